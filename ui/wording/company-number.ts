import type { Wording } from './wording.ts';

/** Groups of three digits, and the five digits of the establishment; an invalid number stays as it was typed. */
export const groupDigits = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})(?=\d{5}$|$)/, '$1\u00a0$2\u00a0$3\u00a0').trimEnd();

const sirenLength = 9;

/** « SIRET 732 829 320 00074 » */
export function companyNumberText(digits: string, { t }: Pick<Wording, 't'>): string {
  const number = groupDigits(digits);
  return digits.length === sirenLength
    ? t('checkout.invoiceSiren', { number })
    : t('checkout.invoiceSiret', { number });
}
