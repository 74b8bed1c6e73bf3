import { type Reordered, reorderOutcome, type Shortfall } from '#domain/orders/orders.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { QueryOf, QueryValues } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The result of a reorder, as the cart's address holds it. */
export type ReorderResult = { kind: 'unknown'; code: string } | ({ kind: 'reordered'; code: string } & Reordered);

export const reorderQuery = (code: string, result: Reordered | 'unknown'): QueryOf<'cart'> =>
  result === 'unknown'
    ? { reorder: code, added: 'inconnue' }
    : {
        reorder: code,
        added: result.added,
        leftOut: result.shortfalls.map((one) => [one.code, one.reason, one.added]),
      };

/** Reads the result of a reorder from the cart's address. */
export function reorderResult({ reorder: code, added, leftOut: missing }: QueryValues<'cart'>): ReorderResult | null {
  if (code === null || added === null) return null;
  if (added === 'inconnue') return { kind: 'unknown', code };
  const shortfalls = missing.map(([article, reason, pieces]) => ({ code: article, reason, added: pieces }));
  return { kind: 'reordered', code, added, shortfalls };
}

interface Words {
  wording: Wording;
  /** Titles by article code. */
  titles: ReadonlyMap<string, string>;
}

export function reorderNotices(result: ReorderResult, { wording, titles }: Words): NoticeView[] {
  const { t } = wording;
  const { code } = result;
  if (result.kind === 'unknown') return [{ tone: 'error', text: t('cart.reorderUnknown', { code }) }];
  const outcome = reorderOutcome(result);
  if (outcome === 'all') return [{ tone: 'success', text: t('cart.reorderDone', { code }) }];
  const title = t(outcome === 'partly' ? 'cart.reorderPartly' : 'cart.reorderNothing', { code });
  const text = result.shortfalls.map((one) => sentenceOf(one, titles.get(one.code) ?? one.code, wording)).join(' ');
  return [{ tone: 'warning', title, text }];
}

function sentenceOf({ reason, added }: Shortfall, title: string, { t }: Wording): string {
  switch (reason) {
    case 'no-stock':
      return t('cart.reorderNoStock', { title });
    case 'less-stock':
      return added > 0 ? t('cart.reorderLess', { title, quantity: added }) : t('cart.reorderNoStock', { title });
    case 'maximum':
      return t('cart.reorderMaximum', { title });
    case 'unavailable':
      return t('cart.reorderUnavailable', { title });
    case 'to-compose':
      return t('cart.reorderCompose', { title });
  }
}
