import type { Money } from '#domain/shared/money.ts';
import type { Wording } from './wording.ts';

/** Individuals read prices with tax; professionals without tax first, with tax beside (postal-domain 9.82). */
export function priceOf(
  { ttc, ht }: { ttc: Money; ht: Money },
  { mode, money, t }: Wording,
): { main: string; note?: string } {
  if (mode === 'part') return { main: money(ttc) };
  return { main: t('components.ht', { amount: money(ht) }), note: t('components.ttc', { amount: money(ttc) }) };
}
