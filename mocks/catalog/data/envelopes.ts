import { tariff } from '../../tariffs/counter.ts';
import { type Draft, product } from '../draft.ts';
import type { CatalogItem, Text } from '../item.ts';

interface Format {
  code: string;
  label: string;
  size: string;
  /** Its weight among envelopes. */
  scale: number;
  /** What it takes, in both languages. */
  takes: Text;
}

const FORMATS = {
  c6: {
    code: 'c6',
    label: 'C6',
    size: '114 × 162',
    scale: 0.72,
    takes: { fr: 'une carte ou une feuille A4 pliée en quatre', en: 'a card or an A4 sheet folded in four' },
  },
  dl: {
    code: 'dl',
    label: 'DL',
    size: '110 × 220',
    scale: 0.92,
    takes: { fr: 'une feuille A4 pliée en trois', en: 'an A4 sheet folded in three' },
  },
  c5: {
    code: 'c5',
    label: 'C5',
    size: '162 × 229',
    scale: 0.88,
    takes: { fr: 'une feuille A4 pliée en deux', en: 'an A4 sheet folded in two' },
  },
  b5: {
    code: 'b5',
    label: 'B5',
    size: '176 × 250',
    scale: 0.92,
    takes: { fr: 'un cahier A5', en: 'an A5 notebook' },
  },
  c4: {
    code: 'c4',
    label: 'C4',
    size: '229 × 324',
    scale: 1,
    takes: { fr: 'des feuilles A4 à plat', en: 'flat A4 sheets' },
  },
  b4: {
    code: 'b4',
    label: 'B4',
    size: '250 × 353',
    scale: 1,
    takes: { fr: 'un dossier A4 épais', en: 'a thick A4 file' },
  },
  carre: {
    code: 'carre',
    label: 'carrée',
    size: '165 × 165',
    scale: 0.8,
    takes: { fr: 'une carte carrée', en: 'a square card' },
  },
} satisfies Record<string, Format>;

type FormatCode = keyof typeof FORMATS;

/** Themes of stamps that are printed on envelopes, too, by their motif. */
const ILLUSTRATIONS = {
  flower: { theme: 'fleurs-des-champs', name: { fr: 'Fleurs des champs', en: 'Wild flowers' } },
  bird: { theme: 'oiseaux-des-jardins', name: { fr: 'Oiseaux', en: 'Birds' } },
  lighthouse: { theme: 'phares', name: { fr: 'Phares', en: 'Lighthouses' } },
  leaf: { theme: 'feuilles-d-automne', name: { fr: "Feuilles d'automne", en: 'Autumn leaves' } },
  butterfly: { theme: 'papillons', name: { fr: 'Papillons', en: 'Butterflies' } },
};

const postal = (draft: Omit<Draft, 'brand'>): CatalogItem =>
  product({ brand: 'la-boutique', vatRate: 0, postal: true, maxQuantity: 100, ...draft });

interface Postal {
  code: string;
  format: FormatCode;
  grams: number;
  pack: number;
  /** Of one envelope, without its postage. */
  paperCents: number;
}

const franceRows: (Postal & { motif: keyof typeof ILLUSTRATIONS | 'seal' })[] = [
  { code: '1131001', format: 'dl', grams: 20, pack: 10, paperCents: 18, motif: 'seal' },
  { code: '1131002', format: 'dl', grams: 20, pack: 100, paperCents: 14, motif: 'seal' },
  { code: '1131003', format: 'dl', grams: 20, pack: 500, paperCents: 11, motif: 'seal' },
  { code: '1131004', format: 'c6', grams: 20, pack: 10, paperCents: 20, motif: 'flower' },
  { code: '1131005', format: 'c6', grams: 20, pack: 10, paperCents: 20, motif: 'bird' },
  { code: '1131006', format: 'c6', grams: 20, pack: 10, paperCents: 20, motif: 'lighthouse' },
  { code: '1131007', format: 'c5', grams: 20, pack: 10, paperCents: 22, motif: 'seal' },
  { code: '1131008', format: 'c5', grams: 100, pack: 10, paperCents: 26, motif: 'seal' },
  { code: '1131009', format: 'c5', grams: 100, pack: 100, paperCents: 20, motif: 'seal' },
  { code: '1131010', format: 'c4', grams: 250, pack: 10, paperCents: 34, motif: 'seal' },
  { code: '1131011', format: 'c4', grams: 250, pack: 50, paperCents: 29, motif: 'seal' },
  { code: '1131012', format: 'c4', grams: 500, pack: 10, paperCents: 38, motif: 'seal' },
  { code: '1131013', format: 'dl', grams: 20, pack: 10, paperCents: 20, motif: 'leaf' },
  { code: '1131014', format: 'c6', grams: 20, pack: 30, paperCents: 18, motif: 'butterfly' },
];

