import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart, Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { cartView } from './cart.view.ts';
import type { CartMessages } from './changes.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const nothing: CartMessages = { byLine: {}, notices: [] };
const shown = (cart: Cart | null, { wording = fr, signedIn = true, otherCount = 0, messages = nothing } = {}) =>
  cartView({ cart, signedIn, notices: [], otherCount, messages }, wording);

const canal = { id: 'canal', name: 'Papeterie du Canal' };

test('lines stand by seller, the shop’s own first, in the order in which they were put in', () => {
  const lines = [
    aLine({ id: '0', seller: canal }),
    aLine({ id: '1' }),
    aLine({ id: '2', seller: { id: 'pli', name: null } }),
    aLine({ id: '3', seller: canal }),
  ];
  const { groups } = shown(aCart({ lines }));
  expect(groups.map(({ seller, lines: of }) => [seller, of.map(({ id }) => id)])).toEqual([
    ['La boutique', ['1']],
    ['Papeterie du Canal', ['0', '3']],
    ['Un vendeur partenaire', ['2']],
  ]);
});

test('parcels read as one line « Colissimo en ligne » with their sum, and go together', () => {
  const lines = [
    aParcel('0', { quantity: 1, total: { ttc: euros(7.35), ht: euros(7.35) } }),
    aLine({ id: '1' }),
    aParcel('2', { quantity: 2, title: 'Colissimo 5 kg', total: { ttc: euros(25), ht: euros(25) } }),
  ];
  for (const wording of [fr, en]) {
    const merged = shown(aCart({ lines }), { wording }).groups[0]?.lines[1];
    expect(merged).toMatchObject({
      id: '0,2',
      title: wording === fr ? 'Colissimo en ligne' : 'Colissimo online',
      quantity: 3,
    });
    expect(merged?.parcels?.each).toMatchObject([
      { id: '0', text: '1 × Colissimo 1 kg', total: wording === fr ? '7,35\u00a0€' : '€7.35' },
      { id: '2', text: '2 × Colissimo 5 kg', total: wording === fr ? '25,00\u00a0€' : '€25.00' },
    ]);
    expect([merged?.href, merged?.facts]).toEqual([undefined, []]);
    expect(merged?.total).toBe(wording === fr ? '32,35\u00a0€' : '€32.35');
  }
});

test('the delivery has a price once it is known where to, and how from each sender', () => {
  const delivery = (over: Partial<Cart>) => shown(aCart(over)).totals.find(({ label }) => label === 'Livraison')?.value;
  expect(delivery({})).toBe('Calculée à l’étape suivante');
  expect(delivery({ deliveryAddress: anAddress() })).toBe('Selon le mode choisi');
  expect(delivery({ deliveryAddress: anAddress(), deliveryChosen: true })).toBe('Offerte');
  expect(delivery({ lines: [aParcel('0')], deliveryChosen: true })).toBeUndefined();
});

test('each seller’s articles stand below what the backend says of that seller’s delivery', () => {
  const price = (ttc: number) => ({ ttc: euros(ttc), ht: euros(ttc) });
  const senderDeliveries = [
    { sellerId: null, lowest: price(6.1), free: null },
    { sellerId: 'canal', lowest: price(4.9), free: null },
  ];
  const lines = [aLine({ id: '0' }), aLine({ id: '1', seller: canal })];
  expect(shown(aCart({ lines, senderDeliveries })).groups.map(({ seller, delivery }) => [seller, ...delivery])).toEqual(
    [
      ['La boutique', 'Livraison en France métropolitaine à partir de 6,10\u00a0€'],
      ['Papeterie du Canal', 'Livraison en France métropolitaine à partir de 4,90\u00a0€'],
    ],
  );
});

test('a line is known by its article, wherever it stands', () => {
  const keys = (ids: string[]) =>
    shown(aCart({ lines: ids.map((id) => aLine({ id })) })).groups[0]?.lines.map(({ key }) => key);
  expect(keys(['0.a', '1.b.offre', '2.c'])).toEqual(['a', 'b.offre', 'c']);
  expect(keys(['0.b.offre', '1.c'])).toEqual(['b.offre', 'c']);
});

test('a line says its unit price, and what its controls do', () => {
  const line = shown(
    aCart({ lines: [aLine({ quantity: 2, maxQuantity: 1, total: { ttc: euros(36.48), ht: euros(36.48) } })] }),
  ).groups[0]?.lines[0];
  expect(line).toMatchObject({
    facts: ['18,24\u00a0€ l’unité'],
    removeLabel: 'Supprimer Carnet de 12 timbres Marianne',
    quantityLabel: 'Quantité de Carnet de 12 timbres Marianne',
    href: '/boutique/carnet-de-12-timbres-marianne/p/1126001',
  });
  // A quantity that is already in the cart is allowed, even above what could be added now.
  expect(line?.max).toBe(2);
});

