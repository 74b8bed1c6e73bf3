/**
 * Which countries follow French postal rules (postal-domain A3). Overseas departments, Saint-Pierre-et-Miquelon,
 * Saint-Barthélemy and Saint-Martin are France, by their own code too when a list of countries names them.
 */
const france = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'];
const ownCountries = ['MC', 'PF', 'NC', 'WF'];

export const isFrance = (country: string) => france.includes(country);

/** Five digits: France, and the countries of their own that its post serves by the same codes. */
export const hasFrenchPostalCodes = (country: string) => isFrance(country) || ownCountries.includes(country);
