import type { RecipientFault, RecipientListField } from '#domain/letters/recipient-fields.ts';
import { type LinePart, recipientStepFields, type StampFault, type StampField } from '#domain/stamps/fields.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  field: StampField;
  fault: StampFault;
}

const labels = {
  lines: 'stamps.lines',
  visual: 'stamps.visualName',
  letter: 'stamps.letterName',
  destination: 'stamps.destinationName',
  weight: 'stamps.weightName',
  quantity: 'stamps.quantityName',
  support: 'stamps.supportName',
  startCell: 'stamps.startCellName',
  addressed: 'stamps.addressedName',
} as const;

type Asked = keyof typeof labels;

const ofRecipients: ReadonlySet<string> = new Set(recipientStepFields);

const isOfRecipients = (field: StampField): field is RecipientListField => ofRecipients.has(field);

/** `weight2` is the weight of the second line. */
function askedIn(field: StampField): { asked: Asked; line: string | null } {
  const [, part, line] = /^([a-z]+)([0-9])$/.exec(field) ?? [];
  return part && line ? { asked: part as LinePart, line } : { asked: field as Asked, line: null };
}

/** The name of a field; of a line it says which. */
export function fieldLabel(field: StampField, wording: Wording): string {
  const { t } = wording;
  if (isOfRecipients(field)) return letters.fieldLabel(field.startsWith('recipients') ? 'recipients' : field, wording);
  const { asked, line } = askedIn(field);
  return line === null ? t(labels[asked]) : t('stamps.ofLine', { field: t(labels[asked]), line });
}

/** What is wrong with a field, and how it is mended; of a line it says which. */
export function stampFaultText({ field, fault }: About, wording: Wording): string {
  if (isOfRecipients(field)) return recipientText(field, fault, wording);
  const { asked, line } = askedIn(field);
  const text = plainText(asked, fault, wording);
  if (line === null) return text;
  return wording.t('stamps.faultOfLine', { line, fault: text.charAt(0).toLowerCase() + text.slice(1) });
}

const recipientTexts = {
  'no-recipient': 'stamps.noRecipient',
  'recipient-elsewhere': 'stamps.recipientElsewhere',
  'not-offered': 'stamps.recipientsNotPrinted',
} as const;

const isOfStamps = (code: string): code is keyof typeof recipientTexts => Object.hasOwn(recipientTexts, code);

/** As at every list of recipients, but for what concerns their stamps. */
const recipientText = (field: RecipientListField, fault: StampFault, wording: Wording): string =>
  isOfStamps(fault.code)
    ? wording.t(recipientTexts[fault.code])
    : letters.faultText({ field, fault: fault as RecipientFault }, wording);

const requiredTexts = {
  lines: 'stamps.notOffered',
  visual: 'stamps.requiredVisual',
  letter: 'stamps.requiredLetter',
  destination: 'stamps.requiredDestination',
  weight: 'stamps.requiredWeight',
  quantity: 'stamps.requiredQuantity',
  support: 'stamps.requiredSupport',
  startCell: 'stamps.notOffered',
  addressed: 'stamps.notOffered',
} as const satisfies Record<Asked, string>;

const notOffered = { visual: 'stamps.visualNotOffered', addressed: 'stamps.recipientsNotPrinted' } as const;

function plainText(asked: Asked, fault: StampFault, { t, longDate, weight }: Wording): string {
  switch (fault.code) {
    case 'required':
      return t(requiredTexts[asked]);
    case 'not-offered':
      return t(notOffered[asked as keyof typeof notOffered] ?? 'stamps.notOffered');
    case 'destination-suspended':
      return fault.until
        ? t('stamps.suspendedUntil', { since: longDate(fault.since), until: longDate(fault.until) })
        : t('stamps.suspended', { since: longDate(fault.since) });
    case 'letter-elsewhere':
      return fault.instead.length > 0
        ? t('stamps.letterElsewhere', { instead: fault.instead.join(', ') })
        : t('stamps.letterNowhere');
    case 'weight':
      return t('stamps.wrongWeight');
    case 'too-heavy':
      return t('stamps.tooHeavy', { most: weight(fault.most) });
    case 'too-heavy-anywhere':
      return t('stamps.tooHeavyAnywhere', { most: weight(fault.most) });
    case 'quantity':
      return t('stamps.wrongQuantity');
    case 'too-many':
      return t('stamps.tooMany', { most: fault.most });
    case 'too-many-lines':
      return fault.most === null ? t('stamps.oneLineTooMany') : t('stamps.tooManyLines', { most: fault.most });
    case 'start-cell':
      return t('stamps.wrongCell', { most: fault.most });
    default:
      return t('stamps.notOffered');
  }
}