const franceEnvelope = ({ code, format, grams, pack, paperCents, motif }: (typeof franceRows)[number]): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  const illustration = motif === 'seal' ? undefined : ILLUSTRATIONS[motif];
  const frKind = illustration ? ` ${illustration.name.fr}` : '';
  const enKind = illustration ? ` ${illustration.name.en}` : '';
  return postal({
    code,
    name: {
      fr: `Prêt-à-poster ${label}${frKind} – ${pack} enveloppes, ${grams} g`,
      en: `Pre-stamped ${label}${enKind} – ${pack} envelopes, ${grams} g`,
    },
    summary: {
      fr: `Enveloppes déjà affranchies Lettre verte, pour la France.`,
      en: 'Envelopes already stamped at the Green letter rate, for France.',
    },
    body: {
      fr: `L'enveloppe ${label} accueille ${takes.fr}. L'affranchissement est imprimé : écrivez l'adresse, fermez, postez.`,
      en: `The ${label} envelope takes ${takes.en}. The postage is printed: write the address, seal, post.`,
    },
    points: {
      fr: [`Pour un pli jusqu'à ${grams} g`, 'Fermeture par bande autocollante', 'Papier certifié, sans fenêtre'],
      en: [`For a letter up to ${grams} g`, 'Self-seal strip', 'Certified paper, no window'],
    },
    category: 'pap-france',
    cents: (tariff('lettre-verte', grams) + paperCents) * pack,
    weight: Math.round(pack * (scale * 8)),
    facts: { format, rate: 'lettre-verte', colour: 'blanc', ...(illustration && { theme: illustration.theme }) },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: {
      kind: 'envelope',
      face: illustration ? 'printed' : 'seal',
      size: dimensions,
      paper: '#FDFBF5',
      motif,
      pack,
      format: label,
      grams,
    },
    popularity: 74 - (Number(code) % 100) * 2,
  });
};

const trackedRows: Postal[] = [
  { code: '1132001', format: 'dl', grams: 20, pack: 10, paperCents: 20 },
  { code: '1132002', format: 'dl', grams: 20, pack: 50, paperCents: 16 },
  { code: '1132003', format: 'c5', grams: 20, pack: 10, paperCents: 24 },
  { code: '1132004', format: 'c5', grams: 100, pack: 10, paperCents: 28 },
  { code: '1132005', format: 'c4', grams: 250, pack: 5, paperCents: 38 },
  { code: '1132006', format: 'c4', grams: 250, pack: 50, paperCents: 30 },
];

const trackedEnvelope = ({ code, format, grams, pack, paperCents }: (typeof trackedRows)[number]): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  return postal({
    code,
    name: {
      fr: `Prêt-à-poster suivi ${label} – ${pack} enveloppes, ${grams} g`,
      en: `Pre-stamped tracked ${label} – ${pack} envelopes, ${grams} g`,
    },
    summary: {
      fr: `Enveloppes affranchies et suivies, jusqu'à la boîte aux lettres.`,
      en: 'Stamped and tracked envelopes, right up to the letterbox.',
    },
    body: {
      fr: `Un numéro de suivi est imprimé sur chaque enveloppe ${label}, qui accueille ${takes.fr}. Détachez le talon et gardez-le.`,
      en: `A tracking number is printed on each ${label} envelope, which takes ${takes.en}. Tear off the stub and keep it.`,
    },
    points: {
      fr: [`Pour un pli jusqu'à ${grams} g`, 'Numéro de suivi détachable', 'Fermeture par bande autocollante'],
      en: [`For a letter up to ${grams} g`, 'Tear-off tracking number', 'Self-seal strip'],
    },
    category: 'pap-suivi',
    cents: (tariff('services-plus', grams) + paperCents) * pack,
    weight: Math.round(pack * scale * 9),
    facts: { format, rate: 'services-plus', colour: 'blanc' },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: {
      kind: 'envelope',
      face: 'seal',
      size: dimensions,
      paper: '#FDFBF5',
      motif: 'seal-plus',
      pack,
      format: label,
      grams,
    },
    popularity: 50 - (Number(code) % 100) * 2,
  });
};

