import type { MailFault, MailField } from '#domain/registered-mail/fields.ts';
import { askedText } from '#ui/address/party/party-check.view.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  field: MailField;
  fault: MailFault;
}

const notOffered: Partial<Record<MailField, `registered-mail.${'level' | 'receipt' | 'place'}NotOffered`>> = {
  level: 'registered-mail.levelNotOffered',
  receipt: 'registered-mail.receiptNotOffered',
  depositPlace: 'registered-mail.placeNotOffered',
};

/** What is wrong with a field, and how it is mended; of an address it says whose, since there are two. */
export function mailFaultText(about: About, wording: Wording): string {
  const { t } = wording;
  const text = plainText(about, wording);
  const [party, name] = about.field.split('.');
  if (!name) return text;
  const asClause = text.charAt(0).toLowerCase() + text.slice(1);
  return t(party === 'sender' ? 'registered-mail.faultOfSender' : 'registered-mail.faultOfRecipient', {
    fault: asClause,
  });
}

function plainText({ field, fault }: About, wording: Wording): string {
  const { t, longDate, weight } = wording;
  switch (fault.code) {
    case 'not-offered':
      return t(notOffered[field] ?? 'registered-mail.notOffered');
    case 'printed-by-post':
      return t('registered-mail.printedByPost');
    case 'destination-suspended':
      return fault.until
        ? t('registered-mail.suspendedUntil', { since: longDate(fault.since), until: longDate(fault.until) })
        : t('registered-mail.suspended', { since: longDate(fault.since) });
    case 'weight':
      return t('registered-mail.wrongWeight');
    case 'too-heavy':
      return t('registered-mail.tooHeavy', { most: weight(fault.most) });
    case 'too-heavy-anywhere':
      return t('registered-mail.tooHeavyAnywhere', { most: weight(fault.most) });
    case 'postal-code-elsewhere':
      return t('registered-mail.postalCodeElsewhere');
    case 'sign-not-printable':
      return t('journey.signNotPrintable');
    case 'place-unknown':
      return t('registered-mail.placeUnknown');
    case 'date-not-offered':
      return fault.earliest ? t('journey.dateFrom', { date: longDate(fault.earliest) }) : t('registered-mail.noDate');
    case 'address-asked':
      return askedText(fault, wording);
    case 'required':
      return requiredText(field, wording);
    default:
      return partyFaultText(field, fault, wording);
  }
}

const requiredTexts = {
  printing: 'registered-mail.requiredPrinting',
  destination: 'registered-mail.requiredDestination',
  weight: 'registered-mail.requiredWeight',
  level: 'registered-mail.requiredLevel',
  depositPlace: 'registered-mail.requiredPlace',
  depositDate: 'registered-mail.requiredDate',
  printFormat: 'registered-mail.requiredFormat',
} as const satisfies Partial<Record<MailField, string>>;

const isRequiredHere = (field: MailField): field is keyof typeof requiredTexts => Object.hasOwn(requiredTexts, field);

const requiredText = (field: MailField, wording: Wording): string =>
  isRequiredHere(field) ? wording.t(requiredTexts[field]) : partyFaultText(field, { code: 'required' }, wording);
