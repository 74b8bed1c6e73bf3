import { type ReadLine, unitOn } from '#domain/cart/cart.ts';
import type { ProductSummary } from '#domain/catalog/catalog.ts';
import type { Money, Price } from '#domain/shared/money.ts';
import type { Wording } from './wording.ts';

/** A postal service bears no VAT: its two amounts are one, which neither « HT » nor « TTC » names. */
export const isExempt = ({ ttc, ht, isNet }: Price): boolean => !isNet && ht?.cents === ttc.cents && ttc.cents > 0;

/**
 * Individuals read prices with tax; professionals without tax first, with tax beside (postal-domain 9.82), with tax alone
 * where the backend does not say the other, and one amount where there is no tax.
 */
export function priceOf({ ttc, ht, isNet }: Price, wording: Wording): { main: string; note?: string } {
  if (isNet) return { main: withoutTax(ttc, wording) };
  if (wording.mode === 'pro' && isExempt({ ttc, ht }))
    return { main: wording.money(ttc), note: wording.t('components.exempt') };
  const withTax = priceWithTax(ttc, wording);
  if (wording.mode === 'part' || ht === null) return { main: withTax };
  return { main: withoutTax(ht, wording), note: withTax };
}

const withoutTax = (amount: Money, { money, t }: Wording): string => t('components.ht', { amount: money(amount) });

/** Where a line holds the label or the amount only, its label says the tax: « Total HT », « 5,00 € ». */
export function labelledPrice(label: string, { ttc, ht, isNet }: Price, wording: Wording): [string, string] {
  const { t, money, mode } = wording;
  if (isNet) return [t('components.ht', { amount: label }), money(ttc)];
  if (mode === 'part' || isExempt({ ttc, ht })) return [label, money(ttc)];
  return ht ? [t('components.ht', { amount: label }), money(ht)] : [t('components.ttc', { amount: label }), money(ttc)];
}

/** An amount that is known with tax only: professionals are told so. */
export const priceWithTax = (amount: Money, { mode, money, t }: Wording): string =>
  mode === 'pro' ? t('components.ttc', { amount: money(amount) }) : money(amount);

/** An amount beside the price that it is a part of or may become: where that bears no VAT, it has no tax either. */
export const amountBeside = (amount: Money, whole: Price, wording: Wording): string =>
  isExempt(whole) ? wording.money(amount) : priceWithTax(amount, wording);

/** The price where it has one place only: « 5,00 € HT (6,00 € TTC) ». */
export function wholePrice(price: Price, wording: Wording): string {
  const { main, note } = priceOf(price, wording);
  return note ? wording.t('components.bothPrices', { main, note }) : main;
}

/** What a service costs depends on what is sent: the catalogue has the least. */
export const startingAt = ({ kind }: Pick<ProductSummary, 'kind'>, amount: string, { t }: Wording): string =>
  kind === 'service' && amount ? t('product.from', { amount }) : amount;

/** The price beside a choice. */
export function choicePrice(price: Price, wording: Wording): { price: string; priceNote?: string } {
  const { main, note } = priceOf(price, wording);
  return { price: main, ...(note ? { priceNote: note } : {}) };
}

/** What an option adds, beside it; nothing where it is not known. */
export const extraPrice = (price: Price | null | undefined, wording: Wording): { price?: string } =>
  price ? { price: wording.t('components.extra', { amount: wholePrice(price, wording) }) } : {};

/** The price where its reader must know in either mode which one it is: before an order, or beside the other mode's. */
export const namedPrice = (price: Price, wording: Wording): string =>
  wording.mode === 'pro' || price.isNet
    ? wholePrice(price, wording)
    : wording.t('components.ttc', { amount: wording.money(price.ttc) });

/** The price of one piece of a line; `null` of a single one, and where none multiplies to an amount that the line shows. */
export function unitPrice(line: Pick<ReadLine, 'unit' | 'quantity' | 'total'>, wording: Wording): string | null {
  if (line.quantity === 1) return null;
  const [ht, ttc] = [unitOn('ht', line), unitOn('ttc', line)];
  if (ttc && isExempt(line.total)) return wording.money(ttc);
  if ((wording.mode === 'pro' || line.total.isNet) && ht) return withoutTax(ht, wording);
  return ttc && priceWithTax(ttc, wording);
}