const worldRows: Postal[] = [
  { code: '1133001', format: 'dl', grams: 20, pack: 5, paperCents: 24 },
  { code: '1133002', format: 'dl', grams: 20, pack: 20, paperCents: 20 },
  { code: '1133003', format: 'c6', grams: 20, pack: 5, paperCents: 24 },
  { code: '1133004', format: 'c5', grams: 100, pack: 5, paperCents: 34 },
  { code: '1133005', format: 'c4', grams: 250, pack: 5, paperCents: 40 },
];

const worldEnvelope = ({ code, format, grams, pack, paperCents }: (typeof worldRows)[number]): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  return postal({
    code,
    name: {
      fr: `Prêt-à-poster International ${label} – ${pack} enveloppes, ${grams} g`,
      en: `Pre-stamped International ${label} – ${pack} envelopes, ${grams} g`,
    },
    summary: {
      fr: `Enveloppes affranchies pour tous les pays du monde.`,
      en: 'Envelopes stamped for every country in the world.',
    },
    body: {
      fr: `L'affranchissement est déjà payé : l'enveloppe ${label} part telle quelle. Elle accueille ${takes.fr}.`,
      en: `The postage is already paid: the ${label} envelope leaves as it is. It takes ${takes.en}.`,
    },
    points: {
      fr: [`Pour un pli jusqu'à ${grams} g`, 'Acheminement prioritaire', 'Documents seulement : pas de marchandise'],
      en: [`For a letter up to ${grams} g`, 'Priority handling', 'Documents only: no goods'],
    },
    category: 'pap-international',
    cents: (tariff('international', grams) + paperCents) * pack,
    weight: Math.round(pack * scale * 8),
    facts: { format, rate: 'international', colour: 'blanc' },
    traits: { madeInFrance: true, envelopeWeight: grams, dimensions, pieces: pack },
    picture: {
      kind: 'envelope',
      face: 'seal',
      size: dimensions,
      paper: '#F4F8FB',
      motif: 'seal-world',
      pack,
      format: label,
      grams,
    },
    popularity: 40 - (Number(code) % 100) * 2,
  });
};

interface Plain {
  code: string;
  format: FormatCode;
  gsm: number;
  pack: number;
  cents: number;
  sellers: string[];
}

const whiteRows: (Plain & { hasWindow: boolean })[] = [
  { code: '3101001', format: 'dl', gsm: 80, hasWindow: false, pack: 50, cents: 449, sellers: ['2001', '2007'] },
  {
    code: '3101002',
    format: 'dl',
    gsm: 80,
    hasWindow: true,
    pack: 50,
    cents: 479,
    sellers: ['2001', '2003', '2010', '2009'],
  },
  { code: '3101003', format: 'dl', gsm: 80, hasWindow: true, pack: 500, cents: 2890, sellers: ['2007', '2010'] },
  { code: '3101004', format: 'dl', gsm: 100, hasWindow: false, pack: 100, cents: 1190, sellers: ['2009'] },
  { code: '3101005', format: 'c6', gsm: 80, hasWindow: false, pack: 50, cents: 399, sellers: ['2001'] },
  { code: '3101006', format: 'c6', gsm: 90, hasWindow: false, pack: 500, cents: 2490, sellers: ['2010', '2011'] },
  { code: '3101007', format: 'c5', gsm: 80, hasWindow: false, pack: 50, cents: 549, sellers: ['2001', '2004'] },
  { code: '3101008', format: 'c5', gsm: 80, hasWindow: true, pack: 50, cents: 589, sellers: ['2003'] },
  {
    code: '3101009',
    format: 'c5',
    gsm: 90,
    hasWindow: true,
    pack: 500,
    cents: 3490,
    sellers: ['2007', '2010', '2012'],
  },
  { code: '3101010', format: 'b5', gsm: 90, hasWindow: false, pack: 50, cents: 790, sellers: ['2003'] },
  { code: '3101011', format: 'c4', gsm: 90, hasWindow: false, pack: 50, cents: 1090, sellers: ['2001', '2010'] },
  { code: '3101012', format: 'c4', gsm: 90, hasWindow: true, pack: 50, cents: 1190, sellers: ['2007'] },
  { code: '3101013', format: 'c4', gsm: 100, hasWindow: false, pack: 250, cents: 4290, sellers: ['2010', '2002'] },
  { code: '3101014', format: 'carre', gsm: 120, hasWindow: false, pack: 25, cents: 690, sellers: ['2009', '2001'] },
];

