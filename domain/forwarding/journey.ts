import { namesCompany } from '../address/pasted.ts';
import { broken, type Journey, journeyOf } from '../journey/journey.ts';
import { addressesFaults, fromFields, toFields } from './addresses.ts';
import { beneficiaryFields, type ForwardingFault, type ForwardingField, type ForwardingStep } from './fields.ts';
import type { ForwardingOptions } from './forwarding.ts';
import { datesFaults, type ForwardingAnswers, type ForwardingFaults, needsFaults } from './needs.ts';

export type ForwardingJourney = Journey<ForwardingStep, ForwardingField, ForwardingFault>;

/** The journey of a forwarding contract (journeys §3), within today's options. */
export const forwardingJourney = (options: ForwardingOptions): ForwardingJourney =>
  journeyOf<ForwardingStep, ForwardingField, ForwardingFault>([
    {
      name: 'besoins',
      fields: ['offer'],
      check: (answers) => needsFaults(answers, options),
      invalidates: { offer: ['endDate'] },
    },
    {
      name: 'dates',
      fields: ['activation', 'startDate', 'endDate'],
      check: (answers) => datesFaults(answers, options),
    },
    {
      name: 'adresses',
      fields: [...fromFields, ...toFields],
      check: (answers) => addressesFaults(answers, options),
    },
    {
      name: 'beneficiaires',
      fields: beneficiaryFields,
      check: (answers) => beneficiariesFaults(answers, options),
    },
    {
      name: 'recapitulatif',
      fields: ['authority'],
      check: ({ authority }) => (authority === 'yes' ? {} : { authority: { code: 'required' } }),
    },
  ]);

/** The household, by the names on its mail: couples with two surnames pay once (journeys §3). */
export const beneficiariesOf = (answers: ForwardingAnswers): string[] => [
  ...new Set(beneficiaryFields.flatMap((field) => answers[field]?.trim() || [])),
];

function beneficiariesFaults(answers: ForwardingAnswers, { maxBeneficiaries }: ForwardingOptions): ForwardingFaults {
  if (beneficiariesOf(answers).length === 0) return { 'beneficiary.a': { code: 'required' } };
  const isHousehold = answers['from.isCompany'] !== 'yes';
  return broken(
    Object.fromEntries(
      beneficiaryFields.map((field, place) => [
        field,
        nameFault(answers[field]?.trim(), { isHousehold, isOffered: place < maxBeneficiaries }),
      ]),
    ),
  );
}

function nameFault(
  name: string | undefined,
  { isHousehold, isOffered }: { isHousehold: boolean; isOffered: boolean },
): ForwardingFault | undefined {
  if (!name) return undefined;
  if (!isOffered) return { code: 'not-offered' };
  if (isHousehold && namesCompany(name)) return { code: 'company' };
  return /^[\p{L}\p{N}][\p{L}\p{N}'’.&/ -]{1,37}$/u.test(name) ? undefined : { code: 'name' };
}