test('the button names the next step', () => {
  const services = aCart({ lines: [aLine({ kind: 'other', service: 'letter' })] });
  expect(shown(aCart()).next).toBe('Choisir la livraison');
  expect(shown(services).next).toBe('Passer au paiement');
  const visitor = shown(aCart(), { signedIn: false });
  expect(visitor.next).toBe('Se connecter pour commander');
  expect(visitor.notes).toEqual([expect.stringContaining('Votre panier est conservé.')]);
  expect(shown(aCart()).notes).toEqual([]);
});

test.each([null, aCart({ lines: [] })])('an empty cart says so and leads back to the shop', (cart) => {
  const view = shown(cart);
  expect(view.empty).toEqual({ text: 'Votre panier est vide.', resume: { label: 'Reprendre mes achats', href: '/' } });
  expect([view.groups, view.totals, view.next]).toEqual([[], [], undefined]);
  expect(shown(cart, { wording: en }).empty?.text).toBe('Your basket is empty.');
});

test('a voucher shows what it takes off', () => {
  const vouchers = [
    { code: 'BIENVENUE10', name: 'Bienvenue', amount: euros(1.82) },
    { code: 'PORTOFFERT', name: 'Port offert', amount: null },
  ];
  expect(shown(aCart({ vouchers })).voucher.applied).toEqual([
    { code: 'BIENVENUE10', label: 'Bienvenue\u202f: −1,82\u00a0€' },
    { code: 'PORTOFFERT', label: 'Port offert' },
  ]);
});

test('the other mode’s cart is named: beside a full one, and as the way on from an empty one', () => {
  expect(shown(aCart(), { otherCount: 2 }).notes[0]).toContain('Votre panier Professionnel contient aussi 2 articles.');
  expect(shown(aCart(), { otherCount: 1, wording: pro }).notes[0]).toContain('Votre panier Particulier');
  expect(shown(null, { otherCount: 2 }).empty?.other).toEqual({
    label: 'Votre panier Professionnel contient 2 articles.',
    href: '/professionnel/checkout/recapitulatif',
  });
});

test('the éco-participation is said by line and in all, within what is paid', () => {
  const lines = [aLine({ quantity: 1, ecoParticipation: euros(2.6) })];
  const view = shown(aCart({ lines, total: { ...aCart().total, ecoParticipation: euros(2.6) } }));
  expect(view.groups[0]?.lines[0]?.facts).toEqual(['dont 2,60\u00a0€ d’éco-participation']);
  expect(view.totals.find(({ label }) => label === 'dont éco-participation')?.value).toBe('2,60\u00a0€');
  const single = aCart({ lines: [aLine({ quantity: 1, total: aLine().unit })] });
  expect(shown(single).groups[0]?.lines[0]?.facts, 'the price of a single one is its line’s').toEqual([]);
  expect(shown(aCart()).groups[0]?.lines[0]?.facts).toEqual(['18,24\u00a0€ l’unité']);
});

test('removing merged parcels asks first, with how many', () => {
  const lines = [aParcel('0', { quantity: 1 }), aParcel('1', { quantity: 2 })];
  expect(shown(aCart({ lines })).groups[0]?.lines[0]?.parcels).toMatchObject({
    count: '3 colis',
    question: 'Supprimer les 3 colis de cette ligne\u202f?',
    confirm: 'Supprimer les 3 colis',
  });
});

const aLetter = (id: string, to: string) =>
  aLine({
    id,
    kind: 'other',
    service: 'letter',
    title: 'Courrier en ligne',
    configurationId: id,
    composition: [{ label: 'Destinataire', value: to }],
  });

test('two letters are told apart by their recipients, and their quantity is that of their composition', () => {
  const lines = [aLetter('0.a', 'Mairie, 69002 Lyon'), { ...aLetter('1.b', 'Préfecture, 29200 Brest'), quantity: 3 }];
  const views = shown(aCart({ lines })).groups[0]?.lines;
  expect(views?.map(({ removeLabel }) => removeLabel)).toEqual([
    'Supprimer Courrier en ligne, Destinataire\u202f: Mairie, 69002 Lyon',
    'Supprimer Courrier en ligne, Destinataire\u202f: Préfecture, 29200 Brest',
  ]);
  expect(views?.map(({ facts, fixed }) => [facts[0], fixed])).toEqual([
    ['Destinataire\u202f: Mairie, 69002 Lyon', 'Quantité\u202f: 2'],
    ['Destinataire\u202f: Préfecture, 29200 Brest', 'Quantité\u202f: 3'],
  ]);
  expect(shown(aCart()).groups[0]?.lines[0]?.fixed).toBeUndefined();
});

test('quantities are updated where one can be changed: not among parcels and letters alone', () => {
  const composed = [aParcel('1'), aParcel('2'), aLetter('0.a', 'Mairie, 69002 Lyon')];
  expect(shown(aCart({ lines: composed })).hasQuantities).toBe(false);
  expect(shown(aCart({ lines: [...composed, aLine()] })).hasQuantities).toBe(true);
});

