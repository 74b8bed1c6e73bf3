import type { BoxPicture } from '../../pictures/box-picture.ts';
import { tariff } from '../../tariffs/counter.ts';
import { product } from '../draft.ts';
import type { CatalogItem, Text } from '../item.ts';

const KRAFT = '#C79B64';

type Box = Pick<BoxPicture, 'bottles'>;

const S = { format: 's', dimensions: '280 × 210 × 20' };
const M = { format: 'm', dimensions: '230 × 130 × 100' };
const L = { format: 'l', dimensions: '315 × 210 × 157' };

/** Prices of packagings are without postage. */
const readyRows: (Box & {
  code: string;
  format: string;
  name: Text;
  dimensions: string;
  grams: number;
  cents: number;
  pack?: number;
})[] = [
  { code: '1141001', ...S, name: { fr: 'Boîte S', en: 'S box' }, grams: 250, cents: 90 },
  { code: '1141002', ...S, name: { fr: 'Boîte S', en: 'S box' }, grams: 500, cents: 90 },
  { code: '1141003', ...M, name: { fr: 'Boîte M', en: 'M box' }, grams: 1000, cents: 150 },
  { code: '1141004', ...M, name: { fr: 'Boîte M', en: 'M box' }, grams: 2000, cents: 150 },
  { code: '1141005', ...L, name: { fr: 'Boîte L', en: 'L box' }, grams: 5000, cents: 220 },
  {
    code: '1141006',
    format: 'xl',
    name: { fr: 'Boîte XL', en: 'XL box' },
    dimensions: '384 × 290 × 190',
    grams: 10000,
    cents: 310,
  },
  {
    code: '1141007',
    format: 'm',
    dimensions: '390 × 168 × 104',
    name: { fr: 'Boîte Une bouteille', en: 'One-bottle box' },
    grams: 2000,
    cents: 260,
    bottles: 1,
  },
  {
    code: '1141008',
    format: 'l',
    dimensions: '390 × 297 × 106',
    name: { fr: 'Boîte Trois bouteilles', en: 'Three-bottle box' },
    grams: 5000,
    cents: 390,
    bottles: 3,
  },
  {
    code: '1141009',
    ...S,
    name: { fr: 'Boîte S', en: 'S box' },
    grams: 500,
    cents: 75,
    pack: 5,
  },
  {
    code: '1141010',
    ...M,
    name: { fr: 'Boîte M', en: 'M box' },
    grams: 1000,
    cents: 130,
    pack: 5,
  },
  {
    code: '1141011',
    ...L,
    name: { fr: 'Boîte L', en: 'L box' },
    grams: 5000,
    cents: 190,
    pack: 5,
  },
];

const weightWords = (grams: number, point: string): string =>
  grams < 1000 ? `${grams} g` : `${String(grams / 1000).replace('.', point)} kg`;

const readyBox = (
  { code, format, name, dimensions, grams, cents, pack = 1, bottles }: (typeof readyRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    name: {
      fr: `${name.fr} Colissimo France – ${pack > 1 ? `lot de ${pack}, ` : ''}${weightWords(grams, ',')}`,
      en: `${name.en} Colissimo for France – ${pack > 1 ? `pack of ${pack}, ` : ''}${weightWords(grams, '.')}`,
    },
    summary: {
      fr: `Emballage et envoi compris, jusqu'à ${weightWords(grams, ',')} en France.`,
      en: `Packaging and postage included, up to ${weightWords(grams, '.')} within France.`,
    },
    body: {
      fr: `Montez la boîte, remplissez-la, collez l'étiquette fournie, puis placez-la dans votre boîte aux lettres ou remettez-la au bureau de poste.`,
      en: 'Fold the box, fill it, stick the label supplied: leave it in your letterbox or hand it in at a post office.',
    },
    points: {
      fr: [
        `Dimensions intérieures ${dimensions} mm`,
        'Suivi compris, livraison indicative en 48 h',
        bottles ? 'Croisillons et calage fournis' : "Fermeture autocollante, bande d'ouverture",
        'Indemnisation incluse en cas de perte',
      ],
      en: [
        `Inside ${dimensions} mm`,
        'Tracking included, usually delivered in 48 hours',
        bottles ? 'Dividers and padding supplied' : 'Self-seal closure, tear strip',
        'Cover included in case of loss',
      ],
    },
    category: 'pae-france',
    brand: 'la-boutique',
    cents: (tariff('colissimo', grams) + cents) * pack,
    postal: true,
    vatRate: 0,
    weight: 120 + index * 60,
    facts: { format, rate: 'colissimo', colour: 'jaune' },
    traits: { madeInFrance: true, dimensions, pieces: pack, recycledShare: 80 },
    picture: {
      kind: 'box',
      face: 'label',
      size: dimensions,
      paper: '#F1C445',
      accent: '#0B5563',
      pack,
      weight: weightWords(grams, ','),
      ...(bottles ? { bottles } : { format: format.toUpperCase() }),
    },
    popularity: 72 - index * 2,
  });

