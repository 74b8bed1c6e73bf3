import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { type AnsweredCart, mergedCart } from './cart.ts';
import type { Exercises, Witness } from './exercise.ts';

const me = { as: SHOPPER };

export const checkoutExercises: Exercises = {
  'a professional reads the account that pays later, and the company': async ({ call, gives }) => {
    for (const name of ['pro-certifie', 'pro-sans-demande', 'particulier'])
      await gives(200, 'GET', '/users/current/deferredpayment', { as: `${name}@exemple.fr` });
    await gives(200, 'GET', '/companies/ent-pro-certifie', { as: PRO });
    await gives(404, 'GET', '/companies/ent-pro-certifie', me);
    await call('GET', '/users/current/deferredpayment');
    await call('GET', '/companies/ent-pro-certifie');
  },

  'a client of public OCC pays by its own card details': async (witness) => {
    const { call, gives } = witness;
    const cart = await mergedCart(witness, me);
    await delivers(witness, cart);
    await call('POST', `/users/current/orders?cartId=${cart.split('/').at(-1)}`, me);
    const details = { accountHolderName: 'Compte Particulier', cardNumber: '4970100000000006' };
    const saved = await call<{ id: string }>('POST', `${cart}/paymentdetails`, {
      ...me,
      body: { ...details, expiryMonth: '12', expiryYear: '2029' },
    });
    await call('POST', `${cart}/paymentdetails`, { ...me, body: {} });
    await call('PUT', `${cart}/paymentdetails?paymentDetailsId=${saved.body.id}`, me);
    await call('PUT', `${cart}/paymentdetails?paymentDetailsId=inconnu`, me);
    await gives(201, 'POST', `/users/current/orders?cartId=${cart.split('/').at(-1)}&termsChecked=true`, me);
  },

  'a client of public OCC has its card taken by the form of the provider': async (witness) => {
    const { call, gives } = witness;
    const cart = await mergedCart(witness, me);
    await gives(200, 'GET', `${cart}/payment/sop/request?responseUrl=sampleUrl`, me);
    const response = `${cart}/payment/sop/response`;
    await gives(400, 'POST', response, { ...me, body: new URLSearchParams({ decision: 'REJECT' }) });
    const card = { decision: 'ACCEPT', cardNumber: '************0006', expiryMonth: '12', expiryYear: '2029' };
    await gives(200, 'POST', response, { ...me, body: new URLSearchParams(card) });
    const billTo = {
      billToFirstName: 'Compte',
      billToLastName: 'Un',
      billToStreet: '1 rue Une',
      billToPostalCode: '69002',
    };
    const billed = { ...card, ...billTo, billToCity: 'Lyon', billToCountry: 'FR', savePaymentInfo: 'true' };
    await gives(200, 'POST', response, { ...me, body: new URLSearchParams(billed) });
    await call('GET', cart, me);
  },
};

/** Sets addresses, modes and pickup points of a cart, valid and invalid ones. */
export async function delivers({ call }: Witness, cart: string): Promise<void> {
  for (const change of [{}, { postalCode: '99999' }, { postalCode: '1' }, { town: '' }, { country: {} }])
    await call('POST', `${cart}/addresses/delivery`, { ...me, body: { ...home, ...change } });
  await call('POST', `${cart}/addresses/delivery`, { ...me, body: { ...home, postalCode: '97400' } });
  await call('GET', `${cart}/deliverymodes`, me);
  const { body } = await call<{ addresses: { id: string }[] }>('GET', '/users/current/addresses', me);
  await call('PUT', `${cart}/addresses/delivery?addressId=${body.addresses[0]?.id}`, me);
  await call('PUT', `${cart}/addresses/delivery?addressId=inconnue`, me);
  await call('PUT', `${cart}/addresses/billing`, { ...me, body: home });
  await call('PUT', `${cart}/addresses/billing`, { ...me, body: {} });
  const modes = await call<{ deliveryModes: { code: string }[] }>('GET', `${cart}/deliverymodes`, me);
  await call('PUT', `${cart}/deliverymode?deliveryModeId=${modes.body.deliveryModes[0]?.code}`, me);
  await call('PUT', `${cart}/deliverymode?deliveryModeId=pigeon`, me);
  await call('GET', `${cart}/addresses/main`, me);
  for (const phone of ['+33612345678', 'aucun'])
    await call('PUT', `${cart}/phone`, { ...me, body: { phone, countryIsoCode: 'FR' } });
  const { body: near } = await call<{ stores: { name: string }[] }>('GET', '/stores?postalCode=69002');
  const point = `${cart}/deliverypointofservice?countryIsoCode=FR&deliveryModeId=colissimo-point-retrait`;
  for (const name of ['ailleurs', ...near.stores.map((store) => store.name)])
    await call('PUT', `${point}&name=${name}`, me);
  await call('GET', `${cart}/deliverymodes`, me);
}

interface Payments {
  refused: string;
  paid: string;
}

/** A payment that is refused once, then paid. */
export async function paysOnceRefused({ call, gives, same, notify }: Witness, cart: string): Promise<Payments> {
  await call('GET', `${cart}/paymentmodes`, me);
  await call('PUT', `${cart}/paymentmode?paymentModeCode=card`, me);
  await call('PUT', `${cart}/paymentmode?paymentModeCode=troc`, me);
  const { body } = await call<AnsweredCart>('GET', cart, me);
  const amount = { currencyIso: 'EUR', value: body.totalPriceWithTax.value };
  const payment = (key: string, change: object = {}) => ({
    ...me,
    key,
    body: { mode: 'card', amount, returnUrl: 'https://boutique.example/retour', ...change },
  });
  const path = `${cart}/payments`;
  await call('POST', path, payment('a', { mode: 'troc' }));
  await call('POST', path, payment('b', { amount: { ...amount, value: 1 } }));
  const first = await gives<{ id: string }>(201, 'POST', path, payment('c'));
  same((await call('POST', path, payment('c'))).body, first.body);
  await gives(409, 'POST', path, payment('c', { returnUrl: 'https://boutique.example/' }));
  await gives(409, 'POST', path, payment('d'));
  await call('GET', `/users/current/payments/${first.body.id}`, me);
  await notify(first.body.id, 'REFUSED');
  await call('GET', `/users/current/payments/${first.body.id}`, me);
  const unwanted = await gives<{ id: string }>(201, 'POST', path, payment('f'));
  const end = (id: string) => `/users/current/payments/${id}/cancellation`;
  const given = await gives<{ status: string }>(200, 'POST', end(unwanted.body.id), me);
  same(given.body.status, 'CANCELLED');
  same((await call('POST', end(unwanted.body.id), me)).body, given.body);
  await gives(404, 'POST', end('inconnu'), me);
  const second = await call<{ id: string }>('POST', path, payment('e'));
  await notify(second.body.id, 'AUTHORISED');
  await call('GET', path, me);
  await gives(404, 'GET', '/users/current/payments/inconnu', me);
  return { refused: first.body.id, paid: second.body.id };
}
