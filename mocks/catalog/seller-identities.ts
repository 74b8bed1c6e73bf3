/** The identity that the law requires of a professional seller: legal name, registered office, company number. */
export interface SellerIdentity {
  companyName: string;
  registrationNumber: string;
  vatNumber: string;
  address: string[];
  email: string;
  phone: string;
}

const rows = [
  {
    code: '2001',
    companyName: 'Papeterie du Canal SARL',
    street: '24 quai des Péniches',
    town: '67000 Strasbourg',
    register: 'Strasbourg',
    digits: '001 018',
  },
  {
    code: '2002',
    companyName: 'Cartons et Ficelle SAS',
    street: '3 rue des Emballeurs',
    town: '16000 Angoulême',
    register: 'Angoulême',
    digits: '002 016',
  },
  {
    code: '2003',
    companyName: 'L’Atelier du Bureau SARL',
    street: '41 rue du Pupitre',
    town: '35000 Rennes',
    register: 'Rennes',
    digits: '003 014',
  },
  {
    code: '2004',
    companyName: 'Emballage Sobre SCOP',
    street: '8 allée du Recyclage',
    town: '38000 Grenoble',
    register: 'Grenoble',
    digits: '004 012',
  },
  {
    code: '2005',
    companyName: 'Philatélie des Halles EURL',
    street: '12 rue des Halles',
    town: '14000 Caen',
    register: 'Caen',
    digits: '005 019',
  },
  {
    code: '2006',
    companyName: 'Le Comptoir Brun SAS',
    street: '5 place du Comptoir',
    town: '42000 Saint-Étienne',
    register: 'Saint-Étienne',
    digits: '006 017',
  },
  {
    code: '2007',
    companyName: 'Fournitures du Rhône SAS',
    street: '90 avenue du Fleuve',
    town: '69007 Lyon',
    register: 'Lyon',
    digits: '007 015',
  },
  {
    code: '2008',
    companyName: 'Seconde Feuille SCIC',
    street: '17 rue du Réemploi',
    town: '44000 Nantes',
    register: 'Nantes',
    digits: '008 013',
  },
  {
    code: '2009',
    companyName: 'Maison Lettrine SAS',
    street: '2 rue de l’Enluminure',
    town: '51100 Reims',
    register: 'Reims',
    digits: '009 011',
  },
  {
    code: '2010',
    companyName: 'Ouest Emballages SA',
    street: '60 route de l’Océan',
    town: '44800 Saint-Herblain',
    register: 'Nantes',
    digits: '010 019',
  },
  {
    code: '2011',
    companyName: 'La Réserve du Bureau SARL',
    street: '33 rue de la Réserve',
    town: '87000 Limoges',
    register: 'Limoges',
    digits: '011 017',
  },
  {
    code: '2012',
    companyName: 'Plis et Paquets SARL',
    street: '7 rue du Pliage',
    town: '59100 Roubaix',
    register: 'Lille Métropole',
    digits: '012 015',
  },
];

const byCode = new Map<string, SellerIdentity>(
  rows.map(({ code, companyName, street, town, register, digits }) => [
    code,
    {
      companyName,
      registrationNumber: `RCS ${register} 900 ${digits}`,
      vatNumber: `FR00 900 ${digits}`,
      address: [street, town, 'France'],
      email: `service-client@vendeur-${code}.example`,
      phone: `01 99 00 ${code.slice(0, 2)} ${code.slice(2)}`,
    },
  ]),
);

export const identityOf = (code: string): SellerIdentity | undefined => byCode.get(code);
