import { type Html, html } from '../shared/html.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { PaymentSession } from './backend.ts';
import { CHALLENGE_CARD, FRICTIONLESS_CARD, type Problems, REFUSED_CARD, type Typed } from './card.ts';
import { type Copy, words } from './words.ts';

interface View {
  session: PaymentSession;
  lang: Lang;
  /** Where forms go, the world included. */
  action: string;
  typed: Typed;
  problems: Problems;
}

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  help?: string;
  numeric?: boolean;
  secret?: boolean;
}

export function cardBody({ session, lang, action, typed, problems }: View): Html {
  const t = words[lang];
  const amount = priceOf(session.cents, lang).formattedValue ?? '';
  const put = (field: Field) => fieldOf(t, field, typed, problems);
  return html`<h1>${t.title}</h1>
<p>${t.amount}</p><p class="montant">${amount}</p>
${summary(t, problems)}
<form class="carte" method="post" action="${action}" novalidate>
${put({ name: 'number', label: t.number, autocomplete: 'cc-number', help: t.numberHelp, numeric: true })}
<div class="paire">
${put({ name: 'expiry', label: t.expiry, autocomplete: 'cc-exp', help: t.expiryHelp })}
${put({ name: 'code', label: t.code, autocomplete: 'cc-csc', help: t.codeHelp, numeric: true, secret: true })}
</div>
${put({ name: 'holder', label: t.holder, autocomplete: 'cc-name' })}
<div class="boutons"><button name="play" value="card">${t.payAmount} ${amount}</button></div>
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

export function challengeBody({ session, lang, action, typed, problems }: View): Html {
  const t = words[lang];
  return html`<h1>${t.challengeTitle}</h1>
<p class="montant">${priceOf(session.cents, lang).formattedValue ?? ''}</p>
<p>${t.challengeText}</p>
${summary(t, problems)}
<form class="carte" method="post" action="${action}" novalidate>
${fieldOf(t, { name: 'otp', label: t.challengeCode, autocomplete: 'one-time-code', numeric: true }, typed, problems)}
<div class="boutons"><button name="play" value="confirm">${t.confirm}</button>
<button class="second" name="play" value="refused" formnovalidate>${t.decline}</button></div>
</form>`;
}

export const overBody = (lang: Lang, back: string): Html =>
  html`<h1>${words[lang].overTitle}</h1><p>${words[lang].overText}</p><p><a class="bouton" href="${back}">${words[lang].back}</a></p>`;

export const noticeBody = (title: string, text: string): Html => html`<h1>${title}</h1><p>${text}</p>`;

function fieldOf(
  t: Copy,
  { name, label, autocomplete, help, numeric, secret }: Field,
  typed: Typed,
  problems: Problems,
): Html {
  const problem = problems[name];
  const describedBy = [help && `${name}-aide`, problem && `${name}-erreur`].filter(Boolean).join(' ');
  const value = secret ? '' : (typed[name] ?? '');
  return html`<div class="champ"><label for="${name}">${label}</label>
${help && html`<p class="aide" id="${name}-aide">${help}</p>`}
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required maxlength="60"${numeric && html` inputmode="numeric"`}${describedBy !== '' && html` aria-describedby="${describedBy}"`}${problem && html` aria-invalid="true"`}>
${problem && html`<p class="erreur" id="${name}-erreur">${t.errorPrefix} ${problem}</p>`}</div>`;
}

const summary = (t: Copy, problems: Problems): Html | false =>
  Object.keys(problems).length > 0 &&
  html`<div class="bilan" role="alert" tabindex="-1"><p>${t.problems}</p><ul>${Object.entries(problems).map(
    ([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`,
  )}</ul></div>`;
