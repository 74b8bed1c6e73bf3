import type { components } from '#contracts/generated/logo.ts';
import type { WireOrder } from '../orders/records.ts';
import { add, type Backend } from './backend.ts';
import { PRO } from './shoppers.ts';

type Wire = components['schemas'];
type Asked = Wire['LogoRequest'];

const card = {
  accountHolderName: 'Compte Pro',
  cardNumber: '4970100000000006',
  expiryMonth: '12',
  expiryYear: '2039',
};

/** A professional pays twelve months of a logo, new or extended; returns the order's code. */
export async function buysLogo(backend: Backend, asked: Asked): Promise<string> {
  const { call } = backend;
  const logos = '/users/current/logos';
  const quote = await call<Wire['LogoQuote']>('POST', `${logos}/quotes`, { as: PRO, body: asked });
  const sold = { ...asked, months: 12, quoteId: quote.body.quoteId };
  const kept = await call<Wire['LogoConfiguration']>('POST', `${logos}/configurations`, { as: PRO, body: sold });
  const { code } = (await call('POST', '/users/current/carts', { as: PRO })).body;
  const cart = `/users/current/carts/${code}`;
  await add(backend, cart, {
    code: 'mon-timbre-avec-logo',
    configurationId: kept.body.configurationId,
    as: PRO,
  });
  await call('POST', `${cart}/paymentdetails`, { as: PRO, body: card });
  return (await call<WireOrder>('POST', `/users/current/orders?cartId=${code}`, { as: PRO })).body.code;
}
