import { describe, expect, test } from 'vitest';
import { boundTo } from '#domain/address/check/address-check.ts';
import { anAddress, anAddressForm, aWholeAddress } from '#domain/address/examples.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { valuesOf } from '#ui/address/form/form-of.ts';
import {
  type AtCheckout,
  aCheckoutRequest,
  aDeliveredCart,
  anEntry,
  aServicesCart,
  checkoutPorts,
} from '#ui/checkout/checkout-ports.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { deliveryPage } from './delivery-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'carts');
const step = '/checkout/livraison';
const siren = '732829320';

const urlOf = ({ query = '' }: AtCheckout) => new URL(`https://boutique.example${step}${query}`);

const show = (world: AtCheckout = {}) => deliveryPage.show(aCheckoutRequest(world), urlOf(world));
const post = (fields: Record<string, string>, world: AtCheckout = {}) =>
  deliveryPage.post(aCheckoutRequest(world), { url: urlOf(world), form: aForm(fields) });

/** Status and page of a form that did not lead on. */
async function shownOf(fields: Record<string, string>, world: AtCheckout = {}) {
  const { status, page } = await post(fields, world);
  const { view } = page;
  if (view === null) throw new Error('The page could not be made again.');
  return { status, view, notices: view.notices.map(({ text }) => text), failure: page.failure?.details };
}

