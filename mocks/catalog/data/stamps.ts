import { tariff } from '../../tariffs/counter.ts';
import { type Draft, product } from '../draft.ts';
import type { CatalogItem } from '../item.ts';
import { type Theme, themes } from './themes.ts';

const GREEN = tariff('lettre-verte');
const WORLD = tariff('international');
const PLUS = tariff('services-plus');

const stamps = (draft: Omit<Draft, 'brand'>): CatalogItem =>
  product({ brand: 'la-boutique', vatRate: 0, postal: true, maxQuantity: 100, ...draft });

/** Seven digits: family, theme, variant. */
const codeOf = (family: number, index: number): string => String(1_100_000 + family * 1000 + index);

const frGreen = [
  'Validité permanente, en France, en Andorre et à Monaco',
  'Autocollants, à poser sur un papier sec',
  'Pour une lettre de 20 g : trois feuilles A4 dans une enveloppe',
];
const enGreen = [
  'Never expire; for France, Andorra and Monaco',
  'Self-adhesive, for dry paper',
  'For a letter of 20 g: three A4 sheets in an envelope',
];

const greenBooklet = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(21, index),
    fr: [
      `Carnet de 12 timbres ${fr.name} – Lettre verte`,
      `Douze timbres autocollants pour vos lettres jusqu'à 20 g en France.`,
      `${fr.shows} Douze timbres, douze dessins, dans un carnet qui se replie.`,
      frGreen,
    ],
    en: [
      `Booklet of 12 stamps, ${en.name} – Green letter`,
      'Twelve self-adhesive stamps for letters up to 20 g within France.',
      `${en.shows} Twelve stamps, twelve drawings, in a booklet that folds.`,
      enGreen,
    ],
    category: 'carnets-lettre-verte',
    cents: GREEN * 12,
    weight: 8,
    facts: { format: 'carnet', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 12 },
    picture: { kind: 'stamps', motif, layout: 'booklet', columns: 4, rows: 3, rate: 'green', palette },
    releasedOn,
    popularity: 78 - index,
  });

const worldBooklet = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(22, index),
    fr: [
      `Carnet de 6 timbres ${fr.name} – International`,
      `Six timbres pour vos lettres jusqu'à 20 g vers tous les pays.`,
      `${fr.shows} Un mot de France qui se reconnaît dans la boîte aux lettres.`,
      ['Validité permanente, pour tous les pays', 'Autocollants', 'Acheminement prioritaire'],
    ],
    en: [
      `Booklet of 6 stamps, ${en.name} – Worldwide`,
      'Six stamps for letters up to 20 g to every country.',
      `${en.shows} A word from France, easy to spot in any letterbox.`,
      ['Never expire; for every country', 'Self-adhesive', 'Priority handling'],
    ],
    category: 'carnets-international',
    cents: WORLD * 6,
    weight: 5,
    facts: { format: 'carnet', theme: code, rate: 'international' },
    traits: { madeInFrance: true, pieces: 6 },
    picture: { kind: 'stamps', motif, layout: 'booklet', columns: 3, rows: 2, rate: 'world', palette },
    releasedOn,
    popularity: 52 - index,
  });

const sheet = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(24, index),
    fr: [
      `Feuille de 20 timbres ${fr.name} – Lettre verte`,
      `Vingt timbres dentelés sur une feuille de gomme à humecter.`,
      `${fr.shows} La feuille entière se garde telle quelle ou se détache timbre par timbre.`,
      ['Validité permanente, en France', 'Gommés : une éponge humide suffit', 'Marges imprimées, coins datés'],
    ],
    en: [
      `Sheet of 20 stamps, ${en.name} – Green letter`,
      'Twenty perforated stamps on a sheet of gummed paper.',
      `${en.shows} Keep the sheet whole, or take it apart stamp by stamp.`,
      ['Never expire; for France', 'Gummed: a damp sponge is enough', 'Printed margins, dated corners'],
    ],
    category: 'feuilles',
    cents: GREEN * 20,
    weight: 14,
    facts: { format: 'feuille', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 20 },
    picture: { kind: 'stamps', motif, layout: 'sheet', columns: 5, rows: 4, rate: 'green', palette },
    releasedOn,
    popularity: 34 - index,
  });

const single = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(25, index),
    fr: [
      `Timbre ${fr.name} – Lettre verte`,
      `Un beau timbre à l'unité, gravé et dentelé, pour une lettre jusqu'à 20 g.`,
      `${fr.shows} Imprimé en taille-douce sur un papier gommé.`,
      ['Validité permanente, en France', 'Livré sous pochette cristal', 'Grand format : 30 × 40 mm'],
    ],
    en: [
      `Single stamp, ${en.name} – Green letter`,
      'A single fine stamp, engraved and perforated, for a letter up to 20 g.',
      `${en.shows} Recess-printed on gummed paper.`,
      ['Never expires; for France', 'Delivered in a glassine sleeve', 'Large size: 30 × 40 mm'],
    ],
    category: 'beaux-timbres',
    cents: GREEN,
    weight: 2,
    facts: { format: 'unite', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: 1 },
    picture: { kind: 'stamps', motif, layout: 'single', columns: 1, rows: 1, rate: 'green', palette },
    releasedOn,
    popularity: 44 - index,
  });