const worldRows: {
  code: string;
  format: string;
  name: Text;
  dimensions: string;
  grams: number;
  cents: number;
  zone: NonNullable<BoxPicture['zone']>;
}[] = [
  {
    code: '1142001',
    ...S,
    name: { fr: 'Europe S', en: 'Europe S' },
    zone: 'europe',
    grams: 500,
    cents: 1490,
  },
  {
    code: '1142002',
    ...M,
    name: { fr: 'Europe M', en: 'Europe M' },
    zone: 'europe',
    grams: 2000,
    cents: 2190,
  },
  {
    code: '1142003',
    ...L,
    name: { fr: 'Europe L', en: 'Europe L' },
    zone: 'europe',
    grams: 5000,
    cents: 2990,
  },
  { code: '1142004', ...S, name: { fr: 'Monde S', en: 'World S' }, zone: 'world', grams: 500, cents: 2790 },
  {
    code: '1142005',
    ...M,
    name: { fr: 'Monde M', en: 'World M' },
    zone: 'world',
    grams: 2000,
    cents: 4490,
  },
  {
    code: '1142006',
    ...L,
    name: { fr: 'Monde L', en: 'World L' },
    zone: 'world',
    grams: 5000,
    cents: 6590,
  },
  {
    code: '1142007',
    ...M,
    name: { fr: 'Outre-mer M', en: 'Overseas France M' },
    zone: 'overseas',
    grams: 1000,
    cents: 1690,
  },
  {
    code: '1142008',
    ...L,
    name: { fr: 'Outre-mer L', en: 'Overseas France L' },
    zone: 'overseas',
    grams: 5000,
    cents: 4130,
  },
];

const worldBox = (
  { code, format, name, dimensions, grams, cents, zone }: (typeof worldRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    name: {
      fr: `Boîte Colissimo ${name.fr} – ${weightWords(grams, ',')}`,
      en: `Colissimo box ${name.en} – ${weightWords(grams, '.')} ready to send`,
    },
    summary: {
      fr: `Emballage et envoi compris, jusqu'à ${weightWords(grams, ',')}.`,
      en: `Packaging and postage included, up to ${weightWords(grams, '.')}.`,
    },
    body: {
      fr: `Les formulaires de douane, quand le pays en demande, se remplissent en ligne avec le numéro imprimé sur la boîte.`,
      en: 'Customs forms, for the countries that ask for them, are filled in online with the number printed on the box.',
    },
    points: {
      fr: [`Dimensions intérieures ${dimensions} mm`, 'Suivi compris', 'Livraison contre signature sur option'],
      en: [`Inside ${dimensions} mm`, 'Tracking included', 'Signed-for delivery as an option'],
    },
    category: 'pae-monde',
    brand: 'la-boutique',
    cents,
    postal: true,
    vatRate: 0,
    weight: 140 + index * 50,
    facts: { format, rate: 'colissimo', colour: 'bleu' },
    traits: { madeInFrance: true, dimensions, pieces: 1, recycledShare: 80 },
    picture: {
      kind: 'box',
      face: 'label',
      size: dimensions,
      paper: '#4E93A6',
      accent: '#F1C445',
      pack: 1,
      zone,
      format: format.toUpperCase(),
      weight: weightWords(grams, ','),
    },
    popularity: 38 - index * 2,
  });

