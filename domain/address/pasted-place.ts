import { needsPostalCode } from './fields/postal-code.ts';
import { hasFrenchPostalCodes } from './fields/territories.ts';
import { placeName, placesOf, plain } from './party-columns.ts';

/** The lines of an envelope without those of its place, and what these say. */
export interface PlacedLines {
  others: readonly string[];
  country?: string;
  codePostal?: string;
  city?: string;
}

/** « 69002 Lyon », « F-69002 Lyon », « 2A004 Ajaccio »: whoever writes this code is told that five digits are asked. */
const frenchPlace = /^(?:(?:FR?|MC)[ -]{0,3})?(\d\d ?\d{3}|2[AB]\d{3}) (?:[-–] )?(\S.*)$/i;

export const isFrenchPlace = (line: string): boolean => frenchPlace.test(line);

/** What a postal code looks like where it is not four to seven digits, with some more after a hyphen. */
const codeForms: readonly [form: RegExp, countries: string][] = [
  [/^\d{4} ?[A-Z]{2}$/i, 'NL'],
  [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'GB GG IM JE'],
  [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'CA'],
  [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'IE'],
  [/^\d{3} ?\d\d$/, 'SE CZ SK GR'],
  [/^\d\d-\d{3}$/, 'PL'],
  [/^\d{3}-\d{4}$/, 'JP'],
  [/^\d{5}(?:-\d{4})?$/, 'US PR'],
  [/^\d{3}$/, 'FO IS MG'],
  [/^[A-Z]{3} ?\d{4}$/i, 'MT'],
];
const usualForm = /^\d{4,7}(?:-\d{3,4})?$/;

const codeFormOf = (country: string): RegExp =>
  codeForms.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? usualForm;

/** Before a postal code: of cars where it is no country's own code. */
const prefixes: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  FIN: 'FI',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
};
const prefixed = /^([A-Z]{1,3})[- ]\d{3,5}(?:[ -]|$)/;

/** What people write for a country beside its names in French, in English and at home. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BE: ['België', 'Belgie', 'Belgien'],
  CH: ['Schweiz', 'Suisse', 'Svizzera', 'Switzerland'],
  FR: ['France métropolitaine', 'Corse', 'Corsica', 'Corse du Sud', 'Haute-Corse'],
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Great Britain', 'Angleterre', 'Écosse', 'Pays de Galles'],
  LU: ['Grand-Duché de Luxembourg'],
  MC: ['Principauté de Monaco'],
  NL: ['The Netherlands', 'Holland', 'Hollande'],
  PF: ['Tahiti', 'Moorea', 'Bora Bora'],
  RE: ['Île de la Réunion'],
  US: ['USA', 'États-Unis d’Amérique', 'United States of America'],
};

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** « UK » is another code of GB, « EU » no place on an envelope. */
const isOwnCode = (code: string) =>
  new Intl.Locale(`und-${code}`).region === code && !/^(?:EU|EZ|QO|UN|X.|Z[XYZ])$/.test(code);

/** « Deutschland »: in the language that most people speak there. */
function nameAtHome(code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Every country by its names and its code: a paste comes without the destinations of a service. */
function allCountries(): ReadonlyMap<string, string> {
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isOwnCode(code) && placeName(code, 'fr') !== code);
  const named = placesOf(codes.map((code) => ({ code, name: nameAtHome(code) })));
  const others = Object.entries(otherNames).flatMap(([code, names]) =>
    names.map((name) => [plain(name), code] as const),
  );
  // A name in another script has none of the letters that are compared.
  return new Map([...named, ...others].filter(([name]) => name !== ''));
}

let countries: ReadonlyMap<string, string> | undefined;

export function countryNamed(line: string): string | undefined {
  countries ??= allCountries();
  return countries.get(plain(line));
}

/** « 1000 Bruxelles, Belgique », « London SW1A 2AA (UK) »: the country as a line of its own. « Springfield, IL » is a state. */
export function countryLast(line: string): string[] {
  const [, head, name = ''] = /^(.{2,100}?) ?[,(] ?([^,()\d]{2,40})\)?$/.exec(line) ?? [];
  const isName = name.length > 3 || /^(?:FR|UK|USA)$/i.test(name);
  return head && isName && countryNamed(name) ? [...countryLast(head), name] : [line];
}

/** Where the lines say that somebody is: what is in no postal code's line and no country's stays among the others. */
export function placeOf(lines: readonly string[]): PlacedLines {
  const frenchAt = lines.findLastIndex(isFrenchPlace);
  const country = countryIn(lines, frenchAt >= 0);
  // « Tahiti », « Polynésie française »: an island and its country.
  const isCountry = (line: string) => country !== undefined && countryNamed(line) === country;
  const others = lines.slice(0, lines.findLastIndex((line) => !isCountry(line)) + 1);
  if (frenchAt >= 0 && hasFrenchPostalCodes(country ?? 'FR')) {
    const [, code = '', city = ''] = frenchPlace.exec(lines[frenchAt] ?? '') ?? [];
    return {
      others: others.filter((_, at) => at !== frenchAt),
      ...(country && country !== 'FR' && { country }),
      codePostal: code.replace(' ', ''),
      city: withoutParentheses(city.replace(/ ?\((?:\d[\dAB]\d?)\)$/i, '')),
    };
  }
  if (country === 'FR') return { others };
  return country ? { country, ...placeAbroad(others, country) } : placeUnnamed(others);
}

