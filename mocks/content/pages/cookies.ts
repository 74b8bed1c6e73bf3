import type { Words } from '../../shared/lang.ts';
import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

interface Cookie {
  name: string;
  life: Words;
  fr: string;
  en: string;
}

const lives = {
  signIn: { fr: 'Le temps de la connexion', en: 'While you sign in' },
  fiveMinutes: { fr: '5 minutes', en: '5 minutes' },
  halfHour: { fr: '30 minutes', en: '30 minutes' },
  hour: { fr: '1 heure', en: '1 hour' },
  session: { fr: '30 minutes sans activité, 12 heures au plus', en: '30 minutes without activity, 12 hours at most' },
  day: { fr: '1 jour', en: '1 day' },
  month: { fr: '30 jours', en: '30 days' },
  halfYear: { fr: '6 mois', en: '6 months' },
  year: { fr: '1 an', en: '1 year' },
};

const needed: Cookie[] = [
  {
    name: 'lpel_sid',
    life: lives.day,
    fr: "Donne un numéro à votre visite, affiché sur les pages d'erreur pour retrouver une panne. Il ne donne accès à rien. Si vous acceptez les suggestions de produits, notre service de suggestions le reçoit.",
    en: 'Numbers your visit, shown on error pages so that a fault can be traced. It gives access to nothing. If you accept product suggestions, our suggestion service receives it.',
  },
  {
    name: 'lpel_cart',
    life: lives.month,
    fr: 'Retrouve votre panier de particulier.',
    en: 'Finds your personal basket.',
  },
  {
    name: 'lpel_cart_pro',
    life: lives.month,
    fr: 'Retrouve votre panier de professionnel.',
    en: 'Finds your business basket.',
  },
  {
    name: 'lpel_cart_gone, lpel_cart_pro_gone',
    life: lives.month,
    fr: "Évitent de vous répéter qu'un panier n'est plus disponible.",
    en: 'Save telling you again that a basket is no longer available.',
  },
  {
    name: 'lpel_cart_joined, lpel_cart_pro_joined',
    life: lives.day,
    fr: 'Retiennent, après la connexion, les articles qui étaient déjà dans le panier de votre compte, pour vous le dire.',
    en: 'Remember, once signed in, the items that were already in the basket of your account, so that we tell you.',
  },
  { name: 'lpel_locale', life: lives.year, fr: 'Retient la langue choisie.', en: 'Remembers your language.' },
  {
    name: '__Host-lpel_format',
    life: lives.year,
    fr: 'Retient le format de vos dernières étiquettes imprimées.',
    en: 'Remembers the format of the last labels that you printed.',
  },
  {
    name: '__Host-lpel_session',
    life: lives.session,
    fr: 'Vous garde connecté. Il désigne votre session ; il ne contient rien de vous.',
    en: 'Keeps you signed in. It points to your session and holds nothing about you.',
  },
  {
    name: '__Host-lpel_flash',
    life: lives.fiveMinutes,
    fr: 'Retient que ce que vous avez demandé est fait, pour vous le dire une fois.',
    en: 'Remembers that what you asked for is done, so that we tell you once.',
  },
  {
    name: '__Host-lpel_sign_in, lpel_wanted',
    life: lives.signIn,
    fr: 'Vous ramènent, après la connexion, à la page demandée.',
    en: 'Bring you back, once signed in, to the page that you wanted.',
  },
  {
    name: 'lpel_end_told',
    life: lives.halfHour,
    fr: 'Évite de vous répéter que votre session est terminée.',
    en: 'Saves telling you again that your session has ended.',
  },
  {
    name: '__Host-lpel_draft',
    life: lives.hour,
    fr: 'Permet de retrouver ce que vous aviez saisi si votre session prend fin ou si vous changez de langue.',
    en: 'Lets you find what you had typed if your session ends or you change the language.',
  },
];

const chosen: Cookie[] = [
  {
    name: 'lpel_mesure',
    life: lives.halfYear,
    fr: "Retient votre réponse sur la mesure d'audience : 1 pour un accord.",
    en: 'Remembers your answer about measuring visits: 1 when you agreed.',
  },
  {
    name: 'lpel_perso',
    life: lives.halfYear,
    fr: 'Garde votre réponse sur les suggestions de produits : 1 pour un accord.',
    en: 'Stores your answer about product suggestions: 1 when you agreed.',
  },
];