interface Carton {
  code: string;
  dimensions: string;
  pack: number;
  cents: number;
  sellers: string[];
}

const singleRows: Carton[] = [
  {
    code: '3201001',
    dimensions: '160 × 120 × 110',
    pack: 25,
    cents: 1190,
    sellers: ['2002', '2010', 'own'],
  },
  {
    code: '3201002',
    dimensions: '200 × 140 × 140',
    pack: 25,
    cents: 1390,
    sellers: ['2002', '2010'],
  },
  {
    code: '3201003',
    dimensions: '200 × 200 × 110',
    pack: 25,
    cents: 1590,
    sellers: ['2010'],
  },
  {
    code: '3201004',
    dimensions: '250 × 200 × 150',
    pack: 25,
    cents: 1890,
    sellers: ['2002', '2006', '2010'],
  },
  {
    code: '3201005',
    dimensions: '310 × 220 × 150',
    pack: 20,
    cents: 1990,
    sellers: ['2002', '2012'],
  },
  {
    code: '3201006',
    dimensions: '310 × 220 × 250',
    pack: 20,
    cents: 2290,
    sellers: ['2010'],
  },
  {
    code: '3201007',
    dimensions: '350 × 250 × 200',
    pack: 20,
    cents: 2490,
    sellers: ['2002', '2010', '2004', '2006', '2007'],
  },
  {
    code: '3201008',
    dimensions: '400 × 300 × 200',
    pack: 15,
    cents: 2390,
    sellers: ['2002', '2010'],
  },
  {
    code: '3201009',
    dimensions: '400 × 300 × 300',
    pack: 15,
    cents: 2790,
    sellers: ['2010', '2012'],
  },
  {
    code: '3201010',
    dimensions: '430 × 310 × 150',
    pack: 15,
    cents: 2190,
    sellers: ['2006'],
  },
];

const doubleRows: Carton[] = [
  {
    code: '3202001',
    dimensions: '250 × 250 × 250',
    pack: 15,
    cents: 2490,
    sellers: ['2002', '2010'],
  },
  {
    code: '3202002',
    dimensions: '350 × 350 × 350',
    pack: 10,
    cents: 2690,
    sellers: ['2010'],
  },
  {
    code: '3202003',
    dimensions: '400 × 300 × 270',
    pack: 10,
    cents: 2590,
    sellers: ['2002', '2006', '2012'],
  },
  {
    code: '3202004',
    dimensions: '500 × 400 × 300',
    pack: 10,
    cents: 3490,
    sellers: ['2010', '2002'],
  },
  {
    code: '3202005',
    dimensions: '600 × 400 × 400',
    pack: 10,
    cents: 4290,
    sellers: ['2010'],
  },
  {
    code: '3202006',
    dimensions: '600 × 400 × 300',
    pack: 10,
    cents: 3890,
    sellers: ['2004', '2010'],
  },
  {
    code: '3202007',
    dimensions: '800 × 400 × 400',
    pack: 5,
    cents: 3190,
    sellers: ['2002'],
  },
  {
    code: '3202008',
    dimensions: '300 × 200 × 800',
    pack: 5,
    cents: 2890,
    sellers: ['2006'],
  },
];

