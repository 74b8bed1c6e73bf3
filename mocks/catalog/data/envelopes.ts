import type { Motif } from '../../pictures/picture.ts';
import { tariff } from '../../tariffs/counter.ts';
import { type Draft, product } from '../draft.ts';
import type { CatalogItem } from '../item.ts';

interface Format {
  code: string;
  label: string;
  size: string;
  ratio: number;
  scale: number;
  /** What it takes, in both languages. */
  takes: [fr: string, en: string];
}

const FORMATS = {
  c6: {
    code: 'c6',
    label: 'C6',
    size: '114 × 162',
    ratio: 1.42,
    scale: 0.72,
    takes: ['une carte ou une feuille A4 pliée en quatre', 'a card or an A4 sheet folded in four'],
  },
  dl: {
    code: 'dl',
    label: 'DL',
    size: '110 × 220',
    ratio: 2,
    scale: 0.92,
    takes: ['une feuille A4 pliée en trois', 'an A4 sheet folded in three'],
  },
  c5: {
    code: 'c5',
    label: 'C5',
    size: '162 × 229',
    ratio: 1.41,
    scale: 0.88,
    takes: ['une feuille A4 pliée en deux', 'an A4 sheet folded in two'],
  },
  b5: {
    code: 'b5',
    label: 'B5',
    size: '176 × 250',
    ratio: 1.42,
    scale: 0.92,
    takes: ['un cahier A5', 'an A5 notebook'],
  },
  c4: {
    code: 'c4',
    label: 'C4',
    size: '229 × 324',
    ratio: 1.41,
    scale: 1,
    takes: ['des feuilles A4 à plat', 'flat A4 sheets'],
  },
  b4: {
    code: 'b4',
    label: 'B4',
    size: '250 × 353',
    ratio: 1.41,
    scale: 1,
    takes: ['un dossier A4 épais', 'a thick A4 file'],
  },
  carre: {
    code: 'carre',
    label: 'carrée',
    size: '165 × 165',
    ratio: 1,
    scale: 0.8,
    takes: ['une carte carrée', 'a square card'],
  },
} satisfies Record<string, Format>;

const format = (code: keyof typeof FORMATS): Format => FORMATS[code];

type FormatCode = keyof typeof FORMATS;

const postal = (draft: Omit<Draft, 'brand'>): CatalogItem =>
  product({ brand: 'la-boutique', vatRate: 0, postal: true, maxQuantity: 100, ...draft });

/** Code, format, grams, pack, price of one envelope's paper in cents, motif, palette. */
const franceRows: [string, FormatCode, number, number, number, Motif, number][] = [
  ['1131001', 'dl', 20, 10, 18, 'seal', 17],
  ['1131002', 'dl', 20, 100, 14, 'seal', 17],
  ['1131003', 'dl', 20, 500, 11, 'seal', 17],
  ['1131004', 'c6', 20, 10, 20, 'flower', 0],
  ['1131005', 'c6', 20, 10, 20, 'bird', 1],
  ['1131006', 'c6', 20, 10, 20, 'lighthouse', 2],
  ['1131007', 'c5', 20, 10, 22, 'seal', 17],
  ['1131008', 'c5', 100, 10, 26, 'seal', 17],
  ['1131009', 'c5', 100, 100, 20, 'seal', 17],
  ['1131010', 'c4', 250, 10, 34, 'seal', 17],
  ['1131011', 'c4', 250, 50, 29, 'seal', 17],
  ['1131012', 'c4', 500, 10, 38, 'seal', 17],
  ['1131013', 'dl', 20, 10, 20, 'leaf', 9],
  ['1131014', 'c6', 20, 30, 18, 'butterfly', 4],
];

