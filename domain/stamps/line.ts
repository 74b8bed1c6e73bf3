import type { Faults } from '../journey/journey.ts';
import { wholeGrams } from '../shared/weight.ts';
import { wholeNumberOf } from '../shared/whole-number.ts';
import { isAddressed, printedRecipients } from './recipients.ts';
import {
  fieldOfLine,
  type LetterType,
  type LineField,
  lineNumbers,
  lineParts,
  type StampAnswers,
  type StampDestination,
  type StampFault,
  type StampLine,
  type StampLineNumber,
  type StampOptions,
  type Tariff,
  type Visual,
} from './stamps.ts';

/** The lines in use: one at least, and one alone where recipients are printed. */
export function linesIn(answers: StampAnswers, options: StampOptions): readonly StampLineNumber[] {
  const { lines = '1' } = answers;
  const { maxLines } = options;
  if (isAddressed(answers, options)) return lineNumbers.slice(0, 1);
  const count = /^[1-9]$/.test(lines) ? Number(lines) : 1;
  return lineNumbers.slice(0, Math.max(1, Math.min(count, maxLines)));
}

export const weightOf = (answers: StampAnswers, line: StampLineNumber): number | null =>
  wholeGrams(answers[fieldOfLine('weight', line)]);

/** One for each recipient who is printed; one while the list is empty. */
export const quantityOf = (answers: StampAnswers, line: StampLineNumber, options: StampOptions): number | null =>
  isAddressed(answers, options)
    ? Math.max(1, printedRecipients(answers, options).length)
    : wholeNumberOf(answers[fieldOfLine('quantity', line)]);

/** What a line names, as far as it is offered. */
export function chosenIn(
  answers: StampAnswers,
  line: StampLineNumber,
  { visuals, letterTypes, destinations }: StampOptions,
): { visual?: Visual | undefined; letter?: LetterType | undefined; destination?: StampDestination | undefined } {
  const [visual, letter, destination] = (['visual', 'letter', 'destination'] as const).map(
    (part) => answers[fieldOfLine(part, line)],
  );
  return {
    visual: visuals.find(({ code }) => code === visual),
    letter: letterTypes.find(({ code }) => code === letter),
    destination: destinations.find(({ code }) => code === destination),
  };
}

/** The weight steps of that type of letter to there, by the tariff that applies first; none without a tariff. */
export function stepsOf({ tariffs }: StampOptions, letterType: string, zone: string): Tariff['steps'] {
  const own = tariffs.filter((tariff) => tariff.letterType === letterType && tariff.zone === zone);
  const [today] = own.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  return today?.steps ?? [];
}

/** The heaviest letter of that type to there; `null`: no tariff. */
export const heaviestOf = (options: StampOptions, letterType: string, zone: string): number | null =>
  stepsOf(options, letterType, zone).at(-1)?.maxWeight ?? null;

/** Sheets of paper that are within a weight: their envelope weighs about as much as one of them. */
export const sheetsWithin = (maxWeight: number, { sheetWeight }: StampOptions): number =>
  Math.max(1, Math.floor(maxWeight / sheetWeight) - 1);

/** The faults of one line. */
function lineFaults(
  answers: StampAnswers,
  line: StampLineNumber,
  options: StampOptions,
): Faults<LineField, StampFault> {
  const textOf = (part: Parameters<typeof fieldOfLine>[0]) => answers[fieldOfLine(part, line)]?.trim() || undefined;
  const { visual, letter, destination } = chosenIn(answers, line, options);
  const most = letter && destination ? heaviestOf(options, letter.code, destination.zone) : null;
  const [weight, quantity] = [weightOf(answers, line), quantityOf(answers, line, options)];
  return {
    ...faultAt(fieldOfLine('visual', line), visual ? undefined : notOffered(textOf('visual'))),
    ...faultAt(fieldOfLine('letter', line), letterFault({ letter, destination }, options, textOf('letter'))),
    ...faultAt(fieldOfLine('destination', line), destinationFault(destination, textOf('destination'))),
    ...faultAt(
      fieldOfLine('weight', line),
      !textOf('weight')
        ? { code: 'required' }
        : weight === null
          ? { code: 'weight' }
          : heavyFault(weight, { most, options }),
    ),
    ...faultAt(
      fieldOfLine('quantity', line),
      quantity !== null ? undefined : { code: textOf('quantity') ? 'quantity' : 'required' },
    ),
  };
}

/** Without a chosen tariff, only a weight above every tariff is a fault. */
function heavyFault(
  weight: number,
  { most, options }: { most: number | null; options: StampOptions },
): StampFault | undefined {
  if (most !== null) return weight > most ? { code: 'too-heavy', most } : undefined;
  const heaviest = Math.max(0, ...options.tariffs.flatMap(({ steps }) => steps.map(({ maxWeight }) => maxWeight)));
  return weight > heaviest ? { code: 'too-heavy-anywhere', most: heaviest } : undefined;
}

