import type { ParcelFault, ParcelField } from '#domain/parcels/fields.ts';
import { askedText } from '#ui/address/party/party-check.view.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { formatLabels } from './parcel-summary.view.ts';

interface About {
  field: ParcelField;
  fault: ParcelFault;
}

const notOffered: Partial<Record<string, `parcels.${'way' | 'place' | 'origin' | 'cover' | 'printing'}NotOffered`>> = {
  way: 'parcels.wayNotOffered',
  cover: 'parcels.coverNotOffered',
  printing: 'parcels.printingNotOffered',
  depositPlace: 'parcels.placeNotOffered',
  'article.origin': 'parcels.originNotOffered',
};

/** What is asked of one article is asked of each. */
const withoutNumber = (field: ParcelField): string => field.replace(/^article\.[0-9]+\./, 'article.');

/** What is wrong with a field, and how it is mended; of an address or an article it says which. */
export function parcelFaultText(about: About, wording: Wording): string {
  const { t } = wording;
  const text = plainText(about, wording);
  const [first, number = ''] = about.field.split('.');
  const fault = text.charAt(0).toLowerCase() + text.slice(1);
  if (first === 'sender') return t('parcels.faultOfSender', { fault });
  if (first === 'recipient') return t('parcels.faultOfRecipient', { fault });
  return first === 'article' ? t('parcels.faultOfArticle', { number, fault }) : text;
}

function plainText({ field, fault }: About, wording: Wording): string {
  const { t, longDate, money, weight } = wording;
  if (isPlain(fault)) return t(plainTexts[fault.code]);
  switch (fault.code) {
    case 'not-offered':
      return t(notOffered[withoutNumber(field)] ?? 'parcels.notOffered');
    case 'destination-suspended':
      return fault.until
        ? t('parcels.suspendedUntil', {
            since: longDate(fault.since),
            until: longDate(fault.until),
            explanation: fault.explanation,
          })
        : t('parcels.suspended', { since: longDate(fault.since), explanation: fault.explanation });
    case 'too-heavy':
      return t('parcels.tooHeavy', { most: weight(fault.most) });
    case 'too-heavy-anywhere':
      return t('parcels.tooHeavyAnywhere', { most: weight(fault.most) });
    case 'too-heavy-for-way':
      return t('parcels.tooHeavyForWay', { most: weight(fault.most) });
    case 'too-much-worth':
      return t('parcels.tooMuchWorth', { most: money(fault.most) });
    case 'size':
    case 'too-large':
    case 'larger-format':
    case 'quantity':
      return measureText(fault, wording);
    case 'date-not-offered':
      return t('parcels.noDate');
    case 'date-too-early':
      return t('journey.fault.date-too-early', { earliest: longDate(fault.earliest) });
    case 'required':
      return requiredText(field, wording);
    case 'too-long':
      return t('parcels.tooLong', { count: fault.count });
    case 'address-asked':
      return askedText(fault, wording);
    default:
      return partyFaultText(field, fault, wording);
  }
}

const plainTexts = {
  weight: 'parcels.wrongWeight',
  'postal-code-elsewhere': 'parcels.postalCodeElsewhere',
  'point-not-taking': 'parcels.pointNotTaking',
  'whole-number': 'parcels.wholeNumber',
  amount: 'parcels.wrongAmount',
  'hs-code': 'parcels.wrongHsCode',
  'articles-too-heavy': 'parcels.articlesTooHeavy',
  'place-unknown': 'parcels.placeUnknown',
  'place-without-printer': 'parcels.placeWithoutPrinter',
  'list-outdated': 'parcels.listOutdated',
  'sign-not-printable': 'journey.fault.sign-not-printable',
  eori: 'parcels.wrongEori',
  'same-party': 'parcels.sameParty',
  'cedex-at-point': 'parcels.cedexAtPoint',
} as const;

/** Whose message has no values. */
const isPlain = (fault: ParcelFault): fault is Extract<ParcelFault, { code: keyof typeof plainTexts }> =>
  Object.hasOwn(plainTexts, fault.code);

type Measured = Extract<ParcelFault, { code: 'size' | 'too-large' | 'larger-format' | 'quantity' }>;

function measureText(fault: Measured, { t }: Wording): string {
  switch (fault.code) {
    case 'size':
      return t('parcels.wrongSize');
    case 'too-large':
      return t('parcels.tooLarge', { sum: fault.sum, length: fault.length });
    case 'larger-format':
      return t('parcels.largerFormat', { format: t(formatLabels[fault.format]) });
    case 'quantity':
      return t('parcels.wrongCount', { most: fault.most });
  }
}

const requiredTexts = {
  origin: 'parcels.requiredOrigin',
  destination: 'parcels.requiredDestination',
  postalCode: 'parcels.requiredPostalCode',
  weight: 'parcels.requiredWeight',
  format: 'parcels.requiredFormat',
  way: 'parcels.requiredWay',
  pickupPoint: 'parcels.requiredPoint',
  cover: 'parcels.requiredCover',
  category: 'parcels.requiredCategory',
  explanation: 'parcels.requiredExplanation',
  depositPlace: 'parcels.requiredPlace',
  depositDate: 'parcels.requiredDate',
  hazmat: 'parcels.requiredHazmat',
  length: 'parcels.requiredSize',
  width: 'parcels.requiredSize',
  height: 'parcels.requiredSize',
  eori: 'parcels.requiredEori',
  'article.description': 'parcels.requiredDescription',
  'article.quantity': 'parcels.requiredQuantity',
  'article.weight': 'parcels.requiredArticleWeight',
  'article.value': 'parcels.requiredValue',
  'article.hsCode': 'parcels.requiredHsCode',
  'article.origin': 'parcels.requiredArticleOrigin',
} as const;

const isRequiredHere = (name: string): name is keyof typeof requiredTexts => Object.hasOwn(requiredTexts, name);

function requiredText(field: ParcelField, wording: Wording): string {
  const name = withoutNumber(field);
  return isRequiredHere(name) ? wording.t(requiredTexts[name]) : partyFaultText(field, { code: 'required' }, wording);
}