describe('the page', () => {
  test.each([
    ['no cart', null, '/checkout/recapitulatif'],
    ['an empty one', aCart({ lines: [] }), '/checkout/recapitulatif'],
    ['services alone', aServicesCart(), '/checkout/paiement'],
  ])('with %s is not this step', async (_, cart, to) => {
    expect(await ledTo(show({ cart }))).toBe(to);
  });

  test('shows the address in force, its sellers, its phone and its bill', async () => {
    const { view, failure } = await show();
    expect(view).toMatchObject({
      address: { kind: 'set' },
      billing: { isSame: true },
      next: { href: '/checkout/paiement' },
    });
    expect(view.groups).toHaveLength(1);
    expect(view.billingNumber).toBeUndefined();
    expect(failure).toBeUndefined();
  });

  test('cannot be made without the cart', async () => {
    await expect(show({ ports: { carts: { current: fails(away) } } })).rejects.toMatchObject({ init: { status: 503 } });
  });

  test('stays when the modes cannot be read, and counts it', async () => {
    const { view, failure } = await show({ ports: { deliveries: { groups: fails(away) } } });
    expect(view.failed?.text).toBe(t('error.deliveryModesFetch'));
    expect(failure).toMatchObject({ details: 'delivery-modes-fetch' });
  });

  test('of a professional asks for the number of the bill', async () => {
    const ports = {
      companies: { mine: async () => ({ id: 'E', name: null, siret: '73282932000074', certification: null }) },
    };
    const asked = await show({ mode: 'pro', ports });
    expect(asked.view.billingNumber?.form?.value.replace(/\s/g, '')).toBe('73282932000074');
    const cart = aDeliveredCart({ billingAddress: anAddress({ companyNumber: siren }) });
    const known = await show({ mode: 'pro', cart });
    expect(known.view.billingNumber?.set?.text.replace(/\s/g, ' ')).toBe('SIREN 732 829 320');
    const again = await show({ mode: 'pro', cart, query: '?entreprise=modifier' });
    expect(again.view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });

  test('asks for another bill when the address says so, or shows the one that goes elsewhere', async () => {
    const cart = aDeliveredCart({ billingAddress: anAddress({ city: 'Lyon' }) });
    expect((await show({ cart })).view.billing).toMatchObject({ isSame: false, set: {} });
    const entries = { addressBooks: { entries: async () => [anEntry()] } };
    expect((await show({ query: '?facturation=autre', ports: entries })).view.billing?.pick?.entries).toHaveLength(1);
    expect((await show({ query: '?facturation=nouvelle', ports: entries })).view.billing?.form).toMatchObject({
      title: 'Nouvelle adresse',
    });
    expect((await show({ query: '?facturation=autre' })).view.billing?.form).toMatchObject({
      title: 'Nouvelle adresse',
    });
  });
});

describe('where the parcel goes', () => {
  const cart = aCart();
  const entries = [anEntry(), anEntry({ id: 'contact-1', kind: 'contact', name: 'Ada Lovelace', address: null })];
  const addressBooks = { entries: async () => entries };

  test('a cart without an address shows the book, with the main address chosen', async () => {
    const deliveries = { mainAddress: async () => anAddress({ id: 'entree-1' }) };
    const { view } = await show({ cart, ports: { addressBooks, deliveries } });
    expect(view.address).toMatchObject({ kind: 'pick' });
    expect(JSON.stringify(view.address)).toContain('"entree-1"');
    expect(view.groups).toEqual([]);
  });

  test('an empty book asks for an address, and so does one that cannot be read', async () => {
    expect((await show({ cart })).view).toMatchObject({ address: { kind: 'form' }, notices: [] });
    const ports = { addressBooks: { entries: fails(away) }, deliveries: { mainAddress: fails(away) } };
    const { view } = await show({ cart, ports });
    expect(view).toMatchObject({
      address: { kind: 'form' },
      notices: [{ tone: 'warning', text: t('address.bookAway') }],
    });
  });

  test('countries that cannot be read are home, those of the book and the one that was typed', async () => {
    const book = { entries: async () => [anEntry({ address: anAddress({ country: 'DE' }) })] };
    const ports = { addressBooks: book, deliveries: { countries: fails(away) } };
    const { view } = await shownOf({ intent: 'address', step: 'refresh', country: 'BE' }, { cart, ports });
    if (view.address.kind !== 'form') throw new Error('no form');
    expect(view.address.form.countries.map(({ code }) => code)).toEqual(['FR', 'BE', 'DE']);
    const contact = { entries: async () => [anEntry({ kind: 'contact', address: null })] };
    for (const addressBooks of [contact, { entries: fails(away) }]) {
      const bare = { addressBooks, deliveries: { countries: fails(away) } };
      const home = await show({ cart, ports: bare, query: '?adresse=nouvelle' });
      if (home.view.address.kind !== 'form') throw new Error('no form');
      expect(home.view.address.form.countries).toEqual([expect.objectContaining({ code: 'FR', name: 'France' })]);
    }
  });

  test('every field that is asked reaches the cart, the bill and the book', async () => {
    const { id: _, countryName: __, isVerified: ___, ...whole } = aWholeAddress({ keypad: '12A34' });
    const sent: unknown[] = [];
    const ports = {
      deliveries: {
        deliverTo: async (one: unknown) => (sent.push(one), 'saved' as const),
        billTo: async (one: unknown) => (sent.push(one), 'saved' as const),
      },
      addressBooks: { add: async (one: unknown) => (sent.push(one), { id: 'entree-2' }) },
    };
    await ledTo(post({ intent: 'address', purpose: 'save', ...valuesOf(whole) }, { ports }));
    expect(sent).toEqual(Array(3).fill(expect.objectContaining(whole)));
  });

  test('a new address begins with the civility and the names of the account', async () => {
    const names = async (ports: GivenPorts = {}) => {
      const { view } = await show({ cart, ports, query: '?adresse=nouvelle' });
      return view.address.kind === 'form' ? view.address.form.values : null;
    };
    expect(await names()).toMatchObject({ civility: 'mrs', firstName: 'Titulaire', lastName: 'Du Compte', city: '' });
    const signedInAs = { civility: '', firstName: 'Compte', lastName: 'Particulier' };
    expect(await names({ accounts: { holder: fails(away) } })).toMatchObject(signedInAs);
  });

  test.each([
    ['?adresse=nouvelle', 'form', null],
    ['?adresse=completer&entree=entree-1', 'form', 'entree-1'],
    ['?adresse=completer&entree=contact-1', 'form', 'contact-1'],
    ['?adresse=completer&entree=inconnue', 'pick', null],
    ['?adresse=modifier', 'pick', null],
  ])('%s shows the %s', async (query, kind, entry) => {
    const { view } = await show({ query, ports: { addressBooks } });
    expect(view.address.kind).toBe(kind);
    if (view.address.kind === 'form') expect(view.address.form.hidden.entry ?? null).toBe(entry);
  });
});

describe('a typed address', () => {
  const typed = (over: Partial<AddressForm> = {}, more: Record<string, string> = {}) => ({
    intent: 'address',
    purpose: 'save',
    ...valuesOf(anAddressForm(over)),
    ...more,
  });
  const recorded = (ports: GivenPorts = {}) => {
    const calls: string[] = [];
    const deliveries = {
      deliverTo: async () => (calls.push('deliver'), 'saved' as const),
      billTo: async () => (calls.push('bill'), 'saved' as const),
      ...ports.deliveries,
    };
    const addressBooks = {
      add: async () => (calls.push('add'), { id: 'entree-2' }),
      change: async () => (calls.push('change'), 'saved' as const),
      ...ports.addressBooks,
    };
    return { calls, ports: { ...ports, deliveries, addressBooks } };
  };

  test.each<[string, Record<string, string>, GivenPorts, string, string[]]>([
    ['saved goes to the cart first, then into the book', {}, {}, '?note=ajoutee', ['deliver', 'bill', 'add']],
    ['used once is not kept', { purpose: 'once' }, {}, '', ['deliver', 'bill']],
    [
      'that nobody could check says so',
      {},
      { addressChecks: { check: async () => ({ kind: 'unavailable' as const }) } },
      '?note=non-verifiee',
      ['deliver', 'bill', 'add'],
    ],
    [
      'that was checked, and that the shopper keeps, is said to be kept',
      { step: 'keep', confirmed: boundTo(anAddress()), tries: '2' },
      { addressChecks: { check: async () => ({ kind: 'unknown' as const }) } },
      '?note=gardee',
      ['deliver', 'bill', 'add'],
    ],
    [
      'of an entry changes it, and shows it in the book',
      { entry: 'entree-1' },
      {},
      '?adresse=modifier&entree=entree-1&note=modifiee',
      ['change'],
    ],
    [
      'of an entry that nobody could check',
      { entry: 'entree-1' },
      { addressChecks: { check: async () => ({ kind: 'unavailable' as const }) } },
      '?adresse=modifier&entree=entree-1&note=non-verifiee',
      ['change'],
    ],
  ])('%s', async (_, ...[more, given, to, expected]) => {
    const { calls, ports } = recorded(given);
    expect(await ledTo(post(typed({}, more), { ports }))).toBe(step + to);
    expect(calls).toEqual(expected);
  });

  test('that a full book refuses is still delivered to', async () => {
    const many = Array.from({ length: 100 }, (_, at) => anEntry({ id: `e-${at}`, name: `Nom ${at}` }));
    const { calls, ports } = recorded({ addressBooks: { entries: async () => many } });
    expect(await ledTo(post(typed(), { ports }))).toBe(step);
    expect(calls).toEqual(['deliver', 'bill']);
  });

  test.each<[string, GivenPorts, Partial<AddressForm>, number, string]>([
    ['no name', {}, { lastName: '' }, 422, 'lastName'],
    [
      'a commune that is not served',
      { deliveries: { deliverTo: async () => 'not-eligible' as const } },
      {},
      422,
      'codePostal',
    ],
    [
      'a name that the book has',
      { addressBooks: { add: async () => 'duplicate-name' as const } },
      {},
      422,
      'addressName',
    ],
  ])('%s is said at its field, and everything that was typed stays', async (_, ...[ports, over, status, field]) => {
    const answered = await shownOf(typed(over), { ports });
    expect(answered.status).toBe(status);
    const { address } = answered.view;
    if (address.kind !== 'form') throw new Error('no form');
    expect(Object.keys(address.form.errors)).toEqual([field]);
    expect(address.form.values).toMatchObject(valuesOf(anAddressForm(over)));
  });

  test.each([
    ['full', t('address.bookFull', { count: 100 })],
    ['unknown', t('address.gone')],
  ] as const)('what the book refuses as %s is said above', async (refusal, text) => {
    const { status, notices } = await shownOf(typed({}, { entry: 'entree-1' }), {
      ports: { addressBooks: { change: async () => refusal } },
    });
    expect([status, notices]).toEqual([422, [text]]);
  });

  test('without a script another country is a question, not an error', async () => {
    const { status, view } = await shownOf(typed({ country: 'BE' }, { step: 'refresh' }));
    expect(status).toBe(200);
    expect(view.address).toMatchObject({ kind: 'form', form: { errors: {}, values: { country: 'BE' } } });
  });

  test('that no service knows is asked about, with what was chosen', async () => {
    const { status, view } = await shownOf(typed({}, { purpose: 'once' }), {
      ports: { addressChecks: { check: async () => ({ kind: 'unknown' }) } },
    });
    expect(status).toBe(422);
    expect(view.address).toMatchObject({ check: { hidden: { purpose: 'once', intent: 'address' } } });
  });

  test('to change an entry still changes it when the session is open again', async () => {
    const draft = typed({ floor: 'Étage 3' }, { entry: 'entree-1' });
    const ports = checkoutPorts({ addressBooks: { entries: async () => [anEntry()] } });
    const { view } = await deliveryPage.show(aRequest({ draft, ports }), urlOf({}));
    expect(view.address).toMatchObject({
      kind: 'form',
      title: t('address.changeTitle'),
      form: { hidden: { entry: 'entree-1' }, values: { floor: 'Étage 3' } },
    });
  });

  test('stays where it was typed when it cannot be saved', async () => {
    const { status, view, notices, failure } = await shownOf(typed(), {
      ports: { deliveries: { deliverTo: fails(away) } },
    });
    expect([status, notices, failure]).toEqual([503, [t('error.addressUpdate')], 'address-update']);
    expect(view.address).toMatchObject({ kind: 'form', form: { values: valuesOf(anAddressForm()) } });
  });
});

describe('the buttons of the book', () => {
  const entry = anEntry();
  const contact = anEntry({ id: 'contact-1', kind: 'contact', name: 'Ada Lovelace', address: null });
  const foreign = anEntry({ id: 'loin', isEligible: false });
  const entries = async () => [entry, contact, foreign];
  const book = (fields: Record<string, string>) => ({ intent: 'known-address', ...fields });

  test('a chosen address is where the parcel goes', async () => {
    const sent: unknown[] = [];
    const deliveries = { deliverTo: async (to: unknown) => (sent.push(to), 'saved' as const) };
    expect(await ledTo(post(book({ addressId: entry.id }), { ports: { addressBooks: { entries }, deliveries } }))).toBe(
      step,
    );
    expect(sent).toEqual([entry.address]);
  });

  test.each([
    ['', t('address.choose')],
    ['inconnue', t('address.choose')],
    [contact.id, t('address.choose')],
    [foreign.id, t('address.choose')],
  ])('« %s » cannot be chosen', async (addressId, text) => {
    const { status, notices } = await shownOf(book({ addressId }), { ports: { addressBooks: { entries } } });
    expect([status, notices]).toEqual([422, [text]]);
  });

  test('a choice that the new address undoes is said there, until the next post', async () => {
    let asked = 0;
    const point = aPickupPoint();
    const [mode] = aGroup().modes;
    const modes = mode ? [{ ...mode, pickup: true }] : [];
    const groups = async () => [aGroup({ modes, pickupPoint: asked++ === 0 ? point : null })];
    const ports = { addressBooks: { entries }, deliveries: { groups, deliverTo: async () => 'saved' as const } };
    expect(await ledTo(post(book({ addressId: entry.id }), { ports }))).toBe(`${step}?oubli=point`);
    const texts = (view: { notices: { text: string }[] } | null) => view?.notices.map(({ text }) => text);
    expect(texts((await show({ query: '?oubli=point&oubli=mode' })).view)).toEqual([
      t('checkout.pointUndone'),
      t('checkout.modeUndone'),
    ]);
    const { page } = await post({ intent: 'phone', telephone: '' }, { query: '?oubli=point' });
    expect(texts(page.view)).toEqual([]);
  });

  test('a commune that is not served is said above', async () => {
    const ports = { addressBooks: { entries }, deliveries: { deliverTo: async () => 'not-eligible' as const } };
    const { status, notices } = await shownOf(book({ addressId: entry.id }), { ports });
    expect([status, notices]).toEqual([422, [t('address.notEligible')]]);
  });

  test('one is made the main one, unless it is gone', async () => {
    const made = (answer: 'saved' | 'unknown') => ({ addressBooks: { entries, makeMain: async () => answer } });
    const to = `${step}?adresse=modifier&entree=entree-1&note=principale`;
    expect(await ledTo(post(book({ main: entry.id }), { ports: made('saved') }))).toBe(to);
    const { status, notices } = await shownOf(book({ main: entry.id }), { ports: made('unknown') });
    expect([status, notices]).toEqual([422, [t('address.gone')]]);
  });

  test('one that was deleted can come back, from the book', async () => {
    const ports = { addressBooks: { entries, remove: async () => 'removed' as const } };
    const { status, view } = await shownOf(book({ remove: entry.id }), { ports });
    expect(status).toBe(200);
    expect(view.address.kind).toBe('pick');
    expect(view.undo?.text).toBe(t('address.removed', { name: 'Bureau' }));
    expect(view.undo?.hidden).not.toHaveProperty('notVerified');
    const added: unknown[] = [];
    const restored = { addressBooks: { add: async (one: unknown) => (added.push(one), { id: 'entree-9' }) } };
    const to = await ledTo(post(view.undo?.hidden ?? {}, { ports: restored }));
    expect(to).toBe(`${step}?adresse=modifier&entree=entree-9&note=retablie`);
    expect(added).toMatchObject([{ addressName: 'Bureau', city: 'Mios', isVerified: true }]);
  });

  test('one that nobody could check comes back as it was, by the name of its street', async () => {
    const address = anAddress({ isVerified: false });
    const unchecked = async () => [anEntry({ name: '', address })];
    const ports = { addressBooks: { entries: unchecked, remove: async () => 'removed' as const } };
    const { view } = await shownOf(book({ remove: 'entree-1' }), { ports });
    expect(view.undo?.text).toContain('12 bis rue');
    const added: unknown[] = [];
    const restored = { addressBooks: { add: async (one: unknown) => (added.push(one), { id: 'entree-9' }) } };
    await ledTo(post(view.undo?.hidden ?? {}, { ports: restored }));
    expect(added).toMatchObject([{ isVerified: false }]);
  });

  test.each([
    ['a contact, which is the account’s', contact.id, 'removed'],
    ['what is no entry', 'inconnue', 'removed'],
    ['what another tab has deleted', entry.id, 'unknown'],
  ] as const)('%s is not deleted', async (_, remove, answer) => {
    const ports = { addressBooks: { entries, remove: async () => answer } };
    const { status, notices, view } = await shownOf(book({ remove }), { ports });
    expect([status, notices, view.undo]).toEqual([422, [t('address.gone')], undefined]);
  });

  test('what the book does not take back is said', async () => {
    const fields = { intent: 'restore', ...valuesOf(anAddressForm()) };
    const { status, notices } = await shownOf(fields, { ports: { addressBooks: { add: async () => 'full' } } });
    expect([status, notices]).toEqual([422, [t('address.gone')]]);
  });

  test.each(['known-address', 'restore'])('the form « %s » keeps the page when the book is away', async (intent) => {
    const broken = { entries: fails(away), add: fails(away) };
    const { status, notices } = await shownOf({ intent }, { ports: { addressBooks: broken } });
    expect([status, notices]).toEqual([503, [t('error.addressUpdate')]]);
  });
});

describe('the number that the carrier rings', () => {
  const phone = (telephone: string) => ({ intent: 'phone', telephone });

  test('is saved by the rule of the country of the parcel', async () => {
    const saved: unknown[] = [];
    const deliveries = { setPhone: async (one: unknown) => (saved.push(one), 'saved' as const) };
    expect(await ledTo(post(phone(' 06 98 76 54 32 '), { ports: { deliveries } }))).toBe(`${step}?note=telephone`);
    const cart = aDeliveredCart({ deliveryAddress: anAddress({ country: 'BE' }) });
    await ledTo(post(phone('0470123456'), { ports: { deliveries }, cart }));
    await ledTo(post(phone('0698765432'), { ports: { deliveries }, cart: aCart() }));
    expect(saved).toEqual([
      { number: '+33698765432', country: 'FR' },
      { number: '+32470123456', country: 'BE' },
      { number: '+33698765432', country: 'FR' },
    ]);
  });

  test.each([
    ['', t('address.requiredMobile')],
    ['0123', t('address.mobileFr')],
    ['0698765432', t('address.mobileOther')],
  ])('« %s » is refused where it stands', async (typed, error) => {
    const deliveries = { setPhone: async () => 'refused' as const };
    const { status, view } = await shownOf(phone(typed), { ports: { deliveries } });
    expect(status).toBe(422);
    expect(view.phone?.form).toMatchObject({ value: typed, error });
  });

  test('stays as it was typed when it cannot be saved', async () => {
    const { status, view, notices } = await shownOf(phone('0698765432'), {
      ports: { deliveries: { setPhone: fails(away) } },
    });
    expect([status, notices, view.phone?.form?.value]).toEqual([503, [t('error.phoneUpdate')], '0698765432']);
  });
});

describe('the number of a professional’s bill', () => {
  const at = `/professionnel${step}`;
  const number = (entreprise: string) => ({ intent: 'billing-number', entreprise });

  test('goes with the bill, or with the delivery that the bill follows', async () => {
    const billed: unknown[] = [];
    const deliveries = { billTo: async (to: unknown) => (billed.push(to), 'saved' as const) };
    const ports = { deliveries };
    expect(await ledTo(post(number('732 829 320'), { mode: 'pro', ports }))).toBe(`${at}?note=entreprise`);
    expect(billed).toMatchObject([{ city: 'Mios', companyNumber: siren }]);
    expect(await ledTo(post(number(siren), { mode: 'pro', ports, cart: aCart() }))).toBe(at);
  });

  test.each([
    ['123', t('checkout.invoiceLength')],
    ['732829321', t('checkout.invoiceCheck')],
  ])('« %s » is refused where it stands', async (typed, error) => {
    const { status, view } = await shownOf(number(typed), { mode: 'pro' });
    expect(status).toBe(422);
    expect(view.billingNumber?.form?.error).toBe(error);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(typed);
  });

  test('that cannot be billed there is said above, and stays typed', async () => {
    const ports = { deliveries: { billTo: async () => 'not-eligible' as const } };
    const { status, view, notices } = await shownOf(number(siren), { mode: 'pro', ports });
    expect([status, notices]).toEqual([422, [t('address.notBillable')]]);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });

  test('stays as it was typed when it cannot be saved', async () => {
    const ports = { deliveries: { billTo: fails(away) } };
    const { status, view, notices } = await shownOf(number(siren), { mode: 'pro', ports });
    expect([status, notices]).toEqual([503, [t('error.addressUpdate')]]);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });
});

describe('how a seller’s parcel goes', () => {
  const mode = (fields: Record<string, string>) => ({ intent: 'mode', ...fields });
  const ofSeller = (over: Partial<DeliveryGroup> = {}) => aGroup({ sellerId: '2011', leadTime: 3, ...over });

  test.each([
    ['the shop’s own', aGroup(), '', { sellerId: null, code: 'lettre-suivie', leadTime: 1, shippingTypes: [] }],
    ['a seller’s', ofSeller(), '2011', { sellerId: '2011', code: 'lettre-suivie', leadTime: 3, shippingTypes: [] }],
  ])('%s is kept by the cart at once', async (_, group, sellerId, expected) => {
    const chosen: unknown[] = [];
    const deliveries = { groups: async () => [group], choose: async (one: unknown) => void chosen.push(one) };
    expect(await ledTo(post(mode({ sellerId, mode: 'lettre-suivie' }), { ports: { deliveries } }))).toBe(step);
    expect(chosen).toEqual([expected]);
  });

  test('a mode that is gone is reported at its seller, a seller that is gone above the page', async () => {
    const removed = await shownOf(mode({ sellerId: '', mode: 'pigeon' }));
    expect(removed.status).toBe(422);
    expect(removed.view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('checkout.modeGone') }]);
    expect(removed.notices).toEqual([]);
    const otherSeller = await shownOf(mode({ sellerId: '2011', mode: 'lettre-suivie' }));
    expect([otherSeller.status, otherSeller.notices]).toEqual([422, [t('checkout.modeGone')]]);
  });

  test('a fault is said at the seller that it is about', async () => {
    const ports = { deliveries: { choose: fails(away) } };
    const { status, view, notices, failure } = await shownOf(mode({ sellerId: '', mode: 'lettre-suivie' }), { ports });
    expect([status, notices, failure]).toEqual([503, [], 'delivery-mode-update']);
    expect(view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('error.deliveryModeUpdate') }]);
  });
});

