import { timeOf } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { type Field, type Filled, fieldOf, headingOf, summaryOf } from '../shared/pages/form.ts';
import { type Html, html } from '../shared/pages/html.ts';
import type { PaymentSession } from './backend.ts';
import { CHALLENGE_CARD, FRICTIONLESS_CARD, REFUSED_CARD } from './card.ts';
import { type Copy, words } from './words.ts';

interface View extends Filled {
  session: PaymentSession;
  /** The form's action, with the world. */
  action: string;
}

/** Until when a page may be used; two minutes before, it says so aloud. */
export function openUntilHtml({ session, lang }: Pick<View, 'session' | 'lang'>): Html {
  const t = words[lang];
  return html`<p>${t.openUntil} ${timeOf(session.openUntil)}. ${t.openText}</p>
<p class="avis bientot" role="alert">${t.endsSoon}</p>`;
}

export function cardBody(view: View): Html {
  const { session, lang, action } = view;
  const t = words[lang];
  const amount = priceOf(session.cents, lang).formattedValue ?? '';
  const fieldHtml = (field: Field) => fieldOf(view, field);
  return html`${headingOf(t.title, view)}
<p>${t.amount}</p><p class="montant">${amount}</p>
${openUntilHtml(view)}
${summaryOf(view, 'number')}
<form class="carte" method="post" action="${action}" novalidate>
${fieldHtml({ name: 'number', label: t.number, autocomplete: 'cc-number', help: t.numberHelp, isNumeric: true })}
<div class="paire">
${fieldHtml({ name: 'expiry', label: t.expiry, autocomplete: 'cc-exp', help: t.expiryHelp })}
${fieldHtml({ name: 'code', label: t.code, autocomplete: 'cc-csc', help: t.codeHelp, isNumeric: true, isSecret: true })}
</div>
${fieldHtml({ name: 'holder', label: t.holder, autocomplete: 'cc-name' })}
<div class="boutons"><button name="play" value="card">${t.payAmount} ${amount}</button>
<button class="second" name="play" value="extend" formnovalidate>${t.extend}</button></div>
</form>
<form method="post" action="${action}"><button class="second" name="play" value="abandon">${t.abandon}</button></form>
${demoCards(t)}
<h2>${t.othersTitle}</h2><p>${t.othersText}</p>
<form method="post" action="${action}"><div class="boutons">
<button class="second" name="play" value="refused">${t.refused}</button>
<button class="second" name="play" value="late">${t.late}</button>
<button class="second" name="play" value="never">${t.never}</button>
</div></form>`;
}

const demoCards = (
  t: Copy,
): Html => html`<section class="avis" aria-labelledby="cartes"><h2 id="cartes">${t.demoTitle}</h2>
<ul>
<li><code>${FRICTIONLESS_CARD}</code> ${t.demoFrictionless}</li>
<li><code>${CHALLENGE_CARD}</code> ${t.demoChallenge}</li>
<li><code>${REFUSED_CARD}</code> ${t.demoRefused}</li>
</ul><p>${t.demoOther}</p></section>`;

export function challengeBody(view: View): Html {
  const { session, lang, action } = view;
  const t = words[lang];
  return html`${headingOf(t.challengeTitle, view)}
<p class="montant">${priceOf(session.cents, lang).formattedValue ?? ''}</p>
${openUntilHtml(view)}
<p>${t.challengeText}</p>
${summaryOf(view, 'otp')}
<form class="carte" method="post" action="${action}" novalidate>
${fieldOf(view, { name: 'otp', label: t.challengeCode, autocomplete: 'one-time-code', isNumeric: true })}
<div class="boutons"><button name="play" value="confirm">${t.confirm}</button>
<button class="second" name="play" value="extend-challenge" formnovalidate>${t.extend}</button>
<button class="second" name="play" value="refused" formnovalidate>${t.decline}</button></div>
</form>`;
}

export const overBody = (lang: Lang, back: string): Html =>
  html`${headingOf(words[lang].overTitle, { problems: {} })}<p>${words[lang].overText}</p><p><a class="bouton" href="${back}">${words[lang].back}</a></p>`;

export const noticeBody = (title: string, text: string): Html => html`<h1>${title}</h1><p>${text}</p>`;
