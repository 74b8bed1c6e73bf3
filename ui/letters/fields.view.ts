import type { LetterField, RecipientField, SenderField } from '#domain/letters/fields.ts';
import type { Wording } from '#ui/wording/wording.ts';

const partyLabels = {
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
  email: 'letters.email',
} as const;

const ownLabels = {
  source: 'letters.sourceName',
  text: 'letters.textName',
  file: 'letters.fileField',
  document: 'letters.document',
  colour: 'letters.colourName',
  duplex: 'letters.duplex',
  addressPage: 'letters.addressPageName',
  recipients: 'letters.recipients',
  csv: 'letters.csvName',
  level: 'letters.levelName',
  receipt: 'letters.receipt',
} as const satisfies Record<Exclude<LetterField, SenderField | RecipientField>, string>;

const isOwn = (field: LetterField): field is keyof typeof ownLabels => Object.hasOwn(ownLabels, field);

/** The name of a field; of an address it says whose, since there are two. */
export function fieldLabel(field: LetterField, { t }: Pick<Wording, 't'>): string {
  if (isOwn(field)) return t(ownLabels[field]);
  const [party, name] = field.split('.') as ['sender' | 'recipient', keyof typeof partyLabels];
  return t(party === 'sender' ? 'letters.ofSender' : 'letters.ofRecipient', { field: t(partyLabels[name]) });
}
