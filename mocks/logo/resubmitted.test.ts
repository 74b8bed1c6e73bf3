import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/logo.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { aDesign, buysLogo } from '#tests/mocks/purchases.ts';
import type { WireOrder } from '../records/orders.ts';
import { PRO } from '../records/shoppers.ts';
import { advanceClock, hours } from '../shared/calendar/clock.ts';

type Wire = components['schemas'];
const logos = '/users/current/logos';

test('an order calls a logo by the name under which it was sent again', async () => {
  const backend = newBackend();
  const { call, world } = backend;
  const design = await aDesign(backend, 'Refus');
  const code = await buysLogo(backend, { kind: 'NEW', design, months: 12 });
  const named = async () => {
    const { body } = await call<WireOrder>('GET', `/users/current/orders/${code}`, { as: PRO });
    return body.entries[0]?.configurationInfos?.map(({ configurationValue }) => configurationValue);
  };
  expect(await named()).toContain('Refus');
  advanceClock(world, hours(1));
  const { logoId } = (await call<Wire['LogoList']>('GET', `${logos}/subscriptions`, { as: PRO })).body.logos.find(
    ({ orderCode }) => orderCode === code,
  ) ?? { logoId: '' };
  const again = { ...design, name: 'Enseigne' };
  await call('POST', `${logos}/subscriptions/${logoId}/resubmissions`, { as: PRO, body: again });
  expect(await named()).toContain('Enseigne');
  expect(await named()).not.toContain('Refus');
});
