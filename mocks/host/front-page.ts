import { documents } from '#contracts/generated/documents.ts';
import { voucherRules } from '../cart/vouchers.ts';
import { EDITOR_TICKET } from '../content/handlers.ts';
import { tables } from '../features.ts';
import { DEMO_PASSWORD } from '../identity/accounts.ts';
import { CHALLENGE_CARD, FRICTIONLESS_CARD, REFUSED_CARD } from '../payment/card.ts';
import { accounts } from '../session/accounts.ts';
import { REFUSED_POSTAL_CODE } from '../session/addresses.ts';
import { operations } from '../shared/operations.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { EFFECTS, scenarioRules } from '../shared/scenarios.ts';
import { DEFAULT_WORLD, worldNamed } from '../shared/world.ts';
import { moveStatuses } from './order-moves.ts';

const countOperations = (contract: string) => {
  const { length } = operations.filter(({ feature }) => feature === contract);
  return length === 1 ? 'une opération' : `${length} opérations`;
};

/** The root page of the mock backend: contracts, shoppers and scenarios. */
export const frontPage = (): Html => html`<h1>Backend de démonstration</h1>
<p>Contrats, comptes, valeurs repères et scénarios de ce backend. Le mode d’emploi complet est dans <code>mocks/SCENARIOS.md</code>.</p>
<h2>Contrats</h2>
<p>Chaque contrat avec ses opérations et un exemple de chaque réponse, en anglais.</p>
<ul>${Object.keys(documents).map((name) => html`<li><a href="/contracts/${name}">${name}</a> (${countOperations(name)}, <a href="/contracts/${name}.json">OpenAPI</a>)</li>`)}</ul>
<p>Les pactes supposent des <a href="/states">états du fournisseur</a>, en anglais.</p>
<h2>Courrier</h2>
<p><a href="/courrier">Lettres et e-mails envoyés</a> pour les contrats de réexpédition et de garde (le code à saisir, le lien qui annule) et les retours en stock (le bouton qui confirme).</p>
<p><a href="/listes-de-depot">Guichet : listes de dépôt</a> à scanner.</p>
<h2>Guichet</h2>
<p><a href="/guichet">Dépôt d’un colis sans étiquette</a> : le code QR d’une commande y sert une fois.</p>
<h2>Mesure d’audience</h2>
<p><a href="/mesure/evenements">Événements reçus</a> avec l’accord des visiteurs.</p>
<h2>Comptes</h2>
<p>Mot de passe : <code>${DEMO_PASSWORD}</code></p>
${table(
  ['Adresse e-mail', 'Profil', 'Certification'],
  accounts.map(({ uid, profile, legalEntity }) => [uid, profile, legalEntity?.certificationStatus ?? 'sans objet']),
)}
<h2>Valeurs repères</h2>
${table(['Valeur', 'Effet'], sentinels())}
<h2>État du monde « ${DEFAULT_WORLD} »</h2>
${table(
  ['Table', 'Lignes'],
  Object.entries(tables).map(([name, rows]) => [name, String(rows(worldNamed(DEFAULT_WORLD)).count())]),
)}
<form method="post" action="/reset?world=${DEFAULT_WORLD}"><button class="second">Revenir au premier état</button></form>
<h2>Scénarios</h2>
${rulesTable()}
${scenarioForm()}
<h2>Commandes</h2>
<p>Ce que devient une partie d’une commande : un service, une étiquette ou l’envoi d’un vendeur.</p>
${orderForm()}`;

const sentinels = (): string[][] => [
  ...Object.entries(voucherRules).map(([code, { name, expired, sites }]) => [
    code,
    expired ? 'Code refusé : expiré' : `${name.fr}${sites.length === 1 ? ' (refusé aux particuliers)' : ''}`,
  ]),
  [`Billet ${EDITOR_TICKET}`, 'Aperçu des contenus non publiés'],
  [`Code postal ${REFUSED_POSTAL_CODE}`, 'Adresse non desservie'],
  [FRICTIONLESS_CARD, 'Carte acceptée'],
  [CHALLENGE_CARD, 'Carte acceptée après 3-D Secure'],
  [REFUSED_CARD, 'Carte refusée'],
];

function table(head: string[], rows: string[][]): Html {
  return html`<div class="defile" role="region" tabindex="0" aria-label="${head.join(', ')}"><table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

function rulesTable(): Html {
  const rules = scenarioRules();
  if (rules.length === 0) return html`<p>Aucun scénario en cours.</p>`;
  const rows = rules.map(({ id, operation, effect, milliseconds, shopper, site, world, calls, when }) => [
    String(id),
    site ? `${operation} (${site})` : operation,
    effect === 'slow' ? `slow ${milliseconds} ms` : effect,
    when,
    shopper || 'tous',
    world,
    calls === null ? 'sans fin' : String(calls),
  ]);
  return html`${table(['N°', 'Opération', 'Effet', 'Moment', 'Client', 'Monde', 'Appels restants'], rows)}
<form method="post" action="/scenarios"><input type="hidden" name="clear" value="yes"><button class="second">Tout effacer</button></form>`;
}

const option = (value: string) => html`<option>${value}</option>`;

const scenarioForm = (): Html => html`<form class="carte" method="post" action="/scenarios">
<div class="champ"><label for="operation">Opération</label><select id="operation" name="operation">${['*', 'medias', ...operations.map(({ id }) => id).toSorted()].map(option)}</select></div>
<div class="champ"><label for="effect">Effet</label><select id="effect" name="effect">${EFFECTS.map(option)}</select></div>
<div class="champ"><label for="when">Moment</label><p class="aide" id="when-aide">after : l’opération a lieu, seule sa réponse souffre</p><select id="when" name="when" aria-describedby="when-aide">${['before', 'after'].map(option)}</select></div>
<div class="champ"><label for="milliseconds">Attente en millisecondes (slow)</label><input id="milliseconds" name="milliseconds" inputmode="numeric" value="5000"></div>
<div class="champ"><label for="shopper">Client</label><p class="aide" id="shopper-aide">Adresse e-mail ou lpel_sid ; vide pour tous</p><input id="shopper" name="shopper" aria-describedby="shopper-aide"></div>
<div class="champ"><label for="calls">Nombre d’appels</label><p class="aide" id="calls-aide">Vide : jusqu’à l’effacement</p><input id="calls" name="calls" inputmode="numeric" aria-describedby="calls-aide"></div>
<div class="champ"><label for="world">Monde</label><input id="world" name="world" value="${DEFAULT_WORLD}"></div>
<div class="boutons"><button>Ajouter ce scénario</button></div>
</form>`;

const orderForm = (): Html => html`<form class="carte" method="post" action="/orders">
<div class="champ"><label for="order">Commande</label><input id="order" name="order" required></div>
<div class="champ"><label for="part">Partie</label><p class="aide" id="part-aide">Numéro de ligne (0, 1…), numéro de suivi d’une étiquette, code d’un envoi (CMD-26-000123-A) ou d’un retour</p><input id="part" name="part" required aria-describedby="part-aide"></div>
<div class="champ"><label for="status">État</label><input id="status" name="status" list="states" required><datalist id="states">${moveStatuses.map((status) => html`<option value="${status}"></option>`)}</datalist></div>
<div class="champ"><label for="reason">Motif</label><input id="reason" name="reason"></div>
<div class="boutons"><button>Changer l’état</button></div>
</form>`;
