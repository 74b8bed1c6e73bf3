import type { MailField, Party, PartyField } from '#domain/registered-mail/fields.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import type { Wording } from '#ui/wording/wording.ts';

const ownLabels = {
  printing: 'registered-mail.printing',
  destination: 'registered-mail.destination',
  weight: 'registered-mail.weight',
  level: 'registered-mail.level',
  receipt: 'registered-mail.receipt',
  'sender.email': 'registered-mail.senderEmail',
  depositPlace: 'registered-mail.depositPlace',
  depositDate: 'registered-mail.depositDate',
  printFormat: 'registered-mail.printFormat',
} as const satisfies Record<Exclude<MailField, PartyField>, string>;

type OwnField = keyof typeof ownLabels;

const isOwn = (field: MailField): field is OwnField => Object.hasOwn(ownLabels, field);

/** The name of a field; of an address it says whose, since there are two. */
export function fieldLabel(field: MailField, { t }: Pick<Wording, 't'>): string {
  if (isOwn(field)) return t(ownLabels[field]);
  const [party, name] = field.split('.') as [Party, PartyLabel];
  return t(party === 'sender' ? 'registered-mail.ofSender' : 'registered-mail.ofRecipient', {
    field: t(partyLabels[name]),
  });
}
