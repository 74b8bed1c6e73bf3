import { accounts } from '../session/accounts.ts';
import type { Lang } from '../shared/lang.ts';
import { type Filled, fieldOf, headingOf, summaryOf } from '../shared/pages/form.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { settings } from '../shared/settings.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { type Copy, words } from './words.ts';

interface Form extends Filled {
  /** Path of the sign-in page of this interaction. */
  path: string;
}

export const signInBody = (form: Form): Html => {
  const { lang, path } = form;
  const t = words[lang];
  return html`${headingOf(t.signInTitle, form)}
<p>${t.signInLead}</p>
${summaryOf(form, 'email')}
<form class="carte" method="post" action="${path}" novalidate>
${fieldOf(form, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', help: t.emailHelp })}
${fieldOf(form, { name: 'password', label: t.password, type: 'password', autocomplete: 'current-password' })}
<div class="boutons"><button>${t.signIn}</button></div>
</form>
<p>${t.forgotten} <a href="${settings.shopUrl}/aide">${t.goHelp}</a></p>
<p>${t.noAccount} <a href="${path}/inscription">${t.goRegister}</a></p>
${cancelForm(t, path)}
<section class="avis" aria-labelledby="demo">
<h2 id="demo">${t.demoTitle}</h2>
<ul>${accounts.map(({ uid }) => html`<li>${uid}</li>`)}</ul>
<p>${t.demoText} <code>${DEMO_PASSWORD}</code></p>
</section>`;
};

export const registerBody = (form: Form): Html => {
  const { lang, path, typed } = form;
  const t = words[lang];
  const choice = (value: 'part' | 'pro', label: string) =>
    html`<label class="choix"><input type="radio" name="profile" value="${value}"${(typed.profile ?? 'part') === value && html` checked`}>${label}</label>`;
  return html`${headingOf(t.registerTitle, form)}
<p>${t.registerLead}</p>
${summaryOf(form, 'email')}
<form class="carte" method="post" action="${path}/inscription" novalidate>
<fieldset><legend>${t.profile}</legend>${choice('part', t.part)}${choice('pro', t.pro)}</fieldset>
${fieldOf(form, { name: 'firstName', label: t.firstName, autocomplete: 'given-name' })}
${fieldOf(form, { name: 'lastName', label: t.lastName, autocomplete: 'family-name' })}
${fieldOf(form, { name: 'email', label: t.email, type: 'email', autocomplete: 'username', help: t.emailHelp })}
${fieldOf(form, { name: 'password', label: t.password, type: 'password', autocomplete: 'new-password', help: t.newPasswordHelp })}
<div class="boutons"><button>${t.register}</button></div>
</form>
<p>${t.hasAccount} <a href="${path}">${t.goSignIn}</a></p>
${cancelForm(t, path)}`;
};

const cancelForm = (t: Copy, path: string) =>
  html`<form method="post" action="${path}/annuler"><button class="second">${t.cancel}</button></form>`;

export const errorBody = (lang: Lang, { error, detail }: { error: string; detail: string }): Html =>
  html`<h1>${words[lang].errorTitle}</h1><p>${words[lang].errorText}</p><p class="aide"><code>${error}</code> ${detail}</p>`;

export const signedOutBody = (lang: Lang): Html =>
  html`<h1>${words[lang].signedOutTitle}</h1><p>${words[lang].signedOutText}</p>`;

/** The library's form holds the anti-forgery token; the buttons belong to it by its id. */
export const confirmSignOutBody = (lang: Lang, form: string): Html => html`<h1>${words[lang].signOutTitle}</h1>
<p>${words[lang].signOutText}</p>
${{ markup: form }}
<div class="boutons">
<button form="op.logoutForm" name="logout" value="yes">${words[lang].signOut}</button>
<button class="second" form="op.logoutForm">${words[lang].stay}</button>
</div>`;
