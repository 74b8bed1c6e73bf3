import type { Article, Carts } from '#domain/cart/cart.ts';
import { decodeUri } from '#domain/shared/decode-uri.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The articles for the undo of a removal: code, seller's offer, quantity and configuration of each. */
export const articlesText = (lines: readonly Article[]): string =>
  lines
    .map(({ code, offerId, quantity, configurationId }) =>
      [code, offerId ?? '', quantity, configurationId ?? ''].map(encodeURIComponent).join(' '),
    )
    .join(',');

/** The articles in such a text; malformed ones are ignored. */
export const articlesOf = (text: string): Article[] =>
  text.split(',').flatMap((one) => {
    const found = /^([\w-]{1,64}) ([^ ]{0,200}) ([1-9][0-9]{0,3})(?: ([^ ]{0,200}))?$/.exec(one);
    const [, code, offerId, quantity, configurationId] = found ?? [];
    return code
      ? [
          {
            code,
            offerId: decodeUri(offerId ?? '') || null,
            quantity: Number(quantity),
            configurationId: decodeUri(configurationId ?? '') || null,
          },
        ]
      : [];
  });

interface PutBack {
  /** How many articles were not restored in full. */
  missing: number;
  /** Whether the stock alone is to blame. */
  isStock: boolean;
}

/** Puts removed articles back one by one, because stock may have shrunk. */
export async function putBack(carts: Pick<Carts, 'add'>, text: string): Promise<PutBack> {
  const reasons: string[] = [];
  for (const article of articlesOf(text)) {
    const added = await carts.add(article);
    if (added.kind === 'none') reasons.push(added.reason);
    else if (added.limit) reasons.push(added.limit);
  }
  const isStock = reasons.every((reason) => reason === 'stock' || reason === 'out-of-stock');
  return { missing: reasons.length, isStock };
}

/** What the page says when not all came back; `null` when all did. */
export function missingNotice({ missing, isStock }: PutBack, { t }: Pick<Wording, 't'>): NoticeView | null {
  if (missing === 0) return null;
  return { tone: 'warning', text: t(isStock ? 'cart.notRestoredStock' : 'cart.notRestored', { count: missing }) };
}
