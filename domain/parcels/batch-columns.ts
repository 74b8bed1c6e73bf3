import { civilities, type Names, partyColumns, placeName, plain } from '../address/party-columns.ts';
import type { ParcelField } from './parcels.ts';

interface Column {
  names: Names;
  /** The answers that may stand in it, as people write them. */
  words?: Readonly<Record<string, Names>>;
}

const column = (...names: Names): Column => ({ names });
const columnOf = (names: Names, words: Record<string, Names>): Column => ({ names, words });

const formats: Record<string, Names> = { standard: ['Standard', 'Standard'], bulky: ['Volumineux', 'Bulky'] };
const ways: Record<string, Names> = {
  home: ['Domicile', 'Home', 'À domicile', 'At home'],
  signature: ['Domicile contre signature', 'Home, signed for', 'Contre signature', 'Signature'],
  point: ['Point de retrait', 'Pick-up point', 'Point relais', 'Relais', 'Point'],
  'eco-om': ['Eco OM', 'Eco OM', 'Par bateau (Eco OM)', 'By sea (Eco OM)'],
  'standard-om': ['Standard OM', 'Standard OM', 'Par avion (Standard OM)', 'By air (Standard OM)'],
};
const covers: Record<string, Names> = {
  INCLUDED: ['Comprise', 'Included', 'Indemnisation comprise', 'Included cover'],
  R1: ['Recommandé, niveau 1', 'Registered, level 1'],
  R2: ['Recommandé, niveau 2', 'Registered, level 2'],
  AV500: ['Ad valorem, 500 €', 'Ad valorem, €500'],
  AV1000: ['Ad valorem, 1 000 €', 'Ad valorem, €1,000'],
};
const categories: Record<string, Names> = {
  gift: ['Cadeau', 'Gift'],
  documents: ['Documents', 'Documents'],
  sample: ['Échantillon', 'Sample'],
  sale: ['Vente de marchandises', 'Sale of goods', 'Vente'],
  return: ['Retour de marchandises', 'Return of goods', 'Retour'],
  other: ['Autre', 'Other'],
};

/** The columns of a batch, in the order of its template. */
const columns = {
  'recipient.companyName': column(...partyColumns.companyName),
  'recipient.service': column(...partyColumns.service),
  'recipient.civility': columnOf(partyColumns.civility, civilities),
  'recipient.firstName': column(...partyColumns.firstName),
  'recipient.lastName': column(...partyColumns.lastName),
  'recipient.streetName': column(...partyColumns.streetName),
  'recipient.building': column(...partyColumns.building),
  'recipient.floor': column(...partyColumns.floor),
  'recipient.additionalStreetName': column(...partyColumns.additionalStreetName),
  postalCode: column(
    ...partyColumns.codePostal,
    'Code postal de destination',
    'Destination postcode',
    'Postcode at destination',
  ),
  'recipient.city': column(...partyColumns.city),
  destination: column(...partyColumns.country, 'Destination', 'To'),
  'recipient.email': column('E-mail', 'Email', 'Adresse e-mail', 'Email address', 'Courriel'),
  'recipient.mobilePhone': column('Portable', 'Mobile', 'Téléphone portable', 'Mobile phone', 'Téléphone', 'Phone'),
  weight: column(
    'Poids en kg',
    'Weight in kg',
    'Poids du colis emballé, en kg',
    'Weight of the packed parcel, in kg',
    'Poids',
    'Weight',
    'Poids (kg)',
    'Weight (kg)',
  ),
  quantity: column(
    'Nombre',
    'Number',
    'Nombre de colis identiques',
    'Number of identical parcels',
    'Quantité de colis',
  ),
  length: column('Longueur en cm', 'Length in cm', 'Longueur', 'Length'),
  width: column('Largeur en cm', 'Width in cm', 'Largeur', 'Width'),
  height: column('Hauteur en cm', 'Height in cm', 'Hauteur', 'Height'),
  format: columnOf(['Format', 'Size'], formats),
  way: columnOf(['Livraison', 'Delivery', 'Comment le colis est-il livré', 'How is the parcel delivered'], ways),
  pickupPoint: column('Point de retrait', 'Pick-up point'),
  cover: columnOf(
    ['Indemnisation', 'Cover', 'Indemnisation en cas de perte ou de dommage', 'Cover against loss or damage'],
    covers,
  ),
  reference: column('Référence', 'Reference', 'Référence de coût', 'Cost reference', 'Centre de coût'),
  category: columnOf(['Nature du contenu', 'Type of contents', 'Nature of contents'], categories),
  explanation: column('Explication', 'Explanation'),
  'article.1.description': column('Article', 'Item', 'Description de l’article', 'Item description'),
  'article.1.quantity': column('Quantité', 'Quantity'),
  'article.1.weight': column('Poids unitaire en kg', 'Weight per item in kg', 'Unit weight in kg'),
  'article.1.value': column('Valeur unitaire en euros', 'Value per item in euros', 'Unit value in euros'),
  'article.1.hsCode': column(
    'Code douanier',
    'Customs code',
    'Code douanier (SH)',
    'Customs code (HS)',
    'Code SH',
    'HS code',
  ),
  'article.1.origin': column('Pays de fabrication', 'Country of manufacture'),
} as const satisfies Partial<Record<ParcelField, Column>>;

export type BatchColumn = keyof typeof columns;

/** With the words that each may have. */
export const batchColumns: Readonly<Record<BatchColumn, Column>> = columns;

export const batchFields = Object.keys(batchColumns) as BatchColumn[];

/** Every name that a column may have. */
export const columnNames: ReadonlyMap<string, BatchColumn> = new Map(
  batchFields.flatMap((field) => batchColumns[field].names.map((name) => [plain(name), field] as const)),
);

/** The answer that each word of a column means, in both languages; the shop's own words are read too. */
const answerOfWord: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  batchFields.map((field) => [
    field,
    new Map(
      Object.entries(batchColumns[field].words ?? {}).flatMap(([answer, names]) =>
        [answer, ...names].map((name) => [plain(name), answer] as const),
      ),
    ),
  ]),
);

/** What a cell of the column says; `null`: no word that it has. */
export const answerIn = (field: BatchColumn, cell: string): string | null =>
  answerOfWord[field]?.get(plain(cell)) ?? null;

type Lang = 'fr' | 'en';

/** An answer as people write it; one that the column has no word for as it is. */
export function wordFor(field: BatchColumn, answer: string, lang: Lang): string {
  if (field === 'destination' || field === 'article.1.origin') return placeName(answer, lang);
  const [fr, en] = batchColumns[field].words?.[answer] ?? [answer, answer];
  return lang === 'fr' ? fr : en;
}
