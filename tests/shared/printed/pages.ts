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
