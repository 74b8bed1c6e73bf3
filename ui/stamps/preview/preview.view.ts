import { printedLines } from '#domain/address/address-lines.ts';
import { stampJourney, supportOf } from '#domain/stamps/journey.ts';
import { goodLinesOf } from '#domain/stamps/line.ts';
import { type Area, cellAreasOf, type PlacedStamp, pagesOf, type Support } from '#domain/stamps/paper.ts';
import { isAddressed, printedRecipients } from '#domain/stamps/recipients.ts';
import type { StampAnswers, StampLine, StampOptions } from '#domain/stamps/stamps.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What is printed of each stamp of a line, from the corner of its cell. Lengths are millimetres. */
export interface StampDesign {
  /** The line, from 0. */
  line: number;
  code: Area;
  /** `logo`: the address of its picture, drawn instead of shapes. */
  visual: Area & { shapes: readonly { path: string; colour: string }[]; logo?: string };
  text: Area & { lines: string[] };
}

export interface PreviewPage {
  title: string;
  width: number;
  height: number;
  /** Every place of the page, used or free. */
  cells: Area[];
  stamps: (Area & { design: number; number: string })[];
  /** Whom it goes to, as it is printed; absent where no recipients are. */
  recipient?: Area & { lines: string[] };
}

/** The pages as they will be printed. */
export interface PreviewView {
  /** « Timbre “Coquelicot”, Lettre verte, 20 g, France métropolitaine » */
  label: string;
  designs: StampDesign[];
  pages: PreviewPage[];
  /** Of the pages that are not drawn. */
  more?: string;
  /** One stamp, as large as it will be. */
  trueSize: { width: number; height: number; text: string; page?: PreviewPage };
}

/** A third page adds nothing that the first two do not show. */
const drawnPages = 2;

/** `null` until a line and what it is printed on are known. */
export function previewView(answers: StampAnswers, options: StampOptions, wording: Wording): PreviewView | null {
  const { values } = stampJourney(options).read(answers);
  const support = supportOf(values, options);
  const lines = goodLinesOf(answers, options);
  if (!support || lines.length === 0) return null;
  const { t, number } = wording;
  const quantities = lines.map(({ quantity }) => quantity);
  const pages = pagesOf(support, values.startCell ?? 1, quantities);
  const total = quantities.reduce((sum, each) => sum + each, 0);
  const hidden = pages.length - drawnPages;
  const printed = isAddressed(answers, options) ? support.recipient : null;
  const recipients = printed ? printedRecipients(answers, options) : [];
  const drawn = pages.slice(0, drawnPages).map((stamps, index): PreviewPage => {
    const lines = recipients[index] ? printedLines(recipients[index]) : null;
    return {
      title: t('stamps.page', { page: index + 1, count: pages.length }),
      ...support.page,
      cells: cellAreasOf(support),
      stamps: stamps.map((stamp) => stampOn(stamp, total)),
      ...(printed && { recipient: { ...printed.page, lines: lines?.kind === 'lines' ? lines.lines : [] } }),
    };
  });
  const [first] = drawn;
  const size = printed ? support.page : support.grid;
  return {
    label: lines.map((line) => labelOf(line, options, wording)).join('. '),
    designs: lines.map((line, index) => ({
      line: index,
      ...designOf(line, printed?.areas ?? support.areas, { options, wording }),
    })),
    pages: drawn,
    ...(hidden > 0 ? { more: t('stamps.morePages', { count: hidden }) } : {}),
    trueSize: {
      width: size.width,
      height: size.height,
      text: t(printed ? 'stamps.pageSize' : 'stamps.stampSize', {
        width: number(size.width),
        height: number(size.height),
      }),
      ...(printed && first && { page: first }),
    },
  };
}

const stampOn = ({ line, number, ...area }: PlacedStamp, total: number): PreviewPage['stamps'][number] => ({
  ...area,
  design: line,
  number: `${number}/${total}`,
});

function factsOf({ visual, letterType, destination, weight }: StampLine, options: StampOptions, wording: Wording) {
  const letter = options.letterTypes.find(({ code }) => code === letterType);
  return {
    visual: options.visuals.find(({ code }) => code === visual),
    letter,
    texts: [
      letter?.name ?? '',
      wording.weight(weight),
      options.destinations.find(({ code }) => code === destination)?.name ?? '',
    ],
    validity: letter?.usableUntil
      ? wording.t('stamps.usableUntil', { date: wording.numericDay(letter.usableUntil) })
      : wording.t('stamps.usableForEver'),
  };
}

function labelOf(line: StampLine, options: StampOptions, wording: Wording): string {
  const { visual, texts } = factsOf(line, options, wording);
  return wording.t('stamps.previewOf', { visual: visual?.name ?? '', stamp: texts.join(', ') });
}

function designOf(
  line: StampLine,
  { code, visual: place, text }: Support['areas'],
  { options, wording }: { options: StampOptions; wording: Wording },
): Omit<StampDesign, 'line'> {
  const { visual, texts, validity } = factsOf(line, options, wording);
  return {
    code,
    visual: {
      ...place,
      shapes: visual?.shapes ?? [],
      ...(visual?.logo && { logo: wording.paths.logoImage({ logoId: visual.logo.id }, { cadre: true }) }),
    },
    text: { ...text, lines: [...texts, validity, wording.t('stamps.useOnce')] },
  };
}
