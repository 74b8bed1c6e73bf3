import { activations } from '#mocks/tariffs/forwarding.ts';
import { maxGramsBy, sizeOf } from '#mocks/tariffs/parcels.ts';
import { COLLECTION_DAYS, LABEL_DAYS, REFUND_DAYS } from '../../tariffs/service-limits.ts';
import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;
const { maxLength, maxSum } = sizeOf.BULKY;

export const contractTerms = contentPage({
  uid: 'conditions-contractuelles',
  labels: ['/conditions-contractuelles'],
  title: words('Conditions contractuelles', 'Contract terms'),
  description: words(
    'Les conditions propres à chaque service : timbres à imprimer, étiquettes de colis, recommandés, réexpédition.',
    'The terms of each service: printable stamps, parcel labels, registered mail, forwarding.',
  ),
  blocks: [
    demonstrationNote('conditions-contractuelles'),
    paragraph(
      'conditions-contractuelles-texte',
      words(
        `<p>Chaque service de la boutique a ses propres conditions. Elles complètent les <a href="/conditions-generales-de-vente">conditions générales de vente</a> ; en cas d'écart, ce sont les conditions du service qui s'appliquent.</p>
<h2>Timbres à imprimer</h2>
<p>Un timbre imprimé vaut pour le poids, la destination et le délai choisis. Il sert une seule fois, sur l'envoi pour lequel il a été acheté, et reste valable sans limite de date. Un timbre illisible, photocopié ou imprimé hors de ses proportions n'est pas accepté au dépôt.</p>
<h2>Étiquettes de colis</h2>
<p>L'étiquette se télécharge et s'utilise pendant ${LABEL_DAYS} jours, jour de la commande compris. Si elle n'a pas servi, vous pouvez ensuite en demander le remboursement, jusqu'à ${REFUND_DAYS} jours après l'achat. Elle se colle à plat sur la plus grande face, entière, sans adhésif sur le code-barres. Le poids déclaré est vérifié au dépôt : un colis plus lourd que déclaré est rendu à l'expéditeur ou taxé à l'arrivée.</p>
<table><caption>Limites d'un colis</caption><thead><tr><th scope="col">Mesure</th><th scope="col">France</th><th scope="col">Monde</th></tr></thead><tbody><tr><th scope="row">Poids</th><td>${heaviest}</td><td>${heaviest}, moins pour certains pays</td></tr><tr><th scope="row">Longueur</th><td>${maxLength}\u00a0cm</td><td>${maxLength}\u00a0cm</td></tr><tr><th scope="row">Longueur, largeur et hauteur additionnées</th><td>${maxSum}\u00a0cm</td><td>${maxSum}\u00a0cm</td></tr></tbody></table>
<h2>Vignettes de recommandé</h2>
<p>Le recommandé prouve le dépôt et la distribution. Le destinataire signe et présente une pièce d'identité. Un courrier non retiré est gardé ${COLLECTION_DAYS} jours, puis rendu à l'expéditeur. L'indemnisation en cas de perte dépend du niveau choisi, R1, R2 ou R3.</p>
<h2>Réexpédition et garde du courrier</h2>
<p>Le contrat commence au plus tôt ${activations.CODE_COURRIER} jours ouvrés après la commande, ${activations.POST_OFFICE} si l'identité du demandeur se vérifie au bureau de poste. Il couvre les personnes nommées au contrat, et elles seules. Les colis, les magazines sous film et les recommandés avec avis de réception suivent les règles indiquées au moment de la souscription.</p>
<h2>Mon timbre avec logo</h2>
<p>Service réservé aux professionnels. L'entreprise garantit qu'elle détient les droits sur l'image. Une image contraire à la loi est refusée : vous pouvez la corriger et la renvoyer sans payer de nouveau. Si elle ne peut pas être corrigée, nous vous remboursons.</p>`,
        `<p>Each service of the shop has terms of its own. They complete the <a href="/conditions-generales-de-vente">terms of sale</a>; where the two differ, those of the service apply.</p>
<h2>Printable stamps</h2>
<p>A printed stamp is valid for the weight, destination and delivery speed chosen. It can be used once, on the item for which it was bought, without a time limit. Stamps that cannot be read, are photocopied or are printed at the wrong scale are not accepted.</p>
<h2>Parcel labels</h2>
<p>Download and use the label within ${LABEL_DAYS} days, the day of the order included. If it has not been used, you can request a refund after that, until ${REFUND_DAYS} days after the purchase. Stick the whole label flat on the largest side, with no tape over the barcode. The declared weight is checked: a parcel heavier than declared is returned to the sender or surcharged on arrival.</p>
<table><caption>Limits of a parcel</caption><thead><tr><th scope="col">Limit</th><th scope="col">France</th><th scope="col">World</th></tr></thead><tbody><tr><th scope="row">Weight</th><td>${heaviest}</td><td>${heaviest}, less for some countries</td></tr><tr><th scope="row">Length</th><td>${maxLength}\u00a0cm</td><td>${maxLength}\u00a0cm</td></tr><tr><th scope="row">Length, width and height together</th><td>${maxSum}\u00a0cm</td><td>${maxSum}\u00a0cm</td></tr></tbody></table>
<h2>Registered mail labels</h2>
<p>Registered mail proves that an item was handed in and delivered. The recipient signs and shows proof of identity. Mail that is not collected is kept for ${COLLECTION_DAYS} days, then returned. Cover for loss depends on the level chosen: R1, R2 or R3.</p>
<h2>Mail forwarding and holding</h2>
<p>The contract starts at least ${activations.CODE_COURRIER} working days after the order, ${activations.POST_OFFICE} if the applicant's identity is checked at a post office. It covers only the people it names. Parcels, magazines in plastic wrap and registered mail with acknowledgement of receipt follow the rules shown when you subscribe.</p>
<h2>Printable stamps with your logo</h2>
<p>For businesses only. The company guarantees that it holds the rights to the picture. A picture that breaks the law is refused: you can correct it and send it again without paying again. If it cannot be corrected, we refund you.</p>`,
      ),
    ),
  ],
});