test('a composed line is changed by its journey where the shop has one, and some are composed once more', () => {
  const line = (over: Partial<Line>) =>
    shown(aCart({ lines: [{ ...aLetter('0.a', ''), composition: [], ...over }] })).groups[0]?.lines[0];
  const stamps = { action: '/mon-timbre-en-ligne', configuration: '0.a' };
  expect(line({ service: 'stamp', title: 'Mon timbre en ligne' })).toMatchObject({
    edit: { ...stamps, label: 'Modifier Mon timbre en ligne' },
    duplicate: { ...stamps, label: 'Dupliquer Mon timbre en ligne' },
  });
  const mail = { action: '/vignette-recommandee-en-ligne' };
  expect(line({ service: 'registered-mail' })).toMatchObject({ edit: mail, duplicate: mail });
  expect(line({ service: 'letter' })?.duplicate).toEqual({
    action: '/envoi-courrier-en-ligne',
    configuration: '0.a',
    label: 'Dupliquer Courrier en ligne',
  });
  expect(line({ service: 'forwarding' })).not.toHaveProperty('duplicate');
  expect(line({ configurationId: null })?.edit).toBeUndefined();
});

test('a service of an old cart that was never composed says so at its line, with the way on where there is one', () => {
  const bare = { kind: 'other', configurationId: null, isBare: true } as const;
  const line = (over: Partial<Line>) => shown(aCart({ lines: [aLine({ ...bare, ...over })] })).groups[0]?.lines[0];
  expect(line({ service: 'letter' })?.bare).toEqual({
    text: 'Ce service n’a pas été préparé\u202f: il ne peut pas être commandé ainsi. Préparez-le, puis supprimez cette ligne.',
    compose: { href: '/envoi-courrier-en-ligne?article=1126001', label: 'Préparer' },
  });
  expect(line({ service: null })?.bare?.compose).toBeUndefined();
  expect(line({ service: 'letter' })?.fixed).toBe('Quantité\u202f: 2');
  const parcels = [aParcel('0.a'), aParcel('1.b', { configurationId: null, isBare: true })];
  const merged = shown(aCart({ lines: parcels })).groups[0]?.lines[0];
  expect(merged?.bare?.text).toMatch(/^Des colis de cette ligne n’ont pas été préparés/);
  expect(merged?.bare?.compose?.href).toBe('/colissimo-en-ligne');
  expect(merged?.parcels?.each.map(({ text }) => text)).toEqual([
    '1 × Colissimo 1 kg',
    '1 × Colissimo 1 kg, à préparer',
  ]);
});

test('a service whose composition no longer holds says what of it, and is changed', () => {
  const line = {
    kind: 'other',
    service: 'registered-mail',
    configurationId: 'c1',
    outdated: ['Jour du dépôt'],
  } as const;
  const [shownLine] = shown(aCart({ lines: [aLine(line)] })).groups[0]?.lines ?? [];
  expect(shownLine?.bare?.text).toMatch(/^Ce service ne peut plus être commandé ainsi \(Jour du dépôt\)/);
  expect(shownLine?.edit?.action).toBe('/vignette-recommandee-en-ligne');
  const parcels = [aParcel('0.a'), aParcel('1.b', { outdated: ['Jour du dépôt'] })];
  const merged = shown(aCart({ lines: parcels })).groups[0]?.lines[0];
  expect(merged?.bare?.text).toMatch(/^Un colis de cette ligne/);
  const both = ['Lyon', 'Brest'].map((value, at) =>
    aParcel(`${at}.p`, {
      configurationId: `c${at}`,
      composition: [{ label: 'Vers', value }],
      outdated: ['Jour du dépôt'],
    }),
  );
  const page = shown(aCart({ lines: both }));
  expect(page.isIncomplete).toBe(true);
  const bare = page.groups[0]?.lines[0]?.bare;
  expect(bare?.text).toMatch(/^2 colis de cette ligne ne peuvent plus/);
  expect(bare?.edits?.map(({ label, configuration }) => [label, configuration])).toEqual([
    ['Modifier\u202f: Vers\u202f: Lyon', 'c0'],
    ['Modifier\u202f: Vers\u202f: Brest', 'c1'],
  ]);
  expect(merged?.parcels?.each.map(({ text }) => text.endsWith('à modifier'))).toEqual([false, true]);
});

test('professionals read each line without tax, then with it', () => {
  const price = { ttc: euros(12), ht: euros(10) };
  const total = { ttc: euros(24), ht: euros(20) };
  const [line] =
    shown(aCart({ lines: [aLine({ unit: price, quantity: 2, total })] }), { wording: pro }).groups[0]?.lines ?? [];
  expect(line).toMatchObject({
    facts: ['10,00\u00a0€\u00a0HT l’unité'],
    total: '20,00\u00a0€\u00a0HT',
    totalNote: '24,00\u00a0€\u00a0TTC',
  });
});

test('a mode that the backend prices before the address is part of the total, and is shown', () => {
  const total = { ...aCart().total, delivery: { ttc: euros(6), ht: euros(5) } };
  const rows = shown(aCart({ total, deliveryChosen: true })).totals;
  expect(rows.find(({ label }) => label === 'Livraison')?.value).toBe('6,00\u00a0€');
  expect(rows.find(({ strong }) => strong)?.label).toBe('Total TTC');
});
