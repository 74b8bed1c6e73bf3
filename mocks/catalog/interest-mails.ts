import type { Lang } from '../shared/lang.ts';
import { type Html, html } from '../shared/pages/html.ts';
import type { ProductInterest } from './interests.ts';
import { itemOf } from './items.ts';

interface Message {
  subject(article: string): string;
  text: string;
}

/** What is to be confirmed, or what was. */
const messages: Record<Lang, { toConfirm: Message; confirmed: Message; confirm: string; cancel: string }> = {
  fr: {
    toConfirm: {
      subject: (article) => `Confirmez votre demande : ${article}`,
      text: 'Confirmez-la dans les vingt-quatre heures pour être prévenu du retour de l’article. Si vous n’avez rien demandé, ignorez ce message.',
    },
    confirmed: {
      subject: (article) => `Votre demande est confirmée : ${article}`,
      text: 'Nous vous écrivons dès que l’article est de nouveau en vente.',
    },
    confirm: 'Confirmer ma demande',
    cancel: 'Annuler ma demande',
  },
  en: {
    toConfirm: {
      subject: (article) => `Confirm your request: ${article}`,
      text: 'Confirm it within twenty-four hours to be told when the item is back. If you did not ask for anything, ignore this message.',
    },
    confirmed: {
      subject: (article) => `Your request is confirmed: ${article}`,
      text: 'We will write to you as soon as the item is on sale again.',
    },
    confirm: 'Confirm my request',
    cancel: 'Cancel my request',
  },
};

/** The e-mails about the return of products, as their readers get them. */
export const interestMails = (
  interests: readonly ProductInterest[],
  world: string,
): Html => html`<h1>Retours en stock</h1>
<p>Un avis n’est envoyé qu’à une adresse confirmée, ou à celle du compte.</p>
<ul>${interests.map(({ id, productCode, email, lang, isConfirmed }) => {
  const { toConfirm, confirmed, confirm, cancel } = messages[lang];
  const { subject, text } = isConfirmed ? confirmed : toConfirm;
  const act = (value: string, label: string) =>
    html`<button class="second" name="act" value="${value}">${label}</button> `;
  return html`<li lang="${lang}"><strong>${subject(itemOf(productCode)?.name[lang] ?? productCode)}</strong><br>${email}<br>${text}
<form method="post" action="/courrier/avis"><input type="hidden" name="id" value="${id}"><input type="hidden" name="world" value="${world}">${!isConfirmed && act('confirm', confirm)}${act('delete', cancel)}</form></li>`;
})}</ul>`;
