import type { LetterField, RecipientField, SenderField } from '#domain/letters/fields.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import type { Wording } from '#ui/wording/wording.ts';

const ownLabels = {
  article: 'letters.levelName',
  source: 'letters.sourceName',
  text: 'letters.textName',
  file: 'letters.fileField',
  document: 'letters.document',
  colour: 'letters.colourName',
  duplex: 'letters.duplex',
  addressPage: 'letters.addressPageName',
  recipients: 'letters.recipients',
  csv: 'letters.csvName',
  pasted: 'letters.pastedName',
  level: 'letters.levelName',
  receipt: 'letters.receipt',
} as const satisfies Record<Exclude<LetterField, SenderField | RecipientField>, string>;

const isOwn = (field: LetterField): field is keyof typeof ownLabels => Object.hasOwn(ownLabels, field);

/** The name of a field; of an address it says whose, since there are two. */
export function fieldLabel(field: LetterField, { t }: Pick<Wording, 't'>): string {
  if (isOwn(field)) return t(ownLabels[field]);
  const [party, name] = field.split('.') as ['sender' | 'recipient', PartyLabel];
  return t(party === 'sender' ? 'letters.ofSender' : 'letters.ofRecipient', { field: t(partyLabels[name]) });
}
