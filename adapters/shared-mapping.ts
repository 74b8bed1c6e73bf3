import type { Service } from '#domain/cart/cart.ts';
import { euros, type Money, type Price } from '#domain/shared/money.ts';

/** A price in any contract. */
export interface WirePrice {
  value: number;
}

export const toMoney = (price: WirePrice): Money => euros(price.value);

export const toMoneyOrNull = (price: WirePrice | undefined): Money | null => (price ? euros(price.value) : null);

/** A price with tax, and without it where the backend says it. */
export const toPrice = (ttc: WirePrice, ht: WirePrice | undefined): Price => ({
  ttc: toMoney(ttc),
  ht: toMoneyOrNull(ht),
});

interface WireQuote {
  quoteId?: string;
  expiresAt?: string;
  lines: readonly { name: string; price: WirePrice; priceWithTax: WirePrice }[];
  totalPriceWithTax?: WirePrice;
  totalPriceWithoutTax?: WirePrice;
}

/** What the quotes of all services have; `null`: there is no price. */
export function toQuoteBasis({ quoteId, expiresAt, lines, totalPriceWithTax, totalPriceWithoutTax }: WireQuote) {
  if (!quoteId || !expiresAt || !totalPriceWithTax || !totalPriceWithoutTax) return null;
  return {
    id: quoteId,
    validUntil: expiresAt,
    lines: lines.map(({ name, price, priceWithTax }) => ({ name, ttc: toMoney(priceWithTax), ht: toMoney(price) })),
    ttc: toMoney(totalPriceWithTax),
    ht: toMoney(totalPriceWithoutTax),
  };
}

/** A picture served through the shop, also by OCC's `/medias/?context=`, or an absolute http(s) address; `null` for anything else. */
export const toPicture = (url: string | undefined): string | null =>
  url && (/^\/medias\/[\w./-]*(\?[\w=&.~%+-]+)?$/.test(url) || /^https?:\/\//.test(url)) ? url : null;

/** The slug in `/{slug}/p/{code}`. */
export const toSlug = (url: string | undefined): string | null => /\/([\w-]+)\/p\/[\w-]+$/.exec(url ?? '')?.[1] ?? null;

/** The backend's nicknames of e-services, which are used nowhere else (GLOSSARY). */
const services: Record<string, Service> = {
  smt: 'parcel',
  mtel: 'stamp',
  mtelLogo: 'stamp-logo',
  reex: 'forwarding',
  vrel: 'registered-mail',
  cel: 'letter',
};

/** `null` for goods, and for an unknown service. */
export const toService = (nickname: string | undefined): Service | null => wordOf(services, nickname) ?? null;

export const nicknameOf = (service: Service): string =>
  Object.keys(services).find((nickname) => services[nickname] === service) ?? service;

/** The shop's word for one of an open list of the backend, which may hold any text: `undefined` where there is none. */
export const wordOf = <Word>(
  words: Readonly<Record<string, Word>>,
  word: string | null | undefined,
): Word | undefined => (typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : undefined);

/** The same, with `other` for a word that the shop does not know. */
export const wordOrOther = <Word>(
  words: Readonly<Record<string, Word>>,
  word: string | null | undefined,
): Word | 'other' => wordOf(words, word) ?? 'other';
