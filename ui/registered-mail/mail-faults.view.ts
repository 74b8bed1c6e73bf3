import type { AddressFault } from '#domain/address/fields/faults.ts';
import { type AddressField, addressFields } from '#domain/address/form-fields.ts';
import type { MailFault, MailField } from '#domain/registered-mail/fields.ts';
import type { MailRefusal } from '#domain/registered-mail/registered-mail.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What is wrong with a field, and how it is mended. */
export function mailFaultText({ field, fault }: { field: MailField; fault: MailFault }, wording: Wording): string {
  const { t, longDate, weight } = wording;
  switch (fault.code) {
    case 'not-offered':
      return t('registered-mail.notOffered');
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
    case 'postal-code-elsewhere':
      return t('registered-mail.postalCodeElsewhere');
    case 'date-not-offered':
      return fault.earliest
        ? t('registered-mail.dateFrom', { date: longDate(fault.earliest) })
        : t('registered-mail.noDate');
    case 'required':
      return requiredText(field, wording);
    default:
      return addressText(field, fault, wording);
  }
}

const chosen: readonly MailField[] = ['printing', 'level', 'depositPlace', 'depositDate', 'printFormat'];

function requiredText(field: MailField, wording: Wording): string {
  if (field === 'destination') return wording.t('registered-mail.requiredDestination');
  if (field === 'weight') return wording.t('registered-mail.requiredWeight');
  if (chosen.includes(field)) return wording.t('registered-mail.requiredChoice');
  return addressText(field, { code: 'required' }, wording);
}

/** A rule of every address, in the words of the address form. */
function addressText(field: MailField, fault: AddressFault, wording: Wording): string {
  const name = field.split('.').at(-1);
  const known: AddressField = addressFields.find((one) => one === name) ?? 'streetName';
  return faultText(known, fault, wording);
}

/** What the backend refuses, in the words of the rule that it is about; « Une erreur est survenue » where it is new to us. */
export function refusalFault(refusal: MailRefusal): MailFault | null {
  switch (refusal.kind) {
    case 'destination-suspended':
      return refusal.since
        ? { code: 'destination-suspended', since: refusal.since, until: refusal.until }
        : { code: 'not-offered' };
    case 'too-heavy':
      return refusal.most === null ? { code: 'weight' } : { code: 'too-heavy', most: refusal.most };
    case 'postal-code-elsewhere':
      return { code: 'postal-code-elsewhere' };
    case 'date-too-early':
      return { code: 'date-not-offered', earliest: refusal.earliest };
    case 'date-not-offered':
      return { code: 'date-not-offered', earliest: null };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}
