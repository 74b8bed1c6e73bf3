import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import { aConsignment, aContract, anOrder, anOrderOf, aService } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { euros } from '#domain/shared/money.ts';
import { recapView } from '#ui/cart/recap.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import { orderRowView } from '#ui/orders/list/order-list.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { confirmationView } from './confirmation.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const today = '2026-11-24';
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test('a made order shows its code, its date, its state and both addresses', () => {
  const view = confirmationView(anOrder(), today, fr);
  expect(view.title).toBe('Votre commande est enregistrée');
  expect(view.code).toEqual({ label: 'Numéro de commande', value: 'CMD-1' });
  expect(view.date).toBe('24/11/2026');
  expect(view.status).toBe('Enregistrée');
  expect(view.payment).toContain('Carte bancaire');
  expect(view.delivery).toMatchObject({ title: 'Adresse de livraison', modes: ['Lettre suivie'] });
  expect([view.delivery?.block.at(-1), view.billing?.block.at(-1)]).toEqual(['33380 MIOS', '71000 MACON']);
  expect(view.resume.href).toBe('/');
  expect(view.steps).toEqual(stepsView('confirmation', { physical: true }, fr));
});

test('an address that no service could check says so here as well', () => {
  const unverified = anAddress({ isVerified: false });
  const order = anOrder({ deliveryAddress: unverified, billingAddress: { ...unverified, floor: '2' } });
  const marks = (wording: typeof fr) => {
    const { delivery, billing } = confirmationView(order, today, wording);
    return [delivery?.mark, billing?.mark];
  };
  expect(marks(fr)).toEqual(['Non confirmée', 'Non confirmée']);
  expect(marks(en)).toEqual(['Not confirmed', 'Not confirmed']);
  expect(confirmationView(anOrder(), today, fr).delivery?.mark).toBeUndefined();
});

test('an invoice to the address of the delivery says so, and prints it no second time', () => {
  const address = anAddress();
  const billed = (over: Partial<Order>) => confirmationView(anOrder(over), today, fr).billing?.block.join();
  const both = { deliveryAddress: address, billingAddress: address };
  expect(billed(both)).toBe('Identique à l’adresse de livraison');
  expect(billed({ ...both, lines: [] }), 'nothing is delivered').toContain(address.lastName);
});

test('the bill of a professional names the company', () => {
  const billingAddress = anAddress({ companyNumber: '73282932000074' });
  expect(confirmationView(anOrder({ billingAddress }), today, pro).billing?.number).toBe(
    'SIRET 732\u00a0829\u00a0320\u00a000074',
  );
  expect(confirmationView(anOrder(), today, fr).billing?.number).toBeUndefined();
});

test('the state is the one that the list of orders says at the same moment', () => {
  const order = anOrder({ statusDisplay: 'Enregistrée', consignments: [aConsignment()] });
  const { state } = orderRowView({ summary: order, order }, { today, phone: '36 31' }, fr);
  expect(state?.text).toBe('En préparation');
  expect(confirmationView(order, today, fr).status).toBe(state?.text);
});

test('the state that the backend says is the one that is shown', () => {
  expect(confirmationView(anOrder({ statusDisplay: 'Préparée' }), today, fr).status).toBe('Préparée');
  expect(confirmationView(anOrder(), today, en).date).toBe('24/11/2026');
});

