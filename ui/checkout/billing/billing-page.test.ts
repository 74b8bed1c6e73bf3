import { expect, test } from 'vitest';
import { anAddressForm, aWholeAddress } from '#domain/address/examples.ts';
import { aCart } from '#domain/cart/examples.ts';
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
import { deliveryPage } from '#ui/checkout/delivery/delivery-page.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { billingPage } from './billing-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'carts');
const urlOf = (query = '') => new URL(`https://boutique.example/checkout/paiement/facturation${query}`);

const requestOf = (world: AtCheckout) => aCheckoutRequest({ cart: aServicesCart(), ...world });
const show = (world: AtCheckout = {}) => billingPage.show(requestOf(world), urlOf(world.query));
const post = (fields: Record<string, string>, world: AtCheckout = {}) =>
  billingPage.post(requestOf(world), { url: urlOf(world.query), form: aForm(fields) });
const besideDelivery = (fields: Record<string, string>, ports: GivenPorts = {}) =>
  deliveryPage.post(requestOf({ ports, cart: aDeliveredCart() }), {
    url: new URL('https://boutique.example/checkout/livraison'),
    form: aForm(fields),
  });

const book = { entries: async () => [anEntry(), anEntry({ id: 'loin', isEligible: false })] };
const form = anAddressForm({ email: 'nom@domaine.fr' });
const typed = (more: Record<string, string> = {}) => ({
  intent: 'billing-address',
  purpose: 'save',
  ...valuesOf(form),
  ...more,
});

test.each([
  ['no cart', null, '/checkout/recapitulatif'],
  ['an empty one', aCart({ lines: [] }), '/checkout/recapitulatif'],
  [
    'goods, which have their bill beside their delivery',
    aDeliveredCart(),
    '/checkout/livraison?facturation=autre#facturation',
  ],
])('the billing page redirects with %s', async (_, cart, to) => {
  expect(await ledTo(show({ cart }))).toBe(to);
});

test('the billing page offers the book’s billable addresses, or a form', async () => {
  const picked = await show({ ports: { addressBooks: book } });
  expect(picked.view.choice.pick?.entries.map(({ id }) => id)).toEqual(['entree-1']);
  expect(picked.head.title).toBe(`${t('payment.billingPageTitle')} (étape 2 sur 3) – Commande`);
  const asked = await show({ ports: { addressBooks: book }, query: '?facturation=nouvelle' });
  expect(asked.view.choice.form).toMatchObject({ title: 'Nouvelle adresse' });
  expect((await show()).view.choice.form).toMatchObject({ title: 'Nouvelle adresse' });
});

test('a book that cannot be read asks for an address', async () => {
  const { view } = await show({ ports: { addressBooks: { entries: fails(away) } } });
  expect(view.choice.form).toMatchObject({ title: 'Nouvelle adresse' });
});

test('a chosen address of the book is billed, and the payment goes on', async () => {
  const billed: unknown[] = [];
  const deliveries = { billTo: async (to: unknown) => (billed.push(to), 'saved' as const) };
  const fields = { intent: 'billing', addressId: 'entree-1' };
  expect(await ledTo(post(fields, { ports: { addressBooks: book, deliveries } }))).toBe('/checkout/paiement');
  expect(billed).toMatchObject([{ city: 'Mios' }]);
  expect(await ledTo(besideDelivery(fields, { addressBooks: book, deliveries }))).toBe(
    '/checkout/livraison#facturation',
  );
});

test('« une autre adresse » asks for it, and « identique » bills where the parcel goes', async () => {
  const other = { intent: 'billing', billing: 'other' };
  expect(await ledTo(post(other))).toBe('/checkout/paiement/facturation?facturation=autre');
  expect(await ledTo(besideDelivery(other))).toBe('/checkout/livraison?facturation=autre#facturation');
  expect(await ledTo(besideDelivery({ intent: 'billing', billing: 'same' }))).toBe('/checkout/livraison#facturation');
});

test.each([
  ['that cannot be chosen', { addressId: 'loin' }, {}, t('address.choose')],
  ['that is gone', { addressId: 'inconnue' }, {}, t('address.choose')],
  ['of a parcel that goes nowhere', { billing: 'same' }, {}, t('address.choose')],
  [
    'to which nothing is billed',
    { addressId: 'entree-1' },
    { deliveries: { billTo: async () => 'not-eligible' as const } },
    t('address.notBillable'),
  ],
])('an address %s is refused with a notice above the page', async (_, fields, ports, text) => {
  const answered = await post({ intent: 'billing', ...fields }, { ports: { addressBooks: book, ...ports } });
  expect(answered).toMatchObject({ status: 422, page: { view: { notices: [{ tone: 'error', text }] } } });
});

test('nothing is billed to the delivery address that was not chosen', async () => {
  const answered = await deliveryPage.post(
    requestOf({ cart: aDeliveredCart(), ports: { deliveries: { billTo: fails(away) } } }),
    { url: new URL('https://boutique.example/checkout/livraison'), form: aForm({ intent: 'billing' }) },
  );
  expect(answered).toMatchObject({
    status: 422,
    page: { view: { notices: [{ tone: 'error', text: t('address.choose'), takesFocus: true }] } },
  });
});

