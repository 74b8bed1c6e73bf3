/**
 * Which countries follow French postal rules (postal-domain A3). Overseas departments, Saint-Pierre-et-Miquelon,
 * Saint-Barthélemy and Saint-Martin are France, by their own code too when a list of countries names them.
 */
const france = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'];
const ownCountries = ['MC', 'PF', 'NC', 'WF'];

export const isFrance = (country: string) => france.includes(country);

/** Five digits: France, and the countries of their own that its post serves by the same codes. */
export const hasFrenchPostalCodes = (country: string) => isFrance(country) || ownCountries.includes(country);

/** By the first digits of their postal codes; the longest come first. */
const territories: readonly [digits: string, country: string][] = [
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['975', 'PM'],
  ['976', 'YT'],
  ['977', 'BL'],
  ['978', 'MF'],
  ['980', 'MC'],
  ['986', 'WF'],
  ['987', 'PF'],
  ['988', 'NC'],
];

/** Where a French postal code is: in an overseas territory, in Monaco, or in mainland France. */
export const territoryOf = (postalCode: string): string =>
  territories.find(([digits]) => postalCode.startsWith(digits))?.[1] ?? 'FR';

/** Whether a postal code is of this country or territory, which has prices of its own; other countries' are not known. */
export const isServedAs = (country: string, postalCode: string): boolean =>
  !hasFrenchPostalCodes(country) || territoryOf(postalCode) === country;
