import { bySender, type Cart, countOf, isOrderable, mergeParcels, needsDelivery } from '#domain/cart/cart.ts';
import { type Mode, modes } from '#domain/shared/mode.ts';
import type { LinkView } from '#ui/components/views.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { namedPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface SelectionView {
  title: string;
  text: string;
  carts: SelectionCard[];
  back: LinkView;
}

export interface SelectionCard {
  mode: Mode;
  title: string;
  total: string;
  lines: string[];
  note: string;
  /** Why the signed-in account cannot order this cart. */
  profile?: string;
  selected: boolean;
}

interface Selection {
  carts: Record<Mode, Cart>;
  /** The mode of the signed-in account. */
  profile: Mode | null;
  /** The mode of this page. */
  mode: Mode;
}

const previewLines = 3;

/** Both carts hold articles: one is ordered first, the other stays (specification §2). */
export function selectionView(
  { carts, profile, mode: current }: Selection,
  wordings: Record<Mode, Wording>,
): SelectionView {
  const wording = wordings[current];
  const { t, paths } = wording;
  const card = (mode: Mode): SelectionCard => ({
    mode,
    title: t('cart.selectionCard', { mode }),
    total: namedPrice(carts[mode].total, wordings[mode]),
    lines: linesOf(carts[mode], wording),
    note: t('cart.selectionKept'),
    ...(profile === null || profile === mode ? {} : { profile: t('cart.selectionProfile', { mode }) }),
    selected: mode === current,
  });
  return {
    title: t('cart.selectionTitle'),
    text: t('cart.selectionText'),
    carts: modes.map(card),
    back: { label: t('cart.selectionBack'), href: paths.cart() },
  };
}

/** The next step of the chosen cart; if it was emptied meanwhile or cannot be ordered, its summary. */
export function nextOf(cart: Cart | null, mode: Mode): string {
  const paths = pathsOf(mode);
  if (!cart || !isOrderable(cart)) return paths.cart();
  return needsDelivery(cart) ? paths.delivery() : paths.payment();
}

function linesOf(cart: Cart, { t }: Wording): string[] {
  const read = bySender(mergeParcels(cart.lines)).flat();
  const visible = read.slice(0, read.length > previewLines + 1 ? previewLines : read.length);
  const more = countOf(cart) - visible.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...visible.map(({ quantity, parts, title }) =>
      t('cart.lineOf', { quantity, title: parts.length > 0 ? t('cart.parcels') : title }),
    ),
    ...(more > 0 ? [t('cart.selectionMore', { count: more })] : []),
  ];
}
