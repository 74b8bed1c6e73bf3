import { expect, test } from 'vitest';
import type { MiniCart } from '#domain/cart/cart.ts';
import type { QuickOrders, QuickRow, RowOutcome } from '#domain/cart/quick-orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import { cookiesAfter } from '#ui/request/flash-message.examples.ts';
import { aRequest, fails, locationOf } from '#ui/request/request.examples.ts';
import { quickOrderPage } from './quick-order-page.server.ts';

const url = new URL('https://boutique.exemple.fr/professionnel/mon-compte/commande-rapide');
const all = async (rows: readonly QuickRow[]): Promise<RowOutcome[]> =>
  rows.map(({ code, quantity }) =>
    code === 'inconnu' ? { added: 0, reason: 'unavailable' } : { added: quantity, reason: null },
  );

interface PostInput {
  add?: QuickOrders['add'] | ReturnType<typeof fails>;
  envoi?: string;
  carts?: { mini: () => Promise<MiniCart> };
}

async function posts(articles: string, { add = all, envoi = 'liste-1', carts }: PostInput = {}) {
  const form = new FormData();
  form.set('intent', 'add');
  form.set('articles', articles);
  form.set('envoi', envoi);
  return quickOrderPage.post(aRequest({ mode: 'pro', ports: { quickOrders: { add }, ...(carts && { carts }) } }), {
    url,
    form,
  });
}

test('the page begins below the account, with an empty list that has a name', async () => {
  const { view, head } = await quickOrderPage.show(aRequest({ mode: 'pro', ports: {} }), url);
  expect(view).toMatchObject({ title: 'Commande rapide', form: { value: '' }, remaining: null });
  expect(view.trail).toEqual([{ label: 'Mon compte', href: '/professionnel/mon-compte' }]);
  expect([view.form.draft.length > 0, head.noIndex]).toEqual([true, true]);
});

