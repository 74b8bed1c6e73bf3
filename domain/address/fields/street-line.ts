import { lineMax } from './lines.ts';
import { longestRead } from './normalise.ts';
import { plain, removeAccents } from './printed.ts';

/** The name of a street is abbreviated only beyond this, its number aside (postal-domain 1.1). */
const streetMax = 32;

const types: readonly [string, string][] = [
  ['ALLEE', 'ALL'],
  ['ALLEES', 'ALL'],
  ['AVENUE', 'AV'],
  ['BOULEVARD', 'BD'],
  ['CHEMIN', 'CHE'],
  ['CORNICHE', 'COR'],
  ['COURS', 'CRS'],
  ['DOMAINE', 'DOM'],
  ['ESPLANADE', 'ESP'],
  ['FAUBOURG', 'FG'],
  ['GRANDE RUE', 'GR'],
  ['HAMEAU', 'HAM'],
  ['IMPASSE', 'IMP'],
  ['LIEU DIT', 'LD'],
  ['LOTISSEMENT', 'LOT'],
  ['MONTEE', 'MTE'],
  ['PASSAGE', 'PAS'],
  ['PLACE', 'PL'],
  ['PROMENADE', 'PRO'],
  ['QUARTIER', 'QUA'],
  ['RESIDENCE', 'RES'],
  ['ROND POINT', 'RPT'],
  ['ROUTE', 'RTE'],
  ['RUELLE', 'RLE'],
  ['SENTIER', 'SEN'],
  ['SQUARE', 'SQ'],
  ['TRAVERSE', 'TRA'],
  ['ZONE ARTISANALE', 'ZA'],
  ['ZONE INDUSTRIELLE', 'ZI'],
];

/** In the order in which they are shortened, after the type. */
const titles: readonly [string, string][] = [
  ['GENERAL', 'GAL'],
  ['MARECHAL', 'MAL'],
  ['COMMANDANT', 'CDT'],
  ['CAPITAINE', 'CNE'],
  ['COLONEL', 'COL'],
  ['LIEUTENANT', 'LT'],
  ['DOCTEUR', 'DR'],
  ['PROFESSEUR', 'PR'],
  ['PRESIDENT', 'PDT'],
  ['SAINTE', 'STE'],
  ['SAINT', 'ST'],
];

const suffixes: Record<string, string> = { BIS: 'B', TER: 'T', QUATER: 'Q' };

/** Line 4 as it is printed, abbreviated as far as needed; longer than `max` when no abbreviation is left. */
export function streetLine(typed: string, max: number = lineMax): string {
  if (typed.length > longestRead) return typed;
  const { number, street } = splitNumber(plain(oneNumber(removeAccents(typed))));
  const print = (name: string) => joinNumber({ number, street: name });
  const fits = (name: string) => name.length <= streetMax && print(name).length <= max;
  let name = street;
  if (!fits(name)) name = shortenType(name);
  for (const [long, short] of titles) if (!fits(name)) name = shortenWord(name, long, short);
  return print(name);
}

/** Line 4 as pages write it: its number as it is printed, « 5 B », and nothing abbreviated. */
export const wholeStreetLine = (typed: string): string =>
  typed.length > longestRead ? typed : joinNumber(splitNumber(plain(oneNumber(removeAccents(typed)))));

const joinNumber = ({ number, street }: { number: string; street: string }): string =>
  [number, street].filter(Boolean).join(' ');

/** « 4 à 8 » and « 12/14 » are delivered at their first number. */
const oneNumber = (street: string) =>
  street.replace(/^ *([0-9]+)(?: ?[/-] ?| A )[0-9]+(?: ?(?:BIS|TER|QUATER)\b)?/, '$1');

/** « 5 BIS RUE HAUTE » is number « 5 B » of RUE HAUTE. */
function splitNumber(line: string): { number: string; street: string } {
  const match = /^([0-9]+)(?: ?(BIS|TER|QUATER|[A-Z])(?= |$))?(?: |$)/.exec(line);
  if (!match) return { number: '', street: line };
  const [whole, digits = '', suffix = ''] = match;
  return { number: [digits, suffixes[suffix] ?? suffix].filter(Boolean).join(' '), street: line.slice(whole.length) };
}

function shortenType(street: string): string {
  const type = types.find(([long]) => street.startsWith(`${long} `));
  return type ? type[1] + street.slice(type[0].length) : street;
}

const shortenWord = (street: string, long: string, short: string) =>
  street
    .split(' ')
    .map((word) => (word === long ? short : word))
    .join(' ');
