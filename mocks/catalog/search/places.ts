import type { Lang } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';

/** French territories overseas, to which the tariffs of France apply with a supplement or not. */
const OVERSEAS = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'];

/** What people say for a place abroad where the register of countries has another name. */
const SAID: Record<Lang, string> = {
  fr: 'europe,union europeenne,monde entier,monde,usa,uk,angleterre,ecosse,hollande,amerique,ile maurice,emirats,afrique,asie,amerique du sud,amerique du nord,oceanie,ue,londres,bruxelles,geneve,berlin,madrid,barcelone,rome,lisbonne,dublin,dubai,new york,montreal,quebec,tokyo',
  en: 'europe,european union,worldwide,world,usa,us,uk,england,scotland,holland,america,turkey,africa,asia,south america,eu,london,brussels,geneva,berlin,madrid,barcelona,rome,lisbon,dublin,dubai,new york,montreal,quebec,tokyo,sydney',
};

/** What people say for places overseas. */
const SAID_OVERSEAS =
  'guyane,antilles,outre mer,dom tom,drom,tahiti,polynesie,ile de la reunion,reunion island,reunion,st martin,st barth,french guiana,french polynesia';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The names of all countries but France, as they are typed without accents, and the word that stands for them. */
function placesIn(lang: Lang): Map<string, string> {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
  const abroad = lang === 'fr' ? 'etranger' : 'abroad';
  const places = new Map(SAID[lang].split(',').map((name) => [name, abroad]));
  for (const name of SAID_OVERSEAS.split(',')) places.set(name, 'dom');
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const { region = code } = new Intl.Locale(`und-${code}`);
    const name = removeAccents(names.of(code) ?? '').replaceAll(/[^a-z]+/g, ' ');
    if (name.length > 3 && region !== 'FR') places.set(name, OVERSEAS.includes(region) ? 'dom' : abroad);
  }
  return places;
}

interface Places {
  /** Any of the names as whole words, the longest first: « Guinée équatoriale » contains « Guinée ». */
  names: RegExp;
  wordOf: Map<string, string>;
}

function build(lang: Lang): Places {
  const wordOf = placesIn(lang);
  const longest = [...wordOf.keys()].toSorted((one, other) => other.length - one.length);
  return { names: new RegExp(`\\b(?:${longest.join('|').replaceAll(' ', '[^a-z0-9]+')})\\b`, 'g'), wordOf };
}

const places: Record<Lang, Places> = { fr: build('fr'), en: build('en') };

/** A text without accents or capitals in which each place has the word that its postage goes by: abroad, or overseas. */
export const withPlacesNamed = (text: string, lang: Lang): string =>
  removeAccents(text).replaceAll(
    places[lang].names,
    (name) => places[lang].wordOf.get(name.replaceAll(/[^a-z]+/g, ' ')) ?? name,
  );

/** A place by its whole name, typed without accents or capitals. */
export const isPlace = (name: string, lang: Lang): boolean => places[lang].wordOf.has(name);
