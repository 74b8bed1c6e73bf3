import type { StampsPicture } from '../../pictures/picture.ts';
import { tariff } from '../../tariffs/counter.ts';
import { type Draft, product } from '../draft.ts';
import type { CatalogItem } from '../item.ts';
import { type Theme, themes } from './themes.ts';

const GREEN = tariff('lettre-verte');
const WORLD = tariff('international');
const PLUS = tariff('services-plus');

interface StampDraft extends Omit<Draft, 'brand' | 'picture'> {
  picture: StampsPicture;
}

const gummed: readonly StampsPicture['layout'][] = ['single', 'sheet-20', 'block-4'];

/** Gummed stamps are perforated; those that stick are cut out in waves. */
const stampTraits = ({ layout }: StampsPicture) => ({
  size: '32 × 40',
  perforation: gummed.includes(layout)
    ? { fr: '13 × 13', en: '13 × 13' }
    : { fr: 'Prédécoupée, ondulée', en: 'Die-cut, wavy' },
  printing: layout === 'single' ? { fr: 'Taille-douce', en: 'Recess' } : { fr: 'Héliogravure', en: 'Photogravure' },
});

const stamps = ({ traits, ...draft }: StampDraft): CatalogItem =>
  product({
    brand: 'la-boutique',
    vatRate: 0,
    postal: true,
    maxQuantity: 100,
    ...draft,
    traits: { ...traits, stamp: stampTraits(draft.picture) },
  });

/** Seven digits: family, theme, variant. */
const codeOf = (family: number, index: number): string => String(1_100_000 + family * 1000 + index);

const frGreen = [
  'Validité permanente, en France, en Andorre et à Monaco',
  'Autocollants, à poser sur un papier sec',
  'Pour une lettre de 20 g : trois feuilles A4 dans une enveloppe',
];
const enGreen = [
  'Valid for ever, in France, Andorra and Monaco',
  'Self-adhesive, to stick on dry paper',
  'For a letter of 20 g: three A4 sheets in an envelope',
];

const greenBooklet = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(21, index),
    name: {
      fr: `${name.fr} – Carnet de 12 timbres, Lettre verte`,
      en: `${name.en} – Booklet of 12 stamps, Green letter`,
    },
    summary: {
      fr: `Douze timbres autocollants pour vos lettres jusqu'à 20 g en France.`,
      en: 'Twelve self-adhesive stamps for letters up to 20 g within France.',
    },
    body: {
      fr: `${shows.fr} Douze timbres, douze dessins, dans un carnet qui se replie.`,
      en: `${shows.en} Twelve stamps, twelve drawings, in a booklet that folds.`,
    },
    points: { fr: frGreen, en: enGreen },
    category: 'carnets-lettre-verte',
    cents: GREEN * 12,
    weight: 8,
    facts: { format: 'carnet', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 12 },
    picture: { kind: 'stamps', motif, layout: 'booklet-12', rate: 'green' },
    releasedOn,
    popularity: 78 - index,
  });

const worldBooklet = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(22, index),
    name: {
      fr: `${name.fr} – Carnet de 6 timbres, International`,
      en: `${name.en} – Booklet of 6 stamps, International`,
    },
    summary: {
      fr: `Six timbres pour vos lettres jusqu'à 20 g vers tous les pays.`,
      en: 'Six stamps for letters up to 20 g to every country.',
    },
    body: {
      fr: `${shows.fr} Six timbres pour écrire depuis la France au monde entier.`,
      en: `${shows.en} Six stamps to write from France to the whole world.`,
    },
    points: {
      fr: ['Validité permanente, pour tous les pays', 'Autocollants', 'Acheminement prioritaire'],
      en: ['Valid for ever, to every country', 'Self-adhesive', 'Priority handling'],
    },
    category: 'carnets-international',
    cents: WORLD * 6,
    weight: 5,
    facts: { format: 'carnet', theme: code, rate: 'international' },
    traits: { madeInFrance: true, pieces: 6 },
    picture: { kind: 'stamps', motif, layout: 'booklet-6', rate: 'world' },
    releasedOn,
    popularity: 52 - index,
  });

