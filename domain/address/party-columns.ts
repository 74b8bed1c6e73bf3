import type { PartyName } from './party.ts';

/** Of a column or of a word in it: written in French and in English; further ones are read as well. */
export type Names = readonly [fr: string, en: string, ...more: string[]];

/** The columns of people and their addresses, as files of them and the shop’s own forms name these. */
export const partyColumns = {
  companyName: ['Société', 'Company', 'Raison sociale', 'Company name', 'Entreprise'],
  service: ['Service', 'Department'],
  civility: ['Civilité', 'Title'],
  firstName: ['Prénom', 'First name', 'Given name'],
  lastName: ['Nom', 'Last name', 'Surname'],
  streetName: [
    'Adresse',
    'Address',
    'Numéro et rue',
    'Street address',
    'Rue',
    'Voie',
    'Street',
    'Adresse 1',
    'Address 1',
    'Adresse ligne 1',
    'Address line 1',
    'Nom de la voie',
    'Libellé de la voie',
    'Street name',
  ],
  building: [
    'Bâtiment',
    'Building',
    'Bâtiment, résidence',
    'Complément',
    'Complément d’adresse',
    'Adresse 2',
    'Address 2',
    'Adresse ligne 2',
    'Address line 2',
  ],
  floor: ['Étage', 'Floor', 'Étage, appartement, porte', 'Floor, flat or door', 'Appartement'],
  additionalStreetName: [
    'Lieu-dit ou BP',
    'Place or PO box',
    'Lieu-dit ou boîte postale',
    'Place name or PO box',
    'Lieu-dit',
    'BP',
    'PO box',
  ],
  codePostal: ['Code postal', 'Postcode', 'CP', 'Postal code', 'Zip'],
  city: ['Commune', 'Town', 'Ville', 'City'],
  country: ['Pays', 'Country'],
} as const satisfies Record<Exclude<PartyName, 'isCompany'> | 'country', Names>;

/** What stands before the name of a street, in a column of its own. */
export const beforeStreet = {
  streetNumber: ['Numéro', 'Number', 'N°', 'No', 'Num', 'Numéro de voie', 'Street number', 'House number'],
  streetIndex: ['Indice de répétition', 'Indice', 'Bis, ter', 'Bis', 'Répétition', 'Suffix'],
  streetType: ['Type de voie', 'Nature de la voie', 'Street type'],
} as const satisfies Record<string, readonly string[]>;

export const civilities = {
  mrs: ['Madame', 'Ms', 'Mme', 'Mrs', 'Mademoiselle', 'Mlle', 'Miss'],
  mr: ['Monsieur', 'Mr', 'M'],
} as const satisfies Record<string, Names>;

/** Without accents, capitals, spaces and signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The lines of a place. */
export const placeLines = ['floor', 'building', 'streetName', 'additionalStreetName'] as const;

/** No line of an envelope has a comma: « 12, rue du Port » is read without it, as where an address is pasted. */
export const withoutCommas = (line: string): string => line.replaceAll(/ ?, ?/g, ' ');

/** The field of each column name; the names are normalised. */
export const byName = <Meaning extends string>(
  names: Readonly<Record<Meaning, readonly string[]>>,
): ReadonlyMap<string, Meaning> =>
  new Map(
    (Object.keys(names) as Meaning[]).flatMap((meaning) =>
      names[meaning].map((name) => [plain(name), meaning] as const),
    ),
  );

type Lang = 'fr' | 'en';

const regions = {
  fr: new Intl.DisplayNames(['fr'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
};

/** A country's name in that language; a text that is no code is returned unchanged. */
export const placeName = (code: string, lang: Lang): string =>
  /^[A-Z]{2}$/.test(code) ? (regions[lang].of(code) ?? code) : code;

/** « Hong Kong », « UK »: as people write it. */
const shortRegions = [
  new Intl.DisplayNames(['fr'], { type: 'region', style: 'short' }),
  new Intl.DisplayNames(['en'], { type: 'region', style: 'short' }),
];

const shortNames = (code: string): string[] =>
  /^[A-Z]{2}$/.test(code) ? shortRegions.map((names) => names.of(code) ?? code) : [];

interface Named {
  code: string;
  name: string;
}

/** The code of each country by its code and by its names in both languages: a file may come from the other one. */
export function placesOf(places: readonly Named[]): ReadonlyMap<string, string> {
  const codesBy = (name: (place: Named) => string) => places.map((place) => [plain(name(place)), place.code] as const);
  return new Map([
    ...places.flatMap(({ code }) => shortNames(code).map((name) => [plain(name), code] as const)),
    ...codesBy(({ code }) => placeName(code, 'en')),
    ...codesBy(({ code }) => placeName(code, 'fr')),
    ...codesBy(({ name }) => name),
    ...codesBy(({ code }) => code),
    // Whoever writes « France » means the mainland: overseas territories have codes and names of their own.
    ['france', 'FR'],
  ]);
}
