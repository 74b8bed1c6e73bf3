import type { components } from '#contracts/generated/session.ts';
import type { Lang } from '../shared/lang.ts';

type Country = components['schemas']['AddressList']['addresses'][number]['country'];

/** Where the shop delivers, France first. */
const ISO_CODES = [
  'FR',
  'MC',
  'GP',
  'MQ',
  'GF',
  'RE',
  'YT',
  'PM',
  'BL',
  'MF',
  'NC',
  'PF',
  'WF',
  'BE',
  'CH',
  'LU',
  'DE',
  'ES',
  'IT',
  'GB',
  'AT',
  'DK',
  'FI',
  'IE',
  'NL',
  'PT',
  'SE',
];

const names: Record<Lang, Intl.DisplayNames> = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

export const countriesIn = (lang: Lang): Country[] => ISO_CODES.map((isocode) => countryOf(isocode, lang));

export const countryOf = (isocode: string, lang: Lang): Country => ({
  isocode,
  name: names[lang].of(isocode) ?? isocode,
});

export const isDeliverable = (isocode: string): boolean => ISO_CODES.includes(isocode);
