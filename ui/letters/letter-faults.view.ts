import type { AddressFault } from '#domain/address/fields/faults.ts';
import type { LetterFault, LetterField } from '#domain/letters/fields.ts';
import type { RecipientRefusal } from '#domain/letters/letters.ts';
import type { TableFault } from '#domain/shared/table.ts';
import { askedText } from '#ui/address/party/party-check.view.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  field: LetterField;
  fault: LetterFault;
}

/** What is wrong with a field, and how it is mended; of an address it says whose, since there are two. */
export function letterFaultText(about: About, wording: Wording): string {
  const text = plainText(about, wording);
  const [party, name] = about.field.split('.');
  if (!name) return text;
  const fault = text.charAt(0).toLowerCase() + text.slice(1);
  return wording.t(party === 'sender' ? 'letters.faultOfSender' : 'letters.faultOfRecipient', { fault });
}

const plainTexts = {
  'not-offered': 'letters.notOffered',
  'file-type': 'letters.fileType',
  'file-empty': 'letters.fileEmpty',
  'file-too-large': 'letters.fileTooLarge',
  'document-gone': 'letters.documentGone',
  scanning: 'letters.scanningFault',
  infected: 'letters.infected',
  unscanned: 'letters.unscanned',
  encrypted: 'letters.encrypted',
  scripted: 'letters.scripted',
  'too-many-pages': 'letters.tooManyPages',
  unreadable: 'letters.unreadable',
  'no-recipient': 'letters.noRecipient',
  'not-listed': 'letters.notListed',
  'csv-columns': 'letters.csvColumns',
  'csv-empty': 'letters.csvEmpty',
} as const;

const notPrintable = { text: 'letters.signNotPrintable', recipients: 'letters.recipientNotPrintable' } as const;

const isPlain = (code: string): code is keyof typeof plainTexts => Object.hasOwn(plainTexts, code);

const isOfTable = (fault: LetterFault): fault is TableFault => fault.code.startsWith('table-');

function plainText({ field, fault }: About, wording: Wording): string {
  const { t, number } = wording;
  if (field === 'receipt' && fault.code === 'not-offered') return t('letters.receiptNotOffered');
  if (fault.code === 'sign-not-printable')
    return t(notPrintable[field as keyof typeof notPrintable] ?? 'journey.fault.sign-not-printable');
  if (isPlain(fault.code)) return t(plainTexts[fault.code]);
  if (isOfTable(fault)) return tableFaultText(fault, wording);
  switch (fault.code) {
    case 'text-too-long':
      return t('letters.textTooLong', { count: number(fault.count), most: number(fault.most) });
    case 'characters':
      return field === 'text'
        ? t('letters.signsNotPrintable', { count: fault.signs.length, signs: fault.signs.join(' ') })
        : partyFaultText(field, fault, wording);
    case 'not-a4':
      return fault.page === null ? t('letters.notA4') : t('letters.notA4Page', { page: fault.page });
    case 'address-zone':
      return fault.down === null ? t('letters.inAddressZone') : t('letters.inAddressZoneBy', { count: fault.down });
    case 'too-many-sheets':
      return fault.most === null ? t('letters.notOffered') : t('letters.tooManySheets', { count: fault.most });
    case 'too-many-recipients':
      return fault.seen === undefined
        ? t('letters.tooManyRecipients', { count: fault.most })
        : t('letters.tooManyRecipientsSeen', { count: fault.most, seen: fault.seen });
    case 'address-asked':
      return askedText(fault, wording);
    case 'required':
      return requiredText(field, wording);
    default:
      return partyFaultText(field, fault as AddressFault, wording);
  }
}

const requiredTexts = {
  source: 'letters.requiredSource',
  text: 'letters.requiredText',
  file: 'letters.requiredFile',
  colour: 'letters.requiredColour',
  addressPage: 'letters.requiredAddressPage',
  level: 'letters.requiredLevel',
  csv: 'letters.requiredCsv',
} as const satisfies Partial<Record<LetterField, string>>;

const isRequiredHere = (field: LetterField): field is keyof typeof requiredTexts => Object.hasOwn(requiredTexts, field);

const requiredText = (field: LetterField, wording: Wording): string =>
  isRequiredHere(field) ? wording.t(requiredTexts[field]) : partyFaultText(field, { code: 'required' }, wording);

export const recipientRefusalText = (refusal: NonNullable<RecipientRefusal>, { t }: Pick<Wording, 't'>): string =>
  t(refusal === 'country-not-served' ? 'letters.countryNotServed' : 'letters.notServed');