const sheet = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(24, index),
    name: {
      fr: `${name.fr} – Feuille de 20 timbres, Lettre verte`,
      en: `${name.en} – Sheet of 20 stamps, Green letter`,
    },
    summary: {
      fr: `Vingt timbres dentelés sur une feuille de gomme à humecter.`,
      en: 'Twenty perforated stamps on a sheet of gummed paper.',
    },
    body: {
      fr: `${shows.fr} La feuille entière se garde telle quelle ou se détache timbre par timbre.`,
      en: `${shows.en} Keep the sheet whole, or take it apart stamp by stamp.`,
    },
    points: {
      fr: ['Validité permanente, en France', 'Gommés : une éponge humide suffit', 'Marges imprimées, coins datés'],
      en: ['Valid for ever, within France', 'Gummed: a damp sponge is enough', 'Printed margins, dated corners'],
    },
    category: 'feuilles',
    cents: GREEN * 20,
    weight: 14,
    facts: { format: 'feuille', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 20 },
    picture: { kind: 'stamps', motif, layout: 'sheet-20', rate: 'green' },
    releasedOn,
    popularity: 34 - index,
  });

const single = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(25, index),
    name: { fr: `${name.fr} – Timbre à l’unité, Lettre verte`, en: `${name.en} – Single stamp, Green letter` },
    summary: {
      fr: `Un beau timbre à l'unité, gravé et dentelé, pour une lettre jusqu'à 20 g.`,
      en: 'A single fine stamp, engraved and perforated, for a letter up to 20 g.',
    },
    body: {
      fr: `${shows.fr} Imprimé en taille-douce sur un papier gommé.`,
      en: `${shows.en} Recess-printed on gummed paper.`,
    },
    points: {
      fr: ['Validité permanente, en France', 'Livré sous pochette cristal', 'Grand format : 32 × 40 mm'],
      en: ['Valid for ever, within France', 'Delivered in a glassine sleeve', 'Large size: 32 × 40 mm'],
    },
    category: 'beaux-timbres',
    cents: GREEN,
    weight: 2,
    facts: { format: 'unite', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 1 },
    picture: { kind: 'stamps', motif, layout: 'single', rate: 'green' },
    releasedOn,
    popularity: 44 - index,
  });

const block = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(28, index),
    name: { fr: `${name.fr} – Bloc de 4 timbres, International`, en: `${name.en} – Block of 4 stamps, International` },
    summary: {
      fr: `Quatre timbres réunis dans un bloc illustré, pour vos lettres vers tous les pays.`,
      en: 'Four stamps set in an illustrated block, for letters to every country.',
    },
    body: {
      fr: `${shows.fr} L'illustration se prolonge au-delà des timbres, dans les marges.`,
      en: `${shows.en} The drawing goes beyond the stamps, into the margins.`,
    },
    points: {
      fr: ['Validité permanente, pour tous les pays', 'Bloc de 143 × 105 mm', 'Tirage limité à une impression'],
      en: ['Valid for ever, to every country', 'Block of 143 × 105 mm', 'Printed once only'],
    },
    category: 'beaux-timbres',
    cents: WORLD * 4,
    weight: 6,
    facts: { format: 'bloc', theme: code, rate: 'international' },
    traits: { madeInFrance: true, pieces: 4 },
    picture: { kind: 'stamps', motif, layout: 'block-4', rate: 'world' },
    releasedOn,
    popularity: 30 - index,
  });

