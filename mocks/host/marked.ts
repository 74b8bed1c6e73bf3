import { type Html, html } from '../shared/pages/html.ts';

/** The code in a sentence of Markdown; everything else stays as it is. */
export const markUp = (text: string): Html => ({
  markup: text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`).markup)
    .join(''),
});
