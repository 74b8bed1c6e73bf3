import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { context, exactPrice, type Promised, pactWith, price, refusal } from '#adapters/testing/pact.ts';
import { euros } from '#domain/shared/money.ts';

const { regex, string } = Matchers;
const pro = { mode: 'pro' } as const;
const pact = pactWith('checkout', { ...context, baseSite: 'pro' });
const certified = 'pro-certifie@exemple.fr';
const without = 'pro-sans-demande@exemple.fr';
const cart = { guid: 'panier-pro', owner: certified, site: 'pro', product: '1126001', quantity: 1 };

describe('deferred payment', () => {
  test('the deferred payment of an eligible professional has the balance', async () => {
    const promised: Promised = {
      to: 'the deferred payment of who may use it',
      given: { 'a professional who may pay later': { owner: certified } },
      call: 'GET /users/current/deferredpayment',
      own: true,
      as: certified,
      answers: {
        eligible: true,
        hasEligibilitySegment: true,
        contractStatus: regex('^[A-Z]+$', 'ACTIVE'),
        balance: price(500),
      },
    };
    expect(await pact([promised], ({ deferredPayments }) => deferredPayments.details(), pro)).toEqual({
      eligible: true,
      hasSegment: true,
      contract: 'active',
      reason: null,
      balance: euros(500),
    });
  });

  test('the deferred payment of a professional without a contract has the reason of its refusal', async () => {
    const promised: Promised = {
      to: 'the deferred payment of who has no contract',
      given: { 'a professional without a contract': { owner: without } },
      call: 'GET /users/current/deferredpayment',
      own: true,
      as: without,
      answers: { eligible: false, hasEligibilitySegment: true, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION' },
    };
    expect(await pact([promised], ({ deferredPayments }) => deferredPayments.details(), pro)).toMatchObject({
      eligible: false,
      contract: null,
      reason: 'unknown-subscription',
      balance: null,
    });
  });

  test('the company behind a deferred payment has its score', async () => {
    const promised: Promised = {
      to: 'the company for which a professional buys',
      given: { 'a professional without a contract': { owner: without } },
      call: 'GET /companies/ent-pro-sans-demande',
      own: true,
      as: without,
      answers: { id: string('ent-pro-sans-demande'), externalScoringCode: regex('^\\d+$', '12') },
    };
    const code = await pact(
      [promised],
      ({ deferredPayments }) => deferredPayments.scoringCode('ent-pro-sans-demande'),
      pro,
    );
    expect(code).toBe('12');
  });

  test('a deferred payment of a cart makes the order at once, and charges no card', async () => {
    const promised: Promised = {
      to: 'the start of a deferred payment',
      given: { 'a professional who may pay later': { owner: certified }, 'a cart ready to be paid': cart },
      call: 'POST /users/current/carts/current/payments',
      headers: { 'Idempotency-Key': 'panier-pro/2031/deferred/1' },
      sends: { mode: 'deferred', amount: exactPrice(20.31), returnUrl: 'https://boutique.exemple.fr/retour' },
      own: true,
      as: certified,
      status: 201,
      answers: {
        id: string('paiement-1'),
        status: 'AUTHORISED',
        mode: 'deferred',
        amount: exactPrice(20.31),
        debited: false,
        orderCode: string('CMD-26-000123'),
      },
    };
    const started = await pact(
      [promised],
      ({ payments }) =>
        payments.start({
          mode: 'deferred',
          amount: euros(20.31),
          returnUrl: 'https://boutique.exemple.fr/retour',
          waivedAt: null,
          key: 'panier-pro/2031/deferred/1',
        }),
      pro,
    );
    expect(started).toMatchObject({ kind: 'started', payment: { status: 'paid', redirectUrl: null, debited: false } });
  });

  test('a deferred payment of a cart that the balance does not cover is refused', async () => {
    const owner = 'pro-petit-solde@exemple.fr';
    const promised: Promised = {
      to: 'the start of a deferred payment beyond the balance',
      given: { 'a cart ready to be paid': { ...cart, owner } },
      call: 'POST /users/current/carts/current/payments',
      headers: { 'Idempotency-Key': 'panier-pro/2031/deferred/1' },
      sends: { mode: 'deferred', amount: exactPrice(20.31), returnUrl: 'https://boutique.exemple.fr/retour' },
      own: true,
      as: owner,
      status: 400,
      answers: refusal('DeferredPaymentError', 'insufficientBalance'),
    };
    const start = {
      mode: 'deferred',
      amount: euros(20.31),
      returnUrl: 'https://boutique.exemple.fr/retour',
      waivedAt: null,
      key: 'panier-pro/2031/deferred/1',
    };
    expect(await pact([promised], ({ payments }) => payments.start(start), pro)).toEqual({
      kind: 'insufficient-balance',
    });
  });
});