const franceEnvelope = ([code, size, grams, pack, paper, motif, palette]: (typeof franceRows)[number]): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  const drawn = motif !== 'seal';
  const theme = {
    flower: 'fleurs-des-champs',
    bird: 'oiseaux-des-jardins',
    lighthouse: 'phares',
    leaf: 'feuilles-d-automne',
    butterfly: 'papillons',
  }[motif as string];
  const frKind = drawn
    ? ` illustrées ${{ flower: 'Fleurs des champs', bird: 'Oiseaux', lighthouse: 'Phares', leaf: "Feuilles d'automne", butterfly: 'Papillons' }[motif as string]}`
    : '';
  const enKind = drawn
    ? `${{ flower: 'Wild flowers', bird: 'Birds', lighthouse: 'Lighthouses', leaf: 'Autumn leaves', butterfly: 'Butterflies' }[motif as string]} `
    : '';
  return postal({
    code,
    fr: [
      `Lot de ${pack} enveloppes prêt-à-poster ${label}${frKind} – ${grams} g`,
      `Enveloppes déjà affranchies Lettre verte, pour la France.`,
      `L'enveloppe ${label} accueille ${takes[0]}. L'affranchissement est imprimé : écrivez l'adresse, fermez, postez.`,
      [`Pour un pli jusqu'à ${grams} g`, 'Fermeture par bande autocollante', 'Papier certifié, sans fenêtre'],
    ],
    en: [
      `Pack of ${pack} ${enKind}pre-stamped ${size === 'carre' ? 'square' : label} envelopes – ${grams} g`,
      'Envelopes already stamped at the Green letter rate, for France.',
      `The ${label} envelope takes ${takes[1]}. The postage is printed: write the address, seal, post.`,
      [`For a letter up to ${grams} g`, 'Self-seal strip', 'Certified paper, no window'],
    ],
    category: 'pap-france',
    cents: (tariff('lettre-verte', grams) + paper) * pack,
    weight: Math.round(pack * (scale * 8)),
    facts: { format: size, rate: 'lettre-verte', colour: 'blanc', ...(theme && { theme }) },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: { kind: 'envelope', ratio, scale, paper: '#FDFBF5', stamp: motif, palette, pack },
    popularity: 74 - (Number(code) % 100) * 2,
  });
};

const trackedRows: [string, FormatCode, number, number, number][] = [
  ['1132001', 'dl', 20, 10, 20],
  ['1132002', 'dl', 20, 50, 16],
  ['1132003', 'c5', 20, 10, 24],
  ['1132004', 'c5', 100, 10, 28],
  ['1132005', 'c4', 250, 5, 38],
  ['1132006', 'c4', 250, 50, 30],
];

const trackedEnvelope = ([code, size, grams, pack, paper]: (typeof trackedRows)[number]): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  return postal({
    code,
    fr: [
      `Lot de ${pack} enveloppes prêt-à-poster suivi ${label} – ${grams} g`,
      `Enveloppes affranchies et suivies, jusqu'à la boîte aux lettres.`,
      `Un numéro de suivi est imprimé sur chaque enveloppe ${label}, qui accueille ${takes[0]}. Détachez le talon et gardez-le.`,
      [`Pour un pli jusqu'à ${grams} g`, 'Numéro de suivi détachable', 'Fermeture par bande autocollante'],
    ],
    en: [
      `Pack of ${pack} tracked pre-stamped ${label} envelopes – ${grams} g`,
      'Stamped and tracked envelopes, right up to the letterbox.',
      `A tracking number is printed on each ${label} envelope, which takes ${takes[1]}. Tear off the stub and keep it.`,
      [`For a letter up to ${grams} g`, 'Tear-off tracking number', 'Self-seal strip'],
    ],
    category: 'pap-suivi',
    cents: (tariff('services-plus', grams) + paper) * pack,
    weight: Math.round(pack * scale * 9),
    facts: { format: size, rate: 'services-plus', colour: 'blanc' },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: { kind: 'envelope', ratio, scale, paper: '#FDFBF5', stamp: 'seal', palette: 19, pack },
    popularity: 50 - (Number(code) % 100) * 2,
  });
};

const worldRows: [string, FormatCode, number, number, number][] = [
  ['1133001', 'dl', 20, 5, 24],
  ['1133002', 'dl', 20, 20, 20],
  ['1133003', 'c6', 20, 5, 24],
  ['1133004', 'c5', 100, 5, 34],
  ['1133005', 'c4', 250, 5, 40],
];

const worldEnvelope = ([code, size, grams, pack, paper]: (typeof worldRows)[number]): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  return postal({
    code,
    fr: [
      `Lot de ${pack} enveloppes prêt-à-poster International ${label} – ${grams} g`,
      `Enveloppes affranchies pour tous les pays du monde.`,
      `Plus de calcul au guichet : l'enveloppe ${label} part telle quelle. Elle accueille ${takes[0]}.`,
      [`Pour un pli jusqu'à ${grams} g`, 'Acheminement prioritaire', 'Documents seulement : pas de marchandise'],
    ],
    en: [
      `Pack of ${pack} worldwide pre-stamped ${label} envelopes – ${grams} g`,
      'Envelopes stamped for every country in the world.',
      `Nothing to work out at the counter: the ${label} envelope leaves as it is. It takes ${takes[1]}.`,
      [`For a letter up to ${grams} g`, 'Priority handling', 'Documents only: no goods'],
    ],
    category: 'pap-international',
    cents: (tariff('international', grams) + paper) * pack,
    weight: Math.round(pack * scale * 8),
    facts: { format: size, rate: 'international', colour: 'blanc' },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: { kind: 'envelope', ratio, scale, paper: '#F4F8FB', stamp: 'seal', palette: 18, pack },
    popularity: 40 - (Number(code) % 100) * 2,
  });
};

