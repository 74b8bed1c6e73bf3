import type { components } from '#contracts/generated/catalog.ts';
import { words } from '#mocks/content/words.ts';
import { editDistance } from '../../shared/edit-distance.ts';
import type { Lang, Words } from '../../shared/lang.ts';
import type { Site } from '../../shared/site.ts';
import type { SearchQuery } from './search-query.ts';
import { textIndex, wordsOf } from './text-index.ts';

type ServicePage = NonNullable<components['schemas']['ProductSearchPage']['services']>[number];

interface Service {
  uid: string;
  url: string;
  title: Words;
  summary: Words;
  /** What people type for it, in either language: each phrase by the words that it must have. */
  phrases: string[][];
}

const MOST = 3;

/** Words of a spoken phrase that name nothing. */
const FILLERS = new Set('mon ma me je veux comment avec pendant chez moi mettre my i want is'.split(' '));

/** Uid, address, title and summary in both languages, phrases separated by commas; of equal ones the first stands first. */
const rows: [uid: string, url: string, fr: [string, string], en: [string, string], phrases: string][] = [
  [
    'etiquette-colis',
    '/colissimo-en-ligne',
    ['Étiquette Colissimo à imprimer', 'Payez et imprimez chez vous, remettez le colis au facteur.'],
    ['Colissimo label to print', 'Pay and print at home, hand the parcel to the postman.'],
    'colissimo, envoyer, expedier, send, envoyer colis, envoyer paquet, expedier colis, expedier paquet, imprimer etiquette, etiquette colis, affranchir colis, colis, paquet, send parcel, send package, post parcel, mail package, ship parcel, ship package, print label, shipping label, parcel label, parcel, package',
  ],
  [
    'envoyer-un-colis',
    '/envoyer-un-colis',
    ['Envoyer un colis', "L'étiquette, les boîtes et les emballages : lequel choisir."],
    ['Send a parcel', 'The label, boxes and packing: which to choose.'],
    'envoyer colis, envoyer paquet, expedier colis, colis, paquet, prix colis, tarif colis, send parcel, send package, parcel, package, parcel price',
  ],
  [
    'envoyer-une-lettre',
    '/envoyer-une-lettre',
    ['Envoyer une lettre', 'Timbre, lettre en ligne, recommandé ou enveloppe : lequel choisir.'],
    ['Send a letter', 'Stamp, online letter, registered mail or envelope: which to choose.'],
    'envoyer, expedier, send, envoyer lettre, envoyer courrier, envoyer document, poster lettre, expedier lettre, lettre, courrier, send letter, post letter, mail letter, send document, letter',
  ],
  [
    'lettre-en-ligne',
    '/envoi-courrier-en-ligne',
    ['Lettre en ligne', "Écrite à l'écran, imprimée et distribuée par le facteur."],
    ['Online letter', 'Written on screen, printed and delivered by the postman.'],
    'lettre ligne, courrier ligne, ecrire lettre, e lettre, lettre rouge, lettre internet, imprimer courrier, online letter, letter online, write letter, mail online, e letter, recommande ligne, lettre recommandee ligne, registered letter online, online registered letter',
  ],
  [
    'timbre-a-imprimer',
    '/mon-timbre-en-ligne',
    ['Timbre à imprimer', 'Choisissez un visuel, imprimez-le sur une enveloppe ou une étiquette.'],
    ['Printable stamps', 'Choose a picture, print it on an envelope or a label.'],
    'timbre imprimer, imprimer timbre, timbre ligne, timbre numerique, timbre maison, timbre personnalise, timbre pdf, affranchir ligne, affranchissement ligne, print stamp, printable stamp, stamp print, stamp printing, stamp online, online stamp, online postage, print postage',
  ],
  [
    'recommande',
    '/vignette-recommandee-en-ligne',
    ['Recommandé : vignette à imprimer', 'Une preuve de dépôt et une signature, préparées chez vous.'],
    ['Registered mail: label to print', 'Proof of posting and a signature, prepared at home.'],
    'recommande, recommande ligne, recommandee, lettre recommande, lettre recommandee, courrier recommande, envoyer recommande, envoi recommande, recommande accuse, lettre ar, accuse reception, avis reception, ar, lrar, preuve depot, registered, registered mail, registered letter, recorded delivery, signed for, proof posting, certified mail',
  ],
  [
    'reexpedition',
    '/demenagement-absence',
    ['Réexpédition ou garde du courrier', 'Quand vous déménagez ou partez quelque temps.'],
    ['Mail forwarding or holding', 'For when you move, or go away for a while.'],
    'changer adresse, changement adresse, nouvelle adresse, demenager, demenagement, courrier demenagement, reexpedition, reexpedier, reexpedier courrier, reexpedition courrier, transferer courrier, transfert courrier, faire suivre, faire suivre courrier, absence, courrier absence, garde courrier, garder courrier, conserver courrier, vacance, courrier vacance, change address, address change, new address, moving, move home, moving home, forward mail, mail forwarding, forwarding, redirect mail, redirection, hold mail, keep mail, mail holding, away, holiday',
  ],
  [
    'suivi',
    '/mes-suivis',
    ['Suivre un envoi', 'Où est votre lettre ou votre colis, par son numéro.'],
    ['Track an item', 'Where your letter or parcel is, by its number.'],
    'suivre, suivi, suivre colis, suivi colis, suivre lettre, suivi lettre, suivi courrier, suivre envoi, suivre commande, suivi commande, numero suivi, ou colis, ou est colis, ou est lettre, colis perdu, track, tracking, track parcel, parcel tracking, tracking number, where parcel, where package, where letter',
  ],
  [
    'quel-timbre',
    '/quel-timbre',
    ['Quel timbre ?', 'Indiquez le poids et la destination : nous calculons le prix et le nombre de timbres.'],
    ['Which stamp?', 'Enter the weight and the destination: we work out the price and the number of stamps.'],
    'quel timbre, combien timbre, nombre timbre, prix timbre, tarif timbre, prix lettre, tarif lettre, tarif, affranchissement, affranchir lettre, which stamp, how many stamp, stamp price, price stamp, postage, postage price, postage rate, letter price',
  ],
  [
    'transporteurs',
    '/envoi-colis/comparer-transporteurs',
    ['Comparer les transporteurs', 'Prix et délais de chaque transporteur pour votre colis.'],
    ['Compare carriers', 'The price and delivery time of each carrier for your parcel.'],
    'comparer transporteur, transporteur, chronopost, delivengo, colis express, express, compare carrier, carrier, compare courier, courier, express parcel',
  ],
  [
    'points-de-vente',
    '/points-de-vente',
    ['Trouver un point de vente', 'Bureaux de poste et buralistes près de chez vous.'],
    ['Find a point of sale', 'Post offices and tobacconists near you.'],
    'bureau poste, point vente, point relais, relais colis, deposer colis, buraliste, tabac, horaire, ou acheter timbre, post office, tobacconist, opening hour, where buy stamp, drop off, drop off point, drop parcel',
  ],
  [
    'retours',
    '/mes-commandes/changer-d-avis',
    ['Retours et remboursements', 'Retourner un article, renoncer à un achat, faire rembourser une étiquette.'],
    ['Returns and refunds', 'Return an item, cancel a purchase, get a label refunded.'],
    'retour, retourner, retour colis, retour article, retour commande, retourner article, retourner colis, remboursement, rembourser, rembourser etiquette, annuler commande, retractation, changer avis, return, return parcel, return item, return order, refund, refund label, cancel order',
  ],
  [
    'logo',
    '/professionnel/mon-timbre-en-ligne/logo',
    ['Timbre avec votre logo', 'Pour les professionnels : votre logo sur vos timbres à imprimer.'],
    ['Stamps with your logo', 'For professionals: your logo on your printable stamps.'],
    'logo, logo timbre, timbre logo, logo stamp, stamp logo',
  ],
];

