import { depositField } from '../journey/deposit.ts';
import { type Answers, broken } from '../journey/journey.ts';
import { printableFault } from '../shared/printable.ts';
import { depositPlacesOf } from './delivery.ts';
import type { ParcelFault, ParcelField } from './fields.ts';
import type { ParcelFaults } from './item.ts';
import type { ParcelOptions } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The last step: the day must be offered at that place, and today's list of dangerous goods acknowledged. */
export function summaryFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const deposit = depositField(options).parse(answers);
  return {
    ...('faults' in deposit ? deposit.faults : {}),
    ...placeFault(answers, options),
    ...broken({ hazmat: listFault(answers, options) }),
    ...referenceFaults(answers),
  };
}

/** It is handed in where its label is printed. */
function placeFault(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const places = depositPlacesOf(answers, options);
  const isIn = ({ place }: { place: string }) => place === answers.depositPlace;
  const isWithoutPrinter = options.depositPlaces.some(isIn) && !places.some(isIn);
  return isWithoutPrinter ? { depositPlace: { code: 'place-without-printer' } } : {};
}

const longestReference = 35;

export const referenceFaults = ({ reference = '' }: ParcelAnswers): ParcelFaults =>
  broken({
    reference:
      reference.trim().length > longestReference
        ? { code: 'too-long', count: longestReference }
        : printableFault(reference),
  });

function listFault({ hazmat }: ParcelAnswers, { listVersion }: ParcelOptions): ParcelFault | undefined {
  if (!hazmat) return { code: 'required' };
  return hazmat === listVersion ? undefined : { code: 'list-outdated' };
}
