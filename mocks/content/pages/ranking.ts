import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

/** What the order of results and of offers depends on (consumer code L111-7 and L121-3). */
export const rankingCriteria = contentPage({
  uid: 'criteres-de-classement',
  labels: ['/criteres-de-classement'],
  title: words('Critères de classement', 'Ranking criteria'),
  description: words(
    'Dans quel ordre la boutique présente les produits et les offres des vendeurs, et pourquoi.',
    'In which order the shop presents products and sellers’ offers, and why.',
  ),
  blocks: [
    demonstrationNote('criteres-de-classement'),
    paragraph(
      'criteres-de-classement-texte',
      words(
        `<p>Voici comment nous classons les produits dans les rayons et les recherches, et les offres sur la page d'un produit.</p>
<h2>Les produits</h2>
<p>Par défaut, les résultats sont triés par pertinence. Les critères sont, du plus important au moins important :</p>
<ol><li>la ressemblance entre les mots cherchés et le nom, la marque et le rayon du produit ;</li><li>les ventes récentes ;</li><li>la disponibilité : un produit épuisé passe après les autres ;</li><li>la date de mise en vente.</li></ol>
<p>Vous pouvez choisir un autre tri, par exemple par prix. Il s'applique alors seul.</p>
<h2>Les offres d'un même produit</h2>
<p>Les offres sont triées par prix total : le prix du produit et la livraison la moins chère. La première porte la mention « meilleur total ». À prix égal, le vendeur le mieux noté passe en premier.</p>
<h2>Ce qui ne compte pas</h2>
<ul><li>Aucun vendeur ne paie pour être mieux placé, et la boutique ne favorise pas ses propres produits.</li><li>Le statut du vendeur, professionnel ou particulier, ne change pas l'ordre.</li></ul>
<h2>Votre navigation</h2>
<p>Si vous avez accepté les suggestions de produits, l'ordre peut aussi tenir compte de vos visites. Vous pouvez revenir sur ce choix depuis la page <a href="/cookies">Cookies</a>. Les prix, eux, sont les mêmes pour tous.</p>
<h2>Les avis</h2>
<p>Les notes des vendeurs viennent d'acheteurs dont la commande a été livrée.</p>`,
        `<p>This page explains how products are ordered in departments and searches, and how offers are ordered on a product page.</p>
<h2>Products</h2>
<p>Results are sorted by relevance unless you choose otherwise. These are the criteria, most important first:</p>
<ol><li>how well the words you searched match the name, brand and department of the product;</li><li>recent sales;</li><li>availability: sold-out products come last;</li><li>how recently it was first sold.</li></ol>
<p>You can choose another order, such as price; only that order then applies.</p>
<h2>Offers for a product</h2>
<p>Offers are sorted by total price: the price of the product and its cheapest delivery. The first one is marked “best total”. If prices are equal, the seller with the better rating comes first.</p>
<h2>What does not count</h2>
<ul><li>No seller pays for a better place, and the shop does not favour its own goods.</li><li>Whether a seller is a trader or a private person does not change the order.</li></ul>
<h2>Your visits</h2>
<p>If you have accepted product suggestions, the order may also take your visits into account. You can change that choice on the <a href="/cookies">Cookies</a> page. Prices are the same for everybody.</p>
<h2>Reviews</h2>
<p>Seller ratings come from buyers whose order has been delivered.</p>`,
      ),
    ),
  ],
});
