import { type Answers, faultsOf, type Journey, journeyOf } from '../journey/journey.ts';
import { depositFaults, depositFields } from './deposit.ts';
import type { MailFault, MailField, MailStep } from './fields.ts';
import { itemFaults, itemFields } from './item.ts';
import { partyFaults, placeFields, stepFieldsOfParty } from './parties.ts';
import type { RegisteredMailOptions } from './registered-mail.ts';

export type MailJourney = Journey<MailStep, MailField, MailFault>;

/** The journey of a registered letter (journeys §6), within today's options. */
export const registeredMailJourney = (options: RegisteredMailOptions): MailJourney =>
  journeyOf<MailStep, MailField, MailFault>('registered-mail', [
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
      fields: ['printFormat'],
      check: ({ printFormat }) => formatFault(printFormat, options),
    },
  ]);

function formatFault(printFormat: string | undefined, { printFormats }: RegisteredMailOptions) {
  if (!printFormat) return { printFormat: { code: 'required' } as const };
  const isOffered = printFormats.some(({ code }) => code === printFormat);
  return isOffered ? {} : { printFormat: { code: 'not-offered' } as const };
}

/**
 * Where the first step leads. `printed-by-post`: to the letters that the post prints and sends (journeys §4); this
 * journey's draft is kept.
 */
export type FirstStepOutcome =
  | { kind: 'goes-on' }
  | { kind: 'printed-by-post' }
  | { kind: 'incomplete'; faults: ReturnType<typeof itemFaults> };

export function outcomeOfFirstStep(journey: MailJourney, answers: Answers<MailField>): FirstStepOutcome {
  const faults = faultsOf(journey, answers, 'votre-recommande');
  if (faults.printing?.code === 'printed-by-post') return { kind: 'printed-by-post' };
  return Object.keys(faults).length === 0 ? { kind: 'goes-on' } : { kind: 'incomplete', faults };
}
