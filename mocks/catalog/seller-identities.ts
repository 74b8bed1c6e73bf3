/** The identity that the law requires of a professional seller: legal name, registered office, company number. */
export interface SellerIdentity {
  corporateName: string;
  registrationNumber: string;
  vatNumber: string;
  address: string[];
  email: string;
  phone: string;
}

/** Code, legal name, street, postal code and town, seat of the register, last digits of the number. */
const rows: [string, string, string, string, string, string][] = [
  ['2001', 'Papeterie du Canal SARL', '24 quai des Péniches', '67000 Strasbourg', 'Strasbourg', '001 018'],
  ['2002', 'Cartons et Ficelle SAS', '3 rue des Emballeurs', '16000 Angoulême', 'Angoulême', '002 016'],
  ['2003', 'L’Atelier du Bureau SARL', '41 rue du Pupitre', '35000 Rennes', 'Rennes', '003 014'],
  ['2004', 'Emballage Sobre SCOP', '8 allée du Recyclage', '38000 Grenoble', 'Grenoble', '004 012'],
  ['2005', 'Philatélie des Halles EURL', '12 rue des Halles', '14000 Caen', 'Caen', '005 019'],
  ['2006', 'Le Comptoir Brun SAS', '5 place du Comptoir', '42000 Saint-Étienne', 'Saint-Étienne', '006 017'],
  ['2007', 'Fournitures du Rhône SAS', '90 avenue du Fleuve', '69007 Lyon', 'Lyon', '007 015'],
  ['2008', 'Seconde Feuille SCIC', '17 rue du Réemploi', '44000 Nantes', 'Nantes', '008 013'],
  ['2009', 'Maison Lettrine SAS', '2 rue de l’Enluminure', '51100 Reims', 'Reims', '009 011'],
  ['2010', 'Ouest Emballages SA', '60 route de l’Océan', '44800 Saint-Herblain', 'Nantes', '010 019'],
  ['2011', 'La Réserve du Bureau SARL', '33 rue de la Réserve', '87000 Limoges', 'Limoges', '011 017'],
  ['2012', 'Plis et Paquets SARL', '7 rue du Pliage', '59100 Roubaix', 'Lille Métropole', '012 015'],
];

const byCode = new Map<string, SellerIdentity>(
  rows.map(([code, corporateName, street, town, register, digits]) => [
    code,
    {
      corporateName,
      registrationNumber: `RCS ${register} 900 ${digits}`,
      vatNumber: `FR00 900 ${digits}`,
      address: [street, town, 'France'],
      email: `service-client@vendeur-${code}.example`,
      phone: `01 99 00 ${code.slice(0, 2)} ${code.slice(2)}`,
    },
  ]),
);

export const identityOf = (code: string): SellerIdentity | undefined => byCode.get(code);
