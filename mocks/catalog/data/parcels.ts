import { tariff } from '../../tariffs/counter.ts';
import { product } from '../draft.ts';
import type { CatalogItem } from '../item.ts';

const KRAFT = '#C79B64';

/** Code, letter, name fr, name en, size in mm, grams, packaging cents, pack, proportions, bottle. */
const readyRows: [
  string,
  string,
  [string, string],
  string,
  number,
  number,
  number,
  [number, number, number],
  boolean,
][] = [
  ['1141001', 's', ['Boîte S', 'S box'], '280 × 210 × 20', 250, 90, 1, [1.3, 0.95, 0.2], false],
  ['1141002', 's', ['Boîte S', 'S box'], '280 × 210 × 20', 500, 90, 1, [1.3, 0.95, 0.28], false],
  ['1141003', 'm', ['Boîte M', 'M box'], '230 × 130 × 100', 1000, 150, 1, [1.1, 0.65, 0.5], false],
  ['1141004', 'm', ['Boîte M', 'M box'], '230 × 130 × 100', 2000, 150, 1, [1.1, 0.65, 0.58], false],
  ['1141005', 'l', ['Boîte L', 'L box'], '315 × 210 × 157', 5000, 220, 1, [1.1, 0.75, 0.6], false],
  ['1141006', 'xl', ['Boîte XL', 'XL box'], '384 × 290 × 190', 10000, 310, 1, [1.15, 0.9, 0.7], false],
  ['1141007', 'm', ['Boîte Une bouteille', 'One-bottle box'], '390 × 168 × 104', 2000, 260, 1, [0.5, 0.5, 1.35], true],
  [
    '1141008',
    'l',
    ['Boîte Trois bouteilles', 'Three-bottle box'],
    '390 × 297 × 106',
    5000,
    390,
    1,
    [1, 0.5, 1.3],
    true,
  ],
  ['1141009', 's', ['Lot de 5 boîtes S', 'Pack of 5 S boxes'], '280 × 210 × 20', 500, 75, 5, [1.3, 0.95, 0.25], false],
  ['1141010', 'm', ['Lot de 5 boîtes M', 'Pack of 5 M boxes'], '230 × 130 × 100', 1000, 130, 5, [1.1, 0.7, 0.5], false],
  [
    '1141011',
    'l',
    ['Lot de 5 boîtes L', 'Pack of 5 L boxes'],
    '315 × 210 × 157',
    5000,
    190,
    5,
    [1.1, 0.75, 0.62],
    false,
  ],
];

const weightWords = (grams: number, point: string): string =>
  grams < 1000 ? `${grams} g` : `${String(grams / 1000).replace('.', point)} kg`;

const readyBox = (
  [code, letter, [fr, en], dimensions, grams, packaging, pack, size, bottle]: (typeof readyRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    fr: [
      `${fr} Colissimo France – ${weightWords(grams, ',')}`,
      `Emballage et envoi compris, jusqu'à ${weightWords(grams, ',')} en France.`,
      `Montez la boîte, remplissez-la, collez l'étiquette fournie : elle part de votre boîte aux lettres ou d'un bureau de poste.`,
      [
        `Dimensions intérieures ${dimensions} mm`,
        'Suivi compris, livraison indicative en 48 h',
        bottle ? 'Croisillons et calage fournis' : "Fermeture autocollante, bande d'ouverture",
        'Indemnisation incluse en cas de perte',
      ],
    ],
    en: [
      `${en} Colissimo for France – ${weightWords(grams, '.')}`,
      `Packaging and postage included, up to ${weightWords(grams, '.')} within France.`,
      'Fold the box, fill it, stick the label supplied: it leaves from your letterbox or from a post office.',
      [
        `Inside ${dimensions} mm`,
        'Tracking included, indicative delivery in 48 hours',
        bottle ? 'Dividers and padding supplied' : 'Self-seal closure, tear strip',
        'Compensation included in case of loss',
      ],
    ],
    category: 'pae-france',
    brand: 'la-boutique',
    cents: (tariff('colissimo', grams) + packaging) * pack,
    postal: true,
    vatRate: 0,
    weight: 120 + index * 60,
    facts: { format: letter, rate: 'colissimo', colour: 'jaune' },
    traits: { madeInFrance: true, dimensions, pieces: pack, recycledShare: 80 },
    picture: { kind: 'box', size, paper: '#F1C445', accent: '#0B5563', bottle, pack },
    popularity: 72 - index * 2,
  });

