import type { ParcelField } from './fields.ts';

interface Column {
  /** In the template, in French and in English; further names are read as well. */
  names: readonly [fr: string, en: string, ...more: string[]];
  /** What may stand in it, without accents, spaces and signs, and the answer that it means. */
  words?: Readonly<Record<string, string>>;
}

const column = (fr: string, en: string, ...more: string[]): Column => ({ names: [fr, en, ...more] });
const listed = (fr: string, en: string, words: Record<string, string>): Column => ({ names: [fr, en], words });

const civilities = { m: 'mr', mr: 'mr', monsieur: 'mr', mme: 'mrs', mrs: 'mrs', ms: 'mrs', madame: 'mrs' };
const formats = { standard: 'standard', volumineux: 'bulky', bulky: 'bulky' };
const ways = {
  domicile: 'home',
  home: 'home',
  signature: 'signature',
  pointderetrait: 'point',
  point: 'point',
  relais: 'point',
  pickuppoint: 'point',
  ecoom: 'eco-om',
  standardom: 'standard-om',
};
const covers = { comprise: 'INCLUDED', included: 'INCLUDED', r1: 'R1', r2: 'R2', av500: 'AV500', av1000: 'AV1000' };
const categories = {
  cadeau: 'gift',
  gift: 'gift',
  documents: 'documents',
  echantillon: 'sample',
  sample: 'sample',
  vente: 'sale',
  sale: 'sale',
  retour: 'return',
  return: 'return',
  autre: 'other',
  other: 'other',
};

/** The columns of a batch, in the order of its template. */
export const batchColumns = {
  'recipient.companyName': column('Société', 'Company', 'Raison sociale', 'Entreprise'),
  'recipient.service': column('Service', 'Department'),
  'recipient.civility': listed('Civilité', 'Title', civilities),
  'recipient.firstName': column('Prénom', 'First name', 'Given name'),
  'recipient.lastName': column('Nom', 'Last name', 'Surname'),
  'recipient.streetName': column('Adresse', 'Address', 'Rue', 'Voie', 'Street'),
  'recipient.building': column('Bâtiment', 'Building', 'Complément'),
  'recipient.floor': column('Étage', 'Floor', 'Appartement'),
  'recipient.additionalStreetName': column('Lieu-dit ou BP', 'Place or PO box', 'Lieu-dit', 'BP'),
  postalCode: column('Code postal', 'Postcode', 'CP', 'Postal code', 'Zip'),
  'recipient.city': column('Commune', 'Town', 'Ville', 'City'),
  destination: column('Pays', 'Country'),
  'recipient.email': column('E-mail', 'Email', 'Courriel'),
  'recipient.mobilePhone': column('Portable', 'Mobile', 'Téléphone', 'Phone'),
  weight: column('Poids en kg', 'Weight in kg', 'Poids', 'Weight'),
  quantity: column('Nombre', 'Number', 'Quantité de colis'),
  length: column('Longueur en cm', 'Length in cm', 'Longueur', 'Length'),
  width: column('Largeur en cm', 'Width in cm', 'Largeur', 'Width'),
  height: column('Hauteur en cm', 'Height in cm', 'Hauteur', 'Height'),
  format: listed('Format', 'Size', formats),
  way: listed('Livraison', 'Delivery', ways),
  pickupPoint: column('Point de retrait', 'Pick-up point'),
  cover: listed('Indemnisation', 'Cover', covers),
  reference: column('Référence', 'Reference', 'Référence de coût', 'Cost reference', 'Centre de coût'),
  category: listed('Nature du contenu', 'Nature of contents', categories),
  explanation: column('Explication', 'Explanation'),
  'article.1.description': column('Article', 'Item'),
  'article.1.quantity': column('Quantité', 'Quantity'),
  'article.1.weight': column('Poids unitaire en kg', 'Unit weight in kg'),
  'article.1.value': column('Valeur unitaire en euros', 'Unit value in euros'),
  'article.1.hsCode': column('Code douanier', 'Customs code', 'Code SH', 'HS code'),
  'article.1.origin': column('Pays de fabrication', 'Country of manufacture'),
} satisfies Partial<Record<ParcelField, Column>> as Record<BatchColumn, Column>;

export type BatchColumn = Extract<
  ParcelField,
  | `recipient.${'companyName' | 'service' | 'civility' | 'firstName' | 'lastName' | 'streetName' | 'building'}`
  | `recipient.${'floor' | 'additionalStreetName' | 'city' | 'email' | 'mobilePhone'}`
  | 'postalCode'
  | 'destination'
  | 'weight'
  | 'quantity'
  | 'length'
  | 'width'
  | 'height'
  | 'format'
  | 'way'
  | 'pickupPoint'
  | 'cover'
  | 'reference'
  | 'category'
  | 'explanation'
  | `article.1.${'description' | 'quantity' | 'weight' | 'value' | 'hsCode' | 'origin'}`
>;

export const batchFields = Object.keys(batchColumns) as BatchColumn[];

/** Without accents, capitals, spaces and signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Every name that a column may have. */
export const columnNames: Readonly<Record<string, BatchColumn>> = Object.fromEntries(
  batchFields.flatMap((field) => batchColumns[field].names.map((name) => [plain(name), field] as const)),
);