test('the confirmation shows the articles by sender and by service, each with its next step', () => {
  const canal = { id: 'canal', name: 'Canal' };
  const lines = [
    aLine({ id: '0', seller: canal, title: 'Enveloppes' }),
    aParcel('1'),
    aLine({ id: '2' }),
    aLine({ id: '3', seller: canal, title: 'Cartons' }),
    aParcel('4'),
    aLine({ id: '5', kind: 'other', service: 'letter', title: 'Courrier en ligne' }),
    aLine({ id: '6', kind: 'other', service: null, title: 'Autre' }),
    aLine({ id: '7', seller: { id: 'atelier', name: 'Atelier' }, title: 'Encre' }),
  ];
  const { groups, shared } = confirmationView(anOrder({ lines }), today, fr);
  expect(groups.map(({ title, lines: some }) => [title, some.map((line) => line.title)])).toEqual([
    ['Vendu et expédié par La boutique', ['Carnet de 12 timbres Marianne']],
    ['Vendu et expédié par Canal', ['Enveloppes', 'Cartons']],
    ['Vendu et expédié par Atelier', ['Encre']],
    ['Colissimo en ligne', ['Colissimo en ligne']],
    ['Courrier en ligne', ['Courrier en ligne']],
    ['Services en ligne', ['Autre']],
  ]);
  // What both sellers do next is said once.
  expect(shared).toEqual([fr.t('payment.nextSeller')]);
  // It stands over the parcel of the shop too.
  expect(shared[0]).toMatch(/^L’envoi d’un vendeur /);
  expect(groups.filter(({ next }) => !next).map(({ title }) => title)).toEqual([
    'Vendu et expédié par Canal',
    'Vendu et expédié par Atelier',
  ]);
  for (const text of [...shared, ...groups.flatMap(({ next }) => next ?? [])]) expect(text).toMatch(/\.$/);
});

/** Specification §9; a stamp in an order is the one of postal-domain 9.75. */
const titles = {
  parcel: 'Colissimo en ligne',
  stamp: 'Timbre numérique',
  'stamp-logo': 'Mon timbre avec logo',
  forwarding: 'Réexpédition en ligne',
  'registered-mail': 'Vignette recommandée en ligne',
  letter: 'Courrier en ligne',
};

test.each(['parcel', 'stamp', 'stamp-logo', 'forwarding', 'registered-mail', 'letter'] as const)(
  'a %s has its own name and next step',
  (service) => {
    const [group] = confirmationView(anOrder({ lines: [aLine({ kind: 'other', service })] }), today, fr).groups;
    expect(group?.title).toBe(titles[service]);
    expect(group?.next).toContain(service === 'letter' ? 'courrier' : 'détail de la commande');
  },
);

test.each([fr, en])(
  'registered mail has one name in the journey, the confirmation and the order, in $lang',
  ({ t }) => {
    const names = [t('registered-mail.title'), t('payment.groupRegistered'), t('orders.service.registered-mail')];
    expect(new Set(names).size).toBe(1);
  },
);

test.each([
  [[{ type: 'temporary' as const, to: null }], 'Garde du courrier'],
  [[{}], 'Réexpédition en ligne'],
  [[{ type: 'temporary' as const, to: null }, {}], 'Réexpédition et garde du courrier'],
])('contracts of %o are headed « %s »', (contracts, title) => {
  const order = anOrderOf('forwarding', 'ready-to-download');
  const services = contracts.map((over) =>
    aService({ service: 'forwarding', status: null }, { contract: aContract(over) }),
  );
  expect(confirmationView({ ...order, services }, today, fr).groups.map((group) => group.title)).toEqual([title]);
});

test('each sender says how and when it comes; the address does not say it again', () => {
  const lines = [
    aLine({ id: '0' }),
    aLine({ id: '1', seller: { id: 'canal', name: 'Canal' } }),
    aParcel('2'),
    aLine({ id: '3', seller: { id: 'atelier', name: 'Atelier' } }),
  ];
  const dates = { earliest: '2026-11-25', latest: '2026-11-26' };
  const point = { name: 'Point Louvre', street: '50 rue du Louvre', postalCode: '75001', city: 'Paris' };
  const deliveries = {
    '0': { name: 'Lettre suivie', dates, point: null },
    '1': { name: 'Standard', dates: null, point },
    '3': { name: 'Consigne', dates: null, point: { name: 'Gare', street: '', postalCode: '', city: 'Lyon' } },
  };
  const view = confirmationView(anOrder({ lines, deliveries }), today, fr);
  expect(view.groups.map(({ delivery }) => delivery)).toEqual([
    'Lettre suivie, du\u00a0mer.\u00a025/11 au\u00a0jeu.\u00a026/11/2026',
    'Standard, à retirer ici\u202f: Point Louvre, 50 rue du Louvre, 75001 Paris',
    'Consigne, à retirer ici\u202f: Gare, Lyon',
    undefined,
  ]);
  expect(view.delivery?.modes).toEqual([]);
  expect(view.shared).toEqual([fr.t('payment.nextSellerPoint')]);
  expect(view.groups.map(({ next }) => Boolean(next))).toEqual([true, false, false, true]);
});

