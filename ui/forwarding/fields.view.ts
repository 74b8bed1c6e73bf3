import { beneficiaryFields, type ForwardingField } from '#domain/forwarding/fields.ts';
import type { Wording } from '#ui/wording/wording.ts';

const addressLabels = {
  isCompany: 'address.isCompany',
  companyName: 'address.companyName',
  service: 'address.service',
  civility: 'address.civility',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  floor: 'address.floor',
  building: 'address.building',
  streetName: 'address.streetName',
  additionalStreetName: 'address.additionalStreetName',
  codePostal: 'address.codePostal',
  city: 'address.city',
  country: 'address.country',
  email: 'address.email',
} as const;

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
  const [party, name] = field.split('.') as ['from' | 'to', keyof typeof addressLabels];
  return t(party === 'from' ? 'forwarding.ofFrom' : 'forwarding.ofTo', { field: t(addressLabels[name]) });
}
