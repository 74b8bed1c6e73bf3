import type { Address } from '../address/address.ts';
import {
  type FieldGroup,
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredCode,
  printTick,
} from '../journey/fields.ts';
import { withoutEmpty } from '../journey/journey.ts';
import { goodLinesOf, linesFaults, linesIn, stampLineAnswers } from './line.ts';
import { cellsOf, hasStartCell, type Support } from './paper.ts';
import { isAddressed, printedRecipients, recipientsField, stampRecipientAnswers } from './recipients.ts';
import {
  lineFields,
  type PricedStamps,
  type StampAnswers,
  type StampFault,
  type StampField,
  type StampOptions,
  type StampSet,
} from './stamps.ts';

export type StampStep = 'configuration' | 'recipients' | 'summary';

/** `recipients` is absent where none are printed. */
interface StampValues extends Omit<StampSet, 'recipients'> {
  addressed: boolean;
  recipients?: readonly Address[];
}
type StampFields = Fields<StampValues, StampFault, 'lines' | 'recipients'>;
export type StampJourney = FieldJourney<StampStep, StampField, StampFault, StampValues>;

/** The journey of stamps to print (journeys §5), within today's options: two screens, and one for recipients who are printed. */
export const stampJourney = (options: StampOptions): StampJourney =>
  journeyOfFields<StampStep, StampField, StampFault, StampValues>(
    {
      configuration: { lines: linesField(options), ...paperFields(options) },
      recipients: { recipients: recipientsField(options) },
      summary: {},
    },
    { recipients: (answers) => isAddressed(answers, options) },
  );

const linesField = (options: StampOptions): FieldGroup<StampSet['lines'], StampFault, StampValues> => ({
  inputs: lineFields,
  parse(answers) {
    const faults = linesFaults(answers, options);
    return Object.keys(faults).length > 0 ? { faults } : { value: goodLinesOf(answers, options) };
  },
  print: stampLineAnswers,
});

/** What the stamps are printed on, and from which of its cells. */
const paperFields = ({ supports }: StampOptions): Pick<StampFields, 'support' | 'addressed' | 'startCell'> => ({
  support: {
    parse: (text) => offeredCode(text, supports),
  },
  addressed: {
    isOptional: true,
    parse(text, { values }) {
      const hasNoRoom = supportOf(values, { supports })?.recipient === null;
      return isTicked(text) && hasNoRoom ? { fault: { code: 'recipients-not-printed' } } : { value: isTicked(text) };
    },
    print: printTick,
  },
  startCell: {
    isOptional: true,
    parse(text, { values }) {
      const support = supportOf(values, { supports });
      if (!text || !support || !hasStartCell(support)) return { value: 1 };
      const isCell = /^[1-9][0-9]{0,2}$/.test(text) && Number(text) <= cellsOf(support);
      return isCell ? { value: Number(text) } : { fault: { code: 'start-cell', most: cellsOf(support) } };
    },
  },
});

export const supportOf = (
  { support }: Readonly<{ support?: string }>,
  { supports }: Pick<StampOptions, 'supports'>,
): Support | undefined => supports.find(({ code }) => code === support);

/** The stamps as far as they are valid, with those whom they are for, who raise how many there may be; `null` until all their lines are. */
export function pricedStampsOf(answers: StampAnswers, options: StampOptions): PricedStamps | null {
  const lines = goodLinesOf(answers, options);
  if (lines.length < linesIn(answers, options).length) return null;
  const { support, startCell } = stampJourney(options).read(answers).values;
  const recipients = printedRecipients(answers, options);
  return {
    lines,
    ...(support !== undefined && startCell !== undefined ? { support, startCell } : {}),
    ...(recipients.length > 0 && { recipients }),
  };
}

/** The complete set; `null` while something is missing. */
export function stampSetOf(answers: StampAnswers, options: StampOptions): StampSet | null {
  const values = stampJourney(options).valuesOf(answers);
  if (!values) return null;
  const { lines, support, startCell, recipients = [] } = values;
  return { lines, support, startCell, recipients };
}

/** The answers for a set: « Modifier » opens the journey with them, also where something of it is offered no longer. */
export const answersOf = ({ lines, support, startCell, recipients }: StampSet): StampAnswers =>
  withoutEmpty<StampField>({
    ...stampLineAnswers(lines),
    support,
    startCell: String(startCell),
    ...(recipients.length > 0 && { addressed: 'yes', ...stampRecipientAnswers(recipients) }),
  });
