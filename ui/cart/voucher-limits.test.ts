import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedLimits } from '#adapters/testing/limits.ts';
import { aDeliveredCart } from '#ui/checkout/checkout-ports.examples.ts';
import { requestLimits } from '#ui/request/limits.server.ts';
import { aForm, aRequest } from '#ui/request/request.examples.ts';
import { cartPage } from './cart-page.server.ts';

// However long a slow machine takes, no count ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const url = new URL('https://boutique.example/checkout/recapitulatif');

/** One visitor who tries vouchers: what each try answers, and how many have reached the backend. */
function aVisitor(answer: 'invalid' | 'expired' = 'invalid') {
  const waits: number[] = [];
  let asked = 0;
  const limits = requestLimits(countedLimits(), {
    whose: { session: 'visite-1', address: '192.0.2.1' },
    wait: (seconds) => void waits.push(seconds),
  });
  const carts = {
    applyVoucher: async () => {
      asked += 1;
      return answer;
    },
    validate: async () => ({ cart: aDeliveredCart(), expired: false, changes: [] }),
  };
  const otherPorts = { carts: { mini: async () => ({ count: 0 }) } };
  const tries = async (code: string) => {
    const form = aForm({ intent: 'voucher', code });
    const { status, page } = await cartPage.post(aRequest({ limits, ports: { carts }, otherPorts }), {
      url,
      form,
    });
    return { status, voucher: (page.view as { voucher: { typed: string; error: string } } | null)?.voucher };
  };
  return { tries, waits, asked: () => asked };
}

test('a visitor who guesses vouchers has to wait after three, reads how long, and finds the typed one again', async () => {
  const visitor = aVisitor();
  for (const code of ['A1', 'A2', 'A3']) expect((await visitor.tries(code)).status).toBe(422);
  for (let guess = 0; guess < 200; guess += 1) {
    const { status, voucher } = await visitor.tries(`G${guess}`);
    expect([status, voucher?.typed]).toEqual([429, `G${guess}`]);
    expect(voucher?.error).toMatch(/^Trop d’essais.*réessayer dans \d secondes?/);
  }
  expect(visitor.asked()).toBe(3);
  expect(visitor.waits).toHaveLength(200);
});

test('an expired voucher that exists counts as no guess', async () => {
  const visitor = aVisitor('expired');
  for (let time = 0; time < 10; time += 1) expect((await visitor.tries('NOEL')).status).toBe(422);
  expect(visitor.asked()).toBe(10);
});
