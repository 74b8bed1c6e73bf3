import type { Product as WireProduct } from '#adapters/generated/catalog/types.gen.ts';
import { unbroken } from '#adapters/unbroken.ts';
import type { Product } from '#domain/catalog/catalog.ts';
import { type CharacteristicCode, characteristicCodes } from '#domain/catalog/facts.ts';

/** OCC's `Catalogue/1.0/class.colour, 12`, or the bare code. */
const bareCode = (code: string): string => {
  const [, , classification = code] = code.split('/');
  return classification.split(',')[0]?.split('.').at(-1) ?? code;
};

const isKnown = (code: string): code is CharacteristicCode => characteristicCodes.some((each) => each === code);

export const toCharacteristics = (classifications: WireProduct['classifications'] = []): Product['characteristics'] =>
  classifications.flatMap(({ features }) =>
    features.flatMap(({ code: sent, name, featureUnit, featureValues, documentUrl }) => {
      const code = bareCode(sent);
      return isKnown(code) && featureValues.length > 0
        ? [
            {
              code,
              name: name ?? code,
              value: unbroken(featureValues.map(({ value }) => value).join(', ')),
              unit: featureUnit?.symbol ?? '',
              ...sheetOf(documentUrl),
            },
          ]
        : [];
    }),
  );

/** A page on another site. */
export const sheetOf = (url: string | undefined): { sheet?: string } =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:' ? { sheet: new URL(url).href } : {};

export function toSafety(safety: WireProduct['safety']): Product['safety'] {
  if (!safety?.manufacturer) return null;
  const { manufacturer, responsiblePerson, warnings = [] } = safety;
  return {
    ...toContact({ ...safety, name: manufacturer }),
    warnings,
    responsible: responsiblePerson ? toContact(responsiblePerson) : null,
  };
}

const toContact = ({
  name,
  postalAddress = '',
  electronicAddress = '',
}: Record<'name', string> & Partial<Record<'postalAddress' | 'electronicAddress', string>>) => ({
  name,
  address: postalAddress,
  contact: electronicAddress,
});
