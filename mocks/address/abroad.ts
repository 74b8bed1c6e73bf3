interface Abroad {
  country: string;
  postalCode: string;
  town: string;
  street: string;
}

/** Countries that write the number before the street. */
const numberFirst = new Set(['FR', 'GB', 'IE', 'LU']);

/** « Rue Neuve 12 » or « 12 High Street ». */
export const lineIn = (country: string, { street, number }: { street: string; number: string }): string =>
  (numberFirst.has(country) ? [number, street] : [street, number]).filter(Boolean).join(' ');

/** Country, postal code, town, streets. */
const lists: [string, string, string, string][] = [
  ['BE', '1000', 'Bruxelles', 'Rue Neuve|Rue de la Loi|Boulevard Anspach|Place de Brouckère'],
  ['BE', '4000', 'Liège', 'Rue Léopold|Place Saint-Lambert|Quai de la Batte'],
  ['BE', '5000', 'Namur', 'Rue de Fer|Avenue de la Gare|Rue de Bruxelles'],
  ['BE', '9000', 'Gent', 'Veldstraat|Korenmarkt'],
  ['CH', '1201', 'Genève', 'Rue de Lausanne|Rue du Mont-Blanc|Quai du Mont-Blanc'],
  ['CH', '1003', 'Lausanne', 'Rue de Bourg|Rue Centrale'],
  ['CH', '8001', 'Zürich', 'Bahnhofstrasse|Limmatquai'],
  ['DE', '10117', 'Berlin', 'Friedrichstraße|Unter den Linden|Leipziger Straße'],
  ['DE', '80331', 'München', 'Neuhauser Straße|Sendlinger Straße'],
  ['LU', '1855', 'Luxembourg', 'Avenue John F. Kennedy|Rue de la Gare|Grand-Rue'],
  ['LU', '4000', 'Esch-sur-Alzette', "Rue de la Libération|Rue de l'Alzette"],
  ['ES', '28013', 'Madrid', 'Gran Vía|Calle Mayor|Calle del Arenal'],
  ['ES', '08002', 'Barcelona', 'Las Ramblas|Carrer de Ferran'],
  ['IT', '00184', 'Roma', 'Via Nazionale|Via Cavour'],
  ['IT', '20121', 'Milano', 'Via Manzoni|Corso Venezia'],
  ['GB', 'SW1A 2AA', 'London', 'Downing Street|Whitehall'],
  ['GB', 'EH1 1YZ', 'Edinburgh', 'High Street|Princes Street'],
  ['NL', '1012 JS', 'Amsterdam', 'Damrak|Kalverstraat'],
  ['PT', '1100-038', 'Lisboa', 'Rua Augusta|Rua da Prata'],
];

/** A handful of towns for each country; houses go to 150. */
export const abroad: readonly Abroad[] = lists.flatMap(([country, postalCode, town, streets]) =>
  streets.split('|').map((street) => ({ country, postalCode, town, street })),
);

export const LAST_NUMBER = 150;