const whiteEnvelope = ({
  code,
  format,
  gsm,
  hasWindow,
  pack,
  cents,
  sellers,
}: (typeof whiteRows)[number]): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  const enLabel = format === 'carre' ? 'square' : label;
  return product({
    code,
    name: {
      fr: `Enveloppes blanches ${label}${format === 'carre' ? 's' : ''} ${hasWindow ? 'à fenêtre' : 'sans fenêtre'} ${gsm} g – boîte de ${pack}`,
      en: `White ${enLabel} envelopes ${hasWindow ? 'with a window' : 'without a window'}, ${gsm} gsm – box of ${pack}`,
    },
    summary: {
      fr: `Papier vélin blanc, ${hasWindow ? 'fenêtre de 35 × 100 mm, ' : ''}fermeture autocollante.`,
      en: `White wove paper, ${hasWindow ? 'window of 35 × 100 mm, ' : ''}self-seal strip.`,
    },
    body: {
      fr: `Une enveloppe nette, qui se glisse dans toutes les imprimantes. Elle accueille ${takes.fr}.`,
      en: `A crisp envelope that runs through any printer. It takes ${takes.en}.`,
    },
    points: {
      fr: [
        `Format ${dimensions} mm`,
        `Papier de ${gsm} g/m², opaque à la lecture`,
        hasWindow
          ? 'Fenêtre à droite, film en cellulose recyclable avec le papier'
          : 'Intérieur imprimé gris pour la confidentialité',
      ],
      en: [
        `Size ${dimensions} mm`,
        `${gsm} gsm paper that cannot be read through`,
        hasWindow ? 'Window on the right, cellulose film recycled with the paper' : 'Grey print inside for privacy',
      ],
    },
    category: 'enveloppes-blanches',
    brand: 'blancmarais',
    cents,
    sellers,
    weight: Math.round(pack * scale * 7),
    facts: { format, colour: 'blanc' },
    traits: { dimensions, pieces: pack, madeInFrance: gsm >= 90 },
    picture: {
      kind: 'envelope',
      face: hasWindow ? 'window' : 'plain',
      size: dimensions,
      paper: '#FFFFFF',
      pack,
      format: label,
    },
  });
};

const kraftRows: Plain[] = [
  { code: '3102001', format: 'dl', gsm: 90, pack: 50, cents: 520, sellers: ['2004', '2006'] },
  { code: '3102002', format: 'c6', gsm: 90, pack: 50, cents: 480, sellers: ['2006'] },
  { code: '3102003', format: 'c5', gsm: 90, pack: 50, cents: 640, sellers: ['2006', '2010'] },
  { code: '3102004', format: 'c5', gsm: 90, pack: 250, cents: 2290, sellers: ['2010'] },
  { code: '3102005', format: 'c4', gsm: 90, pack: 50, cents: 990, sellers: ['2004', '2006', '2007'] },
  { code: '3102006', format: 'c4', gsm: 120, pack: 50, cents: 1390, sellers: ['2006'] },
  { code: '3102007', format: 'c4', gsm: 120, pack: 250, cents: 4790, sellers: ['2010', '2012'] },
  { code: '3102008', format: 'b4', gsm: 120, pack: 50, cents: 1690, sellers: ['2006', '2004'] },
];

const kraftEnvelope = ({ code, format, gsm, pack, cents, sellers }: (typeof kraftRows)[number]): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  return product({
    code,
    name: {
      fr: `Pochettes kraft ${label} ${gsm} g – lot de ${pack}`,
      en: `Kraft pockets ${label}, ${gsm} gsm – pack of ${pack}`,
    },
    summary: {
      fr: `Kraft brun recyclé, fermeture autocollante et bande de protection.`,
      en: 'Recycled brown kraft, peel-and-seal flap.',
    },
    body: {
      fr: `Chaque pochette résiste aux sacs de tri et se recycle avec le papier. Elle accueille ${takes.fr}.`,
      en: `Each pocket stands up to sorting bags and is recycled with paper. It takes ${takes.en}.`,
    },
    points: {
      fr: [`Format ${dimensions} mm`, `Kraft de ${gsm} g/m², 100 % recyclé`, 'Patte trapèze'],
      en: [`Size ${dimensions} mm`, `${gsm} gsm kraft, 100% recycled`, 'Trapezoid flap'],
    },
    category: 'enveloppes-kraft',
    brand: 'brunepli',
    cents,
    sellers,
    weight: Math.round(pack * scale * 9),
    facts: { format, colour: 'brun' },
    traits: { dimensions, pieces: pack, recycledShare: 100, madeInFrance: true },
    picture: { kind: 'envelope', face: 'pocket', size: dimensions, paper: '#C99F6B', pack, format: label },
  });
};