test('a label that is printed at the drop-off has a code to show, and is nothing to print', () => {
  const line = { kind: 'other', service: 'parcel', carrier: 'POFR' } as const;
  const lines = [aLine(line), aLine({ ...line, id: 'coded', isPrintedAtDropOff: true })];
  const { groups } = confirmationView(anOrder({ lines }), today, fr);
  expect(groups.map(({ next }) => /Imprimez/.test(next ?? ''))).toEqual([true, false]);
  expect(groups[1]?.next).toContain('code QR');
  expect(groups.map(({ title }) => title)).toEqual(['Colissimo en ligne', 'Colissimo en ligne, sans imprimante']);
});

test('goods of the shop that wait at a point are not said to be sent by a seller', () => {
  const point = { name: 'Point Louvre', street: '50 rue du Louvre', postalCode: '75001', city: 'Paris' };
  const deliveries = { [aLine().id]: { name: 'En point de retrait', dates: null, point } };
  const lines = [aLine({ seller: { id: null, name: 'Nous' } })];
  const [group] = confirmationView(anOrder({ lines, deliveries }), today, fr).groups;
  expect([group?.title, group?.next]).toEqual([
    'Vendu et expédié par La boutique',
    expect.stringMatching(/^Nous préparons.*retirer/),
  ]);
});

