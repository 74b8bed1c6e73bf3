import { paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

export const personalData = contentPage({
  uid: 'donnees-personnelles',
  labels: ['/donnees-personnelles'],
  title: words('Données personnelles', 'Personal data'),
  description: words(
    'Quelles données la boutique utilise, pourquoi, combien de temps, et vos droits.',
    'Which data the shop uses, why, for how long, and your rights.',
  ),
  blocks: [
    demonstrationNote('donnees-personnelles'),
    paragraph(
      'donnees-personnelles-texte',
      words(
        `<p>Nous demandons le moins de données possible et nous ne les vendons pas. Voici lesquelles, pourquoi et jusqu'à quand.</p>
<table><caption>Ce que nous gardons</caption><thead><tr><th scope="col">Données</th><th scope="col">Pourquoi</th><th scope="col">Fondement</th><th scope="col">Durée</th></tr></thead><tbody><tr><th scope="row">Nom, adresse, téléphone, e-mail</th><td>Livrer et vous prévenir</td><td>Contrat</td><td>3 ans après le dernier achat</td></tr><tr><th scope="row">Commandes et factures</th><td>Service après-vente, comptabilité</td><td>Contrat, obligation légale</td><td>10 ans</td></tr><tr><th scope="row">Pièce d'identité (réexpédition)</th><td>Éviter qu'un tiers détourne votre courrier</td><td>Obligation légale</td><td>Le temps de la vérification</td></tr><tr><th scope="row">Pages vues</th><td>Améliorer la boutique</td><td>Votre accord</td><td>25 mois</td></tr><tr><th scope="row">Journaux techniques</th><td>Sécurité, recherche de pannes</td><td>Intérêt légitime</td><td>12 mois</td></tr></tbody></table>
<h2>Qui les reçoit</h2>
<p>Nos services, les transporteurs qui livrent, le vendeur partenaire pour la partie de la commande qui le concerne, et le prestataire de paiement. Le numéro de carte ne passe jamais par la boutique.</p>
<h2>Où elles sont</h2>
<p>Dans l'Union européenne. Un envoi vers un autre pays oblige à transmettre l'adresse du destinataire, et la déclaration de douane, à l'opérateur de ce pays.</p>
<h2>Vos droits</h2>
<ul><li>Voir vos données et en recevoir une copie.</li><li>Les corriger ou les faire effacer, sauf celles que la loi nous oblige à garder.</li><li>Vous opposer à un usage ou le limiter.</li><li>Retirer votre accord : la page <a href="/cookies">Cookies</a> le permet à tout moment.</li><li>Dire ce que deviendront vos données après votre décès.</li></ul>
<p>Écrivez au délégué à la protection des données depuis la page <a href="/aide">Aide et contact</a> : vous aurez une réponse en un mois. Vous pouvez aussi saisir la <a href="https://www.cnil.fr/fr/plaintes">Commission nationale de l'informatique et des libertés</a>.</p>`,
        `<p>We ask for as little data as we can, and we never sell it. Here is what we keep, why, and for how long.</p>
<table><caption>What we keep</caption><thead><tr><th scope="col">Data</th><th scope="col">Why</th><th scope="col">Legal basis</th><th scope="col">How long</th></tr></thead><tbody><tr><th scope="row">Name, address, phone, email</th><td>To deliver and keep you informed</td><td>Contract</td><td>3 years after the last purchase</td></tr><tr><th scope="row">Orders and invoices</th><td>After-sales service, accounts</td><td>Contract, legal obligation</td><td>10 years</td></tr><tr><th scope="row">Proof of identity (forwarding)</th><td>So that nobody diverts your mail</td><td>Legal obligation</td><td>While it is being checked</td></tr><tr><th scope="row">Pages seen</th><td>To improve the shop</td><td>Your consent</td><td>25 months</td></tr><tr><th scope="row">Technical logs</th><td>Security, tracing faults</td><td>Legitimate interest</td><td>12 months</td></tr></tbody></table>
<h2>Who receives your data</h2>
<p>Our own services, the carriers that deliver, the partner seller for its part of the order, and the payment provider. The card number never passes through the shop.</p>
<h2>Where your data is kept</h2>
<p>In the European Union. If you send to another country, the recipient's address and the customs declaration are passed to that country's operator.</p>
<h2>Your rights</h2>
<ul><li>See your data and get a copy.</li><li>Have it corrected or erased, except what the law requires us to keep.</li><li>Object to its use, or restrict it.</li><li>Withdraw your consent: the <a href="/cookies">Cookies</a> page lets you do so at any time.</li><li>Decide what happens to your data after your death.</li></ul>
<p>Write to the data protection officer from the <a href="/aide">Help and contact</a> page: you will have an answer within a month. You can also contact the <a href="https://www.cnil.fr/en/home">French data protection authority</a>.</p>`,
      ),
    ),
  ],
});

export const withdrawal = contentPage({
  uid: 'retractation',
  labels: ['/retractation'],
  title: words("Changer d'avis : la rétractation", 'Changing your mind: withdrawal'),
  description: words(
    'Quatorze jours pour renoncer à un achat : comment faire, ce qui est remboursé, les exceptions.',
    'Fourteen days to withdraw from a purchase: how, what is refunded, the exceptions.',
  ),
  blocks: [
    demonstrationNote('retractation'),
    paragraph(
      'retractation-texte',
      words(
        `<p>Vous avez quatorze jours pour renoncer à un achat fait à distance, sans donner de motif. Le délai court du lendemain de la réception, ou de la conclusion du contrat s'il s'agit d'un service. S'il se termine un samedi, un dimanche ou à une date fériée, il va jusqu'au premier jour ouvré qui suit.</p>
<p>Un vendeur peut accepter un retour plus longtemps, à ses conditions : c'est indiqué sur la page de l'article. Ce droit de quatorze jours n'en dépend pas.</p>
<h2>Comment faire</h2>
<ol><li>Trouvez votre commande sur la page <a href="/mes-commandes/changer-d-avis">Retours et remboursements</a>.</li><li>Choisissez « renoncer au contrat ici », puis les articles.</li><li>Validez par « confirmer la rétractation » : un accusé de réception daté s'affiche et vous est envoyé.</li><li>Renvoyez les articles dans les quatorze jours.</li></ol>
<p>Vous pouvez aussi nous écrire, avec ces mots : « Je vous notifie ma rétractation du contrat portant sur la commande n° …, reçue le …, nom, adresse, date. »</p>
<h2>Ce qui est remboursé</h2>
<p>Le prix payé et les frais de livraison au tarif le moins cher, dans les quatorze jours, sur le moyen de paiement utilisé. Les frais de retour sont à votre charge, sauf produit défectueux ou erreur de notre part.</p>
<h2>Les exceptions</h2>
<ul><li>Les timbres, étiquettes et lettres en ligne, dont vous demandez l'exécution dès le paiement.</li><li>Les produits personnalisés, comme un timbre avec votre logo.</li><li>Un contrat de réexpédition entièrement exécuté.</li></ul>
<h2>Achats professionnels</h2>
<p>Le droit de rétractation protège les particuliers. Il profite aussi aux entreprises de cinq salariés au plus, pour un contrat conclu hors établissement et étranger à leur activité principale.</p>`,
        `<p>You have fourteen days to withdraw from a distance purchase, without giving a reason. They start the day after you receive the goods or, for a service, the day after the contract was made. If they end on a Saturday, a Sunday or a public holiday, they run to the next working day.</p>
<p>A seller may accept returns for longer, on its own conditions: this is shown on the item's page. This right of fourteen days does not depend on it.</p>
<h2>How to do it</h2>
<ol><li>Find your order on the page <a href="/mes-commandes/changer-d-avis">Returns and refunds</a>.</li><li>Choose “withdraw from the contract here”, then the items.</li><li>Select “confirm withdrawal”: we show you a dated acknowledgement and send it to you.</li><li>Send the items back within fourteen days.</li></ol>
<p>You can also write to us, in these words: “I hereby give notice that I withdraw from the contract for order no. …, received on …, name, address, date.”</p>
<h2>What is refunded</h2>
<p>The price paid and delivery at the cheapest rate, within fourteen days, to the payment method you used. You pay for the return, unless the product is faulty or we made a mistake.</p>
<h2>Exceptions</h2>
<ul><li>Stamps, labels and online letters, which you ask us to begin as soon as you pay.</li><li>Personalised products, such as a stamp with your logo.</li><li>A forwarding contract that has been fully carried out.</li></ul>
<h2>Business purchases</h2>
<p>The right to withdraw protects individuals. It also covers companies with five employees or fewer, for off-premises contracts outside their main activity.</p>`,
      ),
    ),
  ],
});
