import type { AddOutcome } from '#domain/cart/cart.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

type NotAdded = Extract<AddOutcome, { kind: 'none' }>;

const texts = {
  'out-of-stock': 'journey.cartNoStock',
  maximum: 'journey.cartMaximum',
  'unknown-product': 'journey.cartUnknown',
  'to-compose': 'journey.cartOutdated',
  'too-much': 'journey.cartTooMuch',
} as const satisfies Record<NotAdded['reason'], string>;

/** Why the cart does not take what was composed, with its limit where the backend says it, and what is to be done. */
export function cartRefusal(refused: NotAdded, wording: Wording): NoticeView {
  const { t } = wording;
  const most = refused.reason === 'too-much' ? refused.most : null;
  const text = most ? t('journey.cartTooMuchOf', { most: priceWithTax(most, wording) }) : t(texts[refused.reason]);
  return { tone: 'error', text };
}
