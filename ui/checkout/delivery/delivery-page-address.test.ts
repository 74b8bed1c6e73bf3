import { describe, expect, test } from 'vitest';
import { boundTo } from '#domain/address/check/address-check.ts';
import { anAddress, anAddressForm } from '#domain/address/examples.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { valuesOf } from '#ui/address/form/form-of.ts';
import { anEntry, checkoutPorts } from '#ui/checkout/checkout-ports.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { away, post, show, shownOf, step, t, urlOf } from './delivery-page.examples.ts';
import { deliveryPage } from './delivery-page.server.ts';

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
      'of an entry keeps its own name',
      { entry: 'entree-1', addressName: 'Bureau' },
      { addressBooks: { entries: async () => [anEntry()] } },
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
  ])('a typed address %s', async (_, ...[more, given, to, expected]) => {
    const { calls, ports } = recorded(given);
    expect(await ledTo(post(typed({}, more), { ports }))).toBe(step + to);
    expect(calls).toEqual(expected);
  });

  test('a delivery address that undoes a choice names it', async () => {
    let asked = 0;
    const groups = async () => [aGroup({ selected: asked++ === 0 ? 'lettre-suivie' : null })];
    const { ports } = recorded({ deliveries: { groups } });
    expect(await ledTo(post(typed(), { ports }))).toBe(`${step}?oubli=mode&note=ajoutee`);
  });

  test('a delivery address that a full book refuses is still delivered to', async () => {
    const many = Array.from({ length: 100 }, (_, at) => anEntry({ id: `e-${at}`, name: `Nom ${at}` }));
    const { calls, ports } = recorded({ addressBooks: { entries: async () => many } });
    expect(await ledTo(post(typed(), { ports }))).toBe(step);
    expect(calls).toEqual(['deliver', 'bill']);
  });

  test.each<[string, GivenPorts, Partial<AddressForm>, Record<string, string>]>([
    ['no name', {}, { lastName: '' }, { lastName: t('address.requiredLastName') }],
    [
      'the name of an entry of the book',
      { addressBooks: { entries: async () => [anEntry()] } },
      { addressName: 'Bureau' },
      { addressName: t('address.duplicateName') },
    ],
    [
      'a commune that is not served',
      { deliveries: { deliverTo: async () => 'not-eligible' as const } },
      {},
      { codePostal: t('address.notEligible') },
    ],
    [
      'a name that the book has',
      { addressBooks: { add: async () => 'duplicate-name' as const } },
      {},
      { addressName: t('address.duplicateName') },
    ],
  ])('%s is said at its field, and everything that was typed stays', async (_, ...[ports, over, errors]) => {
    const answered = await shownOf(typed(over), { ports });
    expect(answered.status).toBe(422);
    const { address } = answered.view;
    if (address.kind !== 'form') throw new Error('no form');
    expect(address.form.errors).toEqual(errors);
    expect(address.form.values).toMatchObject(valuesOf(anAddressForm(over)));
  });

  test.each([
    ['full', t('address.bookFull', { count: 100 })],
    ['unknown', t('address.gone')],
  ] as const)('a delivery address that the book refuses as %s shows that above the form', async (refusal, text) => {
    const { status, notices } = await shownOf(typed({}, { entry: 'entree-1' }), {
      ports: { addressBooks: { change: async () => refusal } },
    });
    expect([status, notices]).toEqual([422, [text]]);
  });

  test('a delivery form without scripts shows another country’s fields without a fault', async () => {
    const { status, view } = await shownOf(typed({ country: 'BE' }, { step: 'refresh' }));
    expect(status).toBe(200);
    expect(view.address).toMatchObject({ kind: 'form', form: { errors: {}, values: { country: 'BE' } } });
  });

  test('a delivery address that no service recognises must be confirmed, with the chosen purpose', async () => {
    const { status, view } = await shownOf(typed({}, { purpose: 'once' }), {
      ports: { addressChecks: { check: async () => ({ kind: 'unknown' }) } },
    });
    expect(status).toBe(422);
    expect(view.address).toMatchObject({ check: { hidden: { purpose: 'once', intent: 'address' } } });
  });

  test('a changed entry is still changed when the session is open again', async () => {
    const draft = typed({ floor: 'Étage 3', streetName: '12 rue de l’Étang' }, { entry: 'entree-1' });
    const ports = checkoutPorts({ addressBooks: { entries: async () => [anEntry()] } });
    const { view } = await deliveryPage.show(aRequest({ draft, ports }), urlOf({}));
    expect(view.address).toMatchObject({
      kind: 'form',
      title: t('address.changeTitle'),
      form: {
        hidden: { entry: 'entree-1' },
        values: { floor: 'Étage 3', streetName: '12 rue de l’Étang' },
        context: { otherNames: [] },
      },
    });
    const judged = await shownOf({ ...draft, lastName: '' }, { ports });
    expect(judged.view.address).toMatchObject({ form: { values: { streetName: "12 rue de l'Étang" } } });
  });

  test('a delivery address that cannot be saved stays in its form', async () => {
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
    const { status, view } = await shownOf(book({ addressId }), { ports: { addressBooks: { entries } } });
    expect([status, view.notices]).toEqual([422, [{ tone: 'error', text, takesFocus: true }]]);
  });

  test('a choice that the new address undoes is said there, until the next post', async () => {
    let asked = 0;
    const point = aPickupPoint();
    const [mode] = aGroup().modes;
    const modes = mode ? [{ ...mode, pickup: true }] : [];
    const groups = async () => [aGroup({ modes, pickupPoint: asked++ === 0 ? point : null })];
    const ports = { addressBooks: { entries }, deliveries: { groups, deliverTo: async () => 'saved' as const } };
    expect(await ledTo(post(book({ addressId: entry.id }), { ports }))).toBe(`${step}?oubli=point`);
    expect((await show({ query: '?oubli=point&oubli=mode' })).view.notices).toEqual([
      { tone: 'warning', text: t('checkout.pointUndone') },
      { tone: 'warning', text: t('checkout.modeUndone') },
    ]);
    const { page } = await post({ intent: 'phone', telephone: '' }, { query: '?oubli=point' });
    expect(page.view?.notices).toEqual([]);
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

  test('an address that the book does not restore has a message', async () => {
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