/** Code, format, grams a square metre, window, pack, cents, sellers. */
const whiteRows: [string, FormatCode, number, boolean, number, number, string[]][] = [
  ['3101001', 'dl', 80, false, 50, 449, ['2001', '2007']],
  ['3101002', 'dl', 80, true, 50, 479, ['2001', '2003', '2010', '2009']],
  ['3101003', 'dl', 80, true, 500, 2890, ['2007', '2010']],
  ['3101004', 'dl', 100, false, 100, 1190, ['2009']],
  ['3101005', 'c6', 80, false, 50, 399, ['2001']],
  ['3101006', 'c6', 90, false, 500, 2490, ['2010', '2011']],
  ['3101007', 'c5', 80, false, 50, 549, ['2001', '2004']],
  ['3101008', 'c5', 80, true, 50, 589, ['2003']],
  ['3101009', 'c5', 90, true, 500, 3490, ['2007', '2010', '2012']],
  ['3101010', 'b5', 90, false, 50, 790, ['2003']],
  ['3101011', 'c4', 90, false, 50, 1090, ['2001', '2010']],
  ['3101012', 'c4', 90, true, 50, 1190, ['2007']],
  ['3101013', 'c4', 100, false, 250, 4290, ['2010', '2002']],
  ['3101014', 'carre', 120, false, 25, 690, ['2009', '2001']],
];

const whiteEnvelope = ([code, size, gsm, window, pack, cents, sellers]: (typeof whiteRows)[number]): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  const enLabel = size === 'carre' ? 'square' : label;
  return product({
    code,
    fr: [
      `Enveloppes blanches ${label} ${window ? 'à fenêtre' : 'sans fenêtre'} ${gsm} g – boîte de ${pack}`,
      `Papier vélin blanc, ${window ? 'fenêtre de 35 × 100 mm, ' : ''}fermeture autocollante.`,
      `Une enveloppe nette, qui se glisse dans toutes les imprimantes. Elle accueille ${takes[0]}.`,
      [
        `Format ${dimensions} mm`,
        `Papier de ${gsm} g/m², opaque à la lecture`,
        window
          ? 'Fenêtre à droite, film en cellulose recyclable avec le papier'
          : 'Intérieur imprimé gris pour la confidentialité',
      ],
    ],
    en: [
      `White ${enLabel} envelopes ${window ? 'with a window' : 'without a window'}, ${gsm} gsm – box of ${pack}`,
      `White wove paper, ${window ? 'window of 35 × 100 mm, ' : ''}self-seal strip.`,
      `A crisp envelope that runs through any printer. It takes ${takes[1]}.`,
      [
        `Size ${dimensions} mm`,
        `${gsm} gsm paper that cannot be read through`,
        window ? 'Window on the right, cellulose film recycled with the paper' : 'Grey print inside for privacy',
      ],
    ],
    category: 'enveloppes-blanches',
    brand: 'blancmarais',
    cents,
    sellers,
    weight: Math.round(pack * scale * 7),
    facts: { format: size, colour: 'blanc' },
    traits: { dimensions, pieces: pack, madeInFrance: gsm >= 90 },
    picture: { kind: 'envelope', ratio, scale, paper: '#FFFFFF', window, pack },
  });
};

const kraftRows: [string, FormatCode, number, number, number, string[]][] = [
  ['3102001', 'dl', 90, 50, 520, ['2004', '2006']],
  ['3102002', 'c6', 90, 50, 480, ['2006']],
  ['3102003', 'c5', 90, 50, 640, ['2006', '2010']],
  ['3102004', 'c5', 90, 250, 2290, ['2010']],
  ['3102005', 'c4', 90, 50, 990, ['2004', '2006', '2007']],
  ['3102006', 'c4', 120, 50, 1390, ['2006']],
  ['3102007', 'c4', 120, 250, 4790, ['2010', '2012']],
  ['3102008', 'b4', 120, 50, 1690, ['2006', '2004']],
];