const block = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem =>
  stamps({
    code: codeOf(28, index),
    fr: [
      `Bloc de 4 timbres ${fr.name} – International`,
      `Quatre timbres réunis dans un bloc illustré, pour vos lettres vers tous les pays.`,
      `${fr.shows} L'illustration déborde des timbres et court dans les marges.`,
      ['Validité permanente, pour tous les pays', 'Bloc de 143 × 105 mm', 'Tirage limité à une impression'],
    ],
    en: [
      `Block of 4 stamps, ${en.name} – Worldwide`,
      'Four stamps set in an illustrated block, for letters to every country.',
      `${en.shows} The drawing leaves the stamps and runs into the margins.`,
      ['Never expire; for every country', 'Block of 143 × 105 mm', 'Printed once only'],
    ],
    category: 'beaux-timbres',
    cents: WORLD * 4,
    weight: 6,
    facts: { format: 'bloc', theme: code, rate: 'international' },
    traits: { madeInFrance: true, pieces: 4 },
    picture: { kind: 'stamps', motif, layout: 'block', columns: 2, rows: 2, rate: 'world', palette },
    releasedOn,
    popularity: 30 - index,
  });

const collector = ({ code, fr, en, motif, palette, releasedOn }: Theme, index: number): CatalogItem => {
  const count = index % 2 === 0 ? 4 : 8;
  return stamps({
    code: codeOf(27, index),
    fr: [
      `Collector ${fr.name} – ${count} timbres Lettre verte`,
      `${count === 4 ? 'Quatre' : 'Huit'} timbres autocollants présentés dans une pochette cartonnée.`,
      `${fr.shows} Au dos de la pochette, quelques lignes racontent ce que l'on voit.`,
      ['Validité permanente, en France', 'Pochette cartonnée à rabat', 'Édité une seule fois'],
    ],
    en: [
      `Collector, ${en.name} – ${count} Green letter stamps`,
      `${count === 4 ? 'Four' : 'Eight'} self-adhesive stamps presented in a card folder.`,
      `${en.shows} On the back of the folder, a few lines tell what there is to see.`,
      ['Never expire; for France', 'Card folder with a flap', 'Issued once only'],
    ],
    category: 'collectors',
    cents: count === 4 ? 890 : 1650,
    weight: count === 4 ? 22 : 30,
    maxQuantity: 20,
    facts: { format: 'feuille', theme: code, rate: 'lettre-verte' },
    traits: { madeInFrance: true, pieces: count },
    picture: { kind: 'stamps', motif, layout: 'folder', columns: count === 4 ? 2 : 4, rows: 2, rate: 'green', palette },
    releasedOn,
    popularity: 26 - index,
  });
};

const marianne = (
  code: string,
  [fr, en]: [string, string],
  [frSummary, enSummary]: [string, string],
  stamp: {
    cents: number;
    category: string;
    format: string;
    rate: string;
    picture: Draft['picture'];
    pieces: number;
    weight: number;
    popularity: number;
    stock?: number;
  },
): CatalogItem =>
  stamps({
    code,
    fr: [
      fr,
      frSummary,
      `Le timbre de tous les jours, dans sa couleur la plus connue. ${frSummary}`,
      stamp.rate === 'international'
        ? ['Validité permanente, pour tous les pays', 'Autocollants']
        : stamp.rate === 'services-plus'
          ? ['Suivi compris, de la boîte jaune à la boîte aux lettres', 'Validité permanente, en France']
          : frGreen,
    ],
    en: [
      en,
      enSummary,
      `The stamp for every day, in its best-known colour. ${enSummary}`,
      stamp.rate === 'international'
        ? ['Never expire; for every country', 'Self-adhesive']
        : stamp.rate === 'services-plus'
          ? ['Tracking included, from posting to letterbox', 'Never expire; for France']
          : enGreen,
    ],
    category: stamp.category,
    cents: stamp.cents,
    weight: stamp.weight,
    maxQuantity: 200,
    stock: stamp.stock ?? 25_000,
    facts: { format: stamp.format, rate: stamp.rate },
    traits: { madeInFrance: true, pieces: stamp.pieces },
    picture: stamp.picture,
    releasedOn: '2026-01-01',
    popularity: stamp.popularity,
  });

const seal = (
  layout: 'booklet' | 'sheet' | 'coil',
  columns: number,
  rows: number,
  rate: 'green' | 'world' | 'plus',
): Draft['picture'] => ({
  kind: 'stamps',
  motif: 'seal',
  layout,
  columns,
  rows,
  rate,
  palette: rate === 'green' ? 17 : rate === 'world' ? 18 : 19,
});

