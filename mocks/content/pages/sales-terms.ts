import { homeDays, letterDays, pickupDays } from '#mocks/tariffs/delivery.ts';
import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

const between = ([earliest, latest]: readonly [number, number], to: string) => `${earliest} ${to} ${latest}`;

const uid = 'conditions-generales-de-vente';
const about = {
  labels: ['/conditions-generales-de-vente'],
  title: words('Conditions générales de vente', 'Terms of sale'),
};

export const salesTerms = contentPage({
  ...about,
  uid,
  sites: ['part'],
  description: words(
    'Commande, prix, paiement, livraison, rétractation et garanties pour les particuliers.',
    'Ordering, prices, payment, delivery, withdrawal and guarantees for individuals.',
  ),
  blocks: [
    demonstrationNote(uid),
    paragraph(
      `${uid}-texte`,
      words(
        `<h2>1. Qui vend</h2>
<p>La boutique vend ses produits et services. Les produits marqués du nom d'un vendeur partenaire sont vendus par lui : son nom, son adresse et son numéro de registre figurent sur sa page.</p>
<h2>2. Commander</h2>
<p>Vous vérifiez votre panier, choisissez la livraison, puis confirmez par le bouton « Commander avec obligation de paiement ». La commande est ferme dès que le paiement est accepté ; une confirmation est affichée et envoyée par e-mail.</p>
<h2>3. Prix</h2>
<p>Les prix sont en euros, toutes taxes comprises. Les timbres-poste utilisés pour l'affranchissement sont exonérés de TVA. Les frais de livraison sont indiqués avant le paiement. Quand un prix baisse, le prix barré est le plus bas des trente jours avant la baisse.</p>
<h2>4. Payer</h2>
<p>Par carte bancaire ou PayPal. La carte est débitée à la commande. Une page de paiement sécurisée recueille le numéro de carte : la boutique ne le voit jamais.</p>
<h2>5. Livraison</h2>
<p>Les dates annoncées comptent des jours ouvrés. Si un produit n'est pas livré à la date prévue, vous pouvez demander une nouvelle date, puis annuler la commande et être remboursé en quatorze jours.</p>
<table><caption>Modes de livraison de la boutique</caption><thead><tr><th scope="col">Mode</th><th scope="col">Délai indicatif</th><th scope="col">Remise</th></tr></thead><tbody><tr><th scope="row">Lettre suivie</th><td>${between(letterDays, 'à')} jours ouvrés</td><td>Boîte aux lettres</td></tr><tr><th scope="row">Colis à domicile</th><td>${between(homeDays.mainland, 'à')} jours ouvrés</td><td>Domicile</td></tr><tr><th scope="row">Colis en point de retrait</th><td>${between(pickupDays, 'à')} jours ouvrés</td><td>Point de retrait, gardé 14 jours</td></tr></tbody></table>
<h2>6. Rétractation</h2>
<p>Vous avez quatorze jours à compter de la réception pour changer d'avis, sans motif. Un vendeur peut accepter un retour plus longtemps, à ses conditions. La marche à suivre et les exceptions sont sur la page <a href="/retractation">Rétractation</a>.</p>
<h2>7. Garanties</h2>
<p>Tout produit bénéficie de la garantie légale de conformité pendant deux ans et de la garantie des vices cachés. Vous pouvez demander la réparation ou le remplacement, puis, si cela est impossible, une réduction du prix ou le remboursement.</p>
<h2>8. Réclamation et médiation</h2>
<p>Le service client répond au <a href="tel:3631">36 31</a> (service gratuit, prix d'un appel) et depuis la page <a href="/aide">Aide et contact</a>. Sans réponse satisfaisante en deux mois, vous pouvez saisir gratuitement le médiateur.</p>`,
        `<h2>1. Who sells</h2>
<p>The shop sells its own products and services. Products that carry a partner seller's name are sold by that seller, whose name, address and registration number are on the seller's page.</p>
<h2>2. Ordering</h2>
<p>You check your basket, choose the delivery, then confirm with the order button. The order is final once the payment is accepted; a confirmation is shown and sent by email.</p>
<h2>3. Prices</h2>
<p>Prices are in euros, tax included. Postage stamps used for franking are exempt from VAT. Delivery is shown before you pay. When a price is reduced, the price crossed out is the lowest of the thirty days before the reduction.</p>
<h2>4. Payment</h2>
<p>By card or PayPal. Your card is charged when you order. You enter its number on a secure payment page: the shop never sees it.</p>
<h2>5. Delivery</h2>
<p>Delivery times are in working days. If a product does not arrive on the date given, you can set a new one and, if that is missed too, cancel the order and be refunded within fourteen days.</p>
<table><caption>How the shop delivers</caption><thead><tr><th scope="col">Method</th><th scope="col">Usual delivery time</th><th scope="col">Where</th></tr></thead><tbody><tr><th scope="row">Tracked letter</th><td>${between(letterDays, 'to')} working days</td><td>Letterbox</td></tr><tr><th scope="row">Parcel to your door</th><td>${between(homeDays.mainland, 'to')} working days</td><td>Home</td></tr><tr><th scope="row">Parcel to a pick-up point</th><td>${between(pickupDays, 'to')} working days</td><td>Pick-up point, kept for 14 days</td></tr></tbody></table>
<h2>6. Withdrawal</h2>
<p>You have fourteen days from receipt to change your mind, without giving a reason. A seller may accept returns for longer, on its own conditions. How to do it, and the exceptions, are on the <a href="/retractation">Withdrawal</a> page.</p>
<h2>7. Guarantees</h2>
<p>Every product is covered by the legal guarantee of conformity for two years, and by the guarantee against hidden defects. You can ask for a repair or a replacement and, where neither is possible, for a lower price or a refund.</p>
<h2>8. Complaints and mediation</h2>
<p>Customer service is on <a href="tel:3631">36 31</a> (free service, standard call rate) and from the <a href="/aide">Help and contact</a> page. If your complaint is not settled within two months, you can go to the mediator free of charge.</p>`,
      ),
    ),
  ],
});

