/** Where a page of a PDF file is filled, where its pictures lie, and in which colours it is written, in millimetres from its upper left corner. */
import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words in one colour. */
interface Written {
  colour: string;
  text: string;
}

export interface Filled {
  colour: string;
  box: Box;
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = [number, number, number, number, number, number];

/** `clip`: the only part of the picture that is printed; `null`: all of it. */
export interface Pictured {
  box: Box;
  clip: Box | null;
}

export async function printedIn(
  page: PdfPage,
): Promise<{ filled: Filled[]; pictures: Pictured[]; written: Written[] }> {
  const { OPS } = await getResolvedPDFJS();
  const { height } = page.getViewport({ scale: 25.4 / 72 });
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let colour = '';
  let clip: Box | null = null;
  let isClipping = false;
  const kept: [Matrix, Box | null][] = [];
  const filled: Filled[] = [];
  const pictures: Pictured[] = [];
  const written: Written[] = [];
  for (const [index, operation] of fnArray.entries()) {
    const args = argsArray[index];
    if (operation === OPS.save) kept.push([matrix, clip]);
    else if (operation === OPS.restore) [matrix, clip] = kept.pop() ?? [matrix, null];
    else if (operation === OPS.transform) matrix = times(matrix, args);
    else if (operation === OPS.setFillRGBColor) colour = String(args[0]);
    else if (operation === OPS.showText) written.push({ colour, text: textOf(args[0]) });
    else if (operation === OPS.clip || operation === OPS.eoClip) isClipping = true;
    else if (operation === OPS.constructPath) {
      const box = boxIn(matrix, args[2], height);
      if (isClipping) clip = box;
      else if (args[0] === OPS.fill) filled.push({ colour, box });
      isClipping = false;
    } else if (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject)
      pictures.push({ box: boxIn(matrix, [0, 0, 1, 1], height), clip });
  }
  return { filled, pictures, written };
}

/** Its glyphs, between which numbers are their distances. */
const textOf = (glyphs: (number | { unicode: string })[]): string =>
  glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');

function boxIn(matrix: Matrix, corners: ArrayLike<number>, height: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(corners);
  const [a, b] = [at(matrix, left, top), at(matrix, right, bottom)];
  const mm = (points: number) => (points * 25.4) / 72;
  return {
    left: mm(Math.min(a.x, b.x)),
    right: mm(Math.max(a.x, b.x)),
    top: height - mm(Math.max(a.y, b.y)),
    bottom: height - mm(Math.min(a.y, b.y)),
  };
}

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