const everyday: CatalogItem[] = [
  marianne(
    '1126001',
    ['Carnet de 12 timbres Marianne – Lettre verte', 'Booklet of 12 Marianne stamps – Green letter'],
    [
      "Douze timbres autocollants pour vos lettres jusqu'à 20 g en France.",
      'Twelve self-adhesive stamps for letters up to 20 g within France.',
    ],
    {
      cents: GREEN * 12,
      category: 'carnets-lettre-verte',
      format: 'carnet',
      rate: 'lettre-verte',
      picture: seal('booklet', 4, 3, 'green'),
      pieces: 12,
      weight: 8,
      popularity: 100,
    },
  ),
  marianne(
    '1126002',
    ['Carnet de 12 timbres Marianne – Services plus', 'Booklet of 12 Marianne stamps – Services plus'],
    ["Douze timbres pour des lettres suivies jusqu'à 20 g.", 'Twelve stamps for tracked letters up to 20 g.'],
    {
      cents: PLUS * 12,
      category: 'carnets',
      format: 'carnet',
      rate: 'services-plus',
      picture: seal('booklet', 4, 3, 'plus'),
      pieces: 12,
      weight: 9,
      popularity: 90,
    },
  ),
  marianne(
    '1126003',
    ['Carnet de 6 timbres Marianne – International', 'Booklet of 6 Marianne stamps – Worldwide'],
    [
      "Six timbres pour vos lettres jusqu'à 20 g vers tous les pays.",
      'Six stamps for letters up to 20 g to every country.',
    ],
    {
      cents: WORLD * 6,
      category: 'carnets-international',
      format: 'carnet',
      rate: 'international',
      picture: seal('booklet', 3, 2, 'world'),
      pieces: 6,
      weight: 5,
      popularity: 88,
    },
  ),
  marianne(
    '1126004',
    ['Feuille de 100 timbres Marianne – Lettre verte', 'Sheet of 100 Marianne stamps – Green letter'],
    [
      'Cent timbres autocollants prédécoupés, pour le secrétariat.',
      'One hundred die-cut self-adhesive stamps for the front office.',
    ],
    {
      cents: GREEN * 100,
      category: 'feuilles',
      format: 'feuille',
      rate: 'lettre-verte',
      picture: seal('sheet', 6, 5, 'green'),
      pieces: 100,
      weight: 60,
      popularity: 84,
    },
  ),
  marianne(
    '1126005',
    ['Rouleau de 100 timbres Marianne – Lettre verte', 'Coil of 100 Marianne stamps – Green letter'],
    [
      'Cent timbres sur un rouleau, pour distributeur de bureau.',
      'One hundred stamps on a coil, for a desk dispenser.',
    ],
    {
      cents: GREEN * 100,
      category: 'feuilles',
      format: 'rouleau',
      rate: 'lettre-verte',
      picture: seal('coil', 1, 1, 'green'),
      pieces: 100,
      weight: 55,
      popularity: 70,
    },
  ),
  marianne(
    '1126006',
    ['Rouleau de 300 timbres Marianne – Lettre verte', 'Coil of 300 Marianne stamps – Green letter'],
    [
      'Trois cents timbres sur un rouleau, pour les envois en nombre.',
      'Three hundred stamps on a coil, for bulk mailings.',
    ],
    {
      cents: GREEN * 300,
      category: 'feuilles',
      format: 'rouleau',
      rate: 'lettre-verte',
      picture: seal('coil', 1, 1, 'green'),
      pieces: 300,
      weight: 160,
      popularity: 66,
    },
  ),
  marianne(
    '1126007',
    ['Feuille de 50 timbres Marianne – International', 'Sheet of 50 Marianne stamps – Worldwide'],
    ['Cinquante timbres autocollants vers tous les pays.', 'Fifty self-adhesive stamps to every country.'],
    {
      cents: WORLD * 50,
      category: 'feuilles',
      format: 'feuille',
      rate: 'international',
      picture: seal('sheet', 5, 5, 'world'),
      pieces: 50,
      weight: 34,
      popularity: 48,
    },
  ),
  marianne(
    '1126008',
    ['Feuille de 50 timbres Marianne – Services plus', 'Sheet of 50 Marianne stamps – Services plus'],
    ['Cinquante timbres pour des lettres suivies.', 'Fifty stamps for tracked letters.'],
    {
      cents: PLUS * 50,
      category: 'feuilles',
      format: 'feuille',
      rate: 'services-plus',
      picture: seal('sheet', 5, 5, 'plus'),
      pieces: 50,
      weight: 36,
      popularity: 46,
    },
  ),
];

export const stampItems: readonly CatalogItem[] = [
  ...everyday,
  ...themes.map(greenBooklet),
  ...themes.slice(0, 14).map(worldBooklet),
  ...themes.slice(2, 18).map(sheet),
  ...themes.map(single),
  ...themes.slice(0, 16).map(block),
  ...themes.map(collector),
];
