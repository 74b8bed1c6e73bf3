import type { PartyName } from './party.ts';

/** Of a column or of a word in it: written in French and in English; further ones are read as well. */
export type Names = readonly [fr: string, en: string, ...more: string[]];

/** The columns of people and their addresses, as files of them and the shop’s own forms name these. */
export const partyColumns = {
  companyName: ['Société', 'Company', 'Raison sociale', 'Company name', 'Entreprise'],
  service: ['Service', 'Department'],
  civility: ['Civilité', 'Title'],
  firstName: ['Prénom', 'First name', 'Given name'],
  lastName: ['Nom', 'Last name', 'Surname', 'Nom de famille', 'Family name'],
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
    'Adresse complète',
    'Adresse postale',
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
  codePostal: ['Code postal', 'Postcode', 'CP', 'Postal code', 'Zip', 'Zip code'],
  city: ['Commune', 'Town', 'Ville', 'City', 'Localité'],
  country: ['Pays', 'Country', 'Pays/Région', 'Country/Region', 'Code pays', 'Country code'],
} as const satisfies Record<Exclude<PartyName, 'isCompany'> | 'country', Names>;

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

/** One sign too many, too few or another one. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

/** « County » is no slip of « Country », and no letter goes to its sender or to a mailbox of the web. */
const ownMeaning = /^county$|^(?:exp[ée]diteur|sender|from|facturation|billing)\b|e-?mail|courriel/i;

/** A measure is another one in another unit: its columns have exact names. */
const guessable: ReadonlySet<string> = new Set(Object.values(partyColumns).flat().map(plain));

/** By its title as programs write it, « Ville (bureau) » or « Address 1 - City », or with one slip in a long word. */
function likelyMeaning<Meaning extends string>(
  names: ReadonlyMap<string, Meaning>,
  title: string,
): Meaning | undefined {
  if (ownMeaning.test(title)) return undefined;
  const candidates = [...names].filter(([name]) => guessable.has(name));
  const ways = [title.replace(/ ?\([^()]*\)$/, ''), title.split(' - ').at(-1) ?? ''].map(plain);
  const written = candidates.find(([name]) => ways.includes(name));
  if (written) return written[1];
  const typed = ways[0] ?? '';
  const likely = candidates.filter(([name]) => name.length > 4 && !/\d/.test(name + typed) && differByOne(name, typed));
  const meanings = new Set(likely.map(([, meaning]) => meaning));
  return meanings.size === 1 ? likely[0]?.[1] : undefined;
}

/** What each column holds by its title, as people and programs write it. A guess never stands beside the exact name. */
export function meaningsOf<Meaning extends string>(
  names: ReadonlyMap<string, Meaning>,
  titles: readonly string[],
): (Meaning | undefined)[] {
  const exact = titles.map((title) => names.get(plain(title)));
  return titles.map((title, at) => {
    if (exact[at] !== undefined) return exact[at];
    const likely = likelyMeaning(names, title);
    return likely !== undefined && exact.includes(likely) ? undefined : likely;
  });
}

/** The columns of one street, in the order in which it is written. */
const partsOfStreet = byName({
  number: ['Numéro', 'Number', 'N°', 'Numéro de voie', 'Street number', 'House number'],
  index: ['Indice de répétition', 'Bis, ter', 'Répétition'],
  kind: ['Type de voie', 'Nature de la voie', 'Street type'],
  name: partyColumns.streetName,
});
const written = ['number', 'index', 'kind', 'name'] as const;

/**
 * The places of the columns that make one street: its name, the last of them, and what stands beside it. A number elsewhere
 * in a table is a running one, or a customer's.
 */
export function streetColumns(titles: readonly string[]): number[] {
  const parts = meaningsOf(partsOfStreet, titles);
  const name = parts.indexOf('name');
  const isBeside = (at: number) => parts[at] !== undefined && parts[at] !== 'name';
  if (name < 0) return [];
  let [from, to] = [name, name];
  while (isBeside(from - 1)) from -= 1;
  while (isBeside(to + 1)) to += 1;
  const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return written.flatMap((part) => places.filter((at) => parts[at] === part));
}

/** @param columns as `streetColumns` has them. A name that has its number is the whole street. */
export function streetOf(cells: readonly string[], columns: readonly number[]): string {
  const parts = columns.map((at) => cells[at] ?? '');
  const name = parts.at(-1) ?? '';
  return /^\d/.test(name) ? name : parts.filter(Boolean).join(' ');
}

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
