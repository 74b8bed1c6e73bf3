import { describe, expect, test } from 'vitest';
import { anOrder, anOrderOf, aWithdrawal } from '#domain/orders/examples.ts';
import type { LineStatus } from '#domain/orders/line-status.ts';
import { aChoiceView, anOrderRead } from '../withdrawal.examples.ts';

describe('« Retours et remboursements »', () => {
  const linksOf = (...[given]: Parameters<typeof aChoiceView>) =>
    aChoiceView(given).orders.map(({ links }) => links.map(({ href }) => href));

  test('the choice page leads from each order to its open procedures, and to its withdrawals', () => {
    expect(linksOf()).toEqual([
      [
        '/mes-commandes/detail/CMD-26-000123/retractation',
        '/mes-commandes/detail/CMD-26-000123/CMD-26-000123-B/retour',
        '/mes-commandes/detail/CMD-26-000123/remboursement',
        '/mes-commandes/detail/CMD-26-000123/retractation/RETRACTATION-0001',
      ],
      [],
    ]);
  });

  test('the choice page reports an order that could not be loaded, and names those without an open procedure in one line', () => {
    const { orders, others } = aChoiceView();
    expect(orders.map(({ order: { href }, text }) => [href, text])).toEqual([
      ['/mes-commandes/detail/CMD-26-000123', undefined],
      [
        '/mes-commandes/detail/CMD-26-000124',
        'Le détail de cette commande n’a pas pu être chargé. Ouvrez-la pour voir ce que vous pouvez faire.',
      ],
    ]);
    expect(others).toMatchObject({
      label: 'Une autre commande\u202f: rien à retourner ni à rembourser',
      links: [{ href: '/mes-commandes/detail/CMD-26-000125' }],
    });
  });

  test('the choice page does not say that nothing may be given back where nobody tells it', () => {
    const untold = anOrderRead({ order: anOrder({ withdrawableUntil: null }) });
    const { orders, others } = aChoiceView({ orders: [untold] });
    expect([orders.map(({ text }) => text), others]).toEqual([
      ['Nous ne savons pas si vous pouvez encore y renoncer. Appelez notre service client.'],
      undefined,
    ]);
    const [beside] = aChoiceView({ orders: [{ ...untold, withdrawals: [aWithdrawal({ lines: [] })] }] }).orders;
    expect([beside?.text, beside?.links.length]).toEqual([orders[0]?.text, 1]);
  });

  test('the choice page offers no withdrawal once everything was withdrawn from, and no return after its last day', () => {
    const all = aWithdrawal({
      lines: [
        { entryNumber: 0, quantity: 3 },
        { entryNumber: 1, quantity: 1 },
      ],
    });
    const [links = []] = linksOf({ orders: [anOrderRead({ withdrawals: [all] })], today: '2026-12-11' });
    expect(links.filter((href) => /retractation$|retour$/.test(href))).toEqual([]);
  });

  test.each([
    ['2026-12-10', true],
    ['2026-12-11', false],
  ])('the choice page offers on %s the return that lasts until 10/12/2026: %s', (today, isOffered) => {
    const [links = []] = linksOf({ today });
    expect(links.some((href) => href.endsWith('/retour'))).toBe(isOffered);
  });

  test.each<[string, LineStatus, string | undefined]>([
    ['from the day on which a label that is not used is refunded', 'ready-for-pickup', 'à partir du 27/11/2026'],
    ['without a day, where a label is refunded today', 'label-expired', undefined],
  ])('the choice page offers a refund %s', (_, status, note) => {
    const order = anOrderOf('parcel', status, { refundableFrom: '2026-11-27' });
    const [row] = aChoiceView({ orders: [anOrderRead({ order })], today: '2026-11-26' }).orders;
    expect(row?.links.find(({ href }) => href.endsWith('/remboursement'))?.note).toBe(note);
  });

  test('the choice page searches orders, names a search that found none, and keeps it from page to page', () => {
    const found = aChoiceView({ text: 'timbres' });
    expect(found.search).toEqual({ action: '/mes-commandes/changer-d-avis', text: 'timbres' });
    expect(found.pages?.next?.href).toBe('/mes-commandes/changer-d-avis?q=timbres&page=2');
    const none = { page: { orders: [], page: 0, pageCount: 0, count: 0 }, orders: [] };
    expect(aChoiceView({ ...none, text: 'timbres' })).toMatchObject({
      search: { text: 'timbres' },
      none: 'Aucune commande ne correspond à cette recherche. Vérifiez le numéro ou l’article.',
    });
    expect(aChoiceView(none)).not.toHaveProperty('search');
    expect(aChoiceView({ page: undefined, orders: [] })).not.toHaveProperty('search');
  });

  test('the choice page offers a professional no withdrawal, and explains it', () => {
    const { lead, kinds, orders, ...others } = aChoiceView({ mode: 'pro' });
    expect(others).not.toHaveProperty('terms');
    expect(lead).toContain('ne s’applique pas à un achat professionnel');
    expect(kinds.map(({ id }) => id)).toEqual(['return', 'refund']);
    expect(orders[0]?.links.map(({ href }) => href).join()).not.toMatch(/retractation(,|$)/);
  });

  test('the choice page shows an individual three procedures, and no sign-in to a signed-in shopper', () => {
    const { lead, kinds, terms, ...others } = aChoiceView();
    expect([lead, kinds.map(({ id }) => id)]).toEqual([
      'Pour chaque commande, nous indiquons ce que vous pouvez faire.',
      ['withdraw', 'return', 'refund'],
    ]);
    expect(terms?.href).toBe('/retractation');
    for (const absent of ['signIn', 'none']) expect(others).not.toHaveProperty(absent);
  });

  test('the choice page asks visitors to sign in, and leads back here', () => {
    const { signIn, pages, ...others } = aChoiceView({ page: undefined, orders: [] });
    expect(signIn?.way.href).toContain(encodeURIComponent('/mes-commandes/changer-d-avis'));
    expect(pages).toBeNull();
    expect(others).not.toHaveProperty('none');
    expect(others.trail.map(({ label }) => label)).toEqual(['Accueil']);
    expect(aChoiceView().trail.map(({ label }) => label)).toEqual(['Mon compte']);
  });

  test.each([
    [
      'none was ever placed',
      { orders: [], page: 0, pageCount: 0, count: 0 },
      'Vous n’avez pas encore passé de commande.',
    ],
    ['they could not be loaded', null, 'Vos commandes n’ont pas pu être chargées, veuillez réessayer.'],
  ])('the choice page reports of the orders that %s', (_, page, text) => {
    const { none, pages } = aChoiceView({ page, orders: [] });
    expect([none, pages]).toEqual([text, null]);
  });

  test('the choice page pages through a long list of orders', () => {
    const pagesAt = (page: number, pageCount = 3) =>
      aChoiceView({ page: { orders: [], page, pageCount, count: 12 } }).pages;
    const at = '/mes-commandes/changer-d-avis';
    const newer = (href: string) => ({ label: 'Commandes plus récentes', href });
    const older = (href: string) => ({ label: 'Commandes plus anciennes', href });
    expect(pagesAt(0)).toEqual({ label: 'Page 1 sur 3', next: older(`${at}?page=2`) });
    expect(pagesAt(1)).toEqual({ label: 'Page 2 sur 3', previous: newer(at), next: older(`${at}?page=3`) });
    expect(pagesAt(2)).toEqual({ label: 'Page 3 sur 3', previous: newer(`${at}?page=2`) });
    expect(pagesAt(1, 2)?.next).toBeUndefined();
    expect(pagesAt(0, 1)).toBeNull();
  });
});