const collector = ({ code, name, shows, motif, releasedOn }: Theme, index: number): CatalogItem => {
  const count = index % 2 === 0 ? 4 : 8;
  return stamps({
    code: codeOf(27, index),
    name: {
      fr: `${name.fr} – Collector de ${count} timbres, Lettre verte`,
      en: `${name.en} – Collector pack of ${count} stamps, Green letter`,
    },
    summary: {
      fr: `${count === 4 ? 'Quatre' : 'Huit'} timbres autocollants présentés dans une pochette cartonnée.`,
      en: `${count === 4 ? 'Four' : 'Eight'} self-adhesive stamps presented in a card folder.`,
    },
    body: {
      fr: `${shows.fr} Un texte au dos de la pochette présente les timbres.`,
      en: `${shows.en} A text on the back of the folder presents the stamps.`,
    },
    points: {
      fr: ['Validité permanente, en France', 'Pochette cartonnée à rabat', 'Édité une seule fois'],
      en: ['Valid for ever, within France', 'Card folder with a flap', 'Issued once only'],
    },
    category: 'collectors',
    cents: count === 4 ? 890 : 1650,
    weight: count === 4 ? 22 : 30,
    maxQuantity: 20,
    facts: { format: 'feuille', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: count },
    picture: { kind: 'stamps', motif, layout: `folder-${count}`, rate: 'green' },
    releasedOn,
    popularity: 26 - index,
  });
};

/** What the rates of everyday stamps have. */
const RATES = {
  'lettre-verte': {
    points: { fr: frGreen, en: enGreen },
    picture: { motif: 'seal', rate: 'green' },
  },
  international: {
    points: {
      fr: ['Validité permanente, pour tous les pays', 'Autocollants'],
      en: ['Valid for ever, to every country', 'Self-adhesive'],
    },
    picture: { motif: 'seal-world', rate: 'world' },
  },
  'services-plus': {
    points: {
      fr: ['Suivi compris, de la boîte jaune à la boîte aux lettres', 'Validité permanente, en France'],
      en: ['Tracking included, from posting to letterbox', 'Valid for ever, within France'],
    },
    picture: { motif: 'seal-plus', rate: 'plus' },
  },
} as const;

interface Marianne extends Pick<Draft, 'code' | 'name' | 'summary' | 'cents' | 'category' | 'weight' | 'popularity'> {
  format: string;
  rate: keyof typeof RATES;
  layout: StampsPicture['layout'];
  pieces: number;
}

const marianne = ({ format, rate, layout, pieces, ...row }: Marianne): CatalogItem => {
  const { points, picture } = RATES[rate];
  return stamps({
    ...row,
    body: {
      fr: `Le timbre de tous les jours, dans sa couleur la plus connue. ${row.summary.fr}`,
      en: `The stamp for every day, in its best-known colour. ${row.summary.en}`,
    },
    points,
    maxQuantity: 200,
    stock: 25_000,
    facts: { format, rate },
    traits: { madeInFrance: true, pieces },
    picture: { kind: 'stamps', layout, ...picture },
    releasedOn: '2026-01-01',
  });
};

