import { Hono } from 'hono';
import { bookOf, bookOwners, isProfessional } from '../order-book/book.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { settings } from '../shared/settings.ts';
import { type Place, placeOf } from './places.ts';

/** Placeholders of other sites: each names the site and shows the parameters that it received. */
export function externalSites(): Hono {
  const app = new Hono();
  app.get('/ailleurs/*', (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const found = placeOf(pathname);
    if (!found) return c.notFound();
    const { place, rest } = found;
    const fields = [...rest.map((part, index) => [nameOf(place, index), decode(part)] as const), ...searchParams];
    return page({ title: place.title.fr, lang: 'fr', body: bodyOf(place, fields) });
  });
  return app;
}

const nameOf = ({ parts = [] }: Place, index: number) => parts[index] ?? 'page';

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const bodyOf = (
  { path, title, text }: Place,
  fields: readonly (readonly [string, string])[],
): Html => html`<h1>${title.fr}</h1>
<p class="avis">Vous avez quitté la boutique. Cette page de démonstration remplace un autre site.</p>
<p>${text.fr}</p>
<p lang="en"><strong>${title.en}.</strong> You have left the shop; this page stands for another site. ${text.en}</p>
${
  fields.length > 0 &&
  html`<h2>Reçu de la boutique <span lang="en">(received from the shop)</span></h2>
<table><tbody>${fields.map(([name, value]) => html`<tr><th scope="row">${name}</th><td><code>${value}</code></td></tr>`)}</tbody></table>`
}
${path === PURCHASES && bookLinks()}
<p class="boutons"><a class="bouton" href="${settings.shopUrl}">Revenir à la boutique <span lang="en">(back to the shop)</span></a></p>`;

const PURCHASES = '/ailleurs/espace-client/achats';

/** The orders that the demonstration accounts have from the beginning, in the shop. */
const bookLinks = (): Html =>
  html`${bookOwners.map(
    (owner) => html`<h2>${owner}</h2>
<ul>${[...bookOf(owner).keys()].map((code) => html`<li><a href="${settings.shopUrl}${isProfessional(owner) ? '/professionnel' : ''}/mes-commandes/detail/${code}">${code}</a></li>`)}</ul>`,
  )}`;
