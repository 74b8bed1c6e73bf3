export interface CatalogBrand {
  code: string;
  name: string;
  postalAddress: string;
  electronicAddress: string;
}

const rows: Omit<CatalogBrand, 'electronicAddress'>[] = [
  { code: 'la-boutique', name: 'La boutique', postalAddress: '1 place du Courrier, 75015 Paris, France' },
  { code: 'blancmarais', name: 'Blancmarais', postalAddress: '14 chemin des Papetiers, 63600 Ambert, France' },
  { code: 'brunepli', name: 'Brunepli', postalAddress: '8 rue de la Pâte, 88400 Gérardmer, France' },
  { code: 'arcopli', name: 'Arcopli', postalAddress: '27 rue des Teinturiers, 84000 Avignon, France' },
  { code: 'bullivent', name: 'Bullivent', postalAddress: '3 zone des Alizés, 44800 Saint-Herblain, France' },
  { code: 'cartonelle', name: 'Cartonelle', postalAddress: '52 route des Peupliers, 16000 Angoulême, France' },
  { code: 'ondulac', name: 'Ondulac', postalAddress: '5 quai du Lac, 74000 Annecy, France' },
  { code: 'tubalone', name: 'Tubalone', postalAddress: '19 rue du Rouleau, 42000 Saint-Étienne, France' },
  { code: 'collavive', name: 'Collavive', postalAddress: '11 avenue des Résines, 69800 Saint-Priest, France' },
  { code: 'calendouce', name: 'Calendouce', postalAddress: '6 impasse de la Mousse, 35000 Rennes, France' },
  { code: 'fibrelune', name: 'Fibrelune', postalAddress: '2 rue des Chiffonniers, 38000 Grenoble, France' },
  { code: 'etiquivole', name: 'Étiquivole', postalAddress: '40 rue de la Trame, 59100 Roubaix, France' },
  { code: 'plumelac', name: 'Plumelac', postalAddress: '9 rue du Porte-Plume, 62200 Boulogne-sur-Mer, France' },
  { code: 'encrebelle', name: 'Encrebelle', postalAddress: '23 rue des Encriers, 21000 Dijon, France' },
  { code: 'cahiervert', name: 'Cahiervert', postalAddress: '31 rue de la Réglure, 61000 Alençon, France' },
  { code: 'rameclair', name: 'Rameclair', postalAddress: '4 route du Moulin, 40100 Dax, France' },
  { code: 'rangefil', name: 'Rangefil', postalAddress: '17 rue des Onglets, 80000 Amiens, France' },
  { code: 'agrafil', name: 'Agrafil', postalAddress: '12 rue du Fil, 25000 Besançon, France' },
  { code: 'tranchelys', name: 'Tranchelys', postalAddress: '7 rue des Couteliers, 63300 Thiers, France' },
  { code: 'pesejuste', name: 'Pesejuste', postalAddress: '28 rue de la Balance, 67000 Strasbourg, France' },
  { code: 'imprivolt', name: 'Imprivolt', postalAddress: '15 allée des Circuits, 31400 Toulouse, France' },
  { code: 'lumivelle', name: 'Lumivelle', postalAddress: '10 rue des Lampistes, 87000 Limoges, France' },
  { code: 'assiseo', name: 'Assiséo', postalAddress: '33 rue des Menuisiers, 85000 La Roche-sur-Yon, France' },
  { code: 'boisaubier', name: 'Boisaubier', postalAddress: '20 rue de la Scierie, 39000 Lons-le-Saunier, France' },
  { code: 'albumfil', name: 'Albumfil', postalAddress: '13 rue de la Reliure, 37000 Tours, France' },
  { code: 'dentelier', name: 'Dentelier', postalAddress: '16 rue des Orfèvres, 51100 Reims, France' },
  { code: 'loupebrune', name: 'Loupebrune', postalAddress: '21 rue des Opticiens, 39400 Morez, France' },
  { code: 'filtendu', name: 'Filtendu', postalAddress: '45 rue du Film, 76600 Le Havre, France' },
  { code: 'tamponelle', name: 'Tamponelle', postalAddress: '18 rue du Cachet, 45000 Orléans, France' },
  { code: 'pliscelle', name: 'Pliscellé', postalAddress: '30 rue du Sceau, 14000 Caen, France' },
];

export const brands: readonly CatalogBrand[] = rows.map((row) => ({
  ...row,
  electronicAddress: `securite-produits@${row.code}.example`,
}));

const byCode = new Map(brands.map((brand) => [brand.code, brand]));

export const brandOf = (code: string): CatalogBrand | undefined => byCode.get(code);
