import { activations, DURATIONS } from '#mocks/tariffs/forwarding.ts';
import type { Words } from '../../shared/lang.ts';
import { banner, paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

const questions = words(
  `<h2>Envoyer</h2>
<details><summary>Combien de timbres faut-il ?</summary>
<p>Cela dépend du poids, de la destination et du délai. Une feuille A4 pèse environ 5\u00a0g, une enveloppe de 5 à 10\u00a0g : trois feuilles tiennent dans une lettre de 20\u00a0g. Tout est dans <a href="/conseils-pratiques/bien-affranchir">Bien affranchir</a>.</p></details>
<details><summary>Puis-je imprimer un timbre chez moi ?</summary>
<p>Oui, avec <a href="/mon-timbre-en-ligne">Mon timbre en ligne</a> : choisissez le poids et la destination, payez, imprimez sur l'enveloppe ou sur une étiquette. Imprimez à 100 %, sans ajuster à la page.</p></details>
<details><summary>Comment envoyer un colis sans me déplacer ?</summary>
<p>Achetez l'étiquette <a href="/colissimo-en-ligne">Colissimo en ligne</a>, collez-la et placez le colis dans votre boîte aux lettres : le facteur vient le prendre. S'il n'y entre pas, remettez-le dans un lieu de dépôt. Vérifiez d'abord qu'il ne contient rien d'<a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">interdit</a>.</p></details>
<h2>Ma commande</h2>
<details><summary>Où est mon envoi ?</summary>
<p>Le numéro de suivi figure dans votre commande. Saisissez-le dans <a href="/mes-suivis">Mes suivis</a>. Un numéro tout neuf peut mettre quelques heures à apparaître.</p></details>
<details><summary>Mon paiement a été interrompu, suis-je débité ?</summary>
<p>Ouvrez votre panier : si le paiement a abouti, la commande est confirmée ; sinon le panier est intact. Nous ne débitons jamais deux fois.</p></details>
<details><summary>Comment rendre un article ?</summary>
<p>Vous avez au moins quatorze jours ; la page de l'article indique si le vendeur accorde davantage : voir <a href="/retractation">Rétractation</a>. Un article de vendeur partenaire se rend depuis la commande, à l'adresse que donne ce vendeur.</p></details>
<details><summary>Où trouver ma facture ?</summary>
<p>Dans le détail de votre commande et dans <a href="/espaceclient/factures">Mes factures</a>, dès qu'elle est établie.</p></details>
<h2>Mon compte</h2>
<details><summary>J'ai oublié mon mot de passe</summary>
<p>Appelez le service client : après avoir vérifié qui vous êtes, nous vous aidons à en choisir un autre. Votre panier est gardé.</p></details>
<h2>Mon courrier</h2>
<details><summary>Je déménage, que faire ?</summary>
<p>Souscrivez une <a href="/demenagement-absence/parcours/besoins">réexpédition</a> au moins ${activations.CODE_COURRIER} jours ouvrés avant le départ : votre courrier vous suit ${DURATIONS.definitive.fr}.</p></details>
<details><summary>Je pars quelques semaines</summary>
<p>La garde du courrier le conserve jusqu'à votre retour, dans la même démarche.</p></details>`,
  `<h2>Sending</h2>
<details><summary>How many stamps do I need?</summary>
<p>It depends on the weight, the destination and how fast it has to arrive. A sheet of A4 weighs about 5\u00a0g and an envelope 5 to 10\u00a0g, so three sheets make a 20\u00a0g letter. For more, see <a href="/conseils-pratiques/bien-affranchir">Getting the postage right</a>.</p></details>
<details><summary>Can I print a stamp at home?</summary>
<p>Yes, with <a href="/mon-timbre-en-ligne">printable stamps</a>: choose the weight and the destination, pay, then print on the envelope or on a label. Print at 100%, with “fit to page” turned off.</p></details>
<details><summary>How do I send a parcel without going out?</summary>
<p>Buy a label with <a href="/colissimo-en-ligne">Colissimo online</a>, stick it on and leave the parcel in your letterbox: the postman collects it. If it does not fit, hand it in at a drop-off point. First check that it contains nothing <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">prohibited</a>.</p></details>
<h2>My order</h2>
<details><summary>Where is my item?</summary>
<p>The tracking number is in your order. Enter it under <a href="/mes-suivis">Track an item</a>. A new number can take a few hours to appear.</p></details>
<details><summary>My payment was cut short: have I been charged?</summary>
<p>Open your basket: if the payment went through, the order is confirmed; if not, your basket is untouched. We never charge you twice.</p></details>
<details><summary>How do I return an item?</summary>
<p>You have at least fourteen days; the item's page shows whether its seller gives you more: see <a href="/retractation">Withdrawal</a>. To return a partner seller's item, start from your order and use the address the seller gives.</p></details>
<details><summary>Where is my invoice?</summary>
<p>In your order's details and in <a href="/espaceclient/factures">My invoices</a>, once it has been issued.</p></details>
<h2>My account</h2>
<details><summary>I have forgotten my password</summary>
<p>Call customer service: once we have checked who you are, we help you choose another. Your basket is kept.</p></details>
<h2>My mail</h2>
<details><summary>I am moving: what should I do?</summary>
<p>Subscribe to <a href="/demenagement-absence/parcours/besoins">forwarding</a> at least ${activations.CODE_COURRIER} working days before you leave: your mail will follow you for ${DURATIONS.definitive.en}.</p></details>
<details><summary>I am away for a few weeks</summary>
<p>We can hold your mail until you are back: use the same form.</p></details>`,
);

/** What most come for, by the page that does it. */
const ways = (page: string) => [
  banner(`${page}-suivi`, {
    headline: words(
      'Suivre un envoi\nOù il est et quand il arrive.',
      'Track an item\nWhere it is and when it arrives.',
    ),
    urlLink: '/mes-suivis',
    picture: 'colis',
    shape: 'card',
    margin: 0,
  }),
  banner(`${page}-commandes`, {
    headline: words(
      'Retrouver une commande\nSon état, ses fichiers et sa facture.',
      'Find an order\nIts status, its files and its invoice.',
    ),
    urlLink: '/mon-compte/commandes',
    picture: 'bureau',
    shape: 'card',
    margin: 0,
  }),
  banner(`${page}-retours`, {
    headline: words(
      'Retourner un article\nOu se faire rembourser une étiquette.',
      'Return an item\nOr get a label refunded.',
    ),
    urlLink: '/mes-commandes/changer-d-avis',
    picture: 'cartons',
    shape: 'card',
    margin: 0,
  }),
  banner(`${page}-etranger`, {
    headline: words(
      'Envoyer à l’étranger\nLes prix, la douane et les déclarations.',
      'Send abroad\nPrices, customs and declarations.',
    ),
    urlLink: '/conseils-pratiques/envoyer-a-l-etranger',
    picture: 'transporteurs',
    shape: 'card',
    margin: 0,
  }),
];

const about = {
  labels: ['/aide'],
  title: words('Aide et contact', 'Help and contact'),
  description: words(
    'Les réponses aux questions que vous nous posez le plus, et comment nous joindre.',
    'Answers to the questions we are asked most, and how to get in touch.',
  ),
};

const contact = words(
  `<h2>Nous joindre</h2>
<p>Par téléphone au <a href="tel:3631">36 31</a>, du lundi au vendredi de 8 h 30 à 19 h et le samedi jusqu'à 13 h (service gratuit, prix d'un appel). D'autres réponses sont dans l'<a href="/espace-aide">espace d'aide</a>.</p>`,
  `<h2>Contact us</h2>
<p>By phone on <a href="tel:3631">36 31</a>, Monday to Friday from 8:30 to 19:00, and Saturday until 13:00 (free service, standard call rate). There are more answers in the <a href="/espace-aide">help centre</a>.</p>`,
);

const mediation = words(
  `<h2>Médiation</h2>
<p>Si notre réponse ne vous convient pas, le médiateur examine gratuitement votre litige, deux mois après votre réclamation écrite.</p>`,
  `<h2>Mediation</h2>
<p>If you are not happy with our answer, you can take your dispute to the mediator free of charge, two months after your written complaint.</p>`,
);

const contactOfCompanies = words(
  `<h2>Nous joindre</h2><p>Le service client des professionnels répond au <a href="tel:3634">36 34</a>, du lundi au vendredi de 8 h 30 à 18 h.</p>`,
  `<h2>Contact us</h2><p>Customer service for businesses is on <a href="tel:3634">36 34</a>, Monday to Friday from 8:30 to 18:00.</p>`,
);

const company = words(
  `<h2>Votre entreprise</h2>
<details><summary>Pourquoi faire certifier mon entreprise ?</summary>
<p>La certification confirme que vous représentez votre entreprise. Elle est nécessaire pour souscrire au paiement différé. Comptez deux jours ouvrés après votre demande.</p></details>
<details><summary>Qui peut payer en différé ?</summary>
<p>Les entreprises certifiées qui ont un contrat de paiement différé. Leurs commandes figurent sur une facture mensuelle. Le solde disponible s'affiche au moment du paiement.</p></details>
<details><summary>Qu'est-ce que le SIRET ?</summary>
<p>Les quatorze chiffres qui désignent un établissement : les neuf chiffres du SIREN de l'entreprise, puis cinq propres au lieu.</p></details>`,
  `<h2>Your company</h2>
<details><summary>Why have my company certified?</summary>
<p>Certification confirms that you represent your company. You need it to apply for deferred payment. Allow two working days after your request.</p></details>
<details><summary>Who can use deferred payment?</summary>
<p>Certified companies that have a deferred payment contract. Their orders are on a monthly invoice. Your available balance is shown when you pay.</p></details>
<details><summary>What is a SIRET number?</summary>
<p>The fourteen digits that identify one business site: the nine digits of the company's SIREN, then five for the site.</p></details>`,
);

const textOf = (uid: string, sections: readonly Words[]) =>
  paragraph(uid, words(sections.map(({ fr }) => fr).join('\n'), sections.map(({ en }) => en).join('\n')));

export const help = contentPage({
  ...about,
  uid: 'aide',
  sites: ['part'],
  blocks: [...ways('aide'), textOf('aide-questions', [contact, questions, mediation]), demonstrationNote('aide')],
});

export const helpPro = contentPage({
  ...about,
  uid: 'aide-pro',
  sites: ['pro'],
  blocks: [
    ...ways('aide-pro'),
    textOf('aide-pro-questions', [contactOfCompanies, company, questions]),
    demonstrationNote('aide-pro'),
  ],
});