const kraftEnvelope = ([code, size, gsm, pack, cents, sellers]: (typeof kraftRows)[number]): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  return product({
    code,
    fr: [
      `Pochettes kraft ${label} ${gsm} g – lot de ${pack}`,
      `Kraft brun recyclé, fermeture autocollante et bande de protection.`,
      `Elle résiste aux sacs de tri et se recycle avec le papier. Elle accueille ${takes[0]}.`,
      [`Format ${dimensions} mm`, `Kraft de ${gsm} g/m², 100 % recyclé`, 'Patte trapèze'],
    ],
    en: [
      `Kraft pockets ${label}, ${gsm} gsm – pack of ${pack}`,
      'Recycled brown kraft, peel-and-seal flap.',
      `It stands up to sorting bags and is recycled with paper. It takes ${takes[1]}.`,
      [`Size ${dimensions} mm`, `${gsm} gsm kraft, 100% recycled`, 'Trapezoid flap'],
    ],
    category: 'enveloppes-kraft',
    brand: 'brunepli',
    cents,
    sellers,
    weight: Math.round(pack * scale * 9),
    facts: { format: size, colour: 'brun' },
    traits: { dimensions, pieces: pack, recycledShare: 100, madeInFrance: true },
    picture: { kind: 'envelope', ratio, scale, paper: '#C99F6B', pack },
  });
};

const colours: [string, string, string, string, string, FormatCode][] = [
  ['rouge', 'rouge coquelicot', 'poppy red', '#C8452B', '3103001', 'c6'],
  ['bleu', 'bleu lagon', 'lagoon blue', '#2F7F9C', '3103002', 'c6'],
  ['vert', 'vert sauge', 'sage green', '#8FA98A', '3103003', 'c6'],
  ['jaune', 'jaune mimosa', 'mimosa yellow', '#EFC24A', '3103004', 'c6'],
  ['rose', 'rose poudré', 'powder pink', '#E9B8B0', '3103005', 'carre'],
  ['noir', 'noir encre', 'ink black', '#2A2F33', '3103006', 'carre'],
  ['gris', 'gris perle', 'pearl grey', '#C3C6C4', '3103007', 'dl'],
  ['bleu', 'bleu nuit', 'midnight blue', '#2F3B63', '3103008', 'dl'],
  ['vert', 'vert sapin', 'fir green', '#2F5D45', '3103009', 'c5'],
  ['rouge', 'rouge brique', 'brick red', '#A44A32', '3103010', 'c5'],
];

const colouredEnvelope = (
  [colour, fr, en, paper, code, size]: (typeof colours)[number],
  index: number,
): CatalogItem => {
  const { label, size: dimensions, ratio, scale, takes } = format(size);
  return product({
    code,
    fr: [
      `Enveloppes ${label} ${fr} – paquet de 20`,
      `Papier vergé teinté dans la masse, 120 g/m², patte gommée.`,
      `Pour une invitation ou des vœux que l'on ouvre en premier. Elle accueille ${takes[0]}.`,
      [`Format ${dimensions} mm`, 'La couleur tient à la lumière', 'Patte pointue, à humecter'],
    ],
    en: [
      `${size === 'carre' ? 'Square' : label} envelopes in ${en} – pack of 20`,
      'Laid paper dyed in the pulp, 120 gsm, gummed flap.',
      `For an invitation or a greeting that is opened first. It takes ${takes[1]}.`,
      [`Size ${dimensions} mm`, 'Colour that stands light', 'Pointed flap, to moisten'],
    ],
    category: 'enveloppes-couleur',
    brand: 'arcopli',
    cents: 490 + index * 20,
    sellers: index % 3 === 0 ? ['2009', '2001', '2012'] : index % 3 === 1 ? ['2009'] : ['2003', '2001'],
    weight: Math.round(20 * scale * 8),
    facts: { format: size, colour },
    traits: { dimensions, pieces: 20, madeInFrance: index % 2 === 0 },
    picture: { kind: 'envelope', ratio, scale, paper, pack: 20 },
  });
};

/** Code, size inside, pack, cents, sellers, kraft. */
const paddedRows: [string, string, number, number, string[], boolean][] = [
  ['3104001', '110 × 160', 20, 590, ['2002', '2010'], false],
  ['3104002', '140 × 215', 20, 690, ['2002'], false],
  ['3104003', '170 × 265', 20, 890, ['2002', '2006', '2010'], false],
  ['3104004', '220 × 265', 10, 650, ['2010'], false],
  ['3104005', '260 × 340', 10, 850, ['2002', '2007'], false],
  ['3104006', '140 × 215', 50, 1790, ['2004'], true],
  ['3104007', '170 × 265', 50, 2190, ['2004', '2012'], true],
  ['3104008', '260 × 340', 50, 3290, ['2004', '2006'], true],
  ['3104009', '340 × 460', 10, 1490, ['2006'], true],
];

