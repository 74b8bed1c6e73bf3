import data from './streets.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

export type Town = (typeof towns)[number];
/** Communes from Paris to Uvea, as @etalab/decoupage-administratif has them, with rough coordinates. */
export { towns };

export interface Way {
  kind: 'street' | 'locality' | 'municipality';
  name: string;
  postalCode: string;
  town: Town;
  /** The highest number; 0 where houses have none. */
  last: number;
}

/** Street names of most towns; streets of one town, under its first postal code; localities without house numbers. */
const { common, own, places } = data;

const listOf = (lists: Record<string, string[]>, { code }: Town): string[] => lists[code] ?? [];

/** A stable number for a text. */
function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}

function waysOf(town: Town): Way[] {
  const [first = ''] = town.postalCodes;
  const streets = listOf(own, town);
  const shared = common.filter((name) => !streets.includes(name) && hash(town.code + name) % 10 < 6);
  const street = (name: string, postalCode: string): Way => ({
    kind: 'street',
    name,
    postalCode,
    town,
    last: 20 + (hash(name + town.code) % 160),
  });
  return [
    ...streets.map((name) => street(name, first)),
    ...shared.map((name) => street(name, postalCodeOf(town, name))),
    ...listOf(places, town).map((name): Way => ({ kind: 'locality', name, postalCode: first, town, last: 0 })),
    ...town.postalCodes.map(
      (postalCode): Way => ({ kind: 'municipality', name: cityOf(town), postalCode, town, last: 0 }),
    ),
  ];
}

/** Two thirds of a town's streets have its first postal code. */
function postalCodeOf({ code, postalCodes }: Town, name: string): string {
  const number = hash(name + code);
  return postalCodes[number % 3 === 0 ? number % postalCodes.length : 0] ?? '';
}

/** Districts of Paris, Lyon and Marseille print the city's name. */
export const cityOf = ({ name }: Town): string => name.replace(/ \d+er? Arrondissement$/, '');

/** The postal codes of Paris, also of the districts without streets here. */
function codesOfParis(): Way[] {
  const town = towns.find(({ code }) => code === '75101');
  const known = new Set(towns.flatMap(({ postalCodes }) => postalCodes));
  const codes = Array.from({ length: 20 }, (_, place) => String(75_001 + place)).filter((code) => !known.has(code));
  return town ? codes.map((postalCode) => ({ kind: 'municipality', name: 'Paris', postalCode, town, last: 0 })) : [];
}

export const ways: readonly Way[] = [...towns.flatMap(waysOf), ...codesOfParis()];

/** Every third number has a « bis », every twelfth a « ter ». */
export function hasHouse({ last }: Way, { number, suffix }: { number: number; suffix: string }): boolean {
  if (number < 1 || number > last) return false;
  if (suffix === '') return true;
  return (suffix === 'bis' && number % 3 === 0) || (suffix === 'ter' && number % 12 === 0);
}
