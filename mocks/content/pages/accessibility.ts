import { numericDay } from '../../shared/calendar/clock.ts';
import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';
import rgaa from './rgaa.json' with { type: 'json' };

type Exception = Record<'criterion' | 'fr' | 'en', string>;

const { met, applicable } = rgaa;
const day = numericDay(rgaa.day);
const [rateFr, rateEn] = ['fr-FR', 'en-GB'].map((lang) =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format((100 * met) / applicable),
);
const [stateFr, stateEn] =
  met === applicable ? ['totalement conforme', 'fully compliant'] : ['partiellement conforme', 'partially compliant'];
const exceptions = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `<h3>${title}</h3>\n<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>\n`;
const exceptionsFr = exceptions(
  'Non-conformités',
  rgaa.exceptions.map(({ criterion, fr }: Exception) => `${fr} (critère ${criterion}).`),
);
const exceptionsEn = exceptions(
  'Shortcomings',
  rgaa.exceptions.map(({ criterion, en }: Exception) => `${en} (criterion ${criterion}).`),
);

/** What it says of tests, its rate and its exceptions come from the table of criteria and their proofs, in `tests/rgaa/`. */
export const accessibility = contentPage({
  uid: 'accessibilite',
  labels: ['/accessibilite'],
  title: words(`Accessibilité : ${stateFr}`, `Accessibility: ${stateEn}`),
  description: words(
    "Déclaration d'accessibilité de la boutique au regard du RGAA 4.1.",
    'Accessibility statement of the shop with regard to RGAA 4.1.',
  ),
  blocks: [
    demonstrationNote('accessibilite'),
    paragraph(
      'accessibilite-texte',
      words(
        `<p>La boutique s'engage à rendre son site accessible, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005 et à la directive (UE) 2019/882. Cette déclaration s'applique à toutes les pages de la boutique, pour les particuliers et pour les professionnels, y compris le paiement.</p>
<h2>État de conformité</h2>
<p>D'après notre propre contrôle, la boutique est <strong>${stateFr}</strong> au référentiel général d'amélioration de l'accessibilité, RGAA version 4.1.2.</p>
<h2>Résultats des tests</h2>
<p>Le contrôle est interne : aucun organisme indépendant n'a encore audité le site. Au ${day}, <strong>${met} critères applicables sur ${applicable} sont respectés, soit ${rateFr} %</strong>.</p>
<p>À chaque version, un outil automatique (axe-core) vérifie chaque état de chaque écran, chaque page est affichée à 320 pixels de large et avec un texte espacé, un achat entier est fait au clavier seul, et les formulaires sont remplis sans JavaScript. Le reste a été vérifié à la main, page par page.</p>
<h2>Contenus testés</h2>
<ul><li><a href="/">Accueil</a>, des particuliers et des professionnels</li><li><a href="/boutique/recherche?q=carnet">Résultats de recherche</a> et <a href="/boutique/c/timbres">liste de produits</a></li><li>Page d'un produit, avec une et plusieurs offres</li><li><a href="/checkout/recapitulatif">Panier</a>, livraison, paiement, confirmation</li><li>Services en ligne, étape par étape : <a href="/colissimo-en-ligne">colis</a>, <a href="/envoi-courrier-en-ligne">lettre</a>, <a href="/vignette-recommandee-en-ligne">recommandé</a>, <a href="/mon-timbre-en-ligne">timbres</a>, <a href="/demenagement-absence">réexpédition</a>, <a href="/envoi-colis/comparer-transporteurs">comparaison de transporteurs</a>, et timbres avec logo pour les professionnels</li><li>Connexion, compte, carnet d'adresses</li><li>Commande, étiquettes, retour, messages</li><li><a href="/aide">Aide et contact</a>, <a href="/cookies">cookies</a> et cette page</li><li>Pages d'erreur</li></ul>
<h2>Contenus non accessibles</h2>
${exceptionsFr}<h3>Contenus non soumis à l'obligation</h3>
<ul><li>Les cartes des points de retrait et des points de vente : leurs listes donnent les mêmes informations en texte.</li></ul>
<h2>Établissement de cette déclaration</h2>
<p>Déclaration établie le ${day}. Technologies : HTML, CSS, JavaScript, SVG. Essais faits dans Chromium, avec le lecteur d'écran simulé des tests automatiques, avec le lecteur d'écran Orca 43 dans Firefox ESR 153 pour la plupart des pages et des étapes en français et pour une partie d'entre elles en anglais, et pour quelques-unes dans Chromium, sous Linux. Restent notamment à écouter le tableau des retours, la dernière étape d'un timbre avec logo et, en anglais, l'inscription d'un professionnel. La compatibilité avec les technologies d'assistance (critère 7.1) est donc vérifiée avec Orca seul : aucun essai n'a encore été fait avec NVDA, JAWS, VoiceOver ou TalkBack, ni dans Safari. Ils sont les premiers du plan d'actions.</p>
<h2>Schéma pluriannuel et plan d'actions</h2>
<p>Le schéma va de 2027 à 2029. Chaque nouvelle page est vérifiée comme les autres avant d'être mise en ligne, et cette déclaration est revue chaque année.</p>
<ul><li>2027 : essais avec NVDA et JAWS, VoiceOver et Safari, TalkBack et Chrome ; correction de ce qu'ils montrent ; audit par un organisme indépendant.</li><li>2028 : correction des non-conformités de l'audit ; essais des services en ligne avec des personnes handicapées.</li><li>2029 : nouvel audit et nouveau schéma.</li></ul>
<h2>Informations sur le service (directive (UE) 2019/882)</h2>
<p>La boutique vend des articles et des services d'envoi. On y cherche, on prépare, on paie et on suit une commande par des pages et des formulaires, qui se lisent et se remplissent avec un clavier, une souris, un écran tactile ou une technologie d'assistance, en français et en anglais. Les documents à imprimer sont des fichiers PDF balisés. Deux minutes avant la fin d'une session ou d'un paiement, un message permet de les prolonger, et ce qui est saisi est conservé.</p>
<h2>Retour d'information et contact</h2>
<p>Vous n'arrivez pas à utiliser une page ou un service ? Écrivez-nous : nous vous indiquerons une version accessible, ou nous vous enverrons le contenu sous une autre forme.</p>
<ul><li>Par la page <a href="/aide">Aide et contact</a></li><li>Par téléphone au <a href="tel:3631">36 31</a> (particuliers) ou au <a href="tel:3634">36 34</a> (professionnels)</li><li>En langue des signes, par transcription ou en langue parlée complétée, par le <a href="https://www.acce-o.fr/">centre relais Acceo</a></li></ul>
<h2>Voies de recours</h2>
<p>Si vous avez signalé un défaut qui vous empêche d'accéder à un contenu ou à un service et que vous n'avez pas reçu de réponse satisfaisante, vous pouvez :</p>
<ul><li>écrire au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;</li><li>contacter son délégué dans votre région ;</li><li>lui envoyer un courrier, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.</li></ul>`,
        `<p>The shop undertakes to make its site accessible, in accordance with article 47 of the French law no. 2005-102 of 11 February 2005 and directive (EU) 2019/882. This statement applies to every page of the shop, for individuals and for businesses, including payment.</p>
<h2>Compliance status</h2>
<p>According to our own check, the shop is <strong>${stateEn}</strong> with the French accessibility reference RGAA version 4.1.2.</p>
<h2>Test results</h2>
<p>The check is internal: no independent body has audited the site yet. On ${day}, <strong>${met} of the ${applicable} criteria that apply are met, which is ${rateEn}%</strong>.</p>
<p>At each version, an automatic tool (axe-core) checks each state of each screen, each page is shown 320 pixels wide and with spaced text, a whole purchase is made by keyboard alone, and forms are filled in without JavaScript. The rest was checked by hand, page by page.</p>
<h2>Content tested</h2>
<ul><li><a href="/">Home</a>, for individuals and for businesses</li><li><a href="/boutique/recherche?q=booklet">Search results</a> and a <a href="/boutique/c/timbres">product list</a></li><li>The page of a product, with one offer and with several</li><li><a href="/checkout/recapitulatif">Basket</a>, delivery, payment, confirmation</li><li>Online services, step by step: <a href="/colissimo-en-ligne">parcels</a>, <a href="/envoi-courrier-en-ligne">letters</a>, <a href="/vignette-recommandee-en-ligne">registered mail</a>, <a href="/mon-timbre-en-ligne">stamps</a>, <a href="/demenagement-absence">mail forwarding</a>, <a href="/envoi-colis/comparer-transporteurs">comparison of carriers</a>, and printable stamps with a company’s own logo</li><li>Sign-in, account, address book</li><li>Order, labels, return, messages</li><li><a href="/aide">Help and contact</a>, <a href="/cookies">cookies</a> and this page</li><li>Error pages</li></ul>
<h2>Content that is not accessible</h2>
${exceptionsEn}<h3>Content outside the obligation</h3>
<ul><li>The maps of pick-up points and points of sale: their lists give the same information as text.</li></ul>
<h2>About this statement</h2>
<p>Made on ${day}. Technologies: HTML, CSS, JavaScript, SVG. Tried in Chromium, with the simulated screen reader of the automatic tests, with the screen reader Orca 43 in Firefox ESR 153 for most pages and steps in French and for part of them in English, and for a few in Chromium, on Linux. Still to be listened to are, among others, the table of returns, the last step of printable stamps with a company’s own logo and, in English, the registration of a business. Compatibility with assistive technology (criterion 7.1) is therefore checked with Orca alone: nothing has been tried yet with NVDA, JAWS, VoiceOver or TalkBack, nor in Safari. They come first in the action plan.</p>
<h2>Multi-year plan and actions</h2>
<p>The plan runs from 2027 to 2029. Each new page is checked like the others before it goes online, and this statement is reviewed every year.</p>
<ul><li>2027: tests with NVDA and JAWS, VoiceOver and Safari, TalkBack and Chrome; correction of what they show; an audit by an independent body.</li><li>2028: correction of what the audit finds; trials of the online services with people who have disabilities.</li><li>2029: a new audit and a new plan.</li></ul>
<h2>About the service (directive (EU) 2019/882)</h2>
<p>The shop sells items and postal services. You search for, prepare, pay for and track an order through pages and forms, which can be read and filled in with a keyboard, a mouse, a touch screen or assistive technology, in French and in English. Documents to print are tagged PDF files. Two minutes before a session or a payment ends, a message lets you extend it, and what you type is kept.</p>
<h2>Feedback and contact</h2>
<p>Is there a page or a service you cannot use? Tell us: we will point you to an accessible version, or send you the content in another form.</p>
<ul><li>From the <a href="/aide">Help and contact</a> page</li><li>By phone on <a href="tel:3631">36 31</a> (individuals) or <a href="tel:3634">36 34</a> (businesses)</li><li>In French sign language, by transcription or in cued speech, through the <a href="https://www.acce-o.fr/">Acceo relay centre</a></li></ul>
<h2>Recourse</h2>
<p>If you reported a defect that keeps you from content or a service and did not receive a satisfactory answer, you may:</p>
<ul><li>write to the <a href="https://formulaire.defenseurdesdroits.fr/">Defender of Rights</a>;</li><li>contact the Defender's delegate in your region;</li><li>send a letter, no stamp needed: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.</li></ul>`,
      ),
    ),
  ],
});
