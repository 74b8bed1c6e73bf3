import type { components } from '#contracts/generated/catalog.ts';
import { words } from '#mocks/content/words.ts';
import type { Lang } from '../../shared/lang.ts';
import type { Site } from '../../shared/site.ts';
import { categoryOf } from '../categories.ts';
import { type CatalogSeller, sellers } from '../sellers.ts';
import { withoutGaps, withSpaces } from './glued-words.ts';
import { withIdioms } from './idioms.ts';
import { isPlace, withPlacesNamed } from './places.ts';
import type { SearchQuery } from './search-query.ts';
import { type Service, services } from './service-table.ts';
import { slipsFrom } from './slips.ts';
import { spellingSuggestion } from './spelling.ts';
import { stemOf } from './stems.ts';
import { isNamed, SYNONYMS, searchMostOf, searchText, textIndex, withoutSizes, wordsOf } from './text-index.ts';
import { unsoldShelf } from './unsold.ts';
import { ACTS, ALONE, canonical, DECISIVE, GOODS, OF_ORDERED, VAGUE, WEAK } from './vocabulary.ts';

type ServicePage = NonNullable<components['schemas']['ProductSearchPage']['services']>[number];

const MOST = 3;

/** Words of a spoken phrase that name nothing. */
const FILLERS = new Set(
  wordsOf(
    `mon ma mes me je veux comment avec pendant chez moi mettre se besoin est ce que peux peut peuvent on il elle c j n m ai
    suis sont fais quand faut dois toujours my i want is how do can need get m s re does would like to it the someone
    vous nous se s votre vos notre nos leur son sa ses ce cet cette ca voudrais aimerais souhaite bonjour merci svp plait puis pouvoir
    qui quoi soit ete etre avoir eu tout toute tres plus vraiment car donc alors si dans sur sans
    trouver retrouver retrouve chercher cherche find look looking chez y ne going go about your please hello you your he she we they them his her our their was were be been have has had did what who why
    fils fille mere pere maman papa frere soeur mari femme epoux epouse ami amie copain copine cousin cousine tante oncle
    daughter mother father mum dad mom brother sister husband wife friend aunt uncle grandmother grandfather
    modele exemple choisir demande demarche procedure telecharger download
    when should could will are only just there here from at any some make made put gone donner donne donnez suite maintenant now immediatement`,
  ),
);

/** What an idiom makes of several words, or a hand that forgets a space: nobody begins to type it. */
const JOINED = new Set(wordsOf('lettresuivie moncourrier moncolis pretaposter pretaenvoyer papierlettre timbrenligne'));

/** Two letters begin none of these: « pick up » is no carrier. */
const BRANDS = new Set(wordsOf('dhl mondial'));

const NOT_HERE = words('Pas dans cette boutique', 'Not in this shop');

const stemsOf = (lang: Lang) =>
  new Map([...canonical[lang]].toReversed().map(([word, concept]) => [stemOf(word, lang), concept]));
const stems: Record<Lang, Map<string, string>> = { fr: stemsOf('fr'), en: stemsOf('en') };

/** A typed word by what it may mean, and how surely: as it is, as a beginning, or with a slip of the keyboard. */
type Meaning = Map<string, 1 | 0.8>;

