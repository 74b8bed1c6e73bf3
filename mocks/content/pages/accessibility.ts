import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

export const accessibility = contentPage({
  uid: 'accessibilite',
  labels: ['/accessibilite'],
  title: words('Accessibilité : partiellement conforme', 'Accessibility: partially compliant'),
  description: words(
    "Déclaration d'accessibilité de la boutique au regard du RGAA 4.1.",
    'Accessibility statement of the shop with regard to RGAA 4.1.',
  ),
  blocks: [
    demonstrationNote('accessibilite'),
    paragraph(
      'accessibilite-texte',
      words(
        `<p>La boutique s'engage à rendre son site accessible, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005 et à la directive (UE) 2019/882. Cette déclaration s'applique à toutes les pages de la boutique, pour les particuliers et pour les professionnels.</p>
<h2>État de conformité</h2>
<p>La boutique est <strong>partiellement conforme</strong> au référentiel général d'amélioration de l'accessibilité, RGAA version 4.1, en raison des non-conformités énumérées ci-dessous.</p>
<h2>Résultats des tests</h2>
<p>Le contrôle est interne : aucun organisme indépendant n'a encore audité le site, et aucun taux n'est donc annoncé. Chaque page est vérifiée à chaque version par un outil automatique (axe-core), au clavier, sans JavaScript, à 320 pixels de large et en thème sombre.</p>
<h2>Contenus testés</h2>
<ul><li><a href="/">Accueil</a>, des particuliers et des professionnels</li><li><a href="/boutique/recherche?text=carnet">Résultats de recherche</a> et <a href="/boutique/c/timbres">liste de produits</a></li><li>Page d'un produit, avec une et plusieurs offres</li><li><a href="/checkout/recapitulatif">Panier</a>, livraison, paiement, confirmation</li><li><a href="/aide">Aide</a>, <a href="/cookies">cookies</a> et cette page</li><li>Pages d'erreur</li></ul>
<h2>Contenus non accessibles</h2>
<h3>Non-conformités</h3>
<ul><li>Les étiquettes et timbres en PDF ne sont pas balisés (critère 13.3).</li><li>Certaines descriptions de vendeurs partenaires n'ont pas de structure de titres (critère 9.1).</li><li>La phrase « This page could not be found » de la page d'adresse inconnue est en anglais (critère 8.7).</li></ul>
<h3>Contenus non soumis à l'obligation</h3>
<ul><li>La page de paiement, fournie par un prestataire.</li><li>La carte des points de retrait : la liste donne les mêmes informations en texte.</li></ul>
<h2>Établissement de cette déclaration</h2>
<p>Déclaration établie le 20 novembre 2026. Technologies : HTML, CSS, JavaScript, SVG. Environnements : Firefox et NVDA, Safari et VoiceOver, Chrome et TalkBack.</p>
<h2>Retour d'information et contact</h2>
<p>Vous n'arrivez pas à utiliser une page ou un service ? Écrivez-nous : nous vous indiquerons une version accessible, ou nous vous enverrons le contenu sous une autre forme.</p>
<ul><li>Par la page <a href="/aide">Aide</a></li><li>Par téléphone au <a href="tel:3631">36 31</a>, et en langue des signes ou par transcription aux mêmes heures</li></ul>
<h2>Voies de recours</h2>
<p>Si vous avez signalé un défaut qui vous empêche d'accéder à un contenu ou à un service et que vous n'avez pas reçu de réponse satisfaisante, vous pouvez :</p>
<ul><li>écrire au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;</li><li>contacter son délégué dans votre région ;</li><li>lui envoyer un courrier, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.</li></ul>`,
        `<p>The shop undertakes to make its site accessible, in accordance with article 47 of the French law no. 2005-102 of 11 February 2005 and directive (EU) 2019/882. This statement applies to every page of the shop, for individuals and for professionals.</p>
<h2>Compliance status</h2>
<p>The shop is <strong>partially compliant</strong> with the French accessibility reference RGAA version 4.1, because of the shortcomings listed below.</p>
<h2>Test results</h2>
<p>The check is internal: no independent body has audited the site yet, so no rate is given. Each page is checked at each version by an automatic tool (axe-core), by keyboard, without JavaScript, at 320 pixels wide and in the dark theme.</p>
<h2>Content tested</h2>
<ul><li><a href="/">Home</a>, for individuals and for professionals</li><li><a href="/boutique/recherche?text=booklet">Search results</a> and a <a href="/boutique/c/timbres">product list</a></li><li>The page of a product, with one offer and with several</li><li><a href="/checkout/recapitulatif">Cart</a>, delivery, payment, confirmation</li><li><a href="/aide">Help</a>, <a href="/cookies">cookies</a> and this page</li><li>Error pages</li></ul>
<h2>Content that is not accessible</h2>
<h3>Shortcomings</h3>
<ul><li>Labels and stamps in PDF are not tagged (criterion 13.3).</li><li>Some descriptions by partner sellers have no structure of headings (criterion 9.1).</li><li>On French pages, the sentence “This page could not be found” for unknown addresses is in English (criterion 8.7).</li></ul>
<h3>Content outside the obligation</h3>
<ul><li>The payment page, which a provider supplies.</li><li>The map of pick-up points: the list gives the same information as text.</li></ul>
<h2>About this statement</h2>
<p>Made on 20 November 2026. Technologies: HTML, CSS, JavaScript, SVG. Environments: Firefox and NVDA, Safari and VoiceOver, Chrome and TalkBack.</p>
<h2>Feedback and contact</h2>
<p>Is there a page or a service you cannot use? Tell us: we will point you to an accessible version, or send you the content in another form.</p>
<ul><li>From the <a href="/aide">Help</a> page</li><li>By phone on <a href="tel:3631">36 31</a>, and in French sign language or by transcription at the same hours</li></ul>
<h2>Recourse</h2>
<p>If you reported a defect that keeps you from content or a service and received no good answer, you may:</p>
<ul><li>write to the <a href="https://formulaire.defenseurdesdroits.fr/">Defender of Rights</a>;</li><li>contact the Defender's delegate in your region;</li><li>send a letter, no stamp needed: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.</li></ul>`,
      ),
    ),
  ],
});
