import { expect, test } from 'vitest';
import { aCart } from '#domain/cart/examples.ts';
import type { Payment } from '#domain/checkout/payments.ts';
import { Fault, type FaultKind } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { aRequest, argsOf, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { loader } from './verifying.route.tsx';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });

const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: 'PAY-1',
  status: 'refused',
  mode: 'card',
  amount: euros(18.24),
  redirectUrl: null,
  orderCode: null,
  detail: null,
  debited: null,
  ...over,
});

const comesBack = (payment: Payment) => {
  const context = aRequest({ ports: { payments: { ofId: async () => payment } } });
  return ledTo(Promise.resolve(loader(argsOf(context, { path: '/checkout/paiement/retour?payment=PAY-1' }) as never)));
};

test.each([
  [false, '/checkout/paiement?motif=refused&debit=non#message'],
  [true, '/checkout/paiement?motif=refused#message'],
  [null, '/checkout/paiement?motif=refused#message'],
])('a refused payment of which the backend says debited: %j leads to %s', async (debited, to) => {
  expect(await comesBack(aPayment({ debited }))).toBe(to);
});

test.each(['cancelled', 'expired'] as const)(
  'a payment that was %s may be tried again, and why is said',
  async (status) => {
    expect(await comesBack(aPayment({ status }))).toBe(`/checkout/paiement?motif=${status}#message`);
  },
);

test('a payment that ended because the cart was changed elsewhere says that, and not that it was given up', async () => {
  expect(await comesBack(aPayment({ status: 'cancelled', isOfEarlierCart: true, debited: false }))).toBe(
    '/checkout/paiement?motif=panier&debit=non#message',
  );
});

test('a payment that is an order by now leads to it', async () => {
  expect(await comesBack(aPayment({ status: 'paid', orderCode: 'CMD-1' }))).toBe(
    '/checkout/confirmation?commande=CMD-1',
  );
});

test.each([
  ['?panier=CART-1', '?motif=payment-mode-post'],
  ['?panier=CART-1&payment=PAY-9', '?motif=aucun'],
  ['?payment=PAY-9', '?motif=aucun'],
  ['', '?motif=aucun'],
])('an unknown payment of « %s » leads to the payment page with « %s »', async (query, asked) => {
  const payments = { ofId: async () => 'unknown' as const, ofCart: async () => [] };
  const args = argsOf(aRequest({ ports: { payments } }), { path: `/checkout/paiement/retour${query}` });
  const to = await ledTo(Promise.resolve(loader(args as never)));
  expect(to).toBe(`/checkout/paiement${asked}#message`);
});

test('a paid cart that the backend does not make an order of is said to be refused, and not unpaid', async () => {
  const ports = {
    payments: { ofId: async () => aPayment({ status: 'paid' }) },
    carts: { current: async () => aCart() },
    orders: { place: async () => ({ kind: 'refused' as const, reason: 'stock' }) },
  };
  const args = argsOf(aRequest({ ports }), { path: '/checkout/paiement/retour?payment=PAY-1' });
  expect(await ledTo(Promise.resolve(loader(args as never)))).toBe('/checkout/paiement?motif=commande#message');
});

test.each<[FaultKind, boolean]>([
  ['timeout', true],
  ['unavailable', true],
  ['contract', true],
  ['aborted', true],
  ['not-found', false],
  ['signed-out', false],
])('a payment of which the backend answers « %s » is verified: %j', async (kind, isVerified) => {
  const context = aRequest({ ports: { payments: { ofId: fails(new Fault(kind, 'payments')) } } });
  const path = '/checkout/paiement/retour?payment=PAY-1';
  const answer: unknown = await Promise.resolve(loader(argsOf(context, { path }) as never)).catch(() => null);
  expect(answer !== null && Object(answer).view.title).toBe(
    isVerified && 'Votre paiement est en cours de vérification',
  );
});

test('a page that asks again goes on counting, and still says that the first payment could not be given up', async () => {
  const payment = async () => aPayment({ status: 'pending', redirectUrl: 'https://paiement.example/PAY-1' });
  const asks = async (query: string) => {
    const context = aRequest({ ports: { payments: { ofId: payment } } });
    return loader(argsOf(context, { path: `/checkout/paiement/retour?payment=PAY-1${query}` }));
  };
  const { view, head } = Object(await asks('&panier=guid-1&essai=3&motif=autre'));
  expect(view).toMatchObject({
    detail: t('payment.notGivenUp'),
    again: { href: '/checkout/paiement/retour?payment=PAY-1&panier=guid-1&essai=4&motif=autre' },
    resume: { href: 'https://paiement.example/PAY-1' },
  });
  expect(head).toEqual({ title: view.title, description: view.text, noIndex: true });
  const usual = Object(await asks('')).view;
  expect([usual.detail, usual.again.href]).toEqual([undefined, '/checkout/paiement/retour?payment=PAY-1&essai=1']);
});

test('an order of which nothing is known is counted once, and again when it is known', async () => {
  const hears = async (query: string, port: () => Promise<Payment>) => {
    const context = aRequest({ ports: { payments: { ofId: port } } });
    const path = `/checkout/paiement/retour?payment=PAY-1${query}`;
    await Promise.resolve(loader(argsOf(context, { path }) as never)).catch(() => null);
    return context.effects.heard;
  };
  const away = fails(new Fault('timeout', 'payments'));
  expect(await hears('', away)).toEqual(['unknown']);
  expect(await hears('&essai=1', away)).toEqual([]);
  expect(await hears('&essai=2', async () => aPayment({ status: 'paid', orderCode: 'CMD-1' }))).toEqual(['settled']);
  const open = async () => aPayment({ status: 'pending', redirectUrl: 'http://127.0.0.1:3003/payer' });
  expect(await hears('', open)).toEqual([]);
  expect(await hears('', async () => aPayment({ status: 'paid', orderCode: 'CMD-1' }))).toEqual([]);
});
