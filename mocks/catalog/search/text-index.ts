import type { Lang } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';
import { brandOf } from '../brands.ts';
import { categoryOf } from '../categories.ts';
import type { CatalogItem } from '../item.ts';
import { catalogItems } from '../items.ts';
import { stemOf } from './stems.ts';

const STOP_WORDS = new Set(
  'de des du la le les un une et en a au aux pour par d l vos of the an and for to in with by on'.split(' '),
);

/** « 229x324mm » is two measures and their unit; « 22,9 x 32,4 » are the same in millimetres. */
export const spacedSizes = (text: string): string =>
  text
    .replace(/(\d{1,2})[.,](\d) ?[x*×] ?(\d{1,2})[.,](\d)(?!\d)(?: ?cm)?/g, '$1$2 $3$4')
    .replace(/(\d) ?[x*] ?(?=\d)/g, '$1 ')
    .replace(/(\d)(?=(?:mm|cm|kg|g)(?![a-z\d]))/g, '$1 ');

/** What people type, and what the catalogue calls it. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  scotch: 'adhesif',
  bic: 'stylo',
  biro: 'ballpoint',
  marqueur: 'feutre',
  solide: 'double',
  resistant: 'double',
  strong: 'double',
  sturdy: 'double',
  env: 'enveloppe',
  stationery: 'writing notebook',
  1: 'une one',
  3: 'trois three',
  meuble: 'bloc caisson',
  commode: 'bloc',
  pretaposter: 'poster',
  pen: 'ballpoint',
  voeu: 'double',
  anniversaire: 'double',
  condoleance: 'double',
  birthday: 'folded',
  sympathy: 'folded',
  greeting: 'folded',
  ruban: 'adhesif',
  autocollant: 'adhesif etiquette',
  autocollante: 'adhesif',
  rembourree: 'bulle',
  matelassee: 'bulle',
  padded: 'bubble',
  vin: 'bouteille',
  wine: 'bottle',
  roll: 'coil',
  derouleur: 'devidoir',
  cardboard: 'carton',
  philatelie: 'album',
  philatelique: 'album',
  philately: 'album',
  chaise: 'siege',
  fauteuil: 'siege',
  carton: 'boite',
  demenagement: 'carton',
  moving: 'carton',
  classeur: 'album',
  suivie: 'suivi',
  prepaye: 'pret',
  prepayee: 'pret',
  magnifying: 'magnifier',
  sellotape: 'tape',
  cartonnee: 'carton',
  piece: 'album',
  windowless: 'without',
  mailer: 'envelope wrap',
  collectionneur: 'album',
  collector: 'album',
  photo: 'carton board',
  papier: 'ramette',
  paper: 'ream',
  envelope: 'pocket enveloppe',
  brown: 'kraft',
  marron: 'kraft',
  brun: 'kraft',
  brune: 'kraft',
  bateau: 'voilier',
  boat: 'sailing',
  montagne: 'massif',
  plage: 'coquillage',
  mer: 'coquillage poisson phare voilier',
  sea: 'seashell fish lighthouse sailing',
  insecte: 'papillon abeille',
  insect: 'butterfly bee',
  animaux: 'oiseau',
  animal: 'oiseau bird papillon',
  nature: 'fleur arbre',
  foret: 'arbre champignon',
  forest: 'woodland tree',
  etoile: 'ciel',
  star: 'skies',
  tong: 'tweezer',
  fluo: 'surligneur',
  stabilo: 'surligneur',
  sharpie: 'marker',
  planche: 'feuille',
  catalogue: 'livre guide',
  catalog: 'book guide',
  emballage: 'boite etui',
  packaging: 'box',
  enveloppe: 'pochette',
  rigide: 'carton',
  renforcee: 'carton',
  rigid: 'board',
  stiff: 'board',
  sac: 'pochette',
  bag: 'envelope',
  photocopie: 'ramette',
  peanut: 'shredded',
  bolduc: 'ficelle',
  pochon: 'pochette',
  gommette: 'etiquette',
  surlignage: 'surligneur',
  bobine: 'rouleau',
  pelote: 'ficelle',
  stool: 'chair',
  armchair: 'chair',
  tabouret: 'siege',
  glass: 'magnifier',
  verte: 'vert',
  bleue: 'bleu',
  noire: 'noir',
  blanche: 'blanc',
  jiffy: 'padded',
  chip: 'calage',
  polystyrene: 'calage',
  particule: 'calage',
  timbree: 'poster',
  affranchie: 'poster',
  pretimbre: 'poster',
  pretimbree: 'poster',
  preaffranchie: 'poster',
  prepaid: 'stamped ready',
  boite: 'carton',
  box: 'carton',
  feuillet: 'bloc',
  pochette: 'enveloppe',
  sticker: 'label',
  a4: 'c4',
  a5: 'c5',
  a6: 'c6',
};

/** Goods of several words, and what the catalogue calls them. */
const GOODS_IDIOMS: [said: RegExp, meant: string][] = [
  [/\bpost[- ]?its?\b/g, 'repositionnable'],
  [/\bball points?\b/g, 'ballpoint'],
  [/\b(?:papiers?|plastiques?|rouleaux?|emballages?) (?:a |de )?bulles?\b/g, 'film bulle'],
  [/\b(?:jiffy|padded|bubble) (?:bag|mailer)s?\b/g, 'padded envelope'],
  [/\bcarnets? (?:de notes?|a spirales?)\b/g, 'cahier'],
  [/\b(?:letter|note) ?papers?\b|\bpapers? for letters?\b/g, 'writing paper'],
  [/\b(?:(?:photo)?cop(?:y|ier)|print(?:er|ing)|office) papers?\b/g, 'ream'],
  [
    /\b(?:papiers?|feuilles?(?: blanches?)?) (?:a |pour |d.)?(?:imprimantes?|imprimer|impression|photocopi\w+)\b/g,
    'ramette',
  ],
  [/\bprets?[-\u2011\s]a[-\u2011\s](?:envoyer|expedier)\b/g, 'pretaenvoyer'],
  [/\bstock ?books?\b/g, 'album'],
  [/(?<=\btimbres? .*)\b(?:velos?|cyclisme)\b/g, 'bicyclette'],
  [/\b(?:bikes?|cycling)(?= stamp)/g, 'bicycle'],
  [/\bfelt[- ]?(?:tip(?:ped)? )?pens?\b/g, 'marker'],
  [/\b(?:that |which )?(?:does not|doesn.t|do not|don.t|will not|won.t) bend\b/g, 'board'],
];