/** @param begun the fewest letters that may be the beginning of a word. */
function meaningOf(typed: string, { lang, begun }: { lang: Lang; begun: number }): Meaning {
  const [own, other] = [canonical[lang], canonical[lang === 'fr' ? 'en' : 'fr']];
  const exact = own.get(typed);
  if (exact) return new Map([[exact, 1]]);
  // What the shop sells under this name is no slip, and no form of another word.
  const isSold = textIndex(lang).postings.has(typed) || Object.hasOwn(SYNONYMS, typed);
  const form = isSold ? undefined : stems[lang].get(stemOf(typed, lang));
  if (form) return new Map([[form, 1]]);
  const meanings = (known: Map<string, string>, fits: (word: string, concept: string) => boolean): Meaning =>
    new Map([...known].filter((entry) => fits(...entry)).map(([, concept]) => [concept, 0.8]));
  const isBegun = (word: string, concept: string) =>
    !isSold &&
    !JOINED.has(concept) &&
    typed.length >= (BRANDS.has(concept) ? Math.max(3, begun) : begun) &&
    word.startsWith(typed);
  const slipsTo = slipsFrom(typed);
  const isSlip = (word: string) => !isSold && Number.isFinite(slipsTo(word));
  const meant = new Map([...meanings(own, isBegun), ...meanings(own, isSlip)]);
  // « courier » is a slip of « courrier » to who reads French, and no English word.
  if (meant.size > 0) return meant;
  const elsewhere = other.get(typed);
  return elsewhere ? new Map([[elsewhere, 1]]) : meanings(other, isSlip);
}

/**
 * How much of what is typed its phrases tell; a text that is mostly about something else has none.
 * @param fewest the share of the text that must be about it.
 */
function scoreOf(
  { phrases }: Service,
  typed: readonly Meaning[],
  { fewest, head, isSending }: { fewest: number; head: Meaning; isSending: boolean },
): number {
  const concepts = new Set(phrases.flat());
  const known = typed.filter((meaning) => meaning.keys().some((concept) => concepts.has(concept)));
  const isOrdered = known.some((meaning) => meaning.keys().some((concept) => OF_ORDERED.has(concept)));
  const isGoods = (concept: string) => fewest > 0 && !isOrdered && !isSending && GOODS.has(concept);
  const goods = typed.filter((meaning) => meaning.keys().some((concept) => isGoods(concept) && !concepts.has(concept)));
  const isDecided =
    fewest < 1 && goods.length === 0 && known.some((meaning) => meaning.keys().some((concept) => ACTS.has(concept)));
  const needed = fewest * (typed.length + goods.length);
  if (!isDecided && (known.length < needed || (goods.length > 0 && known.length === needed))) return 0;
  const shareOf = (concept: string) => Math.max(0, ...typed.map((meaning) => meaning.get(concept) ?? 0));
  const isSaid = (phrase: readonly string[]) =>
    // « timb » begins a stamp and a stamped envelope, and is one of them.
    phrase.length <= typed.length &&
    !(typed.length > 1 && phrase.length === 1 && ALONE.has(phrase[0] ?? '')) &&
    phrase.every((concept) => shareOf(concept) > 0);
  const said = new Set(phrases.filter(isSaid).flat());
  if (said.size === 0) return 0;
  // « Tampon payé » is no payment.
  const named = [...head.keys()];
  if (!isDecided && named.some(isGoods) && !named.some((concept) => said.has(concept))) return 0;
  const weight = (concept: string) => {
    if (said.has(concept)) return WEAK.has(concept) ? 1 : DECISIVE.has(concept) ? 5 : 3;
    // What a phrase is said of counts a little: « abîmé » of a parcel or of a letter.
    return WEAK.has(concept) ? 1 / 2 : 0;
  };
  return [...concepts].reduce((sum, concept) => sum + weight(concept) * shareOf(concept), 0);
}

/** French names first what is bought; English last, or before « for ». */
function headOf(typed: readonly string[], text: string, lang: Lang): number {
  if (lang === 'fr') return 0;
  const [named = ''] = text.split(/ (?:for|of|with) /);
  const words = wordsOf(named);
  return typed.findLastIndex((word) => words.includes(word));
}

/** Goods for a purpose are goods: « boîte pour envoyer du vin » is no sending. Stamps for a country are asked for by their price. */
function areForPurpose(text: string, lang: Lang): boolean {
  const [named = '', purpose] = text.split(/ (?:pour|for|to) /);
  const words = wordsOf(withIdioms(named)).filter(isTelling);
  const isGoods = (concept = '') => GOODS.has(concept) && concept !== 'timbre';
  return purpose !== undefined && words.length > 0 && words.every((word) => isGoods(canonical[lang].get(word)));
}

