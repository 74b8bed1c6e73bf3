import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { type Backend, newBackend, readyCart } from '#tests/mocks/backend.ts';
import { newBrowser } from '#tests/mocks/browser.ts';
import { paymentForTests } from '#tests/mocks/payment-provider.ts';
import type { PaymentAnswer } from '../checkout/payments.ts';
import { ordersIn } from '../records/orders.ts';
import { ledgerIn } from '../records/payments.ts';
import { SHOPPER } from '../records/shoppers.ts';
import { minutes } from '../shared/calendar/clock.ts';
import { settings } from '../shared/settings.ts';
import { CHALLENGE_CARD, cardProblems, FRICTIONLESS_CARD, REFUSED_CARD } from './card.ts';
import { words } from './words.ts';

const RETURN = 'http://127.0.0.1:3000/checkout/paiement/retour?essai=1';
const card = { number: FRICTIONLESS_CARD, expiry: '12/29', code: '123', holder: 'Compte Particulier', play: 'card' };

paymentForTests();

/** A shopper who has just been sent to the payment page. */
async function atThePage() {
  const backend: Backend = newBackend();
  const cart = await readyCart(backend, { code: fixedProducts.booklet });
  const total = (await backend.call('GET', cart, { as: SHOPPER })).body.totalPriceWithTax;
  const start = { mode: 'card', amount: total, returnUrl: RETURN };
  const { body } = await backend.call<PaymentAnswer>('POST', `${cart}/payments`, {
    body: start,
    as: SHOPPER,
    key: 'key',
  });
  const url = body.redirectUrl ?? '';
  const browser = newBrowser();
  const send = (fields: Record<string, string>) => browser.submit(url, fields, 'http://127.0.0.1:3000');
  const payment = async () =>
    (await backend.call<PaymentAnswer>('GET', `/users/current/payments/${body.id}`, { as: SHOPPER })).body;
  return { backend, cart, id: body.id, browser, url, send, payment };
}