const colours: { colour: string; fr: string; en: string; paper: string; code: string; format: FormatCode }[] = [
  { colour: 'rouge', fr: 'rouge coquelicot', en: 'poppy red', paper: '#C8452B', code: '3103001', format: 'c6' },
  { colour: 'bleu', fr: 'bleu lagon', en: 'lagoon blue', paper: '#2F7F9C', code: '3103002', format: 'c6' },
  { colour: 'vert', fr: 'vert sauge', en: 'sage green', paper: '#8FA98A', code: '3103003', format: 'c6' },
  { colour: 'jaune', fr: 'jaune mimosa', en: 'mimosa yellow', paper: '#EFC24A', code: '3103004', format: 'c6' },
  { colour: 'rose', fr: 'rose poudré', en: 'powder pink', paper: '#E9B8B0', code: '3103005', format: 'carre' },
  { colour: 'noir', fr: 'noir encre', en: 'ink black', paper: '#2A2F33', code: '3103006', format: 'carre' },
  { colour: 'gris', fr: 'gris perle', en: 'pearl grey', paper: '#C3C6C4', code: '3103007', format: 'dl' },
  { colour: 'bleu', fr: 'bleu nuit', en: 'midnight blue', paper: '#2F3B63', code: '3103008', format: 'dl' },
  { colour: 'vert', fr: 'vert sapin', en: 'fir green', paper: '#2F5D45', code: '3103009', format: 'c5' },
  { colour: 'rouge', fr: 'rouge brique', en: 'brick red', paper: '#A44A32', code: '3103010', format: 'c5' },
];

const colouredEnvelope = (
  { colour, fr, en, paper, code, format }: (typeof colours)[number],
  index: number,
): CatalogItem => {
  const { label, size: dimensions, scale, takes } = FORMATS[format];
  return product({
    code,
    name: {
      fr: `Enveloppes ${label}${format === 'carre' ? 's' : ''} ${fr} – paquet de 20`,
      en: `${format === 'carre' ? 'Square' : label} envelopes in ${en} – pack of 20`,
    },
    summary: {
      fr: `Papier vergé teinté dans la masse, 120 g/m², patte gommée.`,
      en: 'Laid paper dyed in the pulp, 120 gsm, gummed flap.',
    },
    body: {
      fr: `Pour une invitation ou des vœux. Chaque enveloppe accueille ${takes.fr}.`,
      en: `For an invitation or a greeting. Each envelope takes ${takes.en}.`,
    },
    points: {
      fr: [`Format ${dimensions} mm`, 'La couleur tient à la lumière', 'Patte pointue, à humecter'],
      en: [`Size ${dimensions} mm`, 'Colour that does not fade in light', 'Pointed flap, to moisten'],
    },
    category: 'enveloppes-couleur',
    brand: 'arcopli',
    cents: 490 + index * 20,
    sellers: index % 3 === 0 ? ['2009', '2001', '2012'] : index % 3 === 1 ? ['2009'] : ['2003', '2001'],
    weight: Math.round(20 * scale * 8),
    facts: { format, colour },
    traits: { dimensions, pieces: 20, madeInFrance: index % 2 === 0 },
    picture: { kind: 'envelope', face: 'pointed', size: dimensions, paper, pack: 20, format: label },
  });
};

interface Pocket {
  code: string;
  inside: string;
  pack: number;
  cents: number;
  sellers: string[];
}

const paddedRows: (Pocket & { isKraft: boolean })[] = [
  { code: '3104001', inside: '110 × 160', pack: 20, cents: 590, sellers: ['2002', '2010'], isKraft: false },
  { code: '3104002', inside: '140 × 215', pack: 20, cents: 690, sellers: ['2002'], isKraft: false },
  { code: '3104003', inside: '170 × 265', pack: 20, cents: 890, sellers: ['2002', '2006', '2010'], isKraft: false },
  { code: '3104004', inside: '220 × 265', pack: 10, cents: 650, sellers: ['2010'], isKraft: false },
  { code: '3104005', inside: '260 × 340', pack: 10, cents: 850, sellers: ['2002', '2007'], isKraft: false },
  { code: '3104006', inside: '140 × 215', pack: 50, cents: 1790, sellers: ['2004'], isKraft: true },
  { code: '3104007', inside: '170 × 265', pack: 50, cents: 2190, sellers: ['2004', '2012'], isKraft: true },
  { code: '3104008', inside: '260 × 340', pack: 50, cents: 3290, sellers: ['2004', '2006'], isKraft: true },
  { code: '3104009', inside: '340 × 460', pack: 10, cents: 1490, sellers: ['2006'], isKraft: true },
];