test('the bill of services asks for the e-mail to which they are delivered, the bill of goods does not', async () => {
  const without = typed({ email: '' });
  const { status, page } = await post(without);
  expect([status, page.view?.choice.form?.fields.errors]).toEqual([422, { email: t('address.requiredEmail') }]);
  expect(await ledTo(besideDelivery(without))).toContain('/checkout/livraison?note=ajoutee');
  const query = '?facturation=nouvelle';
  const ofGoods = await deliveryPage.show(aCheckoutRequest({}), new URL(`https://boutique.example/x${query}`));
  const asked = [(await show({ query })).view.choice.form, ofGoods.view.billing?.form];
  expect(asked.map((one) => [one?.fields.needsEmail, one?.fields.values.email])).toEqual([
    [true, 'compte@exemple.fr'],
    [false, ''],
  ]);
});

test('every field that is asked reaches the bill and the book', async () => {
  const { id: _, countryName: __, isVerified: ___, ...whole } = aWholeAddress({ keypad: '12A34' });
  const fields = { intent: 'billing-address', purpose: 'save', ...valuesOf(whole) };
  const sent: unknown[] = [];
  const ports = {
    deliveries: { billTo: async (one: unknown) => (sent.push(one), 'saved' as const) },
    addressBooks: { add: async (one: unknown) => (sent.push(one), { id: 'entree-2' }) },
  };
  await ledTo(post(fields, { ports }));
  await ledTo(besideDelivery(fields, ports));
  expect(sent).toEqual(Array(4).fill(expect.objectContaining(whole)));
});

test('a new billing address begins with the civility and the names of the account', async () => {
  const { view } = await show({ query: '?facturation=nouvelle' });
  expect(view.choice.form?.fields.values).toMatchObject({
    civility: 'mrs',
    firstName: 'Titulaire',
    lastName: 'Du Compte',
    email: 'compte@exemple.fr',
  });
});

test.each<[string, Record<string, string>, GivenPorts, string, number]>([
  ['is kept in the book', {}, {}, '?note=ajoutee', 1],
  ['once is not kept', { purpose: 'once' }, {}, '', 0],
  [
    'that nobody could check says so',
    {},
    { addressChecks: { check: async () => ({ kind: 'unavailable' as const }) } },
    '?note=non-verifiee',
    1,
  ],
])('a typed address %s', async (_, ...[more, given, query, times]) => {
  const added: unknown[] = [];
  const addressBooks = { add: async (one: unknown) => (added.push(one), { id: 'entree-2' }) };
  const ports = { ...given, addressBooks };
  expect(await ledTo(post(typed(more), { ports }))).toBe(`/checkout/paiement${query}`);
  expect(await ledTo(besideDelivery(typed(more), ports))).toBe(`/checkout/livraison${query}#facturation`);
  expect(added).toHaveLength(2 * times);
});

test.each([
  ['no name', {}, { lastName: '' }, 'lastName'],
  ['a commune', { deliveries: { billTo: async () => 'not-eligible' as const } }, {}, 'codePostal'],
  ['a name that the book has', { addressBooks: { add: async () => 'duplicate-name' as const } }, {}, 'addressName'],
])('%s is refused at its field, and everything that was typed stays', async (_, ports, more, field) => {
  const { status, page } = await post(typed(more), { ports });
  expect(status).toBe(422);
  expect(Object.keys(page.view?.choice.form?.fields.errors ?? {})).toEqual([field]);
  expect(page.view?.choice.form?.fields.values).toMatchObject({ ...valuesOf(form), ...more });
});

test('the billing page without scripts shows the form of another country without a fault', async () => {
  const { status, page } = await post(typed({ country: 'BE', step: 'refresh' }));
  expect(status).toBe(200);
  expect(page.view?.choice.form?.fields).toMatchObject({ errors: {}, values: { country: 'BE' } });
});

test('an address that no service knows is asked about, with what was chosen', async () => {
  const ports = { addressChecks: { check: async () => ({ kind: 'unknown' as const }) } };
  const { status, page } = await post(typed({ purpose: 'once' }), { ports });
  expect(status).toBe(422);
  expect(page.view?.choice.form?.check?.hidden).toMatchObject({ purpose: 'once', intent: 'billing-address' });
});

test.each([
  ['billing', { intent: 'billing', billing: 'same' }, { carts: { current: fails(away) } }],
  ['billing-address', typed(), { deliveries: { billTo: fails(away) } }],
])('a fault of the form « %s » is said above', async (_, fields, ports) => {
  const { status, page } = await post(fields, { ports });
  expect(status).toBe(503);
  expect(page.notices).toEqual([{ tone: 'error', text: t('error.addressUpdate') }]);
  expect(page.failure).toMatchObject({ details: 'address-update' });
});

test('a typed address stays when it could not be billed', async () => {
  const { page } = await post(typed(), { ports: { deliveries: { billTo: fails(away) } } });
  expect(page.view?.choice.form?.fields.values).toMatchObject(valuesOf(form));
});

test('the billing page shows the values typed before the session ended, curly apostrophes included', async () => {
  const streetName = '12 rue de l’Étang';
  const ports = checkoutPorts({ addressBooks: book }, aServicesCart());
  const { view } = await billingPage.show(aRequest({ draft: typed({ streetName }), ports }), urlOf());
  expect(view.choice.form?.fields).toMatchObject({ values: { ...valuesOf(form), streetName }, errors: {} });
  const { page } = await post(typed({ streetName, lastName: '' }));
  expect(page.view?.choice.form?.fields.values).toMatchObject({ streetName: "12 rue de l'Étang" });
});
