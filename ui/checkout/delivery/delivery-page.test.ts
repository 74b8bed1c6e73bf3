import { describe, expect, test } from 'vitest';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aLongBook } from '#ui/address/address.examples.ts';
import { valuesOf } from '#ui/address/form/form-of.ts';
import { aDeliveredCart, anEntry, aServicesCart } from '#ui/checkout/checkout-ports.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { away, post, show, shownOf, siren, t } from './delivery-page.examples.ts';

describe('the page', () => {
  test.each([
    ['no cart', null, '/checkout/recapitulatif'],
    ['an empty one', aCart({ lines: [] }), '/checkout/recapitulatif'],
    ['services alone', aServicesCart(), '/checkout/paiement'],
  ])('the delivery page redirects with %s', async (_, cart, to) => {
    expect(await ledTo(show({ cart }))).toBe(to);
  });

  test('the delivery page shows the present address, its sellers, its phone and its bill', async () => {
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

  test('the delivery page names the articles that the account’s cart held before the sign-in', async () => {
    const { view } = await show({ cookies: { lpel_cart_joined: '1126001' } });
    expect(view.joined?.text).toBe(t('cart.joined', { names: 'Carnet de 12 timbres Marianne' }));
    expect((await show()).view.joined).toBeUndefined();
  });

  test('the delivery page lists senders in the order of the cart, whatever order the backend has', async () => {
    const canal = { id: 'canal', name: 'Canal' };
    const cart = aDeliveredCart({ lines: [aLine({ id: '0.1', seller: canal }), aLine({ id: '1.2' })] });
    const groups = async () => [aGroup({ sellerId: 'canal' }), aGroup()];
    const { view } = await show({ cart, ports: { deliveries: { groups } } });
    expect(view.groups.map(({ sellerId }) => sellerId)).toEqual(['', 'canal']);
  });

  test('the delivery page is an error without the cart', async () => {
    await expect(show({ ports: { carts: { current: fails(away) } } })).rejects.toMatchObject({ init: { status: 503 } });
  });

  test('the delivery page opens without the delivery modes, and measures the failure', async () => {
    const { view, failure } = await show({ ports: { deliveries: { groups: fails(away) } } });
    expect(view.failed?.text).toBe(t('error.deliveryModesFetch'));
    expect(failure).toMatchObject({ details: 'delivery-modes-fetch' });
  });

  test('the delivery page of a professional has the field of the company number', async () => {
    const ports = {
      companies: { mine: async () => ({ id: 'E', name: null, siret: '73282932000074', certification: null }) },
    };
    const asked = await show({ mode: 'pro', ports });
    expect(asked.view.billingNumber?.form?.value.replace(/\s/g, '')).toBe('73282932000074');
    expect((await show({ mode: 'pro' })).view.billingNumber?.form?.value, 'of whom no number is known').toBe('');
    const cart = aDeliveredCart({ billingAddress: anAddress({ companyNumber: siren }) });
    const known = await show({ mode: 'pro', cart });
    expect(known.view.billingNumber?.set?.text.replace(/\s/g, ' ')).toBe('SIREN 732 829 320');
    const again = await show({ mode: 'pro', cart, query: '?entreprise=modifier#champ-entreprise' });
    expect(again.view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });

  test('the delivery page has the form of another billing address on request, or shows the different one', async () => {
    const cart = aDeliveredCart({ billingAddress: anAddress({ city: 'Lyon' }) });
    expect((await show({ cart })).view.billing).toMatchObject({ isSame: false, set: {} });
    const alike = aDeliveredCart({ billingAddress: anAddress() });
    expect((await show({ cart: alike })).view.billing).toEqual({ isSame: true });
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

  const shownBook = async (query: string, length = 3) => {
    const book = { entries: async () => aLongBook(length) };
    const deliveries = { mainAddress: async () => anAddress({ id: 'adr-1' }), groups: fails(away) };
    const { view, failure } = await show({ cart, query, ports: { addressBooks: book, deliveries } });
    if (view.address.kind !== 'pick') throw new Error('no book');
    return { ...view.address.picker, groups: view.groups, failure };
  };

  test.each([
    ['the main address chosen', '', 'adr-1'],
    ['the address chosen that was changed', '?adresse=modifier&entree=adr-2', 'adr-2'],
  ])('a cart without an address shows the book, with %s', async (_, query, id) => {
    const { entries: shown, groups, failure } = await shownBook(query);
    expect(shown.filter(({ isSelected }) => isSelected)).toMatchObject([{ id }]);
    expect([groups, failure], 'no mode is asked for yet').toEqual([[], undefined]);
  });

  test('a long book is shown whole when it is asked for', async () => {
    expect((await shownBook('', 12)).entries).toHaveLength(10);
    expect((await shownBook('?adresse=modifier&toutes=1', 12)).entries).toHaveLength(12);
  });

  test('an empty book asks for an address, and so does one that cannot be read', async () => {
    const { address, notices } = (await show({ cart })).view;
    expect([address.kind, notices]).toEqual(['form', []]);
    expect(address.kind === 'form' && address.form.back, 'there is no book to go back to').toBeUndefined();
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
    ['?adresse=nouvelle&entree=entree-1', 'form', null],
    ['?adresse=completer&entree=inconnue', 'pick', null],
    ['?adresse=modifier', 'pick', null],
    ['?adresse=modifier&entree=entree-1', 'pick', null],
  ])('%s shows the %s', async (query, kind, entry) => {
    const { view } = await show({ query, ports: { addressBooks } });
    expect(view.address.kind).toBe(kind);
    if (view.address.kind !== 'form') return;
    expect(view.address.form.hidden.entry ?? null).toBe(entry);
    expect(view.address.form.context.otherNames).toEqual(entry === 'entree-1' ? [] : ['Bureau']);
    expect(view.address.form.back).toEqual({
      label: t('address.back'),
      href: '/checkout/livraison?adresse=modifier',
    });
  });
});