/** The words of a text as they are typed, without accents, capitals or plurals. */
export function wordsOf(text: string): string[] {
  return GOODS_IDIOMS.reduce((read, [said, meant]) => read.replace(said, meant), spacedSizes(removeAccents(text)))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(singular);
}

const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/(?:x|tch|sh|[^e]ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/([^e])aux$/, '$1al').replace(/(?<!s)[sx]$/, '');
};

/** Word → products that contain it, with a weight. */
type Postings = Map<string, Map<CatalogItem, number>>;

export interface TextIndex {
  postings: Postings;
  /** Stem → words. */
  forms: Map<string, string[]>;
  /** A word of the index as people write it, accents and all. */
  spelling: Map<string, string>;
}

function textsOf(item: CatalogItem, lang: Lang): [text: string, weight: number][] {
  const [first = ''] = item.name[lang].split(/[\s\u00A0]/);
  return [
    [first, 6],
    [item.name[lang], 10],
    [item.service ? '' : item.code, 30],
    [item.brandCode ? (brandOf(item.brandCode)?.name ?? '') : '', 6],
    ...item.categoryCodes.map((code): [string, number] => [categoryOf(code)?.name[lang] ?? '', 5]),
    ...item.classifications.flatMap((feature) =>
      feature.code in item.facts ? feature.values.map((value): [string, number] => [value[lang], 4]) : [],
    ),
    [item.summary[lang], 2],
  ];
}