describe('the payment page', () => {
  test('the payment page shows the amount and requires a card with the tokens that browsers fill in', async () => {
    const { browser, url } = await atThePage();
    const { page, status } = await browser.open(url);
    expect(status).toBe(200);
    for (const text of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'Paiement par carte – La boutique', '€'])
      expect(page).toContain(text);
  });

  test('the payment page says until when it is open, warns two minutes before, and is prolonged with what was typed', async () => {
    const { backend, browser, url, send, payment } = await atThePage();
    expect((await browser.open(url)).page).toMatch(
      /Vous pouvez payer jusqu’à \d\d:\d\d.*role="alert">Cette page se ferme dans deux minutes/s,
    );
    backend.world.clockOffsetMs += minutes(14);
    expect((await send({ ...card, play: 'extend' })).page).toContain('Compte Particulier');
    backend.world.clockOffsetMs += minutes(14);
    expect((await payment()).status).toBe('PENDING');
    backend.world.clockOffsetMs += minutes(2);
    expect((await payment()).status).toBe('EXPIRED');
  });

  test('the bank’s confirmation says until when it is open, warns before, and is prolonged with what was typed', async () => {
    const { backend, send, payment } = await atThePage();
    const isOpenUntil = /Vous pouvez payer jusqu’à \d\d:\d\d.*role="alert">Cette page se ferme dans deux minutes/s;
    expect((await send({ ...card, number: CHALLENGE_CARD })).page).toMatch(isOpenUntil);
    backend.world.clockOffsetMs += minutes(14);
    const { page } = await send({ otp: '1234', play: 'extend-challenge' });
    expect(page).toMatch(isOpenUntil);
    expect(page).toContain('value="1234"');
    backend.world.clockOffsetMs += minutes(14);
    expect((await payment()).status).toBe('PENDING');
  });

  test('the payment page is in English on the shop’s request', async () => {
    const { browser, url } = await atThePage();
    expect((await browser.open(url.replace('lang=fr', 'lang=en'))).page).toContain('Card payment');
  });

  test('the payment page charges nothing for a payment that was cancelled meanwhile', async () => {
    const { id, send, payment, backend } = await atThePage();
    const path = `/users/current/payments/${id}/cancellation`;
    expect((await backend.call<PaymentAnswer>('POST', path, { as: SHOPPER })).body.status).toBe('CANCELLED');
    await send(card);
    expect(await payment()).toMatchObject({ status: 'CANCELLED', debited: false });
    expect(ledgerIn(backend.world).all()).toEqual([]);
  });

  test('a payment that was charged without a notification cannot be cancelled', async () => {
    const { id, send, backend } = await atThePage();
    await send({ play: 'never' });
    const path = `/users/current/payments/${id}/cancellation`;
    expect((await backend.call<PaymentAnswer>('POST', path, { as: SHOPPER })).body.status).toBe('PENDING');
  });

  test('the payment page notifies the shop of a valid card before the shopper is back', async () => {
    const { id, send, payment, backend } = await atThePage();
    const back = await send(card);
    expect(back.url).toBe(`${RETURN}&payment=${id}`);
    expect(await payment()).toMatchObject({
      status: 'AUTHORISED',
      debited: true,
      orderCode: expect.stringMatching(/^CMD-/),
    });
    expect(ledgerIn(backend.world).count()).toBe(1);
  });

  test('the payment page charges once when its button is pressed ten times at once', async () => {
    const { send, backend } = await atThePage();
    await Promise.all(Array.from({ length: 10 }, () => send(card)));
    await send(card);
    expect(
      ledgerIn(backend.world)
        .all()
        .map(({ kind }) => kind),
    ).toEqual(['charge']);
    expect(ordersIn(backend.world).count()).toBe(1);
  });

  test('the payment page offers only the way back when it is opened again after paying', async () => {
    const { browser, url, send } = await atThePage();
    await send(card);
    const { page } = await browser.open(url);
    expect(page).toContain('Ce paiement est terminé');
    expect(page).not.toContain('<form');
  });

  test('the payment page requires the bank’s code when the card needs it', async () => {
    const { send, payment } = await atThePage();
    const challenge = await send({ ...card, number: CHALLENGE_CARD });
    expect(challenge.page).toContain('one-time-code');
    expect((await send({ play: 'confirm', otp: '000000' })).page).toContain('Ce code est faux');
    expect((await payment()).status).toBe('PENDING');
    await send({ play: 'confirm', otp: ' 123\u00a0456 ' });
    expect((await payment()).status).toBe('AUTHORISED');
  });

  test.each([
    [{ ...card, number: REFUSED_CARD }, 'REFUSED'],
    [{ play: 'refused' }, 'REFUSED'],
    [{ play: 'abandon' }, 'CANCELLED'],
    [{ play: 'never' }, 'PENDING'],
    [{ play: 'late' }, 'PENDING'],
  ])('%o leaves the payment %s when the shopper is back', async (fields, status) => {
    const { send, payment } = await atThePage();
    expect((await send(fields as Record<string, string>)).url).toContain('payment=');
    expect((await payment()).status).toBe(status);
  });

  test('the payment page names the card’s fault and shows the typed values again, without the code', async () => {
    const { send } = await atThePage();
    const { page, status } = await send({ ...card, number: '4970 1000 0000 0001', code: '987' });
    expect(status).toBe(422);
    expect(page).toContain('Saisissez les 16 chiffres');
    expect(page).toContain('value="4970 1000 0000 0001"');
    // Not the digits alone: a nonce may hold them.
    expect(page).not.toMatch(/["'> ]987["'< ]/);
  });

  test('the payment page of an unknown payment is a 404', async () => {
    expect((await newBrowser().open(`${settings.paymentUrl}/paiement/inconnu`)).status).toBe(404);
  });
});

test('a card of the past, a short number and an empty name are each named', () => {
  const problems = cardProblems({ number: '123', expiry: '01/20', code: '12', holder: ' ' }, words.fr);
  expect(Object.keys(problems)).toEqual(['number', 'expiry', 'code', 'holder']);
});

test.each(['1239', '12/39', '12 / 39', '12/2039', '122039'])('the expiry date « %s » is December 2039', (expiry) => {
  const faultsAt = (now: string) => cardProblems({ expiry }, words.fr, new Date(now)).expiry;
  expect(faultsAt('2039-12-31T22:59:59Z')).toBe(undefined);
  expect(faultsAt('2039-12-31T23:00:00Z')).toBe(words.fr.expiryWrong);
});

test.each(['139', '1339', '12/3', '12-39'])('the expiry date « %s » is none', (expiry) => {
  expect(cardProblems({ expiry }, words.fr, new Date('2026-01-01')).expiry).toBe(words.fr.expiryWrong);
});

test('a card is good until its month is over in Paris', () => {
  const faultsAt = (now: string) => cardProblems({ expiry: '7/26' }, words.fr, new Date(now)).expiry;
  expect(faultsAt('2026-07-31T21:59:59Z')).toBe(undefined);
  expect(faultsAt('2026-07-31T22:00:00Z')).toBe(words.fr.expiryWrong);
});
