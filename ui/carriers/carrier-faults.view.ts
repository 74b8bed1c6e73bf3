import type { CarrierFault, CarrierField } from '#domain/carriers/fields.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { Wording } from '#ui/wording/wording.ts';

const requiredTexts = {
  type: 'carriers.requiredType',
  origin: 'carriers.requiredOrigin',
  originPostalCode: 'carriers.requiredOriginPostalCode',
  destination: 'carriers.requiredDestination',
  postalCode: 'carriers.requiredPostalCode',
  weight: 'carriers.requiredWeight',
} as const satisfies Partial<Record<CarrierField, string>>;

const isRequiredHere = (field: CarrierField): field is keyof typeof requiredTexts =>
  Object.hasOwn(requiredTexts, field);

/** Each names its side: the three stand together in the summary of errors. */
const centimetresTexts = {
  length: 'carriers.wrongLength',
  width: 'carriers.wrongWidth',
  height: 'carriers.wrongHeight',
} as const satisfies Partial<Record<CarrierField, string>>;

const isMeasured = (field: CarrierField): field is keyof typeof centimetresTexts =>
  Object.hasOwn(centimetresTexts, field);

/** What is wrong with a field, and how it is mended. */
export function carrierFaultText(
  { field, fault }: { field: CarrierField; fault: CarrierFault },
  wording: Wording,
): string {
  const { t, money, weight } = wording;
  switch (fault.code) {
    case 'not-offered':
      return t('carriers.notOffered');
    case 'weight':
      return t('carriers.wrongWeight');
    case 'too-heavy':
      return t('carriers.tooHeavyToAsk', { most: weight(fault.most) });
    case 'centimetres':
      return t(isMeasured(field) ? centimetresTexts[field] : 'carriers.notOffered');
    case 'dimension-missing':
      return t('carriers.dimensionMissing');
    case 'amount':
      return t('carriers.wrongAmount');
    case 'too-much-worth':
      return t('carriers.tooMuchWorth', { most: money(fault.most) });
    case 'postal-code-elsewhere':
      return t('carriers.postalCodeElsewhere');
    case 'required':
      return isRequiredHere(field) ? t(requiredTexts[field]) : t('carriers.notOffered');
    default:
      return faultText('codePostal', fault, wording);
  }
}