function build(lang: Lang): TextIndex {
  const index: TextIndex = { postings: new Map(), forms: new Map(), spelling: new Map() };
  for (const item of catalogItems)
    for (const [text, weight] of textsOf(item, lang)) addText(index, { item, text, weight });
  for (const word of index.postings.keys()) {
    const stem = stemOf(word, lang);
    index.forms.set(stem, [...(index.forms.get(stem) ?? []), word]);
  }
  return index;
}

function addText(
  { postings, spelling }: TextIndex,
  { item, text, weight }: { item: CatalogItem; text: string; weight: number },
) {
  for (const written of text.toLowerCase().split(/[^\p{L}\d]+/u)) {
    const [word] = wordsOf(written);
    if (word && !spelling.has(word)) spelling.set(word, written);
  }
  for (const word of new Set([...wordsOf(text), ...centimetresIn(text)])) {
    const posting = postings.get(word) ?? new Map<CatalogItem, number>();
    posting.set(item, (posting.get(item) ?? 0) + weight);
    postings.set(word, posting);
  }
}

/** « 229 × 324 » in whole centimetres: many say « 23 x 32 ». */
const centimetresIn = (text: string): string[] =>
  [...text.matchAll(/(\d{3})\s?×\s?(\d{3})(?:\s?×\s?(\d{2,3}))?/g)].flatMap(([, ...sizes]) =>
    sizes.filter(Boolean).map((size) => String(Math.round(Number(size) / 10))),
  );

const indexes: Record<Lang, TextIndex> = { fr: build('fr'), en: build('en') };

export const textIndex = (lang: Lang): TextIndex => indexes[lang];

/** The least that a word weighs which stands in a name, a category or a fact. */
const IN_FACTS = 4;
/** The most that a word weighs which stands in no name. */
const IN_TEXT = 5;
/** The most that a word weighs which stands in a name, and does not begin it. */
const IN_NAME = 15;

/** A word's beginning matches too, with a lower weight, in names alone: « sel » begins « self-adhesive » in many texts. */
function scoresOf(word: string, lang: Lang, mayBegin: boolean): Map<CatalogItem, number> {
  const { postings, forms } = indexes[lang];
  const scores = new Map<CatalogItem, number>();
  const add = (posting: Map<CatalogItem, number>, share: number, least = 0) => {
    for (const [item, weight] of posting)
      if (weight > least) scores.set(item, Math.max(scores.get(item) ?? 0, weight * share));
  };
  for (const same of [word, ...(SYNONYMS[word]?.split(' ') ?? [])]) {
    const exact = postings.get(same);
    if (exact) add(exact, same === word ? 1 : postings.has(word) ? 0.4 : 0.8);
  }
  // « Archivage » is a form of « archives ».
  if (scores.size === 0 && mayBegin)
    for (const form of forms.get(stemOf(word, lang)) ?? []) add(postings.get(form) ?? new Map(), 0.7);
  if (mayBegin && word.length >= 3)
    for (const [candidate, posting] of postings)
      if (candidate !== word && candidate.startsWith(word)) add(posting, 0.5, IN_TEXT);
  return scores;
}

type Among = ReadonlyMap<CatalogItem, number> | undefined;