const worldRows: [string, string, [string, string], string, number, number, [number, number, number]][] = [
  ['1142001', 's', ['Europe S', 'Europe S'], '280 × 210 × 20', 500, 1490, [1.3, 0.95, 0.25]],
  ['1142002', 'm', ['Europe M', 'Europe M'], '230 × 130 × 100', 2000, 2190, [1.1, 0.65, 0.55]],
  ['1142003', 'l', ['Europe L', 'Europe L'], '315 × 210 × 157', 5000, 2990, [1.1, 0.75, 0.62]],
  ['1142004', 's', ['Monde S', 'World S'], '280 × 210 × 20', 500, 2790, [1.3, 0.95, 0.3]],
  ['1142005', 'm', ['Monde M', 'World M'], '230 × 130 × 100', 2000, 4490, [1.1, 0.65, 0.55]],
  ['1142006', 'l', ['Monde L', 'World L'], '315 × 210 × 157', 5000, 6590, [1.1, 0.75, 0.65]],
  ['1142007', 'm', ['Outre-mer M', 'Overseas France M'], '230 × 130 × 100', 1000, 1690, [1.1, 0.65, 0.5]],
  ['1142008', 'l', ['Outre-mer L', 'Overseas France L'], '315 × 210 × 157', 5000, 4130, [1.1, 0.75, 0.6]],
];

const worldBox = (
  [code, letter, [fr, en], dimensions, grams, cents, size]: (typeof worldRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    fr: [
      `Boîte Colissimo ${fr} – ${weightWords(grams, ',')}`,
      `Emballage et envoi compris, jusqu'à ${weightWords(grams, ',')}.`,
      `Les formulaires de douane, quand le pays en demande, se remplissent en ligne avec le numéro imprimé sur la boîte.`,
      [`Dimensions intérieures ${dimensions} mm`, 'Suivi compris', 'Livraison contre signature sur option'],
    ],
    en: [
      `Colissimo box ${en} – ${weightWords(grams, '.')} ready to send`,
      `Packaging and postage included, up to ${weightWords(grams, '.')}.`,
      'Customs forms, for the countries that ask for them, are filled in online with the number printed on the box.',
      [`Inside ${dimensions} mm`, 'Tracking included', 'Delivery against signature as an option'],
    ],
    category: 'pae-monde',
    brand: 'la-boutique',
    cents,
    postal: true,
    vatRate: 0,
    weight: 140 + index * 50,
    facts: { format: letter, rate: 'colissimo', colour: 'bleu' },
    traits: { madeInFrance: true, dimensions, pieces: 1, recycledShare: 80 },
    picture: { kind: 'box', size, paper: '#4E93A6', accent: '#F1C445', pack: 1 },
    popularity: 38 - index * 2,
  });

/** Code, size in mm, pack, cents, sellers, proportions. */
const singleRows: [string, string, number, number, string[], [number, number, number]][] = [
  ['3201001', '160 × 120 × 110', 25, 1190, ['2002', '2010', 'own'], [0.9, 0.7, 0.6]],
  ['3201002', '200 × 140 × 140', 25, 1390, ['2002', '2010'], [0.95, 0.7, 0.65]],
  ['3201003', '200 × 200 × 110', 25, 1590, ['2010'], [0.95, 0.95, 0.5]],
  ['3201004', '250 × 200 × 150', 25, 1890, ['2002', '2006', '2010'], [1, 0.85, 0.6]],
  ['3201005', '310 × 220 × 150', 20, 1990, ['2002', '2012'], [1.15, 0.85, 0.55]],
  ['3201006', '310 × 220 × 250', 20, 2290, ['2010'], [1.1, 0.8, 0.9]],
  ['3201007', '350 × 250 × 200', 20, 2490, ['2002', '2010', '2004', '2006', '2007'], [1.15, 0.85, 0.7]],
  ['3201008', '400 × 300 × 200', 15, 2390, ['2002', '2010'], [1.2, 0.9, 0.6]],
  ['3201009', '400 × 300 × 300', 15, 2790, ['2010', '2012'], [1.15, 0.9, 0.85]],
  ['3201010', '430 × 310 × 150', 15, 2190, ['2006'], [1.25, 0.9, 0.45]],
];

