/** What a PDF file says and draws, page by page, in millimetres from the upper left corner. */
import { getDocumentProxy } from 'unpdf';
import { type Filled, printedIn } from './printed-places.ts';

export interface PrintedPage {
  size: { width: number; height: number };
  /** Pieces of text; `x`, `y`: where the first letter stands on its line. */
  words: { text: string; x: number; y: number; width: number }[];
  filled: Filled[];
}

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

async function pagesIn(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: perPoint });
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform;
      return [{ text: item.str, x: x * perPoint, y: height - y * perPoint, width: item.width * perPoint }];
    });
    pages.push({ size: { width, height }, words, filled: (await printedIn(page)).filled });
  }
  return pages;
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