/** Not a cookie: kept in the browser's storage, and never sent. */
const stored: Cookie[] = [
  {
    name: 'lpel_vus',
    life: { fr: 'Tant que dure votre accord', en: 'As long as you agree' },
    fr: "Garde vos huit derniers articles vus (code, nom, lien et image, jamais le prix), avec votre accord sur les suggestions de produits. Il reste dans ce navigateur ; la liste s'efface depuis la page d'un article.",
    en: 'Holds the last eight items you viewed (code, name, link and picture, never the price), if you agreed to product suggestions. It stays in this browser; you can clear the list on the page of any item.',
  },
];

const table = (cookies: Cookie[], lang: 'fr' | 'en', [caption, ...head]: [string, string, string, string]) =>
  `<table><caption>${caption}</caption><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${cookies
    .map(
      ({ name, life, [lang]: purpose }) =>
        `<tr><th scope="row">${name}</th><td>${purpose}</td><td>${life[lang]}</td></tr>`,
    )
    .join('')}</tbody></table>`;

export const cookies = contentPage({
  uid: 'cookies',
  labels: ['/cookies'],
  title: words('Cookies', 'Cookies'),
  description: words(
    'Quels cookies la boutique dépose, à quoi ils servent et combien de temps ils restent.',
    'Which cookies the shop sets, what they are for and how long they stay.',
  ),
  blocks: [
    demonstrationNote('cookies'),
    paragraph(
      'cookies-texte',
      words(
        `<p>Un cookie est un petit texte que votre navigateur garde et nous renvoie à chaque page. Nous en déposons peu, tous propres à cette boutique, et aucun ne sert à la publicité.</p>
<h2>Nécessaires</h2>
<p>Sans eux, la boutique ne peut ni garder votre panier ni vous connecter. La loi les dispense d'accord.</p>
${table(needed, 'fr', ['Cookies nécessaires', 'Nom', 'À quoi il sert', 'Durée'])}
<p>Vos cinq dernières recherches restent dans votre navigateur (lpel_recherches), pour vous seul : rien ne nous en est envoyé, et le champ de recherche permet de les effacer.</p>
<h2>Soumis à votre accord</h2>
<p>La mesure d'audience compte les pages vues, pour améliorer la boutique. Les suggestions de produits dépendent des articles que vous regardez. Tant que vous n'avez pas accepté, rien n'est mesuré ni personnalisé ; refuser est aussi simple qu'accepter. Si votre navigateur envoie le signal Global Privacy Control, nous le lisons comme un refus.</p>
${table(chosen, 'fr', ['Cookies de vos réponses', 'Nom', 'À quoi il sert', 'Durée'])}
${table(stored, 'fr', ['Gardé dans votre navigateur, jamais envoyé', 'Nom', 'À quoi il sert', 'Durée'])}
<p>Avec votre accord, l'outil de mesure dépose en outre un numéro de visiteur, gardé treize mois au plus. Les chiffres sont conservés vingt-cinq mois. Retirer votre accord efface ce numéro.</p>
<h2>Modifier vos choix</h2>
<p>Vos choix se modifient à tout moment sur cette page. Vous pouvez aussi effacer les cookies dans votre navigateur : si vous n'êtes pas connecté, votre panier est alors perdu. Voir aussi <a href="/donnees-personnelles">Données personnelles</a>.</p>`,
        `<p>A cookie is a short text that your browser keeps and sends back to us with each page. We set only a few, all our own, and none for advertising.</p>
<h2>Necessary</h2>
<p>Without them, the shop cannot keep your basket or sign you in. The law does not require your consent for them.</p>
${table(needed, 'en', ['Necessary cookies', 'Name', 'What it is for', 'How long'])}
<p>Your last five searches stay in your browser (lpel_recherches), for you alone: they are never sent to us, and you can clear them from the search box.</p>
<h2>With your consent</h2>
<p>Measurement counts the pages seen, so that we can improve the shop. Product suggestions depend on the items you view. Nothing is measured or personalised until you accept, and refusing is as easy as accepting. If your browser sends the Global Privacy Control signal, we treat it as a refusal.</p>
${table(chosen, 'en', ['Cookies that record your answers', 'Name', 'What it is for', 'How long'])}
${table(stored, 'en', ['Kept in your browser, never sent', 'Name', 'What it is for', 'How long'])}
<p>With your consent, the measurement tool also sets a visitor number, kept for no more than thirteen months. The figures are kept for twenty-five months. If you withdraw your consent, that number is erased.</p>
<h2>Changing your choices</h2>
<p>You can change your choices on this page at any time. You can also clear cookies in your browser: if you are not signed in, your basket will be lost. See also <a href="/donnees-personnelles">Personal data</a>.</p>`,
      ),
    ),
  ],
});