const carton =
  (double: boolean) =>
  ({ code, dimensions, pack, cents, sellers }: Carton, index: number): CatalogItem =>
    product({
      code,
      name: {
        fr: `Cartons ${double ? 'double' : 'simple'} cannelure ${dimensions} mm – lot de ${pack}`,
        en: `${double ? 'Double' : 'Single'} wall cartons ${dimensions} mm – pack of ${pack}`,
      },
      summary: {
        fr: double
          ? "Deux épaisseurs d'ondulé pour ce qui est lourd ou fragile."
          : 'Le carton de tous les envois, livré à plat.',
        en: double
          ? 'Two layers of corrugated board for heavy or fragile goods.'
          : 'The carton for every parcel, supplied flat.',
      },
      body: {
        fr: double
          ? `Deux couches de cannelures croisées gardent leurs angles sous la pile. Fermez avec un adhésif kraft de 50 mm.`
          : `Léger et facile à monter, il convient aux livres, aux vêtements et aux petits objets bien calés.`,
        en: double
          ? 'Two layers of fluting keep the corners square when boxes are stacked. Close with 50 mm kraft tape.'
          : 'Light and easy to fold, it suits books, clothes and small, well-packed objects.',
      },
      points: {
        fr: [
          `Dimensions intérieures ${dimensions} mm`,
          `Charge conseillée : ${double ? 30 : 15} kg`,
          'Carton recyclé et recyclable',
        ],
        en: [`Inside ${dimensions} mm`, `Suggested load: ${double ? 30 : 15} kg`, 'Recycled and recyclable board'],
      },
      category: double ? 'cartons-double' : 'cartons-simple',
      brand: double ? 'ondulac' : 'cartonelle',
      cents,
      sellers,
      weight: pack * (120 + index * 45) * (double ? 2 : 1),
      facts: { colour: 'brun' },
      traits: { madeInFrance: double || index % 2 === 0, dimensions, pieces: pack, recycledShare: double ? 75 : 85 },
      picture: {
        kind: 'box',
        face: 'carton',
        size: dimensions,
        paper: double ? '#B98A55' : KRAFT,
        pack,
        isDouble: double,
      },
      ...(double && index === 4 && { stock: 0 }),
    });

const mailingRows: (Carton & { name: Text; paper: string; face?: BoxPicture['face'] })[] = [
  {
    code: '3203001',
    dimensions: '160 × 110 × 25',
    name: { fr: 'Boîtes postales plates', en: 'Flat mailing boxes' },
    pack: 25,
    cents: 1290,
    sellers: ['2002', '2012'],
    paper: KRAFT,
  },
  {
    code: '3203002',
    dimensions: '220 × 160 × 25',
    name: { fr: 'Boîtes postales plates', en: 'Flat mailing boxes' },
    pack: 25,
    cents: 1590,
    sellers: ['2002', '2010', '2012'],
    paper: KRAFT,
  },
  {
    code: '3203003',
    dimensions: '320 × 230 × 25',
    name: { fr: 'Boîtes postales plates', en: 'Flat mailing boxes' },
    pack: 25,
    cents: 1990,
    sellers: ['2010'],
    paper: KRAFT,
  },
  {
    code: '3203004',
    dimensions: '200 × 150 × 80',
    name: { fr: 'Boîtes postales blanches', en: 'White mailing boxes' },
    pack: 20,
    cents: 1790,
    sellers: ['2002', '2009'],
    paper: '#F6F3EC',
  },
  {
    code: '3203005',
    dimensions: '250 × 180 × 100',
    name: { fr: 'Boîtes postales blanches', en: 'White mailing boxes' },
    pack: 20,
    cents: 2090,
    sellers: ['2009'],
    paper: '#F6F3EC',
  },
  {
    code: '3203006',
    dimensions: '310 × 220 × 60',
    name: { fr: 'Étuis livre ajustables', en: 'Adjustable book wraps' },
    face: 'wrap',
    pack: 25,
    cents: 2190,
    sellers: ['2002', '2004'],
    paper: KRAFT,
  },
  {
    code: '3203007',
    dimensions: '240 × 240 × 100',
    name: { fr: 'Boîtes cadeau vert sapin', en: 'Fir green gift boxes' },
    face: 'gift',
    pack: 10,
    cents: 1890,
    sellers: ['2009', '2012'],
    paper: '#2F5D45',
  },
  {
    code: '3203008',
    dimensions: '240 × 240 × 100',
    name: { fr: 'Boîtes cadeau rouge brique', en: 'Brick red gift boxes' },
    face: 'gift',
    pack: 10,
    cents: 1890,
    sellers: ['2009'],
    paper: '#A44A32',
  },
];

