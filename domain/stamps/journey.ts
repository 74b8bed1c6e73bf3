import type { Faults } from '../journey/journey.ts';
import { type Journey, journeyOf } from '../journey/journey.ts';
import { fieldOfLine, type StampFault, type StampField, type StampStep, stampFields } from './fields.ts';
import { lineFaults, linesIn, quantityOf, type StampAnswers } from './line.ts';
import { cellsOf, hasStartCell, type Support } from './paper.ts';
import type { StampOptions } from './stamps.ts';

export type StampJourney = Journey<StampStep, StampField, StampFault>;

/** The journey of stamps to print (journeys §5), within today's options: two screens. */
export const stampJourney = (options: StampOptions): StampJourney =>
  journeyOf<StampStep, StampField, StampFault>([
    { name: 'configuration', fields: stampFields, check: (answers) => stampFaults(answers, options) },
    { name: 'recapitulatif', fields: [], check: () => ({}) },
  ]);

function stampFaults(answers: StampAnswers, options: StampOptions): Faults<StampField, StampFault> {
  const lines = linesIn(answers, options);
  const faults: Faults<StampField, StampFault> = Object.assign(
    {},
    ...lines.map((line) => lineFaults(answers, line, options)),
  );
  const all = lines.reduce((sum, line) => sum + (quantityOf(answers, line) ?? 0), 0);
  const last = fieldOfLine('quantity', lines.at(-1) ?? 1);
  const tooMany: StampFault = { code: 'too-many', most: options.maxQuantity };
  return {
    ...faults,
    ...(all > options.maxQuantity && !faults[last] ? { [last]: tooMany } : {}),
    ...paperFaults(answers, options),
  };
}

function paperFaults(answers: StampAnswers, options: StampOptions): Faults<StampField, StampFault> {
  const support = supportOf(answers, options);
  if (!support) return { support: { code: answers.support ? 'not-offered' : 'required' } };
  return startCellOf(answers, support) === null ? { startCell: { code: 'start-cell', most: cellsOf(support) } } : {};
}

export const supportOf = ({ support }: StampAnswers, { supports }: StampOptions): Support | undefined =>
  supports.find(({ code }) => code === support);

/** The first where none is chosen, or where nothing is to be chosen; `null` for a cell that the sheet lacks. */
export function startCellOf({ startCell }: StampAnswers, support: Support): number | null {
  if (!startCell || !hasStartCell(support)) return 1;
  return /^[1-9][0-9]{0,2}$/.test(startCell) && Number(startCell) <= cellsOf(support) ? Number(startCell) : null;
}