/** How nearly a service is meant by words that make none of its phrases: « trottinette » is much of « envoyer trottinette ». */
function nearnessOf({ phrases }: Service, meanings: readonly Meaning[]): number {
  const telling = new Set(meanings.flatMap((meaning) => [...meaning.keys()]).filter((concept) => !VAGUE.has(concept)));
  const shares = phrases.map((phrase) => phrase.filter((concept) => telling.has(concept)).length / phrase.length);
  return Math.max(...shares) + shares.filter(Boolean).length / 1000;
}

/** The service that is the nearest to words of which at least half are known. */
function nearest(meanings: readonly Meaning[]): { service: Service; score: number }[] {
  if (meanings.filter(({ size }) => size > 0).length < meanings.length / 2 + 1 / 2) return [];
  const scored = services.map((service) => ({ service, score: nearnessOf(service, meanings) }));
  const [first] = scored.toSorted((one, other) => other.score - one.score);
  return first && first.score > 0 ? [first] : [];
}

/** What is glued to a noun: « mescommandes ». */
const BEFORE_NOUN = new Set(wordsOf('mon ma mes my'));

const isKnownIn =
  (lang: Lang) =>
  (written: string): boolean => {
    const [word] = wordsOf(written);
    if (word === undefined || BEFORE_NOUN.has(word)) return true;
    return (
      word.length > 3 && (canonical[lang].has(word) || isPlace(written, lang) || textIndex(lang).postings.has(word))
    );
  };

/** Neither a filler nor a measure. */
const isTelling = (word: string) => !FILLERS.has(word) && !/^(?:\d.*|[abc]\d)$/.test(word);

/** What is said of goods to buy them. */
const ASKING = new Set(
  wordsOf('acheter achat vendre vendez prix buy sell price stock magasin shop pas cher cheap taille dimension size'),
);

/** A text without what names nothing. */
export const withoutFillers = (text: string): string =>
  wordsOf(text)
    .filter((word) => !FILLERS.has(word) && !ASKING.has(word))
    .join(' ');

/** The words of a text that name goods, which are sold under these words. */
export const goodsIn = (text: string, lang: Lang): string[] =>
  wordsOf(withIdioms(text)).filter((word) => GOODS.has(canonical[lang].get(word) ?? ''));

/** Without their accents, « livré » is a book and « collé » is glue. */
const withVerbs = (text: string): string =>
  text.replaceAll(/(?<!\p{L})livrée?s?(?!\p{L})/giu, 'delivre').replaceAll(/(?<!\p{L})collée?s?(?!\p{L})/giu, 'coller');

/** Who speaks in a sentence names no goods: « il manque un carnet ». */
const isSentence = (text: string): boolean =>
  /^(?:a quelle|j|je|il|elle|on|nous|vous|mes?|mon|ma|comment|puis|peut|est|pourquoi|quand|combien|i|im|my|we|how|can|could|where|why|is|do|does|should)\b/.test(
    text,
  );

/** What somebody says who asks more than where such goods are, by its stem. */
const SAID: Record<Lang, Set<string>> = {
  fr: new Set(canonical.fr.keys().map((word) => stemOf(word, 'fr'))),
  en: new Set(canonical.en.keys().map((word) => stemOf(word, 'en'))),
};
/** Concepts that only tell goods from each other. */
const OF_GOODS = new Set(wordsOf('rouge noel imprimante bureau carton photo timbre enveloppe maximum'));

/** The category that is the nearest to goods which a text names and the shop does not sell, where it says nothing else. */
export function shelfOfUnsold(text: string, lang: Lang): string | undefined {
  const shelf = unsoldShelf(withoutSizes(withoutFillers(text).split(' ')), lang);
  const isMore = (word: string) => SAID[lang].has(stemOf(word, lang)) && !OF_GOODS.has(canonical[lang].get(word) ?? '');
  return shelf?.beside.some(isMore) ? undefined : shelf?.category;
}