const doubleRows: typeof singleRows = [
  ['3202001', '250 × 250 × 250', 15, 2490, ['2002', '2010'], [0.95, 0.95, 0.95]],
  ['3202002', '350 × 350 × 350', 10, 2690, ['2010'], [0.98, 0.98, 0.98]],
  ['3202003', '400 × 300 × 270', 10, 2590, ['2002', '2006', '2012'], [1.15, 0.9, 0.8]],
  ['3202004', '500 × 400 × 300', 10, 3490, ['2010', '2002'], [1.2, 0.95, 0.75]],
  ['3202005', '600 × 400 × 400', 10, 4290, ['2010'], [1.25, 0.9, 0.9]],
  ['3202006', '600 × 400 × 300', 10, 3890, ['2004', '2010'], [1.25, 0.9, 0.7]],
  ['3202007', '800 × 400 × 400', 5, 3190, ['2002'], [1.4, 0.8, 0.8]],
  ['3202008', '300 × 200 × 800', 5, 2890, ['2006'], [0.6, 0.5, 1.4]],
];

const carton =
  (double: boolean) =>
  ([code, dimensions, pack, cents, sellers, size]: (typeof singleRows)[number], index: number): CatalogItem =>
    product({
      code,
      fr: [
        `Cartons ${double ? 'double' : 'simple'} cannelure ${dimensions} mm – lot de ${pack}`,
        double
          ? "Deux épaisseurs d'ondulé pour ce qui est lourd ou fragile."
          : 'Le carton de tous les envois, livré à plat.',
        double
          ? `Deux couches de cannelures croisées gardent leurs angles sous la pile. Fermez avec un adhésif kraft de 50 mm.`
          : `Léger et facile à monter, il convient aux livres, aux vêtements et aux petits objets bien calés.`,
        [
          `Dimensions intérieures ${dimensions} mm`,
          `Charge conseillée : ${double ? 30 : 15} kg`,
          'Carton recyclé et recyclable',
        ],
      ],
      en: [
        `${double ? 'Double' : 'Single'} wall cartons ${dimensions} mm – pack of ${pack}`,
        double
          ? 'Two layers of corrugated board for heavy or fragile goods.'
          : 'The carton for every parcel, supplied flat.',
        double
          ? 'Two layers of fluting keep the corners square when boxes are stacked. Close with 50 mm kraft tape.'
          : 'Light and easy to fold, it suits books, clothes and small things well wedged.',
        [`Inside ${dimensions} mm`, `Suggested load: ${double ? 30 : 15} kg`, 'Recycled and recyclable board'],
      ],
      category: double ? 'cartons-double' : 'cartons-simple',
      brand: double ? 'ondulac' : 'cartonelle',
      cents,
      sellers,
      weight: pack * (120 + index * 45) * (double ? 2 : 1),
      facts: { colour: 'brun' },
      traits: { madeInFrance: double || index % 2 === 0, dimensions, pieces: pack, recycledShare: double ? 75 : 85 },
      picture: { kind: 'box', size, paper: double ? '#B98A55' : KRAFT, pack },
      ...(double && index === 4 && { stock: 0 }),
    });

const mailingRows: [string, string, [string, string], number, number, string[], string, [number, number, number]][] = [
  [
    '3203001',
    '160 × 110 × 25',
    ['Boîtes postales plates', 'Flat mailing boxes'],
    25,
    1290,
    ['2002', '2012'],
    KRAFT,
    [1.1, 0.8, 0.2],
  ],
  [
    '3203002',
    '220 × 160 × 25',
    ['Boîtes postales plates', 'Flat mailing boxes'],
    25,
    1590,
    ['2002', '2010', '2012'],
    KRAFT,
    [1.25, 0.9, 0.2],
  ],
  [
    '3203003',
    '320 × 230 × 25',
    ['Boîtes postales plates', 'Flat mailing boxes'],
    25,
    1990,
    ['2010'],
    KRAFT,
    [1.4, 1, 0.2],
  ],
  [
    '3203004',
    '200 × 150 × 80',
    ['Boîtes postales blanches', 'White mailing boxes'],
    20,
    1790,
    ['2002', '2009'],
    '#F6F3EC',
    [1.1, 0.8, 0.45],
  ],
  [
    '3203005',
    '250 × 180 × 100',
    ['Boîtes postales blanches', 'White mailing boxes'],
    20,
    2090,
    ['2009'],
    '#F6F3EC',
    [1.2, 0.85, 0.5],
  ],
  [
    '3203006',
    '310 × 220 × 60',
    ['Étuis livre ajustables', 'Adjustable book wraps'],
    25,
    2190,
    ['2002', '2004'],
    KRAFT,
    [1.3, 0.95, 0.3],
  ],
  [
    '3203007',
    '240 × 240 × 100',
    ['Boîtes cadeau vert sapin', 'Fir green gift boxes'],
    10,
    1890,
    ['2009', '2012'],
    '#2F5D45',
    [1.05, 1.05, 0.45],
  ],
  [
    '3203008',
    '240 × 240 × 100',
    ['Boîtes cadeau rouge brique', 'Brick red gift boxes'],
    10,
    1890,
    ['2009'],
    '#A44A32',
    [1.05, 1.05, 0.45],
  ],
];

