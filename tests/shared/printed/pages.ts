/** What a PDF file says and draws, page by page, in millimetres from the upper left corner. */
import { getDocumentProxy } from 'unpdf';
import { type Filled, printedIn } from './places.ts';

export interface PrintedPage {
  size: { width: number; height: number };
  /** Pieces of text; `x`, `y`: where the first letter stands on its line. */
  words: { text: string; x: number; y: number; width: number }[];
  filled: Filled[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

const perPoint = 25.4 / 72;

export interface PrintedFile {
  title: string;
  lang: string;
  /** A screen reader is told what each part is. */
  isTagged: boolean;
  pages: PrintedPage[];
}

export async function readFile(bytes: Uint8Array): Promise<PrintedFile> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const [{ info }, marks] = [await document.getMetadata(), await document.getMarkInfo()];
  const { Title: title = '', Language: lang = '' } = info as { Title?: string; Language?: string };
  return { title, lang, isTagged: Boolean(marks?.['Marked']), pages: await pagesIn(document) };
}

export const readPages = async (bytes: Uint8Array): Promise<PrintedPage[]> =>
  pagesIn(await getDocumentProxy(bytes, { verbosity: 0 }));

/** The words of each page; for a long file, since what is drawn takes longer to read. */
export async function readTexts(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    texts.push(textIn(await wordsOn(await document.getPage(number))));
  return texts;
}

async function pagesIn(document: PdfDocument): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push({ ...(await wordsOn(page)), filled: (await printedIn(page)).filled });
  }
  return pages;
}

async function wordsOn(page: Awaited<ReturnType<PdfDocument['getPage']>>): Promise<Omit<PrintedPage, 'filled'>> {
  const { width, height } = page.getViewport({ scale: perPoint });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, x: x * perPoint, y: height - y * perPoint, width: item.width * perPoint }];
  });
  return { size: { width, height }, words };
}

/** What stands between two heights and two sides of a page, in its order; any space is one. */
export const textIn = (
  { words }: Pick<PrintedPage, 'words'>,
  { left = 0, top = 0, right = Infinity, bottom = Infinity } = {},
): string =>
  words
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** The lines below a heading, which a second language may follow, in its column: those of the party that it names come first. */
export function linesUnder({ words }: Pick<PrintedPage, 'words'>, heading: string): string[] {
  const head = words.find(({ text }) => text.split(' / ')[0] === heading);
  if (!head) throw new Error(`Nothing is headed « ${heading} ».`);
  return words
    .filter(({ x, y }) => Math.abs(x - head.x) < 0.5 && y > head.y)
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => spaced(text));
}

/** What stands on each line of a page, from left to right: a row of a table with its cells in the order of their heads. */
export const rowsOn = ({ words }: Pick<PrintedPage, 'words'>): string[] =>
  [...Map.groupBy(words, ({ y }) => y.toFixed(1)).values()].map((row) =>
    spaced(
      row
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    ),
  );

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