function countryIn(lines: readonly string[], hasFrenchPlace: boolean): string | undefined {
  const named = countryNamed(lines.at(-1) ?? '');
  // « Dominique » below a French place is no country, and the only other line is no place.
  const isCountry =
    named !== undefined && (hasFrenchPlace ? needsPostalCode(named) : lines.length > 2 || hasCode(lines[0], named));
  if (isCountry) return named;
  if (hasFrenchPlace) return undefined;
  const prefix = lines.map((line) => prefixed.exec(line)?.[1]).find((one) => one !== undefined);
  return prefix === undefined ? undefined : (prefixes[prefix] ?? countryNamed(prefix));
}

const hasCode = (line = '', country = '') => placeInLine(line, country) !== null;

const numberedStreet = /^\d+[A-Z]? \D/i;
const frenchStreet =
  /^\S+ (?:bis |ter )?(?:rue|avenue|av|boulevard|bd|place|quai|chemin|route|impasse|all[ée]e|cours|square)\b/i;

/** The code and the town of one line, in either order; the town is empty where the code stands alone. */
function placeInLine(line: string, country: string): { codePostal: string; city: string } | null {
  const form = codeFormOf(country);
  const words = line.replace(/^[A-Z]{1,3}[- ](?=\d)/i, '').split(' ');
  const codeIn = (part: readonly string[]) => {
    const code = part.join(' ').replaceAll(/[(),]/g, '');
    return form.test(code) ? code : null;
  };
  // « 1012 AB » is two words.
  for (const count of [2, 1]) {
    const first = codeIn(words.slice(0, count));
    if (first && !frenchStreet.test(line))
      return {
        codePostal: first,
        city: words
          .slice(count)
          .join(' ')
          .replace(/^[-–] /, ''),
      };
    const last = words.length > count && /^\D/.test(line) ? codeIn(words.slice(-count)) : null;
    if (last) return { codePostal: last, city: words.slice(0, -count).join(' ') };
  }
  return null;
}

/** The place above the line of its country: without a code it is the last line that is no street. */
function placeAbroad(lines: readonly string[], country: string): PlacedLines {
  const last = lines.length - 1;
  const isRead = needsPostalCode(country);
  // A street's number would be taken for a code: the place is one of the last lines.
  const at = isRead ? lines.findLastIndex((line, index) => index > last - 3 && hasCode(line, country)) : -1;
  const place = isRead ? placeInLine(lines[at] ?? '', country) : null;
  if (place) return beside(lines, { at, ...place });
  const isCounty = /^(?:Co\.?|County) \S/i.test(lines[last] ?? '') && last > 1;
  const from = isCounty ? last - 1 : last;
  const city = lines.slice(from).join(' ');
  return last < 1 || numberedStreet.test(city) ? { others: lines } : { others: lines.slice(0, from), city };
}

/** A code alone belongs to the town above it, or below it; never to a street. */
function beside(
  lines: readonly string[],
  { at, codePostal, city }: { at: number; codePostal: string; city: string },
): PlacedLines {
  const code = codePostal.toUpperCase();
  const place = (others: readonly string[], town: string) => ({
    others,
    codePostal: code,
    ...(town && { city: withoutParentheses(town) }),
  });
  const without = lines.filter((_, index) => index !== at);
  if (city !== '') return place(without, city);
  const townAt = [at + 1, at - 1].find((index) => index > 0 && lines[index] && !numberedStreet.test(lines[index]));
  return townAt === undefined
    ? place(without, '')
    : place(
        lines.filter((_, index) => index !== at && index !== townAt),
        lines[townAt] ?? '',
      );
}

/** « 1000 Bruxelles » below a street is a place, whatever its country; a British or Canadian code is of no other one. */
function placeUnnamed(lines: readonly string[]): PlacedLines {
  const last = lines.at(-1) ?? '';
  for (const country of ['GB', 'CA'])
    if (hasCode(last, country) && /\d[A-Z]/i.test(last)) return { country, ...placeAbroad(lines, country) };
  const [, codePostal, city = ''] = /^(\d{4}) (\D+)$/.exec(last) ?? [];
  if (!codePostal || lines.length < 3 || frenchStreet.test(last)) return { others: lines };
  return { others: lines.slice(0, -1), codePostal, city };
}

/** No line of an envelope has them: « Roma (RM) » keeps its province, « Madrid (Madrid) » is one word. */
const withoutParentheses = (city: string): string =>
  withoutEnd(city.replace(/^(.{1,50}) \(\1\)$/i, '$1').replaceAll(/[()]/g, ''));

/** Without the comma or semicolon that ends a line of a list. */
export function withoutEnd(line: string, signs = ' ,;'): string {
  let end = line.length;
  while (end > 0 && signs.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
