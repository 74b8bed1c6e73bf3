import { dayOf } from '../shared/calendar/clock.ts';
import type { Problems, Typed } from '../shared/pages/form.ts';
import type { Copy } from './words.ts';

export const FRICTIONLESS_CARD = '4970 1000 0000 0006';
export const CHALLENGE_CARD = '4000 0000 0000 3220';
export const REFUSED_CARD = '4000 0000 0000 0002';

const digitsOf = (text: string | undefined) => (text ?? '').replace(/\D/g, '');
const isCard = (text: string | undefined, card: string) => digitsOf(text) === digitsOf(card);

export type CardKind = 'frictionless' | 'challenge' | 'refused';

export function kindOf({ number }: Typed): CardKind {
  if (isCard(number, CHALLENGE_CARD)) return 'challenge';
  return isCard(number, REFUSED_CARD) ? 'refused' : 'frictionless';
}

/** The faults of a card. */
export function cardProblems(typed: Typed, t: Copy, now = new Date()): Problems {
  return {
    ...(!isNumber(digitsOf(typed.number)) && { number: t.numberWrong }),
    ...(!isToCome(typed.expiry ?? '', now) && { expiry: t.expiryWrong }),
    ...(!/^\d{3}$/.test((typed.code ?? '').trim()) && { code: t.codeWrong }),
    ...(!typed.holder?.trim() && { holder: t.holderWrong }),
  };
}

/** Sixteen digits with a valid check digit (Luhn). */
export function isNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isToCome(text: string, now: Date): boolean {
  const [, month, year] = /^(\d{2}|\d(?=\/))\/?(?:20)?(\d{2})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && `20${year}-${String(month).padStart(2, '0')}` >= dayOf(now.getTime()).slice(0, 7);
}
