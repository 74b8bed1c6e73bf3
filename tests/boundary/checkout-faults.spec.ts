import { backendOf } from '../shared/backend.ts';
import { type Ask, expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { formOf, individual, professional, readyCart, type Visit } from './checkout-shoppers.ts';
import { asked, type Upstream } from './checkout-upstreams.ts';
import { askedByPayment } from './payment-upstreams.ts';

interface Page {
  page: string;
  upstreams: readonly Upstream[];
  as?: string;
  deliveryMode?: string;
}

/** The matrix of specification §8: every page of the checkout, with every failure of its upstreams. */
const pages: Page[] = [
  { page: 'the summary', upstreams: asked.summary },
  { page: 'delivery', upstreams: asked.delivery, deliveryMode: 'colissimo-point-retrait' },
  { page: 'an address’s check', upstreams: asked.unchecked },
  { page: 'delivery of a professional', upstreams: askedByPayment.invoiced, as: professional },
  { page: 'deferred payment', upstreams: askedByPayment.deferred, as: professional },
  { page: 'deferred payment that is offered', upstreams: askedByPayment.offered, as: 'pro-sans-demande@exemple.fr' },
];
const atOf = (email: string) => (email === individual ? '' : '/professionnel');

for (const { page, upstreams, as = individual, ...wanted } of pages) {
  test(`whatever each backend of ${page} does, the shopper is told in time and the cart is intact`, async ({
    ask,
    world,
    sessionOf,
  }) => {
    const cookies = await sessionOf(as);
    await readyCart({ ask, cookies }, { at: atOf(as), ...wanted });
    // The cart of the other mode, for pages that read both.
    if (page === 'the summary') await ask('/professionnel/boutique/x/p/1126001', { cookies, form: { add: '1126001' } });
    expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
    await expectIntact(ask, { cookies, at: atOf(as) });
  });
}

test('whatever a backend does before anybody has an address, the book or a form is there', async ({
  ask,
  world,
  sessionOf,
}) => {
  const cookies = await sessionOf(individual);
  await ask('/boutique/x/p/1126001', { cookies, form: { add: '1126001', offer: '', quantity: '2' } });
  expect(await faultsOf(asked.unaddressed, { ask, world, cookies })).toEqual([]);
  await expectIntact(ask, { cookies, at: '' });
});

test('whatever each backend of payment does, nobody pays, and the payment is made and verified afterwards', async ({
  ask,
  world,
  sessionOf,
}) => {
  const cookies = await sessionOf(individual);
  await readyCart({ ask, cookies });
  const shopper = { ask, world, cookies };
  expect(await faultsOf(askedByPayment.payment, shopper)).toEqual([]);
  expect(await backendOf(world).books()).toEqual({ charges: 0, cents: [], orders: [] });
  const payment = await ordered(shopper, { page: '/checkout/paiement', mode: 'card' });
  expect(await faultsOf(askedByPayment.verified, { ...shopper, named: { payment } })).toEqual([]);
  await expectIntact(ask, { cookies, at: '' });
});

test('whatever the backend of an order does, the order is said to stand', async ({ ask, world, sessionOf }) => {
  const cookies = await sessionOf(professional);
  await readyCart({ ask, cookies }, { at: '/professionnel' });
  const page = '/professionnel/checkout/paiement';
  const payment = await ordered({ ask, cookies }, { page, mode: 'deferred' });
  const { headers } = await ask(`${page}/retour?payment=${payment}`, { cookies });
  const order = /commande=([^&]+)/.exec(headers.location ?? '')?.[1] ?? '';
  expect(await faultsOf(askedByPayment.confirmed, { ask, world, cookies, named: { order } })).toEqual([]);
});

/** The payment that « Commander avec obligation de paiement » has started. */
async function ordered({ ask, cookies }: Visit, { page, mode }: { page: string; mode: string }): Promise<string> {
  const form = { ...formOf((await ask(page, { cookies })).body, 'order'), intent: 'order', mode };
  const { location = '' } = (await ask(page, { cookies, form })).headers;
  const id = /(?:payment=|\/paiement\/)([\w-]+)/.exec(location.replace('/checkout/paiement', ''))?.[1];
  if (!id) throw new Error(`No payment has begun: ${location}`);
  return id;
}

async function expectIntact(ask: Ask, { cookies, at }: { cookies: string[]; at: string }): Promise<void> {
  const { status, body } = await ask(`${at}/checkout/recapitulatif`, { cookies });
  expect(status).toBe(200);
  expect(body.includes('Carnet de 12 timbres Marianne'), 'the booklet is in the cart').toBe(true);
  expect(/name="quantite-\d+-[^"]+" value="(\d+)"/.exec(body)?.[1]).toBe('2');
}