const mailingBox = (
  [code, dimensions, [fr, en], pack, cents, sellers, paper, size]: (typeof mailingRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    fr: [
      `${fr} ${dimensions} mm – lot de ${pack}`,
      `Elles se montent et se ferment sans adhésif.`,
      `Trois plis, deux rabats, et la boîte tient. Le dos du carton reste vierge pour l'adresse.`,
      [`Dimensions intérieures ${dimensions} mm`, 'Livrées à plat', 'Carton microcannelure'],
    ],
    en: [
      `${en} ${dimensions} mm – pack of ${pack}`,
      'They fold and close without tape.',
      'Three folds, two flaps, and the box holds. The back of the board stays blank for the address.',
      [`Inside ${dimensions} mm`, 'Supplied flat', 'Fine-flute board'],
    ],
    category: 'boites-postales',
    brand: 'cartonelle',
    cents,
    sellers,
    weight: pack * (60 + index * 15),
    facts: {
      colour: paper === KRAFT ? 'brun' : paper === '#F6F3EC' ? 'blanc' : paper === '#2F5D45' ? 'vert' : 'rouge',
    },
    traits: { dimensions, pieces: pack, madeInFrance: index % 3 !== 2 },
    picture: { kind: 'box', size, paper, mailing: true, pack },
  });

const tubeRows: [string, string, number, number, string[]][] = [
  ['3204001', '330 × 50', 10, 1190, ['2002', '2012']],
  ['3204002', '450 × 60', 10, 1490, ['2002']],
  ['3204003', '650 × 80', 10, 2190, ['2010', '2012']],
  ['3204004', '1 000 × 100', 5, 2490, ['2010']],
];

const tube = ([code, dimensions, pack, cents, sellers]: (typeof tubeRows)[number], index: number): CatalogItem =>
  product({
    code,
    fr: [
      `Tubes d'expédition ${dimensions} mm – lot de ${pack}`,
      `Carton spiralé et deux bouchons par tube.`,
      `Roulez l'affiche côté image à l'extérieur : elle se remettra à plat d'elle-même.`,
      [`Longueur × diamètre : ${dimensions} mm`, 'Bouchons en polyéthylène recyclé', 'Paroi de 2 mm'],
    ],
    en: [
      `Mailing tubes ${dimensions.replace('1 000', '1,000')} mm – pack of ${pack}`,
      'Spiral-wound board and two caps for each tube.',
      'Roll the poster with the picture outside: it will lie flat by itself.',
      [`Length × diameter: ${dimensions.replace('1 000', '1,000')} mm`, 'Caps of recycled polyethylene', '2 mm wall'],
    ],
    category: 'tubes',
    brand: 'tubalone',
    cents,
    sellers,
    weight: pack * (60 + index * 70),
    facts: { colour: 'brun' },
    traits: { pieces: pack, recycledShare: 95, madeInFrance: true },
    picture: { kind: 'goods', drawing: 'tube', colours: ['#C79B64', '#F6F3EC'] },
  });

export const parcelItems: readonly CatalogItem[] = [
  ...readyRows.map(readyBox),
  ...worldRows.map(worldBox),
  ...singleRows.map(carton(false)),
  ...doubleRows.map(carton(true)),
  ...mailingRows.map(mailingBox),
  ...tubeRows.map(tube),
];
