import { withoutEmpty } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { addressesFaults, fromAnswers, goodAddresses, toAnswers } from './addresses.ts';
import { beneficiaryFields, type ForwardingFault, type ForwardingField } from './fields.ts';
import type { Forwarding, ForwardingOptions, ForwardingRefusal, PricedForwarding } from './forwarding.ts';
import { beneficiariesOf, forwardingJourney } from './journey.ts';
import { activationOf, asksEnd, datesFaults, type ForwardingAnswers, offerOf } from './needs.ts';

/** The contract as far as it is valid; `null` until an offer is chosen. */
export function pricedForwardingOf(answers: ForwardingAnswers, options: ForwardingOptions): PricedForwarding | null {
  const offer = offerOf(answers, options);
  if (!offer) return null;
  const { from, to } = goodAddresses(answers, options);
  const areGood = Object.keys(addressesFaults(answers, options)).length === 0;
  const beneficiaries = beneficiariesOf(answers);
  return {
    offerCode: offer.code,
    ...datesOf(answers, options),
    ...(areGood && from ? { from, to } : {}),
    ...(beneficiaries.length > 0 ? { beneficiaries } : {}),
  };
}

function datesOf(answers: ForwardingAnswers, options: ForwardingOptions): Partial<Forwarding> {
  const activation = activationOf(answers, options)?.activation;
  const { startDate, endDate } = answers;
  if (!activation || !startDate || Object.keys(datesFaults(answers, options)).length > 0) return {};
  return { activation, startDate, endDate: asksEnd(offerOf(answers, options)) && endDate ? endDate : null };
}

/** The complete contract; `null` while a step is incomplete. */
export function forwardingOf(answers: ForwardingAnswers, options: ForwardingOptions): Forwarding | null {
  const found = pricedForwardingOf(answers, options);
  return found && isComplete(forwardingJourney(options), answers) && isWhole(found) ? found : null;
}

const isWhole = (found: PricedForwarding): found is Forwarding =>
  found.activation !== undefined &&
  found.startDate !== undefined &&
  found.endDate !== undefined &&
  found.from !== undefined &&
  found.to !== undefined &&
  found.beneficiaries !== undefined;

/** The answers for a contract: « Modifier » opens the journey with them. The authority is asked for anew. */
export function answersOf(forwarding: Forwarding): ForwardingAnswers {
  const { offerCode, activation, startDate, endDate, from, to, beneficiaries } = forwarding;
  return withoutEmpty({
    offer: offerCode,
    activation,
    startDate,
    endDate: endDate ?? '',
    ...fromAnswers(from),
    ...toAnswers(to),
    ...Object.fromEntries(beneficiaryFields.map((field, place) => [field, beneficiaries[place] ?? ''])),
  });
}

const fields: Record<Exclude<ForwardingRefusal['kind'], 'other'>, ForwardingField> = {
  'offer-unknown': 'offer',
  'activation-unknown': 'activation',
  'date-too-early': 'startDate',
  'date-too-late': 'startDate',
  'end-not-offered': 'endDate',
  'from-not-eligible': 'from.codePostal',
  'to-not-eligible': 'to.codePostal',
  'from-missing': 'from.streetName',
  'to-missing': 'to.streetName',
  'same-address': 'to.streetName',
  'too-many-beneficiaries': 'beneficiary.a',
};

/** The field of a backend's refusal; `null`: it is shown above the form. */
export const fieldOfRefusal = ({ kind }: ForwardingRefusal): ForwardingField | null =>
  kind === 'other' ? null : fields[kind];

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export function refusalFault(refusal: ForwardingRefusal): ForwardingFault | null {
  switch (refusal.kind) {
    case 'date-too-early':
      return refusal.earliest ? { code: 'too-early', earliest: refusal.earliest } : { code: 'not-offered' };
    case 'date-too-late':
      return refusal.latest ? { code: 'too-late', latest: refusal.latest } : { code: 'not-offered' };
    case 'same-address':
      return { code: 'same-address' };
    case 'from-not-eligible':
    case 'to-not-eligible':
      return { code: 'not-eligible' };
    case 'from-missing':
    case 'to-missing':
      return { code: 'address-missing' };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}
