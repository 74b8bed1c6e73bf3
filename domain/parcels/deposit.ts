import { depositField } from '../journey/deposit.ts';
import { type Answers, broken } from '../journey/journey.ts';
import { printableFault } from '../shared/printable.ts';
import type { ParcelFault, ParcelField } from './fields.ts';
import type { ParcelFaults } from './item.ts';
import type { ParcelOptions } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The last step: the day must be offered at that place, and today's list of dangerous goods acknowledged. */
export function summaryFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const deposit = depositField(options).parse(answers);
  return {
    ...('faults' in deposit ? deposit.faults : {}),
    ...broken({ hazmat: listFault(answers, options) }),
    ...referenceFaults(answers),
  };
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
