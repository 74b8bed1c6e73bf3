import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { expect, test } from './ask.ts';
import { individual, readyCart } from './checkout-shoppers.ts';

const page = '/checkout/livraison';
const effects: Effect[] = ['hang', 'fail', 'unavailable', 'reset', 'contract', 'malformed', 'not-found'];
const form = { intent: 'address', lastName: 'Canari', line1: '12 rue des Lilas bleus', town: 'Lyon' };

/** `tests/forms/nothing-lost.test.ts` tries every form and every call; this is the whole way, without scripts. */
test('an address that was typed while the cart cannot be read is in the answer, to be sent again', async ({
  ask,
  world,
  sessionOf,
}) => {
  const cookies = await sessionOf(individual);
  await readyCart({ ask, cookies });
  for (const effect of effects) {
    await backendOf(world).misbehaves({ operation: 'getCart', effect });
    const { status, body } = await ask(page, { cookies, form });
    await backendOf(world).behaves();
    expect([effect, status >= 500]).toEqual([effect, true]);
    for (const [name, value] of Object.entries(form))
      expect(body, `${effect}: ${name}`).toContain(`name="${name}" value="${value}"`);
    expect(body, effect).toContain(`action="${page}"`);
  }
});