describe('the point where a parcel waits', () => {
  const pickup = { ...aGroup().modes[0]!, code: 'relais', name: 'En point de retrait', pickup: true };
  const group = aGroup({ modes: [...aGroup().modes, pickup], selected: 'relais' });
  const pickupPoints = { near: async () => ({ points: [aPickupPoint()], total: 1 }) };
  const point = { intent: 'point', sellerId: '', point: 'FR:lyon-1' };
  const world = (answer: 'chosen' | 'not-taking' | 'unknown', over: Partial<DeliveryGroup> = {}) => {
    const calls: unknown[] = [];
    const deliveries = {
      groups: async () => [{ ...group, ...over }],
      choosePoint: async (one: unknown) => (calls.push(one), answer),
    };
    return { calls, ports: { deliveries, pickupPoints } };
  };

  test('is chosen with the mode that leads there, even before that mode was', async () => {
    for (const selected of ['relais', 'lettre-suivie', null]) {
      const { calls, ports } = world('chosen', { selected });
      expect(await ledTo(post(point, { ports }))).toMatch(/^\/checkout\/livraison#retrait-/);
      expect(calls).toEqual([
        { sellerId: null, code: 'relais', leadTime: 1, shippingTypes: [], point: { id: 'lyon-1', country: 'FR' } },
      ]);
    }
  });

  test('of several modes that lead to one goes by the one that was chosen', async () => {
    const lockers = { ...pickup, code: 'consigne' };
    const { calls, ports } = world('chosen', { modes: [pickup, lockers], selected: 'consigne' });
    await ledTo(post(point, { ports }));
    expect(calls).toMatchObject([{ code: 'consigne' }]);
  });

  test.each([
    ['not-taking', t('pickup.notTaking')],
    ['unknown', t('pickup.unknown')],
  ] as const)('that is %s is said with the points', async (answer, text) => {
    const { status, view } = await shownOf(point, world(answer));
    expect(status).toBe(422);
    expect(JSON.stringify(view.groups[0]?.pickup)).toContain(text);
    expect(view.groups[0]?.notices).toEqual([]);
  });

  test('a seller that has no points, or is gone, says so', async () => {
    const none = await shownOf(point);
    expect(none.view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('pickup.unknown') }]);
    const removed = await shownOf({ ...point, sellerId: '2011', point: '' }, world('chosen'));
    expect([removed.status, removed.notices]).toEqual([422, [t('pickup.unknown')]]);
  });

  test('a fault is said with the points', async () => {
    const { ports } = world('chosen');
    const broken = { ...ports, deliveries: { ...ports.deliveries, choosePoint: fails(away) } };
    const { status, view, failure } = await shownOf(point, { ports: broken });
    expect([status, failure]).toEqual([503, 'pickup-point-update']);
    expect(JSON.stringify(view.groups[0]?.pickup)).toContain(t('error.pickupPointUpdate'));
  });

  test('points are looked for near the parcel, or where the address says', async () => {
    const asked: unknown[] = [];
    const near = { near: async (one: unknown) => (asked.push(one), { points: [], total: 0 }) };
    const { ports } = world('chosen');
    await show({ ports: { ...ports, pickupPoints: near } });
    const { view } = await show({ ports });
    const [first] = view.groups;
    const seller = first?.anchor.replace('envoi-', '') ?? '';
    await show({
      ports: { ...ports, pickupPoints: near },
      query: `?retrait=${seller}&rue=Lilas&cp=69 002&ville=Lyon&nombre=999`,
    });
    expect(asked).toMatchObject([
      { postalCode: '33380', city: 'Mios', country: 'FR' },
      { address: 'Lilas', postalCode: '69002', city: 'Lyon', country: 'FR' },
    ]);
    await show({ ports: { ...ports, pickupPoints: near }, query: `?retrait=${seller}&nombre=plusieurs` });
    expect(asked).toHaveLength(3);
    const wrong = await show({ ports, query: `?retrait=${seller}&cp=1` });
    expect(JSON.stringify(wrong.view.groups)).toContain(t('pickup.postalCodeFault'));
  });

  test('points that cannot be had are counted', async () => {
    const { ports } = world('chosen');
    const { failure } = await show({ ports: { ...ports, pickupPoints: { near: fails(away) } } });
    expect(failure).toMatchObject({ details: 'pickup-points-fetch' });
  });

  test('points are searched for one seller at a time: the others show their point, or say that theirs is asked later', async () => {
    const chosen = { ...group, sellerId: 'A', pickupPoint: aPickupPoint() };
    const groups = [chosen, { ...group, sellerId: 'B' }, { ...group, sellerId: 'C' }];
    const ports = { deliveries: { groups: async () => groups }, pickupPoints };
    const { view } = await show({ ports });
    expect(view.groups.map(({ pickup: one }) => Object.keys(one ?? {}).toSorted())).toHaveLength(3);
    const searched = await show({ ports: { ...ports, pickupPoints: { near: fails(away) } } });
    expect(
      searched.view.groups.map((one) => JSON.stringify(one.pickup).includes(t('error.pickupPointsFetch'))),
    ).toEqual([false, true, false]);
  });
});

