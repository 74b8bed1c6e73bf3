import PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

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

/** Text and shapes in millimetres, on a document whose pages have one size unless another is asked for. */
export class Paper {
  readonly #document: Document;
  readonly #size: Size;

  constructor(size: Size, title: string) {
    this.#size = size;
    this.#document = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      size: [mm(size.width), mm(size.height)],
      info: { Title: title },
    });
  }

  /** A page of the document's size, or of another. */
  page({ width, height }: Size = this.#size): void {
    this.#document.addPage({ size: [mm(width), mm(height)], margin: 0 });
  }

  /** SVG paths of a square of 100 by 100, in this box. */
  drawing(shapes: readonly { path: string; colour: string }[], { x, y, width, height }: Box): void {
    for (const { path, colour } of shapes) {
      this.#document
        .save()
        .translate(mm(x), mm(y))
        .scale(mm(width) / 100, mm(height) / 100);
      this.#document.path(path).fill(colour).restore();
    }
  }

  /** One line, in smaller letters where it would leave its width; cut where they would be too small to read. */
  text(
    words: string,
    {
      x,
      y,
      width,
      size = 9,
      bold = false,
      colour = 'black',
    }: Place & { size?: number; bold?: boolean; colour?: string },
  ): void {
    // The fonts of every PDF reader have no narrow spaces.
    const line = words.replaceAll(/[\u202F\u2009]/g, '\u00A0');
    const document = this.#document
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);
    const fitting = Math.min(size, (0.99 * size * mm(width)) / document.widthOfString(line));
    document.fontSize(Math.max(Math.min(size, smallest), fitting)).text(line, mm(x), mm(y), {
      width: mm(width),
      height: mm(size / POINTS + 1),
      lineBreak: false,
      ellipsis: true,
    });
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.#document.rect(mm(x), mm(y), mm(width), mm(height)).fill(colour);
  }

  /** A PNG stretched to its box, of which only what lies within `clip` is printed. */
  picture(png: Uint8Array, { x, y, width, height }: Box, clip: Box): void {
    this.#document.save();
    this.#document.rect(mm(clip.x), mm(clip.y), mm(clip.width), mm(clip.height)).clip();
    this.#document.image(Buffer.from(png), mm(x), mm(y), { width: mm(width), height: mm(height) }).restore();
  }

  frame({ x, y, width, height }: Box, { isDashed = false } = {}): void {
    this.#document.lineWidth(0.6).strokeColor('black');
    if (isDashed) this.#document.dash(3, { space: 3 });
    this.#document.rect(mm(x), mm(y), mm(width), mm(height)).stroke().undash();
  }

  block({ x, y, width, height }: Box): void {
    this.#document.rect(mm(x), mm(y), mm(width), mm(height)).fill('black');
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