export const salesTermsPro = contentPage({
  ...about,
  uid: `${uid}-pro`,
  sites: ['pro'],
  description: words(
    'Commande, prix, paiement différé, livraison et responsabilité pour les professionnels.',
    'Ordering, prices, deferred payment, delivery and liability for businesses.',
  ),
  blocks: [
    demonstrationNote(`${uid}-pro`),
    paragraph(
      `${uid}-pro-texte`,
      words(
        `<h2>1. À qui s'adressent ces conditions</h2>
<p>Aux entreprises, associations et administrations qui achètent pour leur activité. Chaque compte professionnel est rattaché à un numéro SIRET, vérifié lors de la certification.</p>
<h2>2. Prix et facture</h2>
<p>Les prix sont affichés hors taxes, puis toutes taxes comprises. La facture électronique porte le numéro SIREN de votre entreprise et l'adresse de livraison si elle diffère.</p>
<h2>3. Paiement</h2>
<p>Par carte, par PayPal ou, pour les entreprises certifiées qui ont un contrat, en paiement différé, sur une facture mensuelle à régler à trente jours fin de mois. Tout retard entraîne des pénalités au taux de la Banque centrale européenne majoré de dix points, et une indemnité forfaitaire de 40 € pour frais de recouvrement.</p>
<h2>4. Livraison</h2>
<p>Les risques passent à l'acheteur à la remise. Les réserves se font par écrit sur le bon de livraison, puis au transporteur dans les trois jours.</p>
<h2>5. Rétractation</h2>
<p>Un achat professionnel n'ouvre pas de droit de rétractation. La page <a href="/retractation">Rétractation</a> indique le cas des entreprises de cinq salariés au plus.</p>
<h2>6. Responsabilité</h2>
<p>En cas de perte ou de dommage, l'indemnisation est celle du service choisi. Les dommages indirects, comme une perte de chiffre d'affaires, ne sont pas couverts.</p>
<h2>7. Litiges</h2>
<p>Le service client des professionnels répond au <a href="tel:3634">36 34</a>. À défaut d'accord amiable, le tribunal de commerce de Paris est compétent.</p>`,
        `<h2>1. Who these terms are for</h2>
<p>Companies, associations and public bodies that buy for their business. Each business account is tied to a SIRET number, which is checked during certification.</p>
<h2>2. Prices and invoices</h2>
<p>Prices are shown excluding VAT, then including VAT. The electronic invoice shows your company's SIREN number, and the delivery address if it is different.</p>
<h2>3. Payment</h2>
<p>By card, by PayPal or, for certified companies under contract, by deferred payment, on a monthly invoice due thirty days from the end of the month. Late payments bear interest at the European Central Bank rate plus ten points, and a fixed charge of €40 for recovery costs.</p>
<h2>4. Delivery</h2>
<p>Risk passes to the buyer on delivery. Note any damage on the delivery note, then confirm it to the carrier within three days.</p>
<h2>5. Withdrawal</h2>
<p>There is no right to withdraw from a business purchase. The <a href="/retractation">Withdrawal</a> page explains the exception for companies with five employees or fewer.</p>
<h2>6. Liability</h2>
<p>For loss or damage, the cover is that of the service chosen. Indirect losses, such as lost sales, are not covered.</p>
<h2>7. Disputes</h2>
<p>Customer service for businesses is on <a href="tel:3634">36 34</a>. If no agreement is reached, the commercial court of Paris has jurisdiction.</p>`,
      ),
    ),
  ],
});
