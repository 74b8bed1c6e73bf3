import { expect, test } from 'vitest';
import type { AddOutcome } from '#domain/cart/cart.ts';
import { euros } from '#domain/shared/money.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { keepInCart } from './composed-line.server.ts';

type NotAdded = Extract<AddOutcome, { kind: 'none' }>;

/** A refusal without a row does not compile. */
const refusals: Record<NotAdded['reason'], readonly [refused: NotAdded, fr: RegExp, en: RegExp]> = {
  'out-of-stock': [{ kind: 'none', reason: 'out-of-stock' }, /Réessayez plus tard/, /Try again later/],
  maximum: [{ kind: 'none', reason: 'maximum' }, /Commandez d’abord/, /Order what it holds first/],
  'unknown-product': [{ kind: 'none', reason: 'unknown-product' }, /n’est plus proposé/, /no longer offered/],
  'to-compose': [{ kind: 'none', reason: 'to-compose' }, /ne sont plus valables/, /no longer valid/],
  'too-much': [
    { kind: 'none', reason: 'too-much', most: euros(4500) },
    /maximum de 4\s500,00\s€ par commande\. Commandez d’abord/,
    /maximum of €4,500\.00 for an order\. Order what it holds first/,
  ],
};

const cases = Object.values(refusals).flatMap(([refused, fr, en]) => [
  { refused, lang: 'fr' as const, text: fr },
  { refused, lang: 'en' as const, text: en },
]);

test.each(cases)('a service that the cart refuses says why, and what to do: $refused.reason, $lang', async (each) => {
  const { refused, lang, text } = each;
  const configuration = { id: 'composition-1' };
  const configured = async () => ({ kind: 'configured', configuration }) as const;
  const context = aRequest({ lang, ports: { carts: { add: async () => refused } } });
  const finished = await keepInCart(context, {
    service: { configure: configured, replace: configured },
    composition: {},
    edited: null,
    productOf: () => 'service',
    refused: () => ({ faults: {}, notices: [] }),
  });
  expect(finished).toEqual({
    kind: 'refused',
    faults: {},
    notices: [{ tone: 'error', text: expect.stringMatching(text) }],
  });
});