const mailingBox = (
  { code, dimensions, name, pack, cents, sellers, paper, face = 'mailing' }: (typeof mailingRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    name: { fr: `${name.fr} ${dimensions} mm – lot de ${pack}`, en: `${name.en} ${dimensions} mm – pack of ${pack}` },
    summary: { fr: `Elles se montent et se ferment sans adhésif.`, en: 'They fold and close without tape.' },
    body: {
      fr: `Elles se montent en trois plis et deux rabats. Le dos reste vierge pour l'adresse.`,
      en: 'They take three folds and two flaps. The back stays blank for the address.',
    },
    points: {
      fr: [`Dimensions intérieures ${dimensions} mm`, 'Livrées à plat', 'Carton microcannelure'],
      en: [`Inside ${dimensions} mm`, 'Supplied flat', 'Fine-flute board'],
    },
    category: 'boites-postales',
    brand: 'cartonelle',
    cents,
    sellers,
    weight: pack * (60 + index * 15),
    facts: {
      colour: paper === KRAFT ? 'brun' : paper === '#F6F3EC' ? 'blanc' : paper === '#2F5D45' ? 'vert' : 'rouge',
    },
    traits: { dimensions, pieces: pack, madeInFrance: index % 3 !== 2 },
    picture: { kind: 'box', face, size: dimensions, paper, pack },
  });

const tubeRows: Carton[] = [
  { code: '3204001', dimensions: '330 × 50', pack: 10, cents: 1190, sellers: ['2002', '2012'] },
  { code: '3204002', dimensions: '450 × 60', pack: 10, cents: 1490, sellers: ['2002'] },
  { code: '3204003', dimensions: '650 × 80', pack: 10, cents: 2190, sellers: ['2010', '2012'] },
  { code: '3204004', dimensions: '1 000 × 100', pack: 5, cents: 2490, sellers: ['2010'] },
];

const tube = ({ code, dimensions, pack, cents, sellers }: (typeof tubeRows)[number], index: number): CatalogItem =>
  product({
    code,
    name: {
      fr: `Tubes d'expédition ${dimensions} mm – lot de ${pack}`,
      en: `Mailing tubes ${dimensions.replace('1 000', '1,000')} mm – pack of ${pack}`,
    },
    summary: { fr: `Carton spiralé et deux bouchons par tube.`, en: 'Spiral-wound board and two caps for each tube.' },
    body: {
      fr: `Roulez l'affiche côté image à l'extérieur : elle se remettra à plat d'elle-même.`,
      en: 'Roll the poster with the picture outside: it will lie flat by itself.',
    },
    points: {
      fr: [`Longueur × diamètre : ${dimensions} mm`, 'Bouchons en polyéthylène recyclé', 'Paroi de 2 mm'],
      en: [
        `Length × diameter: ${dimensions.replace('1 000', '1,000')} mm`,
        'Caps of recycled polyethylene',
        '2 mm wall',
      ],
    },
    category: 'tubes',
    brand: 'tubalone',
    cents,
    sellers,
    weight: pack * (60 + index * 70),
    facts: { colour: 'brun' },
    traits: { pieces: pack, recycledShare: 95, madeInFrance: true },
    picture: { kind: 'goods', drawing: 'tube', colours: ['#C79B64', '#F6F3EC'], size: dimensions, pack },
  });

export const parcelItems: readonly CatalogItem[] = [
  ...readyRows.map(readyBox),
  ...worldRows.map(worldBox),
  ...singleRows.map(carton(false)),
  ...doubleRows.map(carton(true)),
  ...mailingRows.map(mailingBox),
  ...tubeRows.map(tube),
];
