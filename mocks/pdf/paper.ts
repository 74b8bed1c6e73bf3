import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Lang } from '../shared/lang.ts';

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

/** What a screen reader is told of a line; a table holds rows, and these hold cells. */
export type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD';

const require = createRequire(import.meta.url);
/** Each file embeds the signs of these that it prints. */
const fonts = {
  regular: plainFont(readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'))),
  bold: plainFont(readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'))),
};

/** A font without its rules for ligatures and kerning and the names of its signs, which each document would read anew. */
function plainFont(font: Buffer): Buffer {
  // The directory of a font file (ISO/IEC 14496-22): how many tables it has, then an entry for each, by its name.
  const [tableCount, firstEntry, entryLength, nameLength, tableStart] = [4, 12, 16, 4, 8];
  const plain = Buffer.from(font);
  const entries = Array.from({ length: font.readUInt16BE(tableCount) }, (_, at) => firstEntry + at * entryLength);
  const nameOf = (at: number) => font.toString('latin1', at, at + nameLength);
  const kept = entries.filter((at) => !/GSUB|GPOS|GDEF|kern/.test(nameOf(at)));
  // Of the table `post`, version 3 has no names.
  for (const at of entries.filter((entry) => nameOf(entry) === 'post'))
    plain.writeUInt32BE(0x00030000, font.readUInt32BE(at + tableStart));
  plain.writeUInt16BE(kept.length, tableCount);
  for (const [place, at] of kept.entries()) font.copy(plain, firstEntry + place * entryLength, at, at + entryLength);
  return plain;
}

/** Points in a millimetre. */
const POINTS = 72 / 25.4;
export const mm = (millimetres: number): number => millimetres * POINTS;

export interface Size {
  /** Millimetres. */
  width: number;
  height: number;
}

/** Points of the smallest letters that are read on paper. */
const smallest = 5;

export const A4: Size = { width: 210, height: 297 };

/** A place on a page, in millimetres from its upper left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

type Place = Pick<Box, 'x' | 'y' | 'width'>;

/**
 * Text and shapes in millimetres, on a document whose pages have one size unless another is asked for. The document is
 * tagged (PDF/UA): text in the order in which it is drawn, figures with their words, any other shape as decoration.
 */
export class Paper {
  readonly #document: Document;
  readonly #size: Size;
  /** From the document down to the element that takes what is drawn now. */
  readonly #open: Element[];
  #isInFigure = false;

  constructor(size: Size, title: string, lang: Lang) {
    this.#size = size;
    this.#document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      size: [mm(size.width), mm(size.height)],
      info: { Title: title },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang,
      // Otherwise each document would read Helvetica.
      font: '',
      // Its types know PDF/A alone.
      ...({ subset: 'PDF/UA' } as object),
    });
    this.#document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    const root = this.#document.struct('Document');
    this.#document.addStructure(root);
    this.#open = [root];
  }

  /** A page of the document's size, or of another. */
  page({ width, height }: Size = this.#size): void {
    this.#document.addPage({ size: [mm(width), mm(height)], margin: 0 });
  }

  /** What `draw` draws belongs together: a table, its rows, a cell of several lines. @param lang where it is not the document's. */
  group(tag: 'Table' | 'TR' | 'TD' | 'Sect', draw: () => void, lang?: Lang): void {
    const element = this.#document.struct(tag, lang ? { lang } : {});
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
    draw();
    this.#open.pop();
    element.end();
  }

  /** The shapes that `draw` draws are one picture, which `words` stand for where nobody sees it. */
  figure(words: string, { x, y, width, height }: Box, draw: () => void): void {
    const bbox = [x, y, x + width, y + height].map(mm);
    this.#element('Figure', { alt: words, bbox, placement: 'Block' }, () => {
      this.#isInFigure = true;
      draw();
      this.#isInFigure = false;
    });
  }

  #element(tag: string, options: object, draw: () => void): void {
    const document = this.#document;
    const content = document.markStructureContent(tag);
    draw();
    document.endMarkedContent();
    this.#open.at(-1)?.add(document.struct(tag, options, content));
  }

  /** What no reader needs to be told of. */
  #decoration(draw: (document: Document) => void): void {
    if (this.#isInFigure) return draw(this.#document);
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  /** SVG paths of a square of 100 by 100, in this box. */
  drawing(shapes: readonly { path: string; colour: string }[], { x, y, width, height }: Box): void {
    this.#decoration((document) => {
      for (const { path, colour } of shapes) {
        document
          .save()
          .translate(mm(x), mm(y))
          .scale(mm(width) / 100, mm(height) / 100);
        document.path(path).fill(colour).restore();
      }
    });
  }

  /** One line, in smaller letters where it would leave its width; cut where they would be too small to read. */
  text(
    typed: string,
    {
      x,
      y,
      width,
      size = 9,
      bold = false,
      colour = 'black',
      tag = 'P',
      align = 'left',
    }: Place & { size?: number; bold?: boolean; colour?: string; tag?: Tag; align?: 'left' | 'right' },
  ): void {
    // What is never seen is in no font.
    const words = typed.replaceAll(/\p{DI}/gu, '');
    if (words.trim() === '') return;
    this.#element(tag, tag === 'TH' ? { scope: 'Column' } : {}, () => {
      const document = this.#document
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(colour);
      const fitting = Math.min(size, (0.99 * size * mm(width)) / document.widthOfString(words));
      const smaller = Math.max(Math.min(size, smallest), fitting);
      document.fontSize(smaller);
      const left = align === 'right' ? mm(x + width) - document.widthOfString(words) : mm(x);
      document.text(words, left, mm(y), {
        width: mm(width),
        height: mm(size / POINTS + 1),
        lineBreak: false,
        ellipsis: true,
      });
    });
  }

  /** The lines that `words` take in this width, at this size. */
  lines(words: string, { width, size = 9, bold = false }: { width: number; size?: number; bold?: boolean }): string[] {
    const document = this.#document.font(bold ? 'bold' : 'regular').fontSize(size);
    return words.split(' ').reduce<string[]>((lines, word) => {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = lines.length > 0 && document.widthOfString(longer) <= 0.99 * mm(width);
      return fits ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.#decoration((document) => document.rect(mm(x), mm(y), mm(width), mm(height)).fill(colour));
  }

  /** A PNG stretched to its box, of which only what lies within `clip` is printed. */
  picture(png: Uint8Array, { x, y, width, height }: Box, clip: Box): void {
    // By its address, a picture that is printed often is in the file once.
    const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    this.#decoration((document) => {
      document.save();
      document.rect(mm(clip.x), mm(clip.y), mm(clip.width), mm(clip.height)).clip();
      document.image(image, mm(x), mm(y), { width: mm(width), height: mm(height) }).restore();
    });
  }

  frame({ x, y, width, height }: Box, { isDashed = false } = {}): void {
    this.#decoration((document) => {
      document.lineWidth(0.6).strokeColor('black');
      if (isDashed) document.dash(3, { space: 3 });
      document.rect(mm(x), mm(y), mm(width), mm(height)).stroke().undash();
    });
  }

  block(box: Box): void {
    this.fill(box, 'black');
  }

  /** A file within the file, as it is. */
  attach(bytes: Uint8Array, name: string): void {
    this.#document.file(Buffer.from(bytes), { name, type: 'application/pdf' });
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const document = this.#document;
    const parts: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve());
      document.on('error', reject);
    });
    document.end();
    await ended;
    return new Uint8Array(Buffer.concat(parts));
  }
}
