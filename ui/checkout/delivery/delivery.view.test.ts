import { expect, test } from 'vitest';
import { anAddress, anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import { emptyForm } from '#domain/address/form-fields.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { DeliveryMode } from '#domain/checkout/deliveries.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { aBook, aLongBook, anEntry } from '#ui/address/address.examples.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aDeliveryPage } from './delivery.examples.ts';
import { type DeliveryPage, deliveryView } from './delivery.view.ts';
import type { DeliveryAddressState } from './delivery-address.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });

const aForm: Extract<DeliveryAddressState, { kind: 'form' }> = {
  kind: 'form',
  entry: null,
  isFull: false,
  hasBook: false,
  context: anAddressContext(),
  again: null,
  fresh: emptyForm,
  isRestored: false,
  purpose: 'save',
};

test('a chosen address stands as it is printed, with the way to the payment', () => {
  const view = deliveryView(aDeliveryPage(), fr);
  expect(view.address).toEqual({
    kind: 'set',
    block: ['Mme Compte Particulier', '12 B RUE DE L EGLISE', '33380 MIOS'],
    change: { label: 'Modifier l’adresse', href: '/checkout/livraison?adresse=modifier' },
  });
  expect(view.next).toEqual({ label: 'Passer au paiement', href: '/checkout/paiement' });
  expect(view.back.href).toBe('/checkout/recapitulatif');
  expect(view.steps).toEqual(stepsView('delivery', { physical: true }, fr));
});

test('a delivery is not called free while somebody’s mode is to be chosen', () => {
  const delivery = (page: DeliveryPage) =>
    deliveryView(page, fr).recap.totals.find(({ label }) => label === 'Livraison')?.value;
  expect(delivery(aDeliveryPage())).not.toBe('Selon le mode choisi');
  expect(delivery(aDeliveryPage({ groups: [aGroup(), aGroup({ selected: null })] }))).toBe('Selon le mode choisi');
  expect(delivery(aDeliveryPage({ where: aForm }))).toBe('Selon le mode choisi');
  expect(delivery(aDeliveryPage({ groups: [aGroup({ unavailableZone: 'Outre-mer' })] }))).toBe('Selon le mode choisi');
});

test('the delivery’s cost is shown before its pickup point is chosen', () => {
  const [mode] = aGroup().modes;
  const waiting = aGroup({ modes: mode ? [{ ...mode, pickup: true }] : [] });
  const { recap, required, missing, next } = deliveryView(aDeliveryPage({ groups: [waiting] }), fr);
  expect(recap.totals.map(({ value }) => value)).not.toContain('Selon le mode choisi');
  expect(required?.ways).toEqual([{ label: 'choisissez un point de retrait', href: '#envoi-boutique' }]);
  expect(missing).toEqual({ label: 'Choisir le retrait', href: '#envoi-boutique' });
  expect(next).toBeUndefined();
});

test('the price of the delivery and the total are heard when they change', () => {
  expect(deliveryView(aDeliveryPage(), fr).updated).toBe('Livraison\u202f: offerte. Total TTC\u202f: 18,24\u00a0€.');
});

const seller = { sellerId: 'canal', sellerName: 'Papeterie du Canal', marketplace: true };
const twoSenders = aCart({
  deliveryAddress: anAddress(),
  lines: [aLine(), aLine({ id: '1', title: 'Encre', seller: { id: 'canal', name: 'Papeterie du Canal' } })],
});
const [ofShop, ofCanal] = twoSenders.lines;
const waiting = aGroup({ modes: aGroup().modes.map((mode) => ({ ...mode, pickup: true })) });

test.each<[string, Partial<DeliveryPage>, [label: string, href: string][]]>([
  ['nothing', {}, []],
  ['an address that is not given yet', { where: aForm, groups: [], billing: null }, []],
  ['modes that could not be loaded', { groups: null }, []],
  ['a mode', { groups: [aGroup({ selected: null })] }, [['choisissez un mode de livraison', '#envoi-boutique']]],
  [
    'a mode, beside services, which nobody sends',
    { cart: aCart({ lines: [ofCanal!, aParcel('2')] }), groups: [aGroup({ ...seller, selected: null })] },
    [['choisissez un mode de livraison', '#envoi-canal']],
  ],
  [
    'the points of two senders',
    { cart: twoSenders, groups: [waiting, { ...waiting, ...seller }] },
    [
      ['choisissez un point de retrait pour l’envoi de La boutique', '#envoi-boutique'],
      ['choisissez un point de retrait pour l’envoi de Papeterie du Canal', '#envoi-canal'],
    ],
  ],
  [
    'the modes of two senders',
    { cart: twoSenders, groups: [aGroup({ selected: null }), aGroup({ ...seller, selected: null })] },
    [
      ['choisissez un mode de livraison pour l’envoi de La boutique', '#envoi-boutique'],
      ['choisissez un mode de livraison pour l’envoi de Papeterie du Canal', '#envoi-canal'],
    ],
  ],
  [
    'a sender who does not deliver there',
    { cart: twoSenders, groups: [aGroup(), aGroup({ ...seller, selected: null, unavailableZone: 'Outre-mer' })] },
    [
      [
        'Papeterie du Canal ne livre pas à cette adresse\u202f: changez l’adresse ou retirez ses articles',
        '#envoi-canal',
      ],
    ],
  ],
  [
    'the billing address, and a mode',
    { billing: { kind: 'pick', entries: aBook }, groups: [aGroup({ selected: null })] },
    [
      ['choisissez l’adresse de facturation', '#facturation'],
      ['choisissez un mode de livraison', '#envoi-boutique'],
    ],
  ],
])('%s that keeps from the payment is said where its button would be, with the way there', (_what, over, ways) => {
  const { required, missing, next } = deliveryView(aDeliveryPage(over), fr);
  expect((required?.ways ?? []).map(({ label, href }) => [label, href])).toEqual(ways);
  expect(required?.text).toBe(ways.length > 0 ? fr.t('checkout.requiredTitle') : undefined);
  expect(missing?.href).toBe(required?.ways[0]?.href);
  expect(next !== undefined && required !== undefined).toBe(false);
});

test('whoever is led back from the payment reads what is missing above, and at its place', () => {
  const none = aGroup({ selected: null });
  const { required, refused, groups } = deliveryView(aDeliveryPage({ groups: [none], isLedBack: true }), fr);
  expect([required, refused?.ways, groups[0]?.error]).toEqual([
    undefined,
    [{ label: 'choisissez un mode de livraison', href: '#envoi-boutique' }],
    'Choisissez un mode de livraison.',
  ]);
  expect(deliveryView(aDeliveryPage({ groups: [none] }), fr).groups[0]?.error).toBeUndefined();
});

test('a professional whose number is missing reads that it is the number', () => {
  const pro = wordingOf({ lang: 'fr', mode: 'pro' });
  const { required } = deliveryView(aDeliveryPage({ billingNumber: { kind: 'form', typed: '', fault: null } }), pro);
  expect(required?.ways).toEqual([
    { label: 'indiquez le SIREN ou le SIRET de votre entreprise', href: '#numero-entreprise' },
  ]);
});

test('the way to a point that waits for its turn shows that sender’s points', () => {
  const [mode] = aGroup().modes;
  const waiting = aGroup({ modes: mode ? [{ ...mode, pickup: true }] : [] });
  const pickups = new Map([['', { kind: 'later' } as const]]);
  const { required } = deliveryView(aDeliveryPage({ groups: [waiting], pickups }), fr);
  expect(required?.ways[0]?.href).toBe('/checkout/livraison?retrait=boutique#retrait-boutique');
});

test('each sender’s card names the articles that it sends', () => {
  const cart = { ...twoSenders, lines: [ofShop!, ofCanal!, aParcel('2')] };
  const { groups } = deliveryView(aDeliveryPage({ cart, groups: [aGroup(), aGroup(seller)] }), fr);
  expect(groups.map(({ articles }) => articles)).toEqual([['2 × Carnet de 12 timbres Marianne'], ['2 × Encre']]);
});

test('a choice’s message stands at its seller, or at the pickup points', () => {
  const [mode] = aGroup().modes;
  const waiting = aGroup({ modes: mode ? [{ ...mode, pickup: true }] : [] });
  const seller = aGroup({ sellerId: 'canal' });
  const pickups = new Map([['', { kind: 'later' } as const]]);
  const noticesOf = (sellerId: string, about: 'mode' | 'point') =>
    deliveryView(
      aDeliveryPage({ groups: [waiting, seller], pickups, message: { sellerId, about, text: 'Refusé.' } }),
      fr,
    ).groups.map(({ notices, pickup }) => [notices.length, pickup?.notices.length]);
  expect(noticesOf('', 'mode')).toEqual([
    [1, 0],
    [0, undefined],
  ]);
  expect(noticesOf('', 'point')).toEqual([
    [0, 1],
    [0, undefined],
  ]);
  // The message is about a mode that is no longer chosen.
  expect(noticesOf('canal', 'point')).toEqual([
    [0, 0],
    [1, undefined],
  ]);
});

test('the delivery page without an address has an empty form, and no next step', () => {
  const view = deliveryView(aDeliveryPage({ where: aForm }), fr);
  expect(view.address).toMatchObject({
    kind: 'form',
    title: 'Nouvelle adresse',
    form: { values: { country: 'FR', streetName: '' }, errors: {}, hidden: { intent: 'address' }, isOnceOffered: true },
  });
  expect([view.groups, view.next]).toEqual([[], undefined]);
});

test('a book that is full takes no more, and what is typed may still be used once', () => {
  const { address } = deliveryView(aDeliveryPage({ where: { ...aForm, isFull: true, hasBook: true } }), fr);
  expect(address).toMatchObject({
    form: {
      isForBook: false,
      isOnceOffered: true,
      back: { label: 'Choisir dans mon carnet', href: '/checkout/livraison?adresse=modifier' },
    },
  });
});

test('an address of a full book can be changed', () => {
  const entry = anEntry({ address: anAddress({ streetName: '3 quai du Port' }) });
  const { address } = deliveryView(aDeliveryPage({ where: { ...aForm, entry, isFull: true } }), fr);
  expect(address).toMatchObject({
    title: 'Modifier l’adresse',
    form: {
      isForBook: true,
      isOnceOffered: false,
      hidden: { entry: 'adr-domicile' },
      values: { streetName: '3 quai du Port' },
    },
  });
});

test('a contact without an address begins with its name', () => {
  const entry = anEntry({ id: 'ctc', name: 'Destinataire Sans Adresse', address: null });
  const { address } = deliveryView(aDeliveryPage({ where: { ...aForm, entry } }), fr);
  expect(address).toMatchObject({ form: { values: { firstName: 'Destinataire', lastName: 'Sans Adresse' } } });
});

const typed = anAddressForm({ streetName: '3 quai du Port', codePostal: '5600', city: 'Vannes', mobilePhone: '06' });

test('a refused form keeps what was typed, and says what is wrong in the order of the page', () => {
  const faults = { mobilePhone: { code: 'mobile-fr' }, codePostal: { code: 'postal-code-fr' } } as const;
  const again = { kind: 'again', typed, faults, towns: [], check: null } as const;
  const { address, next } = deliveryView(aDeliveryPage({ where: { ...aForm, again: { ...again, towns: [] } } }), fr);
  expect(address).toMatchObject({
    form: { values: { streetName: '3 quai du Port', codePostal: '5600', mobilePhone: '06' } },
  });
  expect(address.kind === 'form' && Object.keys(address.form.errors)).toEqual(['codePostal', 'mobilePhone']);
  expect(next).toBeUndefined();
});

test('a draft that came back is shown as it was typed, curly apostrophes and all', () => {
  const typedBefore = { ...typed, city: ' L’Isle' };
  const again = { kind: 'again' as const, typed: typedBefore, faults: {}, towns: [], check: null };
  const { address } = deliveryView(aDeliveryPage({ where: { ...aForm, again, isRestored: true } }), fr);
  expect(address).toMatchObject({ form: { values: { city: ' L’Isle' }, notes: {} } });
});

test('an unknown address counts the tries on, in the form and in what confirms it', () => {
  const check = { verdict: { kind: 'unknown' }, address: anAddress(), tries: 2, mayKeep: true } as const;
  const again = { kind: 'again' as const, typed, faults: {}, towns: [], check };
  const { address } = deliveryView(aDeliveryPage({ where: { ...aForm, again, purpose: 'once' } }), fr);
  expect(address).toMatchObject({
    form: { hidden: { tries: '2' } },
    check: {
      keep: 'confirm',
      hidden: { tries: '2', purpose: 'once', intent: 'address', streetName: "12 bis rue de l'Église" },
    },
  });
});

test('the book is a list with its ways to add and to change', () => {
  const asked = { searched: '', selectedId: '', isWhole: false };
  const { address } = deliveryView(
    aDeliveryPage({ where: { kind: 'pick', entries: aBook, max: 100, query: asked } }),
    fr,
  );
  expect(address).toMatchObject({
    kind: 'pick',
    picker: { add: { href: '/checkout/livraison?adresse=nouvelle' } },
  });
  expect(address.kind === 'pick' && address.picker.entries[0]?.change.href).toBe(
    '/checkout/livraison?adresse=completer&entree=adr-domicile',
  );
});

test('a long book is searched and shown whole on the same page, as the book', () => {
  const asked = { searched: '', selectedId: '', isWhole: false };
  const where: DeliveryAddressState = { kind: 'pick', entries: aLongBook(12), max: 100, query: asked };
  expect(deliveryView(aDeliveryPage({ where }), fr).address).toMatchObject({
    picker: {
      more: { href: '/checkout/livraison?adresse=modifier&toutes=1' },
      search: { action: '/checkout/livraison', hiddenFields: { adresse: 'modifier' } },
    },
  });
});

test('a seller that does not deliver there says to which zone, and stops the order', () => {
  const group = aGroup({
    sellerId: 'canal',
    sellerName: 'Papeterie du Canal',
    marketplace: true,
    itemCount: 2,
    unavailableZone: 'Eco OM',
  });
  const view = deliveryView(aDeliveryPage({ groups: [aGroup(), group] }), fr);
  expect(view.groups[1]?.title).toBe('Expédié par Papeterie du Canal');
  const { text, change, remove } = view.groups[1]?.unavailable ?? {};
  expect(text?.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toMatch(
    /^Livraison impossible sur la zone : Eco OM\. /,
  );
  expect(change?.href).toBe('/checkout/livraison?adresse=modifier');
  expect(remove).toBe('Retirer les 2 articles de Papeterie du Canal');
  expect(view.groups[0]?.unavailable).toBeUndefined();
  const own = deliveryView(aDeliveryPage({ groups: [aGroup({ unavailableZone: 'Eco OM' })] }), fr);
  expect(own.groups[0]?.unavailable?.remove).toBe('Retirer l’article de La boutique');
  expect(view.next).toBeUndefined();
  expect(deliveryView(aDeliveryPage({ groups: [group] }), en).groups[0]?.unavailable?.text).toMatch(
    /^Delivery not possible in the area: /,
  );
});

test('each group says when it is ready, and each mode its price and days', () => {
  const [mode] = aGroup().modes;
  const modes = mode
    ? [
        mode,
        {
          ...mode,
          code: 'express',
          name: 'Express',
          description: 'Contre signature.',
          cost: { ttc: euros(9.9), ht: null },
          dates: null,
        },
      ]
    : [];
  const view = deliveryView(aDeliveryPage({ groups: [aGroup({ modes, leadTime: 2 })] }), fr);
  expect(view.groups[0]).toMatchObject({
    title: 'Expédié par La boutique',
    isPartner: false,
    lead: '1 article\u00a0· Préparé sous 2 jours',
  });
  expect(view.groups[0]?.modes).toEqual([
    {
      code: 'lettre-suivie',
      name: 'Lettre suivie',
      price: 'Offerte',
      dates: 'Du\u00a0mar.\u00a024/11 au\u00a0jeu.\u00a026/11/2026',
      selected: true,
    },
    { code: 'express', name: 'Express', description: 'Contre signature.', price: '9,90\u00a0€', selected: false },
  ]);
});

test('a professional reads the price of a mode without tax first, or that it is with tax', () => {
  const [mode] = aGroup().modes;
  const modeAt = (cost: DeliveryMode['cost']) => {
    const modes = mode ? [{ ...mode, cost }] : [];
    const pro = wordingOf({ lang: 'fr', mode: 'pro' });
    return deliveryView(aDeliveryPage({ groups: [aGroup({ modes })] }), pro).groups[0]?.modes[0];
  };
  expect(modeAt({ ttc: euros(9.9), ht: euros(8.25) })).toMatchObject({
    price: '8,25\u00a0€\u00a0HT',
    priceNote: '9,90\u00a0€\u00a0TTC',
  });
  expect(modeAt({ ttc: euros(9.9), ht: null })?.price).toBe('9,90\u00a0€\u00a0TTC');
});

test('a delivery around the new year tells both years', () => {
  const [mode] = aGroup().modes;
  const modes = mode ? [{ ...mode, dates: { earliest: '2026-12-31', latest: '2027-01-04' } }] : [];
  const view = deliveryView(aDeliveryPage({ groups: [aGroup({ modes })] }), fr);
  expect(view.groups[0]?.modes[0]?.dates).toBe('Du\u00a0jeu.\u00a031/12/2026 au\u00a0lun.\u00a004/01/2027');
});

test('a delivery on one day has one date', () => {
  const [mode] = aGroup().modes;
  const modes = mode ? [{ ...mode, dates: { earliest: '2026-11-24', latest: '2026-11-24' } }] : [];
  const dates = (wording: typeof fr) => deliveryView(aDeliveryPage({ groups: [aGroup({ modes })] }), wording).groups[0];
  expect(dates(fr)?.modes[0]?.dates).toBe('Le mar.\u00a024/11/2026');
  expect(dates(en)?.modes[0]?.dates).toMatch(/^On Tue/);
});

test('a seller whose number of articles and lead time are unknown says nothing of them', () => {
  const { groups } = deliveryView(aDeliveryPage({ groups: [aGroup({ itemCount: 0, leadTime: null })] }), fr);
  expect(groups[0]?.lead).toBeUndefined();
});

test('the delivery page has no next step while a group lacks its mode', () => {
  expect(deliveryView(aDeliveryPage({ groups: [aGroup({ selected: null })] }), fr).next).toBeUndefined();
});

const billTo = (billing: DeliveryPage['billing']) => deliveryView(aDeliveryPage({ billing }), fr);

test('the bill goes with the parcel, or to an address of its own', () => {
  expect(billTo({ kind: 'same' }).billing).toEqual({ isSame: true });
  const { billing, next } = billTo({ kind: 'other', address: anAddress({ streetName: '3 quai du Port' }) });
  expect(billing).toEqual({
    isSame: false,
    set: {
      block: ['Mme Compte Particulier', '3 QUAI DU PORT', '33380 MIOS'],
      change: { label: 'Modifier l’adresse de facturation', href: '/checkout/livraison?facturation=autre#facturation' },
    },
  });
  expect(next?.label).toBe('Passer au paiement');
});

test('another address for the bill is one that can be chosen, or a new one; till then there is no way on', () => {
  const unnamed = anEntry({ id: 'adr-sans-nom', name: '', address: anAddress({ companyName: 'Atelier' }) });
  const { billing, next } = billTo({ kind: 'pick', entries: [...aBook, unnamed] });
  expect(billing?.isSame).toBe(false);
  expect(billing?.pick?.entries.map(({ id, name, isSelected }) => [id, name, isSelected])).toEqual([
    ['adr-domicile', 'Domicile', true],
    ['adr-bureau', 'Bureau', false],
    ['adr-sans-nom', 'Atelier', false],
  ]);
  expect(billing?.pick?.add).toEqual({
    label: 'Ajouter une adresse',
    href: '/checkout/livraison?facturation=nouvelle#facturation',
  });
  expect(next).toBeUndefined();
});

test('a new address for the bill is typed in the same form, and asked about in the same words', () => {
  const check = { verdict: { kind: 'unknown' }, address: anAddress(), tries: 2, mayKeep: true } as const;
  const again = { kind: 'again' as const, typed, faults: {}, towns: [], check };
  const context = anAddressContext({ use: 'billing' });
  const { billing } = billTo({
    kind: 'form',
    isFull: true,
    context,
    fresh: emptyForm,
    again,
    isRestored: false,
    purpose: 'once',
  });
  expect(billing?.form).toMatchObject({
    title: 'Nouvelle adresse',
    fields: {
      isForBook: false,
      isOnceOffered: true,
      context: { use: 'billing' },
      hidden: { intent: 'billing-address', tries: '2' },
    },
    check: { keep: 'confirm', hidden: { intent: 'billing-address', purpose: 'once' } },
  });
});
