import { Hono } from 'hono';
import { type CodeState, labelOfCode, redeem } from '../labels/drop-off.ts';
import { labelToDraw } from '../labels/order-labels.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { pdfName } from '../pdf/file-names.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { groupDigits } from '../shared/tracking-numbers.ts';
import { DEFAULT_WORLD, saveWorld, worldNamed } from '../shared/world.ts';

const refused: Record<Exclude<CodeState, 'usable'>, string> = {
  used: 'Ce code a déjà servi : l’étiquette a été imprimée.',
  expired: 'Ce code n’est plus valable : la date limite de dépôt est passée.',
  cancelled: 'Ce code est annulé : le colis est remboursé, ou la commande est annulée.',
  unmade: 'Ce code n’est pas encore actif : la commande vient d’être passée.',
};

const form = (world: string): Html => html`<form class="carte" method="post" action="/guichet">
<input type="hidden" name="world" value="${world}">
<div class="champ"><label for="code">Code de dépôt</label><p class="aide" id="code-aide">Scanné, ou tapé : douze lettres et chiffres</p><input id="code" name="code" required autocomplete="off" aria-describedby="code-aide"></div>
<div class="boutons"><button>Prendre en charge le colis</button></div>
</form>`;

/** The counter where parcels are handed in without a label: it takes a code once, and prints the label. */
export function counter(): Hono {
  const app = new Hono();
  const counterPage = (world: string, content: Html) =>
    page({ title: 'Guichet', lang: 'fr', body: html`<h1>Guichet</h1>${content}${form(world)}` });
  app.get('/', (c) =>
    counterPage(c.req.query('world') || DEFAULT_WORLD, html`<p>Scannez le code QR d’un colis sans étiquette.</p>`),
  );
  app.post('/', async (c) => {
    const { code = '', world: name = '' } = await c.req.parseBody<Record<string, string>>();
    const world = worldNamed(name || DEFAULT_WORLD);
    const scan = await world.exclusively(() => redeem(world, code));
    saveWorld();
    if (!scan) return counterPage(name, html`<p role="alert">Ce code n’existe pas. Vérifiez-le.</p>`);
    const { label, state } = scan;
    const number = groupDigits(label.id);
    if (state !== 'usable') return counterPage(name, html`<p role="alert">${refused[state]} Colis ${number}.</p>`);
    const file = `/guichet/etiquette?${new URLSearchParams({ code: label.dropOffCode ?? '', world: name })}`;
    return counterPage(
      name,
      html`<p role="status">Colis ${number} pris en charge. <a href="${file}">Imprimer l’étiquette (PDF)</a></p>`,
    );
  });
  app.get('/etiquette', async (c) => {
    const world = worldNamed(c.req.query('world') || DEFAULT_WORLD);
    const scan = labelOfCode(world, c.req.query('code') ?? '');
    if (scan?.state !== 'used') return c.notFound();
    const { drawLabels } = await import('#mocks/labels/pdf/draw.ts');
    const { record, label } = scan;
    const labels = [labelToDraw(world, record, label)];
    const bytes = await drawLabels({ orderCode: record.code, labels, format: '10X15', startCell: 1, lang: 'fr' });
    return pdfAnswer(bytes, pdfName('label', 'fr', [label.id]));
  });
  return app;
}
