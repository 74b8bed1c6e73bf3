export interface CatalogBrand {
  code: string;
  name: string;
  postalAddress: string;
  electronicAddress: string;
}

/** Code, name, street and town of the maker. */
const rows: [string, string, string][] = [
  ['la-boutique', 'La boutique', '1 place du Courrier, 75015 Paris, France'],
  ['blancmarais', 'Blancmarais', '14 chemin des Papetiers, 63600 Ambert, France'],
  ['brunepli', 'Brunepli', '8 rue de la Pâte, 88400 Gérardmer, France'],
  ['arcopli', 'Arcopli', '27 rue des Teinturiers, 84000 Avignon, France'],
  ['bullivent', 'Bullivent', '3 zone des Alizés, 44800 Saint-Herblain, France'],
  ['cartonelle', 'Cartonelle', '52 route des Peupliers, 16000 Angoulême, France'],
  ['ondulac', 'Ondulac', '5 quai du Lac, 74000 Annecy, France'],
  ['tubalone', 'Tubalone', '19 rue du Rouleau, 42000 Saint-Étienne, France'],
  ['collavive', 'Collavive', '11 avenue des Résines, 69800 Saint-Priest, France'],
  ['calendouce', 'Calendouce', '6 impasse de la Mousse, 35000 Rennes, France'],
  ['fibrelune', 'Fibrelune', '2 rue des Chiffonniers, 38000 Grenoble, France'],
  ['etiquivole', 'Étiquivole', '40 rue de la Trame, 59100 Roubaix, France'],
  ['plumelac', 'Plumelac', '9 rue du Porte-Plume, 62200 Boulogne-sur-Mer, France'],
  ['encrebelle', 'Encrebelle', '23 rue des Encriers, 21000 Dijon, France'],
  ['cahiervert', 'Cahiervert', '31 rue de la Réglure, 61000 Alençon, France'],
  ['rameclair', 'Rameclair', '4 route du Moulin, 40100 Dax, France'],
  ['rangefil', 'Rangefil', '17 rue des Onglets, 80000 Amiens, France'],
  ['agrafil', 'Agrafil', '12 rue du Fil, 25000 Besançon, France'],
  ['tranchelys', 'Tranchelys', '7 rue des Couteliers, 63300 Thiers, France'],
  ['pesejuste', 'Pesejuste', '28 rue de la Balance, 67000 Strasbourg, France'],
  ['imprivolt', 'Imprivolt', '15 allée des Circuits, 31400 Toulouse, France'],
  ['lumivelle', 'Lumivelle', '10 rue des Lampistes, 87000 Limoges, France'],
  ['assiseo', 'Assiséo', '33 rue des Menuisiers, 85000 La Roche-sur-Yon, France'],
  ['boisaubier', 'Boisaubier', '20 rue de la Scierie, 39000 Lons-le-Saunier, France'],
  ['albumfil', 'Albumfil', '13 rue de la Reliure, 37000 Tours, France'],
  ['dentelier', 'Dentelier', '16 rue des Orfèvres, 51100 Reims, France'],
  ['loupebrune', 'Loupebrune', '21 rue des Opticiens, 39400 Morez, France'],
  ['filtendu', 'Filtendu', '45 rue du Film, 76600 Le Havre, France'],
  ['tamponelle', 'Tamponelle', '18 rue du Cachet, 45000 Orléans, France'],
  ['pliscelle', 'Pliscellé', '30 rue du Sceau, 14000 Caen, France'],
];

export const brands: readonly CatalogBrand[] = rows.map(([code, name, postalAddress]) => ({
  code,
  name,
  postalAddress,
  electronicAddress: `securite-produits@${code}.example`,
}));

const byCode = new Map(brands.map((brand) => [brand.code, brand]));

export const brandOf = (code: string): CatalogBrand | undefined => byCode.get(code);
