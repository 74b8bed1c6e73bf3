import { accounts } from '../session/accounts.ts';
import { type Html, html } from '../shared/html.ts';
import type { Lang } from '../shared/lang.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import type { Problems, Typed } from './forms.ts';
import { type Copy, words } from './words.ts';

interface Form {
  lang: Lang;
  /** Path of the sign-in page of this interaction. */
  path: string;
  typed: Typed;
  problems: Problems;
}

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  help?: string;
}

export const signInBody = ({ lang, path, typed, problems }: Form): Html => {
  const t = words[lang];
  return html`<h1>${t.signInTitle}</h1>
<p>${t.signInLead}</p>
${summary(t, problems)}
<form class="carte" method="post" action="${path}" novalidate>
${field(t, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', help: t.emailHelp }, typed, problems)}
${field(t, { name: 'password', label: t.password, type: 'password', autocomplete: 'current-password' }, typed, problems)}
<div class="boutons"><button>${t.signIn}</button></div>
</form>
<p>${t.noAccount} <a href="${path}/inscription">${t.goRegister}</a></p>
${cancelForm(t, path)}
<section class="avis" aria-labelledby="demo">
<h2 id="demo">${t.demoTitle}</h2>
<ul>${accounts.map(({ uid }) => html`<li>${uid}</li>`)}</ul>
<p>${t.demoText} <code>${DEMO_PASSWORD}</code></p>
</section>`;
};

export const registerBody = ({ lang, path, typed, problems }: Form): Html => {
  const t = words[lang];
  const choice = (value: 'part' | 'pro', label: string) =>
    html`<label class="choix"><input type="radio" name="profile" value="${value}"${(typed.profile ?? 'part') === value && html` checked`}>${label}</label>`;
  return html`<h1>${t.registerTitle}</h1>
<p>${t.registerLead}</p>
${summary(t, problems)}
<form class="carte" method="post" action="${path}/inscription" novalidate>
<fieldset><legend>${t.profile}</legend>${choice('part', t.part)}${choice('pro', t.pro)}</fieldset>
${field(t, { name: 'firstName', label: t.firstName, type: 'text', autocomplete: 'given-name' }, typed, problems)}
${field(t, { name: 'lastName', label: t.lastName, type: 'text', autocomplete: 'family-name' }, typed, problems)}
${field(t, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', help: t.emailHelp }, typed, problems)}
${field(t, { name: 'password', label: t.password, type: 'password', autocomplete: 'new-password', help: t.newPasswordHelp }, typed, problems)}
<div class="boutons"><button>${t.register}</button></div>
</form>
<p>${t.hasAccount} <a href="${path}">${t.goSignIn}</a></p>
${cancelForm(t, path)}`;
};

function field(t: Copy, { name, label, type, autocomplete, help }: Field, typed: Typed, problems: Problems): Html {
  const problem = problems[name];
  const describedBy = [help && `${name}-aide`, problem && `${name}-erreur`].filter(Boolean).join(' ');
  const value = type === 'password' ? '' : (typed[name] ?? '');
  return html`<div class="champ">
<label for="${name}">${label}</label>
${help && html`<p class="aide" id="${name}-aide">${help}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required maxlength="200"${describedBy !== '' && html` aria-describedby="${describedBy}"`}${problem && html` aria-invalid="true"`}>
${problem && html`<p class="erreur" id="${name}-erreur">${t.errorPrefix} ${problem}</p>`}
</div>`;
}

const summary = (t: Copy, problems: Problems): Html | false =>
  Object.keys(problems).length > 0 &&
  html`<div class="bilan" role="alert" tabindex="-1"><p>${t.problems}</p><ul>${Object.entries(problems).map(
    ([name, problem]) => html`<li><a href="#${name === 'form' ? 'email' : name}">${problem}</a></li>`,
  )}</ul></div>`;

const cancelForm = (t: Copy, path: string) =>
  html`<form method="post" action="${path}/annuler"><button class="second">${t.cancel}</button></form>`;

export const errorBody = (lang: Lang, { error, detail }: { error: string; detail: string }): Html =>
  html`<h1>${words[lang].errorTitle}</h1><p>${words[lang].errorText}</p><p class="aide"><code>${error}</code> ${detail}</p>`;

export const signedOutBody = (lang: Lang): Html =>
  html`<h1>${words[lang].signedOutTitle}</h1><p>${words[lang].signedOutText}</p>`;

/** The library's form holds the proof; the buttons belong to it by its id. */
export const confirmSignOutBody = (lang: Lang, form: string): Html => html`<h1>${words[lang].signOutTitle}</h1>
<p>${words[lang].signOutText}</p>
${{ markup: form }}
<div class="boutons">
<button form="op.logoutForm" name="logout" value="yes">${words[lang].signOut}</button>
<button class="second" form="op.logoutForm">${words[lang].stay}</button>
</div>`;