/** @param fewest how many of the words a product must have. */
function findItems(
  words: readonly string[],
  { lang, fewest, mayBegin, among }: { lang: Lang; fewest: number; mayBegin: boolean; among: Among },
): Map<CatalogItem, number> {
  const found = words.map((word) => scoresOf(word, lang, mayBegin));
  const counts = new Map<CatalogItem, number>();
  for (const item of found.flatMap((scores) => [...scores.keys()]))
    if (!among || among.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  if (most < fewest) return new Map();
  const total = (item: CatalogItem) => {
    const scores = found.map((of) => of.get(item) ?? 0);
    // A summary that says « verre » of ink tells where it writes.
    if (Math.max(...scores) < IN_FACTS) return 0;
    // What has each word in its name stands before what has one in its name and speaks of the other.
    // « Encre pour stylo » is ink: its name begins with it. English names last what something is.
    const isHead = lang === 'fr' ? (scores[0] ?? 0) > IN_NAME : (scores.at(-1) ?? 0) > IN_TEXT;
    const bonus = (scores.every((score) => score > IN_TEXT) ? 20 : 0) + (isHead ? 10 : 0);
    return scores.reduce((sum, score) => sum + score, bonus);
  };
  const totals = [...counts].filter(([, count]) => count === most).map(([item]) => [item, total(item)] as const);
  return new Map(totals.filter(([, score]) => score > 0));
}

function inEitherLanguage(
  words: readonly string[],
  lang: Lang,
  fewest: number,
  among?: Among,
): Map<CatalogItem, number> {
  const scores = findItems(words, { lang, fewest, among, mayBegin: true });
  const other = lang === 'fr' ? 'en' : 'fr';
  return scores.size > 0 ? scores : findItems(words, { lang: other, fewest, among, mayBegin: false });
}

/** Goods have all of these words in their name. */
export const isNamed = (words: readonly string[], lang: Lang): boolean =>
  catalogItems.some(({ service, name }) => {
    const named = service ? [] : wordsOf(name[lang]);
    return words.every((word) => named.includes(word));
  });

/** « Grand carton » is any carton. */
const SIZES = new Set(wordsOf('grand grande petit petite gros grosse large big small little'));
export const withoutSizes = (words: string[]): string[] => {
  const others = words.filter((word) => !SIZES.has(word));
  return others.length > 0 ? others : words;
};

/** Products that have every word, with a score; words of the other language count when this one's find nothing. */
export function searchText(text: string, lang: Lang): Map<CatalogItem, number> {
  const words = withoutSizes(wordsOf(text));
  return inEitherLanguage(words, lang, words.length);
}

/** What may stand before the thing that a French text names: « comment emballer une bouteille ». */
const isBeforeNoun = (word: string) => /^(?:rouleau|paquet|lot|cartouche|bobine)$|(?:er|ir)$/.test(word);

/** What may stand behind the thing that an English text names: « calligraphy set ». */
const IS_SET = new Set(wordsOf('set kit pack lot roll sheet size format'));

/** The words that a text is about: « corbeille à papier » is no paper, nor is « paper bin ». */
function headOf(words: readonly string[], lang: Lang): readonly string[] {
  if (lang === 'en') return words.filter((word) => !IS_SET.has(word)).slice(-1);
  const place = words.findIndex((word) => !isBeforeNoun(word));
  return place < 0 ? words : words.slice(0, place + 1);
}

/** Names of too many things to mean any of them alone: « papier peint » is no paper sold here. */
const BROAD = new Set(wordsOf('papier carte machine sac livre film bloc table pince album paper card book bag board'));

/** The words of a text that tell something; one or two letters find too much. */
const tellingOf = (text: string): string[] => withoutSizes(wordsOf(text)).filter((word) => word.length > 2);

/** The products that have what a text is about in their name. */
export function searchHead(named: string, lang: Lang): Map<CatalogItem, number> {
  const about = headOf(tellingOf(named), lang).flatMap((word) => {
    const names = [word, ...(SYNONYMS[word]?.split(' ') ?? [])];
    return [...inEitherLanguage([word], lang, 1)].filter(([{ name }]) =>
      wordsOf(`${name.fr} ${name.en}`).some((other) => names.includes(other)),
    );
  });
  return new Map(about);
}

/** Products that have the most of the words, at least half of them and what the text is about. */
export function searchMostOf(text: string, lang: Lang, named = text): Map<CatalogItem, number> {
  const words = tellingOf(text);
  const about = searchHead(named, lang);
  const isBroad = words.length > 1 && headOf(tellingOf(named), lang).some((word) => BROAD.has(word));
  const found = inEitherLanguage(words, lang, isBroad ? 2 : words.length / 2, about);
  return found.size > 0 || isBroad ? found : about;
}
