import { rowsOfCsv } from '../shared/csv.ts';
import type { RecipientName } from './fields.ts';
import type { TypedRecipient } from './recipients.ts';

export type ReadTable = { kind: 'rows'; rows: TypedRecipient[] } | { kind: 'columns' } | { kind: 'empty' };

/** The names of columns that spreadsheets use, without accents, spaces and signs. */
const columns: Record<string, RecipientName> = {
  civilite: 'civility',
  title: 'civility',
  prenom: 'firstName',
  firstname: 'firstName',
  nom: 'lastName',
  lastname: 'lastName',
  surname: 'lastName',
  societe: 'companyName',
  raisonsociale: 'companyName',
  entreprise: 'companyName',
  company: 'companyName',
  service: 'service',
  department: 'service',
  adresse: 'streetName',
  rue: 'streetName',
  voie: 'streetName',
  address: 'streetName',
  street: 'streetName',
  complement: 'building',
  batiment: 'building',
  building: 'building',
  etage: 'floor',
  appartement: 'floor',
  floor: 'floor',
  lieudit: 'additionalStreetName',
  bp: 'additionalStreetName',
  pobox: 'additionalStreetName',
  codepostal: 'codePostal',
  cp: 'codePostal',
  postalcode: 'codePostal',
  postcode: 'codePostal',
  ville: 'city',
  commune: 'city',
  city: 'city',
  town: 'city',
  pays: 'country',
  country: 'country',
};

const civilities: Record<string, string> = {
  m: 'mr',
  mr: 'mr',
  monsieur: 'mr',
  mme: 'mrs',
  mrs: 'mrs',
  ms: 'mrs',
  madame: 'mrs',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * The recipients of a table: one a row, under a row of names. A row is read whatever is wrong with it, so that it can be
 * mended beside the good ones.
 *
 * @param countries as a column may name them: by code or by name.
 */
export function recipientsOfTable(text: string, countries: readonly { code: string; name: string }[]): ReadTable {
  const [head = [], ...rows] = rowsOfCsv(text);
  const names = head.map((cell) => columns[plain(cell)]);
  if (!names.includes('codePostal') || !names.includes('city')) return { kind: head.length > 0 ? 'columns' : 'empty' };
  const read = rows.map((cells) => recipientOf(cells, { names, countries }));
  return read.length > 0 ? { kind: 'rows', rows: read } : { kind: 'empty' };
}

interface Heading {
  names: readonly (RecipientName | undefined)[];
  countries: readonly { code: string; name: string }[];
}

function recipientOf(cells: readonly string[], { names, countries }: Heading): TypedRecipient {
  const typed: TypedRecipient = {};
  for (const [place, name] of names.entries()) {
    const cell = cells[place]?.trim().slice(0, 200);
    if (name && cell) typed[name] = cell;
  }
  if (typed.civility) typed.civility = civilities[plain(typed.civility)] ?? typed.civility;
  if (typed.companyName) typed.isCompany = 'yes';
  const { country } = typed;
  if (country) {
    const found = countries.find(({ code, name }) => code === country.toUpperCase() || plain(name) === plain(country));
    typed.country = found?.code ?? country;
  }
  return typed;
}
