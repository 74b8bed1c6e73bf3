import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPayment } from './attempt.ts';
import { concludePayment } from './conclude-payment.ts';
import { aPayment } from './examples.ts';
import {
  afterEvent,
  hasEndedUnpaid,
  isOpen,
  type PaymentEvent,
  type PaymentState,
  paymentEvents,
  paymentStates,
  stateOf,
} from './payment-state.test-model.ts';

const events = fc.array(fc.constantFrom(...paymentEvents), { maxLength: 40 });
const walked = (from: PaymentState, happened: readonly PaymentEvent[]) => {
  const way: PaymentState[] = [from];
  for (const event of happened) way.push(afterEvent(way.at(-1) ?? from, event));
  return way;
};

test('every event in every state leads to a state', () => {
  for (const state of paymentStates)
    for (const event of paymentEvents) expect(paymentStates).toContain(afterEvent(state, event));
});

test('a payment by card goes from the choice to the provider, back, and is paid', () => {
  expect(walked('idle', ['opened', 'selected', 'sent', 'redirected', 'returned', 'paid'])).toEqual([
    'idle',
    'choosing',
    'selected',
    'starting',
    'redirecting',
    'confirming',
    'paid',
  ]);
});

test('a deferred payment needs no page of a provider', () => {
  expect(walked('selected', ['sent', 'accepted', 'paid']).at(-1)).toBe('paid');
});

test('a lost answer after the start is an unknown outcome, never a refusal', () => {
  for (const state of paymentStates) {
    const next = afterEvent(state, 'lost');
    expect(isOpen(state) ? next : 'unknown').toBe('unknown');
    if (!isOpen(state)) expect(next).toBe(state);
  }
});

test('an unknown outcome ends only with an answer of the backend', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const way = walked('unknown', happened);
      const selected = way.indexOf('selected');
      expect(selected === -1 || way.slice(0, selected).includes('choosing')).toBe(true);
    }),
  );
  const word: PaymentEvent[] = ['nothing', 'redirected', 'paid', 'refused', 'cancelled', 'expired'];
  for (const event of paymentEvents) expect(afterEvent('unknown', event) !== 'unknown').toBe(word.includes(event));
});

test('no second start leaves while a payment is open', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const way = walked('idle', happened);
      let open = false;
      for (const [at, state] of way.entries()) {
        const starts = state === 'starting' && way[at - 1] !== 'starting';
        expect(starts && open).toBe(false);
        open = isOpen(state);
      }
    }),
  );
  for (const state of paymentStates.filter(isOpen)) expect(afterEvent(state, 'sent')).toBe(state);
});

test('paid is for ever', () => {
  fc.assert(
    fc.property(events, (happened) => {
      expect(new Set(walked('paid', happened))).toEqual(new Set(['paid']));
    }),
  );
});

test('a shopper may choose again after an ending without money, and a late payment counts', () => {
  for (const state of paymentStates.filter(hasEndedUnpaid)) {
    expect(afterEvent(state, 'opened')).toBe('choosing');
    expect(afterEvent(state, 'sent')).toBe(state);
    expect(afterEvent(state, 'paid')).toBe('paid');
  }
});

test('a payment is open from its start to the word of the backend, and in no other state', () => {
  expect(paymentStates.filter(isOpen)).toEqual(['starting', 'redirecting', 'deferred', 'confirming', 'unknown']);
});

test('the endings without money are refused, cancelled and expired', () => {
  expect(paymentStates.filter(hasEndedUnpaid)).toEqual(['refused', 'cancelled', 'expired']);
});

test('a notification ends an open payment, whatever the shopper did meanwhile', () => {
  const endings = fc.constantFrom('paid', 'refused', 'cancelled', 'expired');
  const byShopper = fc.constantFrom<PaymentEvent>('opened', 'selected', 'sent', 'returned', 'lost', 'pending');
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates.filter(isOpen)), fc.array(byShopper), endings, (from, did, ending) => {
      const meanwhile = walked(from, did);
      expect(meanwhile.every(isOpen)).toBe(true);
      expect(afterEvent(meanwhile.at(-1) ?? from, ending)).toBe(ending);
    }),
  );
});

test('an ending stays: without another choice of the shopper, only late money changes it', () => {
  const others = fc.array(fc.constantFrom(...paymentEvents.filter((event) => event !== 'opened' && event !== 'paid')));
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates.filter(hasEndedUnpaid)), others, (ending, happened) => {
      expect(new Set(walked(ending, happened))).toEqual(new Set([ending]));
    }),
  );
});

test('a pending payment is at the provider’s where it has a page there, and of unknown outcome where it has none', () => {
  expect(stateOf(aPayment())).toBe('redirecting');
  expect(stateOf(aPayment({ redirectUrl: null }))).toBe('unknown');
  for (const status of ['paid', 'refused', 'cancelled', 'expired'] as const)
    expect(stateOf(aPayment({ status }))).toBe(status);
});

const state = fc.record({
  status: fc.constantFrom(
    'pending' as const,
    'paid' as const,
    'refused' as const,
    'cancelled' as const,
    'expired' as const,
  ),
  redirectUrl: fc.constantFrom(null, 'https://paiement.exemple.fr/PAY-1'),
});

test('the shop allows another choice exactly where the model does', () => {
  fc.assert(
    fc.property(state, (what) => {
      const payment = aPayment(what);
      const mayChoose = afterEvent(stateOf(payment), 'opened') === 'choosing';
      expect(openPayment([payment]) === null).toBe(mayChoose);
    }),
  );
});

test('the shop says that a payment failed only where these rules know that it ended without money', async () => {
  const unused = () => Promise.reject(new Error('Not asked.'));
  await fc.assert(
    fc.asyncProperty(state, async (what) => {
      const payment = aPayment(what);
      const payments = { ofCart: unused, ofId: async () => payment };
      const ports = { payments, carts: { current: async () => null }, orders: { place: unused } };
      const { kind } = await concludePayment(ports, { paymentId: payment.id, cartCode: null });
      expect(kind === 'not-paid').toBe(hasEndedUnpaid(stateOf(payment)));
    }),
  );
});
