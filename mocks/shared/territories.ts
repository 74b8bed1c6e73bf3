/**
 * Where a French postal code lies, by its first digits, the longest first. A backend's data are its own, so that this
 * table is not the shop's: with a shared one no test would notice that the shop has put a territory elsewhere.
 */
const overseas: readonly [digits: string, code: string][] = [
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

/** Of the countries that the mock backend sends to, these have no postal codes. */
const withoutPostalCodes = ['AE', 'SD', 'YE'];
export const hasPostalCodes = (country: string): boolean => !withoutPostalCodes.includes(country);

/** Mainland France, Monaco or an overseas territory. */
export const territoryAt = (postalCode: string): string =>
  overseas.find(([digits]) => postalCode.startsWith(digits))?.[1] ?? 'FR';
