import { depositFaults, depositFields } from '../journey/deposit.ts';
import { type Journey, journeyOf } from '../journey/journey.ts';
import { itemFields, type MailFault, type MailField, type MailStep, summaryFields } from './fields.ts';
import { itemFaults } from './item.ts';
import { partyFaults, placeFields, stepFieldsOfParty } from './parties.ts';
import type { RegisteredMailOptions } from './registered-mail.ts';

export type MailJourney = Journey<MailStep, MailField, MailFault>;

/** The journey of a registered letter (journeys §6), within today's options. */
export const registeredMailJourney = (options: RegisteredMailOptions): MailJourney =>
  journeyOf<MailStep, MailField, MailFault>([
    {
      name: 'votre-recommande',
      fields: itemFields,
      check: (answers) => itemFaults(answers, options),
      invalidates: { destination: placeFields },
    },
    {
      name: 'adresses-depot',
      fields: [...stepFieldsOfParty('sender'), ...stepFieldsOfParty('recipient'), ...depositFields],
      check: (answers) => ({
        ...partyFaults('sender', answers, options),
        ...partyFaults('recipient', answers, options),
        ...depositFaults(answers, options),
      }),
    },
    {
      name: 'recapitulatif',
      fields: summaryFields,
      check: ({ printFormat }) => formatFault(printFormat, options),
    },
  ]);

function formatFault(printFormat: string | undefined, { printFormats }: RegisteredMailOptions) {
  if (!printFormat) return { printFormat: { code: 'required' } as const };
  const isOffered = printFormats.some(({ code }) => code === printFormat);
  return isOffered ? {} : { printFormat: { code: 'not-offered' } as const };
}
