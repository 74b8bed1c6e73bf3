import { type Faults, type Journey, journeyOf, longestList } from '../journey/journey.ts';
import { listFaults } from '../letters/recipient-rules.ts';
import {
  fieldOfLine,
  listParts,
  recipientStepFields,
  type StampFault,
  type StampField,
  type StampStep,
  stampFields,
} from './fields.ts';
import { lineFaults, linesIn, quantityOf, type StampAnswers } from './line.ts';
import { cellsOf, hasStartCell, type Support } from './paper.ts';
import { isAddressed, recipientRules, stampRecipientsIn } from './recipients.ts';
import type { StampOptions } from './stamps.ts';

export type StampJourney = Journey<StampStep, StampField, StampFault>;

/** The journey of stamps to print (journeys §5), within today's options: two screens, and one for recipients who are printed. */
export const stampJourney = (options: StampOptions): StampJourney =>
  journeyOf<StampStep, StampField, StampFault>([
    { name: 'configuration', fields: stampFields, check: (answers) => stampFaults(answers, options) },
    {
      name: 'destinataires',
      fields: recipientStepFields,
      longest: Object.fromEntries(listParts.map((part) => [part, longestList])),
      isNeeded: (answers) => isAddressed(answers, options),
      check: (answers) => listFaults(stampRecipientsIn(answers, options), answers, recipientRules(answers, options)),
    },
    { name: 'recapitulatif', fields: [], check: () => ({}) },
  ]);

function stampFaults(answers: StampAnswers, options: StampOptions): Faults<StampField, StampFault> {
  const lines = linesIn(answers, options);
  const faults: Faults<StampField, StampFault> = Object.assign(
    {},
    ...lines.map((line) => lineFaults(answers, line, options)),
  );
  const all = lines.reduce((sum, line) => sum + (quantityOf(answers, line, options) ?? 0), 0);
  const last = fieldOfLine('quantity', lines.at(-1) ?? 1);
  const tooMany: StampFault = { code: 'too-many', most: options.maxQuantity };
  return {
    ...faults,
    ...(all > options.maxQuantity && !faults[last] && !isAddressed(answers, options) ? { [last]: tooMany } : {}),
    ...paperFaults(answers, options),
  };
}

function paperFaults(answers: StampAnswers, options: StampOptions): Faults<StampField, StampFault> {
  const support = supportOf(answers, options);
  if (!support) return { support: { code: answers.support ? 'not-offered' : 'required' } };
  if (answers.addressed === 'yes' && !support.recipient) return { addressed: { code: 'not-offered' } };
  return startCellOf(answers, support) === null ? { startCell: { code: 'start-cell', most: cellsOf(support) } } : {};
}

export const supportOf = ({ support }: StampAnswers, { supports }: StampOptions): Support | undefined =>
  supports.find(({ code }) => code === support);

/** The first where none is chosen, or where nothing is to be chosen; `null` for a cell that the sheet lacks. */
export function startCellOf({ startCell }: StampAnswers, support: Support): number | null {
  if (!startCell || !hasStartCell(support)) return 1;
  return /^[1-9][0-9]{0,2}$/.test(startCell) && Number(startCell) <= cellsOf(support) ? Number(startCell) : null;
}
