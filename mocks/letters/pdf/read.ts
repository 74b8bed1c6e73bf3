import type { components } from '#contracts/generated/letters.ts';
import { ADDRESS_ZONE } from '../layout.ts';
import { MOST_PAGES } from '../options.ts';

type Finding = components['schemas']['LetterFinding'];
type Box = components['schemas']['Box'];

export interface ReadPdf {
  pages: number;
  findings: Finding[];
  blocks: Box[];
  /** Of each page: its size, and its words. */
  sheets: Sheet[];
}

export interface Sheet {
  width: number;
  height: number;
  words: (Box & { text: string })[];
}

const MILLIMETRES = 25.4 / 72;
const A4 = { width: 210, height: 297 };
/** Paper of a scanner is rarely exact. */
const TOLERANCE = 3;
/** The first page may be moved as far as its last line leaves room for. */
const FOOT = 290;

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** What a printer finds in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes.slice()).catch((error: Error) => error);
  if (pdf instanceof Error)
    return broken(pdf.name === 'PasswordException' ? { code: 'ENCRYPTED' } : { code: 'UNREADABLE' });
  const findings: Finding[] = [];
  const hasScript = (await pdf.hasJSActions()) || (await pdf.getOpenAction())?.action !== undefined;
  if (hasScript) findings.push({ code: 'SCRIPTED' });
  if (pdf.numPages > MOST_PAGES) findings.push({ code: 'TOO_MANY_PAGES' });
  const sheets: Sheet[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view.map((each) => each * MILLIMETRES);
    if (Math.abs(right - left - A4.width) > TOLERANCE || Math.abs(top - bottom - A4.height) > TOLERANCE)
      findings.push({ code: 'NOT_A4', page: number });
    const { items } = await page.getTextContent();
    const words = (items as TextItem[]).filter(({ str }) => str?.trim());
    sheets.push({
      width: right - left,
      height: top - bottom,
      words: words.map((item) => ({ ...boxOf(item, top), text: item.str })),
    });
  }
  const blocks = (sheets[0]?.words ?? []).map(({ text: _, ...box }) => box);
  return { pages: pdf.numPages, findings: [...findings, ...inAddressZone(blocks)], blocks, sheets };
}

const broken = (finding: Finding): ReadPdf => ({ pages: 0, findings: [finding], blocks: [], sheets: [] });

const round = (value: number) => Math.round(value * 10) / 10;

function boxOf({ transform, width, height }: TextItem, top: number): Box {
  const [x = 0, y = 0] = transform.slice(4).map((each) => each * MILLIMETRES);
  const tall = height * MILLIMETRES;
  return { x: round(x), y: round(top - y - tall), width: round(width * MILLIMETRES), height: round(tall) };
}

/** What stands where the address is printed, and how far the page must move down to clear it. */
function inAddressZone(blocks: readonly Box[]): Finding[] {
  const { x, y, width, height } = ADDRESS_ZONE;
  const inside = blocks.filter(
    (block) => block.x < x + width && block.x + block.width > x && block.y < y + height && block.y + block.height > y,
  );
  if (inside.length === 0) return [];
  const moveDown = Math.ceil(y + height - Math.min(...inside.map((block) => block.y)));
  const lowest = Math.max(...blocks.map((block) => block.y + block.height));
  return [{ code: 'ADDRESS_ZONE', page: 1, ...(lowest + moveDown <= FOOT && { moveDown }) }];
}
