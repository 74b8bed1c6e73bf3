import { expect, test } from 'vitest';
import { foundPostage, postageOptions } from '#domain/postage/examples.ts';
import type { Item, PostageAnswer } from '#domain/postage/postage.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { loadPostage } from './postage-page.server.ts';

const asked = async (query: string, answer: PostageAnswer | Error = foundPostage()) => {
  const items: [Item, string][] = [];
  const context = aRequest({
    ports: {
      postage: {
        options: async () => postageOptions(),
        waysToSend: async (item, destination) => {
          items.push([item, destination]);
          return answer instanceof Error ? fails(answer)() : answer;
        },
      },
    },
  });
  const url = new URL(`https://boutique.example/quel-timbre${query}`);
  const { data, init } = await loadPostage(context, { url, request: new Request(url) });
  return { ...data, html: data.view.parts.html, init, items, things: context.effects.things };
};

test('the page itself asks for nothing and is for search engines', async () => {
  const { items, head, things, html } = await asked('');
  expect(items).toEqual([]);
  expect(head).toMatchObject({ title: 'Quel timbre\u202f?', canonical: 'https://boutique.example/quel-timbre' });
  expect(things).toMatchObject([
    {
      itemListElement: [
        { name: 'Accueil', item: 'https://boutique.example/' },
        { name: 'Quel timbre\u202f?', item: 'https://boutique.example/quel-timbre' },
      ],
    },
  ]);
  expect(html).toContain('À vérifier vous-même');
});

test.each([
  ['?par=poids&poids=0,5%20kg&pays=be', { kind: 'weighed', grams: 500 }, 'BE'],
  ['?par=feuilles&feuilles=3&enveloppe=DL&poids=80&pays=FR', { kind: 'counted', sheets: 3, envelope: 'DL' }, 'FR'],
  ['?poids=35&pays=FR', { kind: 'weighed', grams: 35 }, 'FR'],
] as const)('the address %s is the question', async (query, item, destination) => {
  const { items, head } = await asked(query);
  expect(items).toEqual([[item, destination]]);
  expect(head).toEqual({
    title: 'Quel timbre\u202f? Envoyer 35\u00a0g',
    description: expect.any(String),
    noIndex: true,
  });
});

test.each(['?poids=80', '?feuilles=3', '?pays=BE'])(
  'a form that is filled in by %s is not for search engines',
  async (query) => {
    const { head } = await asked(query);
    expect(head).toMatchObject({ noIndex: true });
    expect(head).not.toHaveProperty('canonical');
  },
);

test('a weight without a country fills in the form and answers nothing', async () => {
  const { items, head, html } = await asked('?par=poids&poids=80');
  expect([items, head.title]).toEqual([[], 'Quel timbre\u202f?']);
  expect(html).toContain('value="80"');
});

test.each([
  ['?par=poids&poids=lourd&feuilles=3&pays=FR', undefined, 'Indiquez le poids en grammes'],
  ['?par=feuilles&feuilles=0&pays=FR', undefined, 'Indiquez un nombre de feuilles, de 1 à 400'],
  ['?par=feuilles&feuilles=500&pays=FR', 'unknown-item', 'Indiquez un nombre de feuilles'],
  ['?par=poids&poids=9999999&pays=FR', undefined, 'Un envoi ne peut pas peser plus de 30'],
  ['?par=feuilles&feuilles=500&pays=FR', 'too-heavy', 'Un envoi ne peut pas peser plus de 30'],
  ['?par=poids&poids=35&pays=XX', 'unknown-destination', 'Choisissez une destination dans la liste.'],
] as const)('%s is answered by what is wrong', async (query, kind, text) => {
  const { head, html = '' } = await asked(query, kind ? { kind } : foundPostage());
  expect(head.title).toBe('Erreur\u202f: Quel timbre\u202f?');
  expect(html).toContain(text);
  // The form leads to its fault, where the browser moves the focus: it stands first, and again at its field.
  expect(html.indexOf('id="reponse"')).toBeLessThan(html.indexOf('<form'));
  expect(html.split(text)).toHaveLength(3);
});

test('an answer that did not come is not kept by caches, and the page says so', async () => {
  const { view, init, html } = await asked('?poids=35&pays=FR', new Fault('unavailable', 'findPostage'));
  expect(view.failed?.retry.href).toBe('/quel-timbre?par=poids&poids=35&pays=FR');
  expect(init).toEqual({ headers: { 'Cache-Control': 'private, no-store' } });
  expect(html).toContain('value="35"');
});