const paddedEnvelope = (
  [code, inside, pack, cents, sellers, kraft]: (typeof paddedRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    fr: [
      `${kraft ? 'Pochettes matelassées papier' : 'Enveloppes à bulles'} ${inside} mm – lot de ${pack}`,
      kraft
        ? 'Le matelas est en papier alvéolé : tout se recycle ensemble.'
        : 'Papier blanc doublé de bulles, fermeture autocollante.',
      kraft
        ? 'Deux feuilles de kraft, et entre elles un papier gaufré qui amortit. Rien à séparer au moment du tri.'
        : 'Légère, elle ajoute peu au poids du pli et protège un livre, un disque ou un bijou.',
      [
        `Dimensions utiles ${inside} mm`,
        'Bande de protection à retirer',
        'Peut être rouverte sans déchirer le contenu',
      ],
    ],
    en: [
      `${kraft ? 'Paper-padded pockets' : 'Bubble envelopes'} ${inside} mm – pack of ${pack}`,
      kraft
        ? 'The padding is honeycomb paper: all of it is recycled together.'
        : 'White paper lined with bubbles, self-seal flap.',
      kraft
        ? 'Two sheets of kraft with embossed paper between them to cushion. Nothing to separate when you sort.'
        : 'Light, it adds little to the weight of the letter and protects a book, a record or a jewel.',
      [`Inside ${inside} mm`, 'Peel-off strip', 'Opens without harm to what it holds'],
    ],
    category: 'enveloppes-bulles',
    brand: 'bullivent',
    cents,
    sellers,
    weight: pack * (12 + index * 3),
    facts: { colour: kraft ? 'brun' : 'blanc' },
    traits: { dimensions: inside, pieces: pack, ...(kraft && { recycledShare: 90 }) },
    picture: {
      kind: 'envelope',
      ratio: 1.45,
      scale: 0.75 + (index % 5) * 0.06,
      paper: kraft ? '#C79B64' : '#F7F4EC',
      padded: true,
      pack,
    },
    warnings: kraft
      ? []
      : [
          [
            'Film intérieur : ne pas laisser à la portée des jeunes enfants.',
            'Inner film: keep away from young children.',
          ],
        ],
  });

const boardRows: [string, string, number, number, string[]][] = [
  ['3105001', '176 × 250', 20, 1090, ['2002', '2012']],
  ['3105002', '229 × 324', 20, 1490, ['2002']],
  ['3105003', '250 × 353', 20, 1690, ['2010', '2012']],
  ['3105004', '320 × 450', 10, 1390, ['2012']],
];

const boardEnvelope = ([code, inside, pack, cents, sellers]: (typeof boardRows)[number], index: number): CatalogItem =>
  product({
    code,
    fr: [
      `Pochettes à dos carton ${inside} mm – lot de ${pack}`,
      `Un dos rigide de 450 g/m² : les tirages arrivent plats.`,
      `Glissez la photo côté carton et fermez. La face en kraft porte l'adresse, le dos empêche de plier.`,
      [`Dimensions utiles ${inside} mm`, 'Dos carton gris recyclé', 'Fermeture autocollante'],
    ],
    en: [
      `Board-backed pockets ${inside} mm – pack of ${pack}`,
      'A stiff back of 450 gsm: prints arrive flat.',
      'Slide the photo in on the board side and seal. The kraft face takes the address, the back prevents bending.',
      [`Inside ${inside} mm`, 'Recycled grey board back', 'Self-seal flap'],
    ],
    category: 'enveloppes-renforcees',
    brand: 'pliscelle',
    cents,
    sellers,
    weight: pack * (40 + index * 18),
    facts: { colour: 'brun' },
    traits: { dimensions: inside, pieces: pack, recycledShare: 70 },
    picture: { kind: 'envelope', ratio: 1.4, scale: 0.8 + index * 0.06, paper: '#D3AE7C', board: true, pack },
  });

export const envelopeItems: readonly CatalogItem[] = [
  ...franceRows.map(franceEnvelope),
  ...trackedRows.map(trackedEnvelope),
  ...worldRows.map(worldEnvelope),
  ...whiteRows.map(whiteEnvelope),
  ...kraftRows.map(kraftEnvelope),
  ...colours.map(colouredEnvelope),
  ...paddedRows.map(paddedEnvelope),
  ...boardRows.map(boardEnvelope),
];
