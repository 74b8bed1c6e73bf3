import { type Missing, type Reordered, reorderOutcome } from '#domain/orders/orders.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { isCode } from '#ui/routing/route-params.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What became of a reorder, as the cart's address keeps it. */
export type ReorderTold = { kind: 'unknown'; code: string } | ({ kind: 'told'; code: string } & Reordered);

export const reorderQuery = (code: string, result: Reordered | 'unknown'): Record<string, string | string[]> =>
  result === 'unknown'
    ? { rachat: code, ajoutes: 'inconnue' }
    : {
        rachat: code,
        ajoutes: String(result.added),
        manque: result.missing.map((one) => `${one.code}.${one.reason}.${one.added}`),
      };

/** An address is whatever a browser sends: what no reorder would have said is left out. */
export function reorderTold(query: URLSearchParams): ReorderTold | null {
  const code = query.get('rachat');
  const added = query.get('ajoutes') ?? '';
  if (!isCode(code)) return null;
  if (added === 'inconnue') return { kind: 'unknown', code };
  if (!/^[0-9]{1,6}$/.test(added)) return null;
  return { kind: 'told', code, added: Number(added), missing: query.getAll('manque').slice(0, 100).flatMap(missingIn) };
}

function missingIn(text: string): Missing[] {
  const [code, reason, added = ''] = text.split('.');
  const known = reasonsOf.find((one) => one === reason);
  return isCode(code) && known && /^[0-9]{1,4}$/.test(added) ? [{ code, reason: known, added: Number(added) }] : [];
}

const reasonsOf = ['no-stock', 'less-stock', 'maximum', 'unavailable', 'to-compose'] as const;

interface Words {
  wording: Wording;
  /** By the code of an article. */
  titles: ReadonlyMap<string, string>;
}

export function reorderNotices(told: ReorderTold, { wording, titles }: Words): NoticeView[] {
  const { t } = wording;
  const { code } = told;
  if (told.kind === 'unknown') return [{ tone: 'error', text: t('cart.reorderUnknown', { code }) }];
  const outcome = reorderOutcome(told);
  if (outcome === 'all') return [{ tone: 'success', text: t('cart.reorderDone', { code }) }];
  const title = t(outcome === 'partly' ? 'cart.reorderPartly' : 'cart.reorderNothing', { code });
  const text = told.missing.map((one) => sentenceOf(one, titles.get(one.code) ?? one.code, wording)).join(' ');
  return [{ tone: 'warning', title, text }];
}

function sentenceOf({ reason, added }: Missing, title: string, { t }: Wording): string {
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