test('goods of a seller whose name the backend does not say are not said to be the shop’s', () => {
  const lines = [aLine({ seller: { id: '2001', name: null } })];
  const [group] = confirmationView(anOrder({ lines }), today, fr).groups;
  expect(group?.title).toBe('Vendu et expédié par un vendeur partenaire');
  expect(recapView({ lines, total: anOrder().total }, fr).lines[0]?.seller).toBe('Un vendeur partenaire');
  const two = [...lines, aLine({ id: 'autre', seller: { id: '2002', name: null } })];
  const ids = confirmationView(anOrder({ lines: two }), today, fr).groups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('an order of which the backend does not say how it is paid says nothing of it', () => {
  for (const paymentMode of [null, { code: 'card', name: '' }])
    expect(confirmationView(anOrder({ paymentMode }), today, fr)).not.toHaveProperty('payment');
  expect(confirmationView(anOrder({ paymentMode: null }), today, fr)).not.toHaveProperty('terms');
});

test('the withdrawal that was given up, and an invoice to come, are written down', () => {
  expect(confirmationView(anOrder(), today, fr)).toMatchObject({ notes: [] });
  expect(confirmationView(anOrder(), today, fr).terms).toBeUndefined();
  const later = anOrder({
    paymentMode: { code: 'deferred', name: 'Paiement différé' },
    waivedAt: '2026-11-24T13:05:00Z',
    lines: anOrderOf('parcel', 'created').lines,
  });
  expect(confirmationView(later, today, fr).terms).toMatch(
    /rien n’est débité aujourd’hui.*facture mensuelle, à régler/i,
  );
  expect(confirmationView(later, today, fr).notes).toEqual([
    expect.stringMatching(/^Le 24\/11\/2026,.*renoncé à votre droit de rétractation/),
  ]);
  expect(confirmationView(later, today, en).notes[0]).toContain('gave up your right to withdraw');
});

test('the order has its own page', () => {
  expect(confirmationView(anOrder(), today, pro).detail.href).toBe('/professionnel/mes-commandes/detail/CMD-1');
});

test('an order of services has no delivery address', () => {
  const view = confirmationView(anOrder({ lines: [aLine({ kind: 'other', service: 'letter' })] }), today, fr);
  expect(view.delivery).toBeUndefined();
  expect(view.steps).toHaveLength(3);
});

test('the recap counts what is bought, merges parcels and names sellers, ours first', () => {
  const lines = [
    aLine({ seller: { id: 'canal', name: 'Canal' }, picture: '/medias/carnet' }),
    aParcel('0'),
    aParcel('1', { quantity: 2, total: aLine().total }),
    aLine({
      id: '2',
      seller: { id: null, name: 'Nous' },
      title: 'Affiche',
      quantity: 4,
      total: { ttc: euros(72.96), ht: euros(60.8) },
    }),
  ];
  const view = recapView({ lines, total: aCart().total }, fr);
  expect(view.lines.map(({ title, seller, picture }) => [title, seller, picture])).toEqual([
    ['Affiche', undefined, undefined],
    ['Colissimo en ligne', undefined, undefined],
    ['Carnet de 12 timbres Marianne', 'Canal', '/medias/carnet'],
  ]);
  expect(view.lines.map(({ quantityAndPrice }) => quantityAndPrice)).toEqual([
    '4 × 18,24\u00a0€',
    '3 × 18,24\u00a0€',
    '2 × 18,24\u00a0€',
  ]);
  expect(view.totals.map(({ label }) => label).slice(0, 3)).toEqual(['9 articles', 'Réduction', 'Livraison']);
  const services = recapView({ lines: [aParcel('0')], total: aCart().total }, fr).totals;
  expect(services.map(({ label }) => label)).not.toContain('Livraison');
  const two = aLine({ quantity: 2, total: { ttc: euros(36.48), ht: null } });
  expect(recapView({ lines: [two], total: aCart().total }, fr).lines[0]?.quantityAndPrice).toBe('2 × 18,24\u00a0€');
});

test('a summary folds the lines beyond the third, and counts their articles', () => {
  const lines = Array.from({ length: 5 }, (_, at) => aLine({ id: String(at), quantity: at === 3 ? 2 : 1 }));
  const foldOf = (some: Line[], wording = fr) => recapView({ lines: some, total: aCart().total }, wording).fold;
  expect(foldOf(lines)).toEqual({ at: 3, label: '+ 3 autres articles' });
  expect(foldOf([...lines.slice(0, 3), aLine({ id: '9', quantity: 1 })], en)).toEqual({
    at: 3,
    label: '+ 1 other item',
  });
  expect(foldOf(lines.slice(0, 3))).toBeUndefined();
});

const twoParcels = [
  aParcel('0', { quantity: 2, unit: { ttc: euros(5), ht: euros(4) }, total: { ttc: euros(10), ht: euros(8) } }),
  aParcel('1', { quantity: 1, unit: { ttc: euros(14), ht: euros(12) }, total: { ttc: euros(14), ht: euros(12) } }),
];

test('parcels that cost differently have no price of one piece, even where one would multiply', () => {
  const line = (lines: Line[], wording = fr) => recapView({ lines, total: aCart().total }, wording).lines[0];
  expect(line(twoParcels)).toMatchObject({ quantityAndPrice: '3 colis', total: '24,00\u00a0€' });
  const [one, other] = twoParcels;
  const alike = [one!, { ...one!, id: '1.colis' }];
  expect(line(alike)).toMatchObject({ quantityAndPrice: '4 × 5,00\u00a0€', total: '20,00\u00a0€' });
  const chance = [
    aParcel('0', { unit: { ttc: euros(8), ht: null }, total: { ttc: euros(8), ht: null } }),
    { ...one!, quantity: 1, total: one!.unit },
    { ...one!, quantity: 1, unit: { ttc: euros(11), ht: null }, total: { ttc: euros(11), ht: null } },
  ];
  expect(line(chance)).toMatchObject({ quantityAndPrice: '3 colis', total: '24,00\u00a0€' });
  expect(line(twoParcels, pro)).toMatchObject({ total: '20,00\u00a0€\u00a0HT', totalNote: '24,00\u00a0€\u00a0TTC' });
  // One parcel whose price without tax is unknown leaves that of all unknown.
  expect(line([...chance, other!], pro)?.total).toBe('38,00\u00a0€\u00a0TTC');
});

test('a price of one piece that rounding keeps from multiplying is said with tax, or not at all', () => {
  const rounded = aLine({
    quantity: 3,
    unit: { ttc: euros(5.39), ht: euros(4.49) },
    total: { ttc: euros(16.17), ht: euros(13.48) },
  });
  const text = (line: Line, wording = pro) =>
    recapView({ lines: [line], total: aCart().total }, wording).lines[0]?.quantityAndPrice;
  expect(text(rounded)).toBe('3 × 5,39\u00a0€\u00a0TTC');
  expect(text(rounded, fr)).toBe('3 × 5,39\u00a0€');
  expect(text({ ...rounded, total: { ttc: euros(16.17), ht: euros(13.47) } })).toBe('3 × 4,49\u00a0€\u00a0HT');
  expect(text({ ...rounded, total: { ttc: euros(15), ht: null } }, fr)).toBe('Quantité\u202f: 3');
});

test('the confirmation shows the details of a configured service', () => {
  const letter = aLine({
    kind: 'other',
    service: 'letter',
    configurationId: 'lettre-1',
    composition: [{ label: 'Destinataire', value: 'Mairie, 69002 Lyon' }],
  });
  const { groups } = confirmationView(anOrder({ lines: [letter] }), today, fr);
  expect(groups[0]?.lines[0]?.composition).toEqual(['Destinataire\u202f: Mairie, 69002 Lyon']);
});

test('the recap’s totals are the backend’s, HT before TTC for professionals', () => {
  const delivery = { ttc: euros(3.6), ht: euros(3) };
  const goods = { ttc: euros(36.48), ht: euros(30.4) };
  const discount = { ttc: euros(0), ht: euros(0) };
  const total = { ...aCart().total, ttc: euros(40.08), ht: euros(33.4), goods, discount, delivery, tax: euros(6.68) };
  expect(recapView({ lines: [aLine()], total }, fr).totals.map(({ value }) => value)).toEqual([
    '36,48\u00a0€',
    '3,60\u00a0€',
    '40,08\u00a0€',
    '6,68\u00a0€',
  ]);
  const rows = recapView({ lines: [aLine()], total }, pro).totals;
  expect(rows.map(({ label }) => label)).toEqual(['2 articles', 'Livraison', 'Total', 'dont TVA']);
  expect([rows[0], rows[1], rows[2]].map((row) => row?.columns)).toEqual([
    ['30,40\u00a0€', '36,48\u00a0€'],
    ['3,00\u00a0€', '3,60\u00a0€'],
    ['33,40\u00a0€', '40,08\u00a0€'],
  ]);
});

test('steps behind are links, steps ahead are not, and none is once the order is made', () => {
  const payment = stepsView('payment', { physical: true }, fr);
  expect(payment).toEqual([
    { label: 'Panier', done: true, href: '/checkout/recapitulatif' },
    { label: 'Livraison', done: true, href: '/checkout/livraison' },
    { label: 'Paiement', current: true },
    { label: 'Confirmation' },
  ]);
  expect(stepsView('delivery', { physical: true }, pro)[0]?.href).toBe('/professionnel/checkout/recapitulatif');
  expect(stepsView('confirmation', { physical: true }, fr)).toEqual([
    { label: 'Panier', done: true },
    { label: 'Livraison', done: true },
    { label: 'Paiement', done: true },
    { label: 'Confirmation', current: true },
  ]);
});