export const generalTerms = contentPage({
  uid: 'conditions-generales',
  labels: ['/conditions-generales'],
  title: words("Conditions générales d'utilisation", 'Terms of use'),
  description: words(
    "Comment utiliser la boutique en ligne, votre compte et ce qu'elle publie.",
    'How to use the online shop, your account and what the shop publishes.',
  ),
  blocks: [
    demonstrationNote('conditions-generales'),
    paragraph(
      'conditions-generales-texte',
      words(
        `<h2>Ce que couvrent ces conditions</h2>
<p>Elles s'appliquent à toute visite de la boutique, avec ou sans compte. Un achat est soumis en plus aux <a href="/conditions-generales-de-vente">conditions générales de vente</a>.</p>
<h2>Votre compte</h2>
<ul><li>Un compte est personnel. Un profil professionnel représente une entreprise identifiée par son numéro SIRET.</li><li>Gardez votre mot de passe pour vous et changez-le si vous pensez qu'il est connu d'un autre.</li><li>Après trente minutes sans activité, vous êtes déconnecté ; votre panier reste en mémoire.</li><li>Vous pouvez fermer votre compte à tout moment. Les factures sont conservées dix ans, comme la loi le demande.</li></ul>
<h2>Disponibilité</h2>
<p>La boutique est ouverte à toute heure. Elle peut être interrompue pour une mise à jour, de préférence la nuit. Un paiement commencé est toujours mené à son terme ou annulé, jamais compté deux fois.</p>
<h2>Vendeurs partenaires</h2>
<p>Certains produits sont vendus et expédiés par des vendeurs partenaires, dont le nom figure à côté du prix. Les offres d'un même produit sont classées du total le plus bas au plus élevé, livraison comprise. Aucun vendeur ne paie pour être mieux placé.</p>
<h2>Images et textes</h2>
<p>Les images de timbres, les marques et les textes de la boutique sont protégés. Vous pouvez les citer pour un usage privé ; toute autre reproduction demande un accord écrit.</p>
<h2>Signaler un contenu</h2>
<p>Un produit vous paraît dangereux, contrefait ou illicite ? Écrivez-nous depuis la page <a href="/aide">Aide et contact</a> en indiquant son adresse : nous répondons en sept jours.</p>
<h2>Droit applicable</h2>
<p>Ces conditions relèvent du droit français. Avant tout procès, une solution amiable est recherchée ; la <a href="/aide">médiation</a> est gratuite pour les particuliers.</p>`,
        `<h2>What these terms cover</h2>
<p>They apply to every visit to the shop, with or without an account. A purchase is also governed by the <a href="/conditions-generales-de-vente">terms of sale</a>.</p>
<h2>Your account</h2>
<ul><li>An account is personal. A business profile represents a company identified by its SIRET number.</li><li>Keep your password to yourself, and change it if you think someone else knows it.</li><li>After thirty minutes without activity you are signed out; your basket is kept.</li><li>You may close your account at any time. Invoices are kept for ten years, as the law requires.</li></ul>
<h2>Availability</h2>
<p>The shop is open at all hours. It may close briefly for an update, at night when possible. A payment that has started is always completed or cancelled, and never taken twice.</p>
<h2>Partner sellers</h2>
<p>Some products are sold and sent by partner sellers, whose name is next to the price. Offers for a product are sorted by total price, delivery included, lowest first. No seller pays for a better place.</p>
<h2>Pictures and texts</h2>
<p>The shop's stamp pictures, brands and texts are protected. You may copy them for private use; any other use needs our written consent.</p>
<h2>Reporting content</h2>
<p>If a product seems dangerous, counterfeit or illegal, write to us from the <a href="/aide">Help and contact</a> page with a link to it: we reply within seven days.</p>
<h2>Applicable law</h2>
<p>These terms are governed by French law. We try to settle any dispute before going to court; <a href="/aide">mediation</a> is free for individuals.</p>`,
      ),
    ),
    paragraph(
      'conditions-generales-avis',
      words(
        '<h2>À venir</h2><p>Une nouvelle version de ces conditions entrera en vigueur au début du prochain trimestre.</p>',
        '<h2>Coming soon</h2><p>A new version of these terms takes effect at the start of the next quarter.</p>',
      ),
      { draft: true },
    ),
  ],
});
