import type { Service } from '#domain/cart/cart.ts';
import { euros, type Money } from '#domain/shared/money.ts';

/** A price as any contract writes it. */
export interface WirePrice {
  value: number;
}

export const toMoney = (price: WirePrice): Money => euros(price.value);

export const toMoneyOrNull = (price: WirePrice | undefined): Money | null => (price ? euros(price.value) : null);

/** A picture that our own server passes on, or an absolute one over http(s); anything else is no picture. */
export const toPicture = (url: string | undefined): string | null =>
  url && (/^\/medias\/[\w./-]+$/.test(url) || /^https?:\/\//.test(url)) ? url : null;

/** `/{slug}/p/{code}` of a product's address. */
export const toSlug = (url: string | undefined): string | null => /\/([\w-]+)\/p\/[\w-]+$/.exec(url ?? '')?.[1] ?? null;

/** Backend nicknames of the e-services stop here (GLOSSARY). */
const services: Record<string, Service> = {
  smt: 'parcel',
  mtel: 'stamp',
  mtelLogo: 'stamp-logo',
  reex: 'forwarding',
  vrel: 'registered-mail',
  cel: 'letter',
};

/** Nothing for goods, and for a service that is new to us. */
export const toService = (nickname: string | undefined): Service | null => services[nickname ?? ''] ?? null;