const everyday: Marianne[] = [
  {
    code: '1126001',
    name: { fr: 'Carnet de 12 timbres Marianne – Lettre verte', en: 'Booklet of 12 Marianne stamps – Green letter' },
    summary: {
      fr: "Douze timbres autocollants pour vos lettres jusqu'à 20 g en France.",
      en: 'Twelve self-adhesive stamps for letters up to 20 g within France.',
    },
    cents: GREEN * 12,
    category: 'carnets-lettre-verte',
    format: 'carnet',
    rate: 'lettre-verte',
    layout: 'booklet-12',
    pieces: 12,
    weight: 8,
    popularity: 100,
  },
  {
    code: '1126002',
    name: { fr: 'Carnet de 12 timbres Marianne – Services plus', en: 'Booklet of 12 Marianne stamps – Services plus' },
    summary: {
      fr: "Douze timbres pour des lettres suivies jusqu'à 20 g.",
      en: 'Twelve stamps for tracked letters up to 20 g.',
    },
    cents: PLUS * 12,
    category: 'carnets',
    format: 'carnet',
    rate: 'services-plus',
    layout: 'booklet-12',
    pieces: 12,
    weight: 9,
    popularity: 90,
  },
  {
    code: '1126003',
    name: { fr: 'Carnet de 6 timbres Marianne – International', en: 'Booklet of 6 Marianne stamps – International' },
    summary: {
      fr: "Six timbres pour vos lettres jusqu'à 20 g vers tous les pays.",
      en: 'Six stamps for letters up to 20 g to every country.',
    },
    cents: WORLD * 6,
    category: 'carnets-international',
    format: 'carnet',
    rate: 'international',
    layout: 'booklet-6',
    pieces: 6,
    weight: 5,
    popularity: 88,
  },
  {
    code: '1126004',
    name: { fr: 'Feuille de 100 timbres Marianne – Lettre verte', en: 'Sheet of 100 Marianne stamps – Green letter' },
    summary: {
      fr: 'Cent timbres autocollants prédécoupés, pour le secrétariat.',
      en: 'One hundred die-cut self-adhesive stamps for the front office.',
    },
    cents: GREEN * 100,
    category: 'feuilles',
    format: 'feuille',
    rate: 'lettre-verte',
    layout: 'sheet-100',
    pieces: 100,
    weight: 60,
    popularity: 84,
  },
  {
    code: '1126005',
    name: { fr: 'Rouleau de 100 timbres Marianne – Lettre verte', en: 'Coil of 100 Marianne stamps – Green letter' },
    summary: {
      fr: 'Cent timbres sur un rouleau, pour distributeur de bureau.',
      en: 'One hundred stamps on a coil, for a desk dispenser.',
    },
    cents: GREEN * 100,
    category: 'feuilles',
    format: 'rouleau',
    rate: 'lettre-verte',
    layout: 'coil-100',
    pieces: 100,
    weight: 55,
    popularity: 70,
  },
  {
    code: '1126006',
    name: { fr: 'Rouleau de 300 timbres Marianne – Lettre verte', en: 'Coil of 300 Marianne stamps – Green letter' },
    summary: {
      fr: 'Trois cents timbres sur un rouleau, pour les envois en nombre.',
      en: 'Three hundred stamps on a coil, for bulk mailings.',
    },
    cents: GREEN * 300,
    category: 'feuilles',
    format: 'rouleau',
    rate: 'lettre-verte',
    layout: 'coil-300',
    pieces: 300,
    weight: 160,
    popularity: 66,
  },
  {
    code: '1126007',
    name: { fr: 'Feuille de 50 timbres Marianne – International', en: 'Sheet of 50 Marianne stamps – International' },
    summary: {
      fr: 'Cinquante timbres autocollants vers tous les pays.',
      en: 'Fifty self-adhesive stamps to every country.',
    },
    cents: WORLD * 50,
    category: 'feuilles',
    format: 'feuille',
    rate: 'international',
    layout: 'sheet-50',
    pieces: 50,
    weight: 34,
    popularity: 48,
  },
  {
    code: '1126008',
    name: { fr: 'Feuille de 50 timbres Marianne – Services plus', en: 'Sheet of 50 Marianne stamps – Services plus' },
    summary: {
      fr: 'Cinquante timbres pour des lettres suivies.',
      en: 'Fifty stamps for tracked letters.',
    },
    cents: PLUS * 50,
    category: 'feuilles',
    format: 'feuille',
    rate: 'services-plus',
    layout: 'sheet-50',
    pieces: 50,
    weight: 36,
    popularity: 46,
  },
];

export const stampItems: readonly CatalogItem[] = [
  ...everyday.map(marianne),
  ...themes.map(greenBooklet),
  ...themes.slice(0, 14).map(worldBooklet),
  ...themes.slice(2, 18).map(sheet),
  ...themes.map(single),
  ...themes.slice(0, 16).map(block),
  ...themes.map(collector),
];
