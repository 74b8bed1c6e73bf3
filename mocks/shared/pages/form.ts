import type { Context } from 'hono';
import type { Lang } from '../lang.ts';
import { type Html, html } from './html.ts';
import { errorMark } from './look.ts';

/** The typed values by field. */
export type Typed = Record<string, string>;
/** The faults by field; `form` for one of no field. */
export type Problems = Record<string, string>;

export interface Filled {
  lang: Lang;
  typed: Typed;
  problems: Problems;
}

export interface Field {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'password';
  help?: string;
  isNumeric?: boolean;
  /** The value is not written into the page again. */
  isSecret?: boolean;
}

const words: Record<Lang, { problems(count: number): string; errorPrefix: string; show: string }> = {
  fr: {
    problems: (count) => (count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger`),
    errorPrefix: 'Erreur :',
    show: 'Afficher',
  },
  en: {
    problems: (count) => (count === 1 ? 'One thing to correct' : `${count} things to correct`),
    errorPrefix: 'Error:',
    show: 'Show',
  },
};

const LONGEST = 200;

export const isWrong = (problems: Problems): boolean => Object.keys(problems).length > 0;

/** Where the page belongs, at the end of its title as on every page of the shop. */
export const shopTitle = (title: string): string => `${title} – La boutique`;

/** The title of a page, which says first that something is wrong. */
export const titleOf = (title: string, { lang, problems }: Pick<Filled, 'lang' | 'problems'>): string =>
  shopTitle(`${isWrong(problems) ? `${words[lang].errorPrefix} ` : ''}${title}`);

export async function typedIn(c: Context): Promise<Typed> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Where a page begins that has no faults to say first. */
export const headingOf = (title: string, { problems }: Pick<Filled, 'problems'>): Html =>
  html`<h1${!isWrong(problems) && html` tabindex="-1" autofocus`}>${title}</h1>`;

/** All faults, each with a link to its field; one of no field links to the first field. */
export const summaryOf = ({ lang, problems }: Filled, first: string): Html | false =>
  isWrong(problems) &&
  html`<div class="bilan" role="alert" tabindex="-1" autofocus><p>${words[lang].problems(Object.keys(problems).length)}</p><ul>${Object.entries(
    problems,
  ).map(([name, problem]) => html`<li><a href="#${name === 'form' ? first : name}">${problem}</a></li>`)}</ul></div>`;

export function fieldOf({ lang, typed, problems }: Filled, field: Field): Html {
  const { name, label, autocomplete, type = 'text', help, isNumeric = false, isSecret = type === 'password' } = field;
  const problem = problems[name];
  const describedBy = [help && `${name}-aide`, problem && `${name}-erreur`].filter(Boolean).join(' ');
  const value = isSecret ? '' : (typed[name] ?? '');
  const input = html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" aria-required="true" maxlength="${LONGEST}"${isNumeric && html` inputmode="numeric"`}${describedBy !== '' && html` aria-describedby="${describedBy}"`}${problem && html` aria-invalid="true"`}>`;
  return html`<div class="champ">
<label for="${name}">${label}</label>
${help && html`<p class="aide" id="${name}-aide">${help}</p>`}
${type === 'password' ? secretOf(input, { name, label, lang }) : input}
${problem && html`<p class="erreur" id="${name}-erreur">${errorMark} <span>${problem}</span></p>`}
</div>`;
}

const secretOf = (input: Html, { name, label, lang }: { name: string; label: string; lang: Lang }): Html =>
  html`<div class="secret">${input}<button type="button" class="second" data-shows="${name}" aria-label="${words[lang].show} – ${label}" aria-pressed="false" hidden>${words[lang].show}</button></div>`;
