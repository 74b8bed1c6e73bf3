import { withoutEmpty } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { answerOfRecipients, typedFrom } from '../letters/recipients.ts';
import { fieldOfLine, type LineField, lineNumbers, lineParts, type StampFault, type StampField } from './fields.ts';
import { stampJourney, startCellOf, supportOf } from './journey.ts';
import { linesIn, type StampAnswers, stampLineOf } from './line.ts';
import { inParts, printedRecipients } from './recipients.ts';
import type { PricedStamps, StampLine, StampOptions, StampRefusal, StampSet } from './stamps.ts';

/** The lines that are valid, for a preview of what is typed so far. */
export const goodLinesOf = (answers: StampAnswers, options: StampOptions): StampLine[] =>
  linesIn(answers, options).flatMap((line) => stampLineOf(answers, line, options) ?? []);

/** The stamps as far as they are valid, with those whom they are for, who raise how many there may be; `null` until all their lines are. */
export function pricedStampsOf(answers: StampAnswers, options: StampOptions): PricedStamps | null {
  const lines = goodLinesOf(answers, options);
  if (lines.length < linesIn(answers, options).length) return null;
  const support = supportOf(answers, options);
  const startCell = support ? startCellOf(answers, support) : null;
  const recipients = printedRecipients(answers, options);
  return {
    lines,
    ...(support && startCell !== null ? { support: support.code, startCell } : {}),
    ...(recipients.length > 0 && { recipients }),
  };
}

/** The complete set; `null` while something is missing. */
export function stampSetOf(answers: StampAnswers, options: StampOptions): StampSet | null {
  const { lines, support, startCell, recipients = [] } = pricedStampsOf(answers, options) ?? {};
  const isWhole = lines && support !== undefined && startCell !== undefined;
  return isWhole && isComplete(stampJourney(options), answers) ? { lines, support, startCell, recipients } : null;
}

/** The answers for a set: « Modifier » opens the journey with them. */
export function answersOf({ lines, support, startCell, recipients }: StampSet): StampAnswers {
  const answers: Partial<Record<StampField, string>> = {
    lines: String(lines.length),
    support,
    startCell: String(startCell),
  };
  for (const [index, line] of lines.slice(0, lineNumbers.length).entries()) {
    const number = lineNumbers[index] ?? 1;
    answers[fieldOfLine('visual', number)] = line.visual;
    answers[fieldOfLine('letter', number)] = line.letterType;
    answers[fieldOfLine('destination', number)] = line.destination;
    answers[fieldOfLine('weight', number)] = String(line.weight);
    answers[fieldOfLine('quantity', number)] = String(line.quantity);
  }
  if (recipients.length === 0) return answers;
  const list = recipients.map((address) => ({ typed: typedFrom(address), refusal: null }));
  return { ...answers, addressed: 'yes', ...withoutEmpty(inParts({ recipients: answerOfRecipients(list) })) };
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

const partOf = {
  'visual-unknown': 'visual',
  'letter-unknown': 'letter',
  'letter-elsewhere': 'letter',
  'destination-unknown': 'destination',
  'destination-suspended': 'destination',
  'too-heavy': 'weight',
} as const;

/** The field of a backend's refusal; `null`: it is shown above the form. */
export function fieldOfRefusal(refusal: StampRefusal): StampField | null {
  switch (refusal.kind) {
    case 'other':
      return null;
    case 'support-unknown':
      return 'support';
    case 'start-cell-unknown':
      return 'startCell';
    case 'too-many':
    case 'too-many-lines':
      return 'quantity1';
    case 'too-many-recipients':
    case 'recipient-elsewhere':
    case 'recipients-not-printed':
    case 'sign-not-printable':
      return 'recipients';
    default: {
      const line = lineNumbers[refusal.line];
      return line === undefined ? null : fieldOfLine(partOf[refusal.kind], line);
    }
  }
}

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export function refusalFault(refusal: StampRefusal): StampFault | null {
  switch (refusal.kind) {
    case 'destination-suspended':
      return refusal.since
        ? { code: 'destination-suspended', since: refusal.since, until: refusal.until }
        : { code: 'not-offered' };
    case 'letter-elsewhere':
      return { code: 'letter-elsewhere', instead: [] };
    case 'too-heavy':
      return refusal.most === null ? { code: 'weight' } : { code: 'too-heavy', most: refusal.most };
    case 'too-many':
      return refusal.most === null ? { code: 'quantity' } : { code: 'too-many', most: refusal.most };
    case 'too-many-lines':
      return { code: 'too-many-lines', most: refusal.most };
    case 'too-many-recipients':
      return refusal.most === null ? { code: 'not-offered' } : { code: 'too-many-recipients', most: refusal.most };
    case 'recipient-elsewhere':
    case 'sign-not-printable':
      return { code: refusal.kind };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}