describe('a seller who does not deliver there', () => {
  const lines = [
    aLine(),
    aLine({ id: '1.x', code: 'x', seller: { id: '2011', name: 'Papeterie' } }),
    aParcel('2.colis'),
  ];
  const cart = aDeliveredCart({ lines });
  const removeSeller = { intent: 'remove-seller', sellerId: '2011' };

  test('its articles are taken away, and can come back', async () => {
    const removed: unknown[] = [];
    const carts = {
      current: async () => cart,
      remove: async (ids: readonly string[]) => (removed.push(ids), { cart, removed: [lines[1]!] }),
    };
    const { status, view } = await shownOf(removeSeller, { ports: { carts } });
    expect([status, removed]).toEqual([200, [['1.x']]]);
    expect(view.undo).toMatchObject({ text: t('checkout.itemsRemoved'), hidden: { intent: 'restore-articles' } });
    const added: unknown[] = [];
    const add = async (one: { quantity: number }) => {
      added.push(one);
      return { kind: 'added' as const, quantity: one.quantity, limit: null, held: one.quantity, cart, line: null };
    };
    expect(await ledTo(post(view.undo?.hidden ?? {}, { ports: { carts: { add } } }))).toBe(step);
    expect(added).toMatchObject([{ code: 'x', quantity: 1 }]);
  });

  test.each([
    ['it has none in the cart', { current: async () => aDeliveredCart() }],
    ['there is no cart', { current: async () => null }],
    ['another tab was faster', { current: async () => cart, remove: async () => ({ cart, removed: [] }) }],
  ])('nothing is to be said when %s', async (_, carts) => {
    expect(await ledTo(post(removeSeller, { ports: { carts } }))).toBe(step);
  });

  test.each([
    ['nothing', aDeliveredCart({ lines: [] })],
    ['services alone', aDeliveredCart({ lines: [aParcel('0')] })],
  ])('its articles can come back also when %s is left', async (_what, left) => {
    const lines = [aLine({ seller: { id: 'canal', name: 'Papeterie du Canal' } })];
    let cart = aDeliveredCart({ lines });
    const carts = {
      current: async () => cart,
      remove: async () => {
        cart = left;
        return { cart, removed: lines };
      },
    };
    const { status, view } = await shownOf({ intent: 'remove-seller', sellerId: 'canal' }, { ports: { carts } });
    expect(status).toBe(200);
    expect(view.undo?.hidden).toMatchObject({ intent: 'restore-articles' });
    expect(view.required?.text).toBe(t('checkout.nothingToDeliver'));
  });

  test('its articles stay when they cannot be taken away', async () => {
    const carts = { current: async () => cart, remove: fails(away) };
    const { status, notices, failure } = await shownOf(removeSeller, { ports: { carts } });
    expect([status, notices, failure]).toEqual([503, [t('error.removeItem')], 'remove-item']);
  });

  test('what finds no place in the cart again is said, and so is a fault', async () => {
    const fields = { intent: 'restore-articles', articles: 'x  1 ' };
    const none = async () => ({ kind: 'none' as const, reason: 'out-of-stock' as const });
    const leftOut = await shownOf(fields, { ports: { carts: { add: none } } });
    expect([leftOut.status, leftOut.notices]).toEqual([200, [t('cart.notRestoredStock', { count: 1 })]]);
    const broken = await shownOf(fields, { ports: { carts: { add: fails(away) } } });
    expect([broken.status, broken.notices]).toEqual([503, [t('error.addToCart')]]);
  });
});