const paddedEnvelope = (
  { code, inside, pack, cents, sellers, isKraft }: (typeof paddedRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    name: {
      fr: `${isKraft ? 'Pochettes matelassées papier' : 'Enveloppes à bulles'} ${inside} mm – lot de ${pack}`,
      en: `${isKraft ? 'Paper-padded pockets' : 'Padded envelopes'} ${inside} mm – pack of ${pack}`,
    },
    summary: {
      fr: isKraft
        ? 'Le matelas est en papier alvéolé : tout se recycle ensemble.'
        : 'Papier blanc doublé de bulles, fermeture autocollante.',
      en: isKraft
        ? 'The padding is honeycomb paper: all of it is recycled together.'
        : 'White paper lined with bubbles, self-seal flap.',
    },
    body: {
      fr: isKraft
        ? 'Deux feuilles de kraft, et entre elles un papier gaufré qui amortit. Rien à séparer au moment du tri.'
        : 'Légère, elle ajoute peu au poids du pli et protège un livre, un disque ou un bijou.',
      en: isKraft
        ? 'Two sheets of kraft with embossed paper between them to cushion. Nothing to separate when you sort.'
        : 'Light, it adds little to the weight of the letter and protects a book, a record or a jewel.',
    },
    points: {
      fr: [
        `Dimensions utiles ${inside} mm`,
        'Bande de protection à retirer',
        'Peut être rouverte sans abîmer le contenu',
      ],
      en: [`Inside ${inside} mm`, 'Peel-off strip', 'Can be opened without damaging the contents'],
    },
    category: 'enveloppes-bulles',
    brand: 'bullivent',
    cents,
    sellers,
    weight: pack * (12 + index * 3),
    facts: { colour: isKraft ? 'brun' : 'blanc' },
    traits: { dimensions: inside, pieces: pack, ...(isKraft && { recycledShare: 90 }) },
    picture: {
      kind: 'envelope',
      face: isKraft ? 'quilted' : 'padded',
      size: inside,
      paper: isKraft ? '#C79B64' : '#F7F4EC',
      pack,
    },
    warnings: isKraft
      ? []
      : [
          {
            fr: 'Film intérieur : ne pas laisser à la portée des jeunes enfants.',
            en: 'Inner film: keep away from young children.',
          },
        ],
  });

const boardRows: Pocket[] = [
  { code: '3105001', inside: '176 × 250', pack: 20, cents: 1090, sellers: ['2002', '2012'] },
  { code: '3105002', inside: '229 × 324', pack: 20, cents: 1490, sellers: ['2002'] },
  { code: '3105003', inside: '250 × 353', pack: 20, cents: 1690, sellers: ['2010', '2012'] },
  { code: '3105004', inside: '320 × 450', pack: 10, cents: 1390, sellers: ['2012'] },
];

const boardEnvelope = (
  { code, inside, pack, cents, sellers }: (typeof boardRows)[number],
  index: number,
): CatalogItem =>
  product({
    code,
    name: {
      fr: `Pochettes à dos carton ${inside} mm – lot de ${pack}`,
      en: `Board-backed pockets ${inside} mm – pack of ${pack}`,
    },
    summary: {
      fr: `Un dos rigide de 450 g/m² : les tirages arrivent plats.`,
      en: 'A stiff back of 450 gsm: prints arrive flat.',
    },
    body: {
      fr: `Glissez la photo côté carton et fermez. La face en kraft porte l'adresse, le dos empêche de plier.`,
      en: 'Slide the photo in on the board side and seal. The kraft face takes the address, the back prevents bending.',
    },
    points: {
      fr: [`Dimensions utiles ${inside} mm`, 'Dos carton gris recyclé', 'Fermeture autocollante'],
      en: [`Inside ${inside} mm`, 'Recycled grey board back', 'Self-seal flap'],
    },
    category: 'enveloppes-renforcees',
    brand: 'pliscelle',
    cents,
    sellers,
    weight: pack * (40 + index * 18),
    facts: { colour: 'brun' },
    traits: { dimensions: inside, pieces: pack, recycledShare: 70 },
    picture: { kind: 'envelope', face: 'board', size: inside, paper: '#D3AE7C', pack },
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
