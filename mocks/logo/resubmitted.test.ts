import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/logo.ts';
import type { WireOrder } from '../orders/records.ts';
import { advanceClock, hours } from '../shared/clock.ts';
import { newBackend } from '../testing/backend.ts';
import { PRO } from '../testing/shoppers.ts';
import { aVectorLogo, svgFile } from './samples.ts';

type Wire = components['schemas'];
const logos = '/users/current/logos';

test('an order calls a logo by the name under which it was sent again', async () => {
  const { call, world } = newBackend();
  const form = new FormData();
  form.set('file', svgFile(aVectorLogo()));
  const { pictureId } = (await call<Wire['LogoPicture']>('POST', `${logos}/pictures`, { as: PRO, body: form })).body;
  await expect
    .poll(async () => (await call<Wire['LogoPicture']>('GET', `${logos}/pictures/${pictureId}`, { as: PRO })).body)
    .toMatchObject({ scanState: 'CLEAN' });
  const design = {
    pictureId,
    name: 'Refus',
    background: 'WHITE',
    scale: 100,
    across: 0,
    down: 0,
    rightsAttested: true,
  };
  const asked = { kind: 'NEW', design, months: 12 };
  const quote = await call<Wire['LogoQuote']>('POST', `${logos}/quotes`, { as: PRO, body: asked });
  const sold = { ...asked, quoteId: quote.body.quoteId };
  const kept = await call<Wire['LogoConfiguration']>('POST', `${logos}/configurations`, { as: PRO, body: sold });
  const cart = (await call('POST', '/users/current/carts', { as: PRO })).body.code;
  const product = { code: 'mon-timbre-avec-logo' };
  const entry = { product, quantity: 1, configurationId: kept.body.configurationId };
  await call('POST', `/users/current/carts/${cart}/entries`, { as: PRO, body: entry });
  const card = {
    accountHolderName: 'Compte Pro',
    cardNumber: '4970100000000006',
    expiryMonth: '12',
    expiryYear: '2039',
  };
  await call('POST', `/users/current/carts/${cart}/paymentdetails`, { as: PRO, body: card });
  const { code } = (await call<WireOrder>('POST', `/users/current/orders?cartId=${cart}`, { as: PRO })).body;
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