const faultAt = (field: LineField, fault: StampFault | undefined): Faults<LineField, StampFault> =>
  fault ? { [field]: fault } : {};

const notOffered = (typed: string | undefined): StampFault => ({ code: typed ? 'not-offered' : 'required' });

function destinationFault(
  destination: StampDestination | undefined,
  typed: string | undefined,
): StampFault | undefined {
  if (!destination) return notOffered(typed);
  return destination.suspension ? suspensionFault(destination.suspension) : undefined;
}

export const suspensionFault = ({ since, until }: NonNullable<StampDestination['suspension']>): StampFault =>
  until === null ? { code: 'suspended', since } : { code: 'suspended-until', since, until };

function letterFault(
  { letter, destination }: { letter?: LetterType | undefined; destination?: StampDestination | undefined },
  { letterTypes }: StampOptions,
  typed: string | undefined,
): StampFault | undefined {
  if (!letter) return notOffered(typed);
  if (!destination || letter.zones.includes(destination.zone)) return undefined;
  const instead = letterTypes.filter(({ zones }) => zones.includes(destination.zone)).map(({ name }) => name);
  return instead.length > 0 ? { code: 'letter-elsewhere', instead } : { code: 'letter-nowhere' };
}

/** `null` while something of the line is wrong. */
function stampLineOf(answers: StampAnswers, line: StampLineNumber, options: StampOptions): StampLine | null {
  const { visual, letter, destination } = chosenIn(answers, line, options);
  const [weight, quantity] = [weightOf(answers, line), quantityOf(answers, line, options)];
  const isGood = Object.keys(lineFaults(answers, line, options)).length === 0;
  if (!isGood || !visual || !letter || !destination || weight === null || quantity === null) return null;
  return { visual: visual.code, letterType: letter.code, destination: destination.code, weight, quantity };
}

/** The lines that are valid, for a preview of what is typed so far. */
export const goodLinesOf = (answers: StampAnswers, options: StampOptions): StampLine[] =>
  linesIn(answers, options).flatMap((line) => stampLineOf(answers, line, options) ?? []);

/** The faults of all lines: each by itself, and how many stamps they are together. */
export function linesFaults(answers: StampAnswers, options: StampOptions): Faults<LineField, StampFault> {
  const { maxQuantity } = options;
  const lines = linesIn(answers, options);
  const faults: Faults<LineField, StampFault> = Object.assign(
    {},
    ...lines.map((line) => lineFaults(answers, line, options)),
  );
  const all = lines.reduce((sum, line) => sum + (quantityOf(answers, line, options) ?? 0), 0);
  const last = fieldOfLine('quantity', lines.at(-1) ?? 1);
  const isTooMany = all > maxQuantity && !faults[last] && !isAddressed(answers, options);
  return isTooMany ? { ...faults, [last]: { code: 'too-many', most: maxQuantity } } : faults;
}

/** The answers that mean these lines. */
export function stampLineAnswers(lines: readonly StampLine[]): StampAnswers {
  const typed = lineNumbers.flatMap((number, index) => {
    const line = lines[index];
    if (!line) return [];
    const { visual, letterType: letter, destination, weight, quantity } = line;
    const parts = { visual, letter, destination, weight: String(weight), quantity: String(quantity) };
    return lineParts.map((part) => [fieldOfLine(part, number), parts[part]] as const);
  });
  return { lines: String(lines.length), ...pairs(typed) };
}

/** One line more, which begins like the last; nothing where there may be no more. */
export function withLine(answers: StampAnswers, options: StampOptions): StampAnswers {
  const used = linesIn(answers, options);
  const [last = 1, next] = [used.at(-1), lineNumbers[used.length]];
  if (next === undefined || used.length >= options.maxLines) return answers;
  const copied = lineParts.map((part) => [fieldOfLine(part, next), answers[fieldOfLine(part, last)]] as const);
  return { ...answers, lines: String(used.length + 1), ...pairs(copied) };
}

/** Without a line: those after it move up. The last line of all stays. */
export function withoutLine(answers: StampAnswers, removed: number, options: StampOptions): StampAnswers {
  const used = linesIn(answers, options);
  if (used.length < 2 || !used.some((line) => line === removed)) return answers;
  const moved = lineNumbers.flatMap((line, index) => {
    const from = line < removed ? line : lineNumbers[index + 1];
    return lineParts.map(
      (part) => [fieldOfLine(part, line), from ? answers[fieldOfLine(part, from)] : undefined] as const,
    );
  });
  return { ...answers, lines: String(used.length - 1), ...pairs(moved) };
}

const pairs = (entries: readonly (readonly [LineField, string | undefined])[]): StampAnswers =>
  Object.fromEntries(entries.map(([field, answer]) => [field, answer ?? '']));
