import { expect } from 'vitest';
import type { components } from '#contracts/generated/logo.ts';
import { aVectorLogo, svgFile } from '#mocks/logo/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import type { WireOrder } from '#mocks/records/orders.ts';
import { PRO } from '#mocks/records/shoppers.ts';
import { add, type Backend } from './backend.ts';

type Wire = components['schemas'];
type LogoRequest = Wire['LogoRequest'];

const card = {
  accountHolderName: 'Compte Pro',
  cardNumber: '4970100000000006',
  expiryMonth: '12',
  expiryYear: '2039',
};

/** A professional pays twelve months of a logo, new or extended; returns the order's code. */
export async function buysLogo(backend: Backend, asked: LogoRequest): Promise<string> {
  const { call } = backend;
  const logos = '/users/current/logos';
  const quote = await call<Wire['LogoQuote']>('POST', `${logos}/quotes`, { as: PRO, body: asked });
  const sold = { ...asked, months: 12, quoteId: quote.body.quoteId };
  const kept = await call<Wire['LogoConfiguration']>('POST', `${logos}/configurations`, { as: PRO, body: sold });
  return buysConfigured(backend, { code: fixedProducts.logoStamp, configurationId: kept.body.configurationId });
}

/** A professional pays what was composed; returns the order's code. */
export async function buysConfigured(
  backend: Backend,
  { code, configurationId, as = PRO }: { code: string; configurationId: string; as?: string },
): Promise<string> {
  const { call } = backend;
  const { body: made } = await call('POST', '/users/current/carts', { as });
  const cart = `/users/current/carts/${made.code}`;
  await add(backend, cart, { code, configurationId, as });
  await call('POST', `${cart}/paymentdetails`, { as, body: card });
  return (await call<WireOrder>('POST', `/users/current/orders?cartId=${made.code}`, { as })).body.code;
}

/** The design of a logo whose picture is clean. */
export async function aDesign({ call }: Backend, name: string): Promise<Wire['LogoDesign']> {
  const form = new FormData();
  form.set('file', svgFile(aVectorLogo()));
  const pictures = '/users/current/logos/pictures';
  const { pictureId } = (await call<Wire['LogoPicture']>('POST', pictures, { as: PRO, body: form })).body;
  await expect
    .poll(async () => (await call<Wire['LogoPicture']>('GET', `${pictures}/${pictureId}`, { as: PRO })).body)
    .toMatchObject({ scanState: 'CLEAN' });
  return { pictureId, name, background: 'WHITE', scale: 100, across: 0, down: 0, rightsAttested: true };
}
