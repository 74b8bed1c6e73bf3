import type { components } from '#contracts/generated/cart.ts';
import type { Lang } from './lang.ts';

export type Price = components['schemas']['Price'];

const formats: Record<Lang, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** An amount in cents as OCC writes it. */
export const priceOf = (cents: number, lang: Lang): Price => ({
  currencyIso: 'EUR',
  value: cents / 100,
  formattedValue: formats[lang].format(cents / 100),
  priceType: 'BUY',
});

export const centsOf = (price: { value: number }): number => Math.round(price.value * 100);

/** The amount without tax of an amount that includes it, rounded to the cent. */
export const withoutTax = (cents: number, vatRate: number): number => Math.round(cents / (1 + vatRate));

/** The tax inside an amount that includes it. */
export const taxIn = (cents: number, vatRate: number): number => cents - withoutTax(cents, vatRate);

/** Splits an amount in proportion to weights without losing a cent. */
export function share(cents: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  let allotted = 0;
  let seen = 0;
  return weights.map((weight) => {
    seen += weight;
    const upToHere = Math.round((cents * seen) / sum);
    const part = upToHere - allotted;
    allotted = upToHere;
    return part;
  });
}
