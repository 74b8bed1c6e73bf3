import { expect, test } from 'vitest';
import { anAddressForm } from '#domain/address/examples.ts';
import { aCart, anAddress } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/shared/wording.server.ts';
import { type DeliveryPage, deliveryView } from './delivery.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });

const page = (over: Partial<DeliveryPage> = {}): DeliveryPage => ({
  cart: aCart({ deliveryAddress: anAddress() }),
  groups: [aGroup()],
  known: [],
  countries: [{ code: 'FR', name: 'France' }],
  changing: false,
  refused: null,
  notices: [],
  ...over,
});

test('a chosen address stands as it is printed, with the way to the payment', () => {
  const view = deliveryView(page(), fr);
  expect(view.address).toEqual({
    kind: 'set',
    block: ['Mme Compte Particulier', '12 BIS RUE DE L EGLISE', '33380 MIOS'],
    change: { label: 'Modifier l’adresse', href: '/checkout/livraison?adresse=modifier' },
  });
  expect(view.next).toEqual({ label: 'Passer au paiement', href: '/checkout/paiement' });
  expect(view.back.href).toBe('/checkout/recapitulatif');
});

test('without an address there is the form, the known addresses, and no way on', () => {
  const view = deliveryView(page({ cart: aCart(), known: [anAddress(), anAddress({ id: null })] }), fr);
  expect(view.address).toMatchObject({ kind: 'form', form: { values: { country: 'FR', line1: '' }, errors: {} } });
  expect(view.address.kind === 'form' && view.address.known.map(({ id }) => id)).toEqual(['adresse-1']);
  expect([view.groups, view.next]).toEqual([[], undefined]);
});

const typed = anAddressForm({ streetName: '3 quai du Port', codePostal: '5600', city: 'Vannes', mobilePhone: '06' });

test('a refused form keeps what was typed, and says what is wrong beside each field', () => {
  const refused = {
    typed,
    faults: { codePostal: { code: 'postal-code-fr' }, mobilePhone: { code: 'mobile-fr' } },
  } as const;
  const { address, next } = deliveryView(page({ refused }), fr);
  expect(address).toMatchObject({
    kind: 'form',
    form: { values: { line1: '3 quai du Port', postalCode: '5600', cellphone: '06' } },
    known: [],
  });
  expect(address.kind === 'form' && Object.keys(address.form.errors)).toEqual(['postalCode', 'cellphone']);
  expect(next).toBeUndefined();
});

test('a seller that does not deliver there says to which zone, and stops the order', () => {
  const group = aGroup({
    shopId: 'canal',
    shopName: 'Papeterie du Canal',
    marketplace: true,
    unavailableZone: 'Eco OM',
  });
  const view = deliveryView(page({ groups: [aGroup(), group] }), fr);
  expect(view.groups[1]?.title).toBe('Envoyé par Papeterie du Canal');
  expect(view.groups[1]?.unavailable?.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toMatch(
    /^Livraison impossible sur la zone : Eco OM\. /,
  );
  expect(view.groups[0]?.unavailable).toBeUndefined();
  expect(view.next).toBeUndefined();
  expect(deliveryView(page({ groups: [group] }), en).groups[0]?.unavailable).toMatch(
    /^Delivery not possible in the area: /,
  );
});

test('each group says when it is ready, and each mode its price and days', () => {
  const [mode] = aGroup().modes;
  const modes = mode ? [mode, { ...mode, code: 'express', name: 'Express', cost: euros(9.9), dates: null }] : [];
  const view = deliveryView(page({ groups: [aGroup({ modes, leadTime: 2 })] }), fr);
  expect(view.groups[0]).toMatchObject({ title: 'Envoyé par La boutique', lead: 'Préparé sous 2 jours' });
  expect(view.groups[0]?.modes).toEqual([
    {
      code: 'lettre-suivie',
      name: 'Lettre suivie',
      price: 'Offerte',
      dates: 'Entre mar. 24 nov. et jeu. 26 nov.',
      selected: true,
    },
    { code: 'express', name: 'Express', price: '9,90\u00a0€', selected: false },
  ]);
});

test('while a group has no mode, there is no way on', () => {
  expect(deliveryView(page({ groups: [aGroup({ selected: null })] }), fr).next).toBeUndefined();
});
