import { stampJourney, supportOf } from '#domain/stamps/journey.ts';
import { chosenIn, linesIn, sheetsWithin, stepsOf, weightOf } from '#domain/stamps/line.ts';
import { cellAreasOf, cellsOf, hasStartCell, type Support } from '#domain/stamps/paper.ts';
import { isAddressed, printedRecipients } from '#domain/stamps/recipients.ts';
import { fieldOfLine, type StampAnswers, type StampLineNumber, type StampOptions } from '#domain/stamps/stamps.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PreviewView, previewView } from '../preview/preview.view.ts';

interface Choice {
  value: string;
  title: string;
  selected: boolean;
}

export interface LineView {
  number: number;
  title: string;
  visuals: (Choice & {
    shapes: readonly { path: string; colour: string }[];
    /** The address of a logo's picture, and until when stamps with it are sold. */
    logo?: { image: string; until: string };
  })[];
  letters: { code: string; name: string }[];
  destinations: DestinationChoice[];
  /** Absent while there is one line. */
  remove?: string;
}

export interface SheetView {
  /** Another sheet begins its choice anew. */
  support: string;
  text: string;
  columns: number;
  /** Millimetres. */
  cell: { width: number; height: number };
  cells: { value: string; label: string; selected: boolean }[];
}

interface WeightView {
  /** The line and the weight, as the address says them. */
  value: string;
  /** « 20 g » */
  label: string;
  /** « 3 feuilles A4, 1,49 € » */
  text: string;
  selected: boolean;
}

export interface ConfigurationView extends JourneyView {
  sheet: SheetView | null;
  preview: PreviewView | null;
  /** How the chosen letter of each line travels. */
  letterHints: string[];
  /** The weights of each line's tariff, up to which a stamp costs the same. */
  weights: WeightView[][];
  favourites: string;
  /** Of professionals: where a logo of the company is sent. */
  logos?: LinkView;
  /** Of a GET form: the page itself. */
  action: string;
  lines: LineView[];
  add: string | null;
  /** The line whose weight was just chosen. */
  picked: number | null;
  /** Whether recipients are printed, and then how many stamps that makes. */
  addressed: { label: string; text: string; checked: boolean };
  perRecipient?: string;
  supports: (Choice & {
    drawing: {
      width: number;
      height: number;
      cells: { x: number; y: number }[];
      cell: Support['grid'];
      /** Its cells are cut out with scissors. */
      isCut: boolean;
    };
  })[];
}

interface ConfigurationStepInput {
  page: { options: StampOptions; answers: StampAnswers };
  view: JourneyView;
  picked?: number | null;
}

export function configurationView(
  { page, view, picked = null }: ConfigurationStepInput,
  wording: Wording,
): ConfigurationView {
  const { options, answers } = page;
  const { t, paths, mode } = wording;
  const lines = linesIn(answers, options);
  const { values } = stampJourney(options).read(answers);
  const support = supportOf(values, options);
  const isPrinted = isAddressed(answers, options);
  return {
    ...view,
    sheet: support && hasStartCell(support) ? sheetView(support, values.startCell ?? 1, wording) : null,
    preview: previewView(answers, options, wording),
    letterHints: lines.map((line) => chosenIn(answers, line, options).letter?.text ?? ''),
    weights: lines.map((line) => weightsOf(line, { page }, wording)),
    favourites: paths.stampFavourites(),
    ...(mode === 'pro' && { logos: { label: t('stamps.toLogos'), href: paths.logoLibrary() } }),
    action: paths.stampsConfiguration(),
    lines: lines.map((line) => lineView(line, { options, values: view.values, alone: lines.length === 1 }, wording)),
    picked,
    add: lines.length < options.maxLines && !isPrinted ? t('stamps.addLine') : null,
    addressed: {
      label: t('stamps.addressed'),
      text: t('stamps.addressedText', { count: options.maxRecipients }),
      checked: answers.addressed === 'yes',
    },
    ...(isPrinted && { perRecipient: t('stamps.perRecipient', { count: printedRecipients(answers, options).length }) }),
    supports: options.supports.map((one) => ({
      value: one.code,
      title: one.name,
      selected: one.code === answers.support,
      drawing: drawingOf(one),
    })),
  };
}

function weightsOf(
  line: StampLineNumber,
  { page: { options, answers } }: Pick<ConfigurationStepInput, 'page'>,
  wording: Wording,
): WeightView[] {
  const { t, weight } = wording;
  const { letter, destination } = chosenIn(answers, line, options);
  const steps = letter && destination ? stepsOf(options, letter.code, destination.zone) : [];
  const grams = weightOf(answers, line);
  const chosen = grams === null ? undefined : steps.find(({ maxWeight }) => grams <= maxWeight);
  return steps.map((step) => {
    const sheets = t('stamps.stepSheets', { count: sheetsWithin(step.maxWeight, options) });
    return {
      value: `${line}-${step.maxWeight}`,
      label: weight(step.maxWeight),
      text: t('stamps.stepPrice', {
        sheets,
        amount: amountBeside(step.price.ttc, step.price, wording),
      }),
      selected: step === chosen,
    };
  });
}

interface Line {
  options: StampOptions;
  values: Record<string, string>;
  /** The only one. */
  alone: boolean;
}

function lineView(
  line: StampLineNumber,
  { options, values, alone }: Line,
  { t, paths, numericDay }: Wording,
): LineView {
  const visual = values[fieldOfLine('visual', line)];
  return {
    number: line,
    title: alone ? t('stamps.lines') : t('stamps.line', { number: line }),
    visuals: options.visuals.map(({ code, name, shapes, logo }) => ({
      value: code,
      title: name,
      shapes,
      ...(logo && {
        logo: {
          image: paths.logoImage({ logoId: logo.id }, { cadre: true }),
          until: t('stamps.logoUntil', { date: numericDay(logo.endDate) }),
        },
      }),
      selected: code === visual,
    })),
    letters: options.letterTypes.map(({ code, name }) => ({ code, name })),
    destinations: destinationChoices(options.destinations, { t }),
    ...(alone ? {} : { remove: t('stamps.removeLine', { line }) }),
  };
}

const drawingOf = (support: Support): ConfigurationView['supports'][number]['drawing'] => ({
  ...support.page,
  cell: support.grid,
  isCut: support.kind === 'paper',
  cells: cellAreasOf(support).map(({ x, y }) => ({ x, y })),
});

const sheetView = (support: Support, startCell: number, { t }: Wording): SheetView => ({
  support: support.code,
  text: t('stamps.startCellText', { count: cellsOf(support) }),
  columns: support.grid.columns,
  cell: { width: support.grid.width, height: support.grid.height },
  cells: Array.from({ length: cellsOf(support) }, (_, place) => ({
    value: String(place + 1),
    label: t('stamps.cell', {
      cell: place + 1,
      row: Math.floor(place / support.grid.columns) + 1,
      column: (place % support.grid.columns) + 1,
    }),
    selected: place + 1 === startCell,
  })),
});
