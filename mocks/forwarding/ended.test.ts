import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/forwarding.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { home } from '../records/shoppers.ts';

type Wire = components['schemas'];

test('a cart says when a temporary contract ends', async () => {
  const { call } = newBackend();
  const body = {
    offerCode: 'temporary-national-1',
    activation: 'POST_OFFICE',
    startDate: dayIn(30),
    endDate: dayIn(50),
    addressFrom: home,
    addressTo: { ...home, line1: '3 rue de Siam', postalCode: '29200', town: 'Brest' },
    beneficiaries: ['Compte Particulier'],
  };
  const path = '/users/anonymous/forwarding';
  const { quoteId } = (await call<Wire['ForwardingQuote']>('POST', `${path}/quotes`, { body })).body;
  const sold = { ...body, quoteId };
  const kept = await call<Wire['ForwardingConfiguration']>('POST', `${path}/configurations`, { body: sold });
  const { configurationId, productCode: code } = kept.body;
  const { guid } = (await call('POST', '/users/anonymous/carts')).body;
  const entry = { product: { code }, quantity: 1, configurationId };
  await call('POST', `/users/anonymous/carts/${guid}/entries`, { body: entry });
  const { entries } = (await call('GET', `/users/anonymous/carts/${guid}?lang=fr`)).body;
  const [year, , day] = body.endDate.split('-').map(Number);
  const end = entries[0]?.configurationInfos?.find(({ configurationLabel }) => configurationLabel === 'Dernier jour');
  expect(end?.configurationValue).toContain(String(year));
  expect(end?.configurationValue).toMatch(new RegExp(`\\b0?${day}\\b`));
});

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