/** The partner sellers that a text names, and the text without their names. */
function sellersIn(text: string): { named: CatalogSeller[]; rest: string } {
  const read = wordsOf(text).join(' ');
  const nameOf = ({ name }: CatalogSeller) => new RegExp(`\\b${wordsOf(name).join(' ')}\\b`);
  const named = sellers.filter((seller) => nameOf(seller).test(read));
  return { named, rest: named.reduce((others, seller) => others.replace(nameOf(seller), ''), text) };
}

/** What a text asks that no product answers, the nearest first; nothing where the products are narrowed. */
export function servicesFor(
  { text, filters }: Pick<SearchQuery, 'text' | 'filters'>,
  { lang, site }: { lang: Lang; site: Site },
): ServicePage[] {
  if (filters.length > 0) return [];
  const shop = site === 'pro' ? '/professionnel' : '';
  const { named, rest } = sellersIn(text);
  const shelf = categoryOf(shelfOfUnsold(rest, lang) ?? '');
  const shelfName = shelf?.name[lang];
  const found = shelf
    ? [
        {
          uid: 'non-vendu',
          title: NOT_HERE,
          summary: words(
            `Cet article n’est pas vendu ici. Au plus près : ${shelfName}.`,
            `We do not sell this. The nearest: ${shelfName}.`,
          ),
          url: `/boutique/c/${shelf.code}`,
        },
      ]
    : servicesIn(rest, lang);
  const shops = named.map(({ code, slug, name }) => ({
    uid: `vendeur-${code}`,
    title: words(name, name),
    summary: words('Vendeur partenaire : ses articles et ses conditions.', 'Partner seller: its items and its terms.'),
    url: `/boutique/vendeur/${slug}/${code}`,
  }));
  return [...shops, ...found].slice(0, MOST).map(({ uid, title, summary, url }) => ({
    uid,
    title: title[lang],
    summary: summary[lang],
    url: url.startsWith('/professionnel') ? url : shop + url,
  }));
}

/** The services that a text is about, the nearest first. */
function servicesIn(written: string, lang: Lang): Service[] {
  const text = withoutGaps(withSpaces(withVerbs(written), isKnownIn(lang)), isKnownIn(lang));
  if (areForPurpose(text, lang)) return [];
  const told = wordsOf(withPlacesNamed(withIdioms(text), lang)).filter(isTelling);
  const typed = [...new Map(told.map((word) => [canonical[lang].get(word) ?? word, word])).values()];
  // The last of several words is still being typed.
  const meanings = typed.map((word, place) =>
    meaningOf(word, { lang, begun: place < typed.length - 1 ? Number.POSITIVE_INFINITY : place > 0 ? 2 : 4 }),
  );
  const isUnanswered =
    goodsIn(text, lang).length === 0 && searchText(text, lang).size === 0 && !spellingSuggestion(text, lang);
  const head = meanings[headOf(typed, text, lang)] ?? new Map();
  // « Envoyer un carton de livres » begins with what is to be done.
  const isSending = canonical[lang].get(typed[0] ?? '') === 'envoyer';
  // Where nothing else would be found, a word of it is better than nothing.
  const isLenient = isUnanswered || isSentence(text);
  const fewest = isNamed(typed, lang) ? 1 : isLenient ? 0 : 1 / 2;
  const scored = services.map((service) => ({
    service,
    score: scoreOf(service, meanings, { fewest, head, isSending }),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score > best / 2).sort((one, other) => other.score - one.score);
  if (found.length === 0 && searchMostOf(withoutFillers(text), lang).size === 0) {
    const near = isUnanswered ? nearest(meanings) : [];
    // Who asks something that nothing answers is helped.
    const help = isSentence(text) ? scored.filter(({ service }) => service.uid === 'aide') : [];
    found.push(...(near.length > 0 ? near : help));
  }
  return found.map(({ service }) => service);
}
