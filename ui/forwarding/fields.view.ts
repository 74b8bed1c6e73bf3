import { beneficiaryFields, type ForwardingField } from '#domain/forwarding/fields.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import type { Wording } from '#ui/wording/wording.ts';

const ownLabels = {
  offer: 'forwarding.offer',
  activation: 'forwarding.activation',
  startDate: 'forwarding.startDate',
  endDate: 'forwarding.endDate',
  authority: 'forwarding.authority',
} as const;

const isOwn = (field: string): field is keyof typeof ownLabels => Object.hasOwn(ownLabels, field);

/** The name of a field; of an address it says which, since there are two. */
export function fieldLabel(field: ForwardingField, { t }: Pick<Wording, 't'>): string {
  if (isOwn(field)) return t(ownLabels[field]);
  const place = beneficiaryFields.findIndex((each) => each === field);
  if (place >= 0) return t('forwarding.beneficiary', { number: place + 1 });
  const [party, name] = field.split('.') as ['from' | 'to', PartyLabel];
  return t(party === 'from' ? 'forwarding.ofFrom' : 'forwarding.ofTo', { field: t(partyLabels[name]) });
}
