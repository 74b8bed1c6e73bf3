import { type Html, html } from '../shared/pages/html.ts';
import type { ProductInterest } from './interests.ts';
import { itemOf } from './items.ts';

/** The e-mails about the return of products, as their readers get them: what is to be confirmed, or what was. */
export const interestMails = (
  interests: readonly ProductInterest[],
  world: string,
): Html => html`<h1>Retours en stock</h1>
<p>Un avis n’est envoyé qu’à une adresse confirmée, ou à celle du compte.</p>
<ul>${interests.map(({ id, productCode, email, isConfirmed }) => {
  const name = itemOf(productCode)?.name.fr ?? productCode;
  const act = (value: string, label: string) =>
    html`<button class="second" name="act" value="${value}">${label}</button> `;
  const [subject, text] = isConfirmed
    ? [`Votre demande est confirmée : ${name}`, 'Nous vous écrivons dès que l’article est de nouveau en vente.']
    : [
        `Confirmez votre demande : ${name}`,
        'Confirmez-la dans les vingt-quatre heures pour être prévenu du retour de l’article. Si vous n’avez rien demandé, ignorez ce message.',
      ];
  return html`<li><strong>E-mail : ${subject}</strong><br>À : ${email}<br>${text}
<form method="post" action="/courrier/avis"><input type="hidden" name="id" value="${id}"><input type="hidden" name="world" value="${world}">${!isConfirmed && act('confirm', 'Confirmer ma demande')}${act('delete', 'Annuler ma demande')}</form></li>`;
})}</ul>`;
