import { Hono } from 'hono';
import { dayOf, numericDay, timeOf } from '../shared/calendar/clock.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { groupDigits } from '../shared/tracking-numbers.ts';
import { DEFAULT_WORLD, saveWorld, worldNamed } from '../shared/world.ts';
import { type Scan, scanDepositList } from './deposit-lists.ts';

/** The counter of a post office, where deposit lists are scanned: a page of this backend alone. */
export function depositListCounter(): Hono {
  const app = new Hono();
  app.get('/', (c) => counterPage(form(c.req.query('world') ?? '')));
  app.post('/', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json') ?? false;
    const { number = '', world: name = '' } = (
      isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody()
    ) as Record<string, string>;
    const world = worldNamed(name || DEFAULT_WORLD);
    const scan = await world.exclusively(() => scanDepositList(world, number.trim().toUpperCase()));
    saveWorld();
    return isJson ? c.json(scan) : counterPage(html`${receipt(scan)}${form(name)}`);
  });
  return app;
}

const counterPage = (body: Html) =>
  page({
    title: 'Guichet : listes de dépôt',
    lang: 'fr',
    body: html`<h1>Guichet : listes de dépôt</h1>${body}<p><a href="/">Backend de démonstration</a></p>`,
  });

const form = (world: string): Html => html`<form class="carte" method="post" action="/listes-de-depot">
<input type="hidden" name="world" value="${world}">
<div class="champ"><label for="number">Code de la liste</label><p class="aide" id="number-aide">Comme la douchette le lit, par exemple BD-26-000001</p><input id="number" name="number" required autocomplete="off" aria-describedby="number-aide"></div>
<div class="boutons"><button>Scanner la liste</button></div>
</form>`;

function receipt(scan: Scan): Html {
  const messages = {
    unknown: () => html`<p>Aucune liste n’a le code « ${scan.number} ».</p>`,
    cancelled: () => html`<p>La liste ${scan.number} est annulée : rien n’est accepté.</p>`,
    over: () => html`<p>Aucune étiquette de la liste ${scan.number} n’est encore valable : rien n’est accepté.</p>`,
  };
  if (scan.kind === 'accepted')
    return html`<p>Liste ${scan.number} : ${scan.trackingIds.length} envois acceptés.</p>${numbers(scan.trackingIds)}`;
  if (scan.kind === 'scanned-before') {
    const at = Date.parse(scan.at);
    return html`<p>La liste ${scan.number} a déjà été scannée le ${numericDay(dayOf(at))} à ${timeOf(at)} : rien n’est accepté deux fois.</p>${numbers(scan.trackingIds)}`;
  }
  return messages[scan.kind]();
}

const numbers = (trackingIds: readonly string[]): Html =>
  html`<ul>${trackingIds.map((id) => html`<li>${groupDigits(id)}</li>`)}</ul>`;