test('a list has one key however often it is sent, and the same list that is begun anew another', async () => {
  const keys: string[] = [];
  const add = async (rows: readonly QuickRow[], key: string) => {
    keys.push(key);
    return all(rows);
  };
  for (const [articles, envoi] of [
    ['1126001;2', 'liste-1'],
    ['1126001;2', 'liste-1'],
    ['1126001;2', 'liste-2'],
    ['1126001;3', 'liste-1'],
  ] as const)
    await posts(articles, { add, envoi }).catch(() => null);
  const [first, again, ...others] = keys;
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test.each([
  ['1126001;2', 'ajoute', /^Tous les articles sont dans votre panier\.$/],
  [
    '1126001;Carnet;2',
    'colonnes',
    /^Tous les articles sont dans votre panier\. Seuls les codes et les quantités sont lus/,
  ],
])('« %s », added whole, leads to the page that says so', async (articles, note, text) => {
  const answer = await posts(articles).catch((thrown: unknown) => thrown);
  expect(locationOf(answer as Response)).toBe(`/professionnel/mon-compte/commande-rapide?note=${note}`);
  const done = new URL(`?note=${note}`, url);
  const shown = await quickOrderPage.show(aRequest({ mode: 'pro', ports: {}, cookies: cookiesAfter(done) }), done);
  expect(shown.view.notices).toEqual([{ tone: 'success', text: expect.stringMatching(text), takesFocus: true }]);
});

test('a list of which some columns are not read and some rows are bad says both', async () => {
  const { page } = await posts('Code;Nom;Quantité\n1126001;Carnet;2\ninconnu;Gomme;3');
  expect(page.view?.remaining?.added).toMatch(/^1 ligne a été ajoutée à votre panier\. Seuls les codes/);
  expect(page.view?.form.value).toBe('inconnu;3');
});

test('articles that are typed one by one are added before a pasted list with titles, and what is wrong in them stays there', async () => {
  const ordered: QuickRow[][] = [];
  const add = async (rows: readonly QuickRow[]) => {
    ordered.push([...rows]);
    return all(rows);
  };
  const form = new FormData();
  form.set('intent', 'add');
  form.set('articles', 'Désignation;Quantité;Code\nCarnet;4;3501005');
  for (const [code, pieces] of [
    ['1126001', '2'],
    ['', '3'],
    [' 3101002 ', ''],
    ['inconnu', '4'],
  ] as const) {
    form.append('code', code);
    form.append('pieces', pieces);
  }
  const { page } = await quickOrderPage.post(aRequest({ mode: 'pro', ports: { quickOrders: { add } } }), { url, form });
  expect(ordered).toEqual([
    [
      { code: '1126001', quantity: 2 },
      { code: '3101002', quantity: 1 },
      { code: 'inconnu', quantity: 4 },
      { code: '3501005', quantity: 4 },
    ],
  ]);
  const { remaining, form: rest } = page.view ?? {};
  expect(remaining?.rows).toEqual([
    'Article 2\u202f: indiquez le code de cet article.',
    'Article 4\u202f: ce code ne correspond à aucun article disponible, vérifiez-le.',
  ]);
  expect([rest?.value, rest?.hasWrongLines]).toEqual(['', false]);
  expect(rest?.rows?.fields.map(({ code, pieces, error }) => [code, pieces, error?.at])).toEqual([
    ['', '', undefined],
    ['', '3', 'code'],
    ['', '', undefined],
    ['inconnu', '4', 'code'],
    ['', '', undefined],
  ]);
});

test('bad rows are named and kept in the form, under another name, and good ones are added', async () => {
  const { status, page } = await posts('1126001;2\ninconnu;3\nfaux');
  expect([status, page.view?.notices]).toEqual([422, []]);
  expect(page.view?.form.value).toBe('inconnu;3\nfaux');
  expect(page.view?.form.draft).not.toBe('liste-1');
  // In one box, to which the focus goes: both are heard.
  expect(page.view?.remaining).toEqual({
    added: '1 ligne a été ajoutée à votre panier.',
    title: '2 lignes restent à corriger',
    rows: [
      'Ligne 2 (inconnu;3)\u202f: ce code ne correspond à aucun article disponible, vérifiez-le.',
      'Ligne 3 (faux)\u202f: écrivez-la comme dans cet exemple, 1126001;2.',
    ],
  });
});

test('a row that was not added, or not in full, says why', async () => {
  const outcomes: RowOutcome[] = [
    { added: 0, reason: 'no-stock' },
    { added: 1, reason: 'less-stock' },
    { added: 2, reason: 'less-stock' },
    { added: 0, reason: 'maximum' },
    { added: 0, reason: 'to-compose' },
  ];
  const { page } = await posts('a;3\nb;3\nc;3\nd;3\ne;3\nf?;3\ng;0', { add: async () => outcomes });
  expect(page.view?.remaining?.rows).toEqual([
    'Ligne 1 (a;3)\u202f: il n’y en a plus en stock, retirez cette ligne.',
    'Ligne 2 (b;2)\u202f: le stock ne suffit pas, 1 en a été ajouté.',
    'Ligne 3 (c;1)\u202f: le stock ne suffit pas, 2 en ont été ajoutés.',
    'Ligne 4 (d;3)\u202f: votre panier en contient déjà le maximum par commande, retirez cette ligne.',
    'Ligne 5 (e;3)\u202f: ce service doit être préparé d’abord\u202f: ouvrez sa page.',
    'Ligne 6 (f?;3)\u202f: ce code n’est pas valide, vérifiez-le.',
    'Ligne 7 (g;0)\u202f: la quantité doit être un nombre entier de 1 à 9\u202f999.',
  ]);
});

test('a list of which nothing could be added says so', async () => {
  const { status, page } = await posts('inconnu;3');
  expect([status, page.view?.remaining?.added]).toEqual([422, 'Aucune ligne n’a été ajoutée à votre panier.']);
});

test.each(['', 'une liste', 'liste/1', '/liste'])(
  'a list that is named « %s », as no page names one, gets a name of the shop’s',
  async (envoi) => {
    const { page } = await posts('', { envoi });
    expect(page.view?.form.draft).toMatch(/^[\w-]{16}$/);
  },
);

test.each([
  ['', /Saisissez ou collez au moins un article/],
  [Array.from({ length: 501 }, () => 'a;1').join('\n'), /501 lignes/],
  ['1126001;1'.padEnd(20_001, ' 0'), /dépasse 20.000 caractères/],
])('a list that cannot be taken is kept as it is', async (articles, error) => {
  const { status, page } = await posts(articles, { add: fails(new Fault('contract', 'never asked')) });
  expect([status, page.view?.form.value]).toEqual([422, articles]);
  expect(page.view?.form.error).toMatch(error);
});

test('a quick order with a lost answer preserves its list and its draft name, and the cart shows its content', async () => {
  const add = fails(new Fault('timeout', 'addEntries'));
  const { status, page } = await posts('1126001;2', { add, carts: { mini: async () => ({ count: 3 }) } });
  expect([status, page.view?.form.value, page.view?.form.draft]).toEqual([503, '1126001;2', 'liste-1']);
  expect(page.view?.notices).toMatchObject([
    { tone: 'error', text: expect.stringMatching(/^L’ajout au panier n’a pas été confirmé/) },
  ]);
  expect(page.view?.cart.label).toBe('Voir le panier (3 articles)');
  const alone = await posts('1126001;2', { add, carts: { mini: fails(new Fault('timeout', 'getCart')) } });
  expect([alone.status, alone.page.view?.cart.label]).toEqual([503, 'Voir le panier']);
});
