export interface CatalogSeller {
  code: string;
  slug: string;
  name: string;
  grade: number;
  evaluationCount: number;
  isProfessional: boolean;
  ecoResponsible: boolean;
  /** Against the catalogue price: 1.04 sells 4 % dearer. */
  priceLevel: number;
  shippingCents: number;
  leadTimeToShip: number;
  returnDays: number;
}

const seller = (
  code: string,
  slug: string,
  name: string,
  [grade, evaluationCount]: [number, number],
  terms: Pick<CatalogSeller, 'priceLevel' | 'shippingCents' | 'leadTimeToShip' | 'returnDays'>,
  traits: { ecoResponsible?: boolean; isProfessional?: boolean } = {},
): CatalogSeller => ({
  code,
  slug,
  name,
  grade,
  evaluationCount,
  ...terms,
  ecoResponsible: false,
  isProfessional: true,
  ...traits,
});

export const sellers: readonly CatalogSeller[] = [
  seller('2001', 'papeterie-du-canal', 'Papeterie du Canal', [4.7, 1284], {
    priceLevel: 1,
    shippingCents: 390,
    leadTimeToShip: 2,
    returnDays: 30,
  }),
  seller('2002', 'cartons-et-ficelle', 'Cartons et Ficelle', [4.5, 963], {
    priceLevel: 0.97,
    shippingCents: 590,
    leadTimeToShip: 3,
    returnDays: 14,
  }),
  seller('2003', 'atelier-du-bureau', 'L’Atelier du Bureau', [4.3, 512], {
    priceLevel: 1.03,
    shippingCents: 490,
    leadTimeToShip: 2,
    returnDays: 30,
  }),
  seller(
    '2004',
    'emballage-sobre',
    'Emballage Sobre',
    [4.8, 431],
    { priceLevel: 1.05, shippingCents: 290, leadTimeToShip: 3, returnDays: 30 },
    { ecoResponsible: true },
  ),
  seller('2005', 'philatelie-des-halles', 'Philatélie des Halles', [4.9, 278], {
    priceLevel: 1.02,
    shippingCents: 350,
    leadTimeToShip: 4,
    returnDays: 14,
  }),
  seller('2006', 'le-comptoir-brun', 'Le Comptoir Brun', [4.1, 187], {
    priceLevel: 0.95,
    shippingCents: 690,
    leadTimeToShip: 4,
    returnDays: 14,
  }),
  seller('2007', 'fournitures-du-rhone', 'Fournitures du Rhône', [4.4, 745], {
    priceLevel: 0.99,
    shippingCents: 450,
    leadTimeToShip: 1,
    returnDays: 30,
  }),
  seller(
    '2008',
    'seconde-feuille',
    'Seconde Feuille',
    [4.6, 356],
    { priceLevel: 0.72, shippingCents: 490, leadTimeToShip: 5, returnDays: 30 },
    { ecoResponsible: true },
  ),
  seller('2009', 'maison-lettrine', 'Maison Lettrine', [4.8, 622], {
    priceLevel: 1.08,
    shippingCents: 0,
    leadTimeToShip: 2,
    returnDays: 60,
  }),
  seller('2010', 'ouest-emballages', 'Ouest Emballages', [4.2, 1097], {
    priceLevel: 0.94,
    shippingCents: 790,
    leadTimeToShip: 2,
    returnDays: 14,
  }),
  seller('2011', 'la-reserve-du-bureau', 'La Réserve du Bureau', [3.9, 94], {
    priceLevel: 0.92,
    shippingCents: 650,
    leadTimeToShip: 6,
    returnDays: 14,
  }),
  seller(
    '2012',
    'plis-et-paquets',
    'Plis et Paquets',
    [4.6, 208],
    { priceLevel: 1.01, shippingCents: 250, leadTimeToShip: 3, returnDays: 30 },
    { ecoResponsible: true },
  ),
];

const byCode = new Map(sellers.map((entry) => [entry.code, entry]));

export const sellerOf = (code: string): CatalogSeller | undefined => byCode.get(code);