const services: readonly Service[] = rows.map(([uid, url, fr, en, phrases]) => ({
  uid,
  url,
  title: words(fr[0], en[0]),
  summary: words(fr[1], en[1]),
  phrases: phrases.split(', ').map(wordsOf),
}));

/** Every word of a phrase: a « courier » is no slip of « courrier » to who reads English. */
const phraseWords = new Set(services.flatMap(({ phrases }) => phrases.flat()));

/** A word as it is typed: whole, begun, or with a slip of the keyboard where it is no other word of the catalogue. */
function fits(typed: string, word: string, { lang, begun }: { lang: Lang; begun: number }): boolean {
  if (typed === word || (typed.length >= begun && word.startsWith(typed))) return true;
  if (typed.length < 5 || textIndex(lang).postings.has(typed)) return false;
  if (lang === 'en' && phraseWords.has(typed)) return false;
  const slips = typed.length < 8 ? 1 : 2;
  return editDistance(typed, word, slips) <= slips;
}

/** How many words of its best phrase are typed; what is mostly about something else has none. */
function scoreOf({ phrases }: Service, typed: readonly string[], lang: Lang): number {
  const lengths = phrases
    .filter((phrase) =>
      phrase.every((word) =>
        // The last of several words is still being typed.
        typed.some((each, place) => fits(each, word, { lang, begun: place > 0 && place === typed.length - 1 ? 2 : 4 })),
      ),
    )
    .map(({ length }) => length);
  const most = Math.max(0, ...lengths);
  return most * 2 >= typed.length ? most : 0;
}

/** The services that a text is about, the nearest first; none where the products are narrowed. */
export function servicesFor({ text, filters }: SearchQuery, { lang, site }: { lang: Lang; site: Site }): ServicePage[] {
  const typed = filters.length > 0 ? [] : wordsOf(text).filter((word) => !FILLERS.has(word));
  const scored = services.map((service) => ({ service, score: scoreOf(service, typed, lang) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > best / 2)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ service: { uid, url, title, summary } }) => ({
      uid,
      title: title[lang],
      summary: summary[lang],
      url: site === 'pro' && !url.startsWith('/professionnel') ? `/professionnel${url}` : url,
    }));
}
