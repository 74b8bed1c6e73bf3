import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { type Cart, countOf, mergeParcels, needsDelivery } from '#domain/cart/cart.ts';
import { otherMode } from '#domain/shared/audience.ts';
import type { UndoView } from '#ui/components/overlays/undo.tsx';
import type { LinkView, NoticeView, TotalRow } from '#ui/components/views.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { ToldView } from './changes.view.ts';
import { type CartGroup, groupsOf } from './lines/cart-line.view.ts';
import { totalRows } from './totals.view.ts';

export interface CartView {
  title: string;
  groups: CartGroup[];
  voucher: { applied: { code: string; label: string }[]; typed?: string; error?: string };
  totals: TotalRow[];
  /** Heard when the amounts have changed. */
  updated: string;
  /** What the button that leaves says; the cart is checked first. */
  next?: string;
  /** That the other audience’s cart holds something too; for a visitor, why signing in is asked. */
  notes: string[];
  empty?: { text: string; resume: LinkView; other?: LinkView };
  notices: NoticeView[];
  /** What changed since the shopper looked last, by the id of a line. */
  told: ToldView['byLine'];
  undo?: UndoView;
}

/**
 * Why a change was not made, or what can be said of one that was: parts of the page in place of those of the loader.
 * Nothing to say is a redirect: reloading changes nothing.
 */
export interface Left extends Partial<Pick<CartView, 'notices' | 'told' | 'undo'>> {
  /** A voucher as it was typed, and why it was refused. */
  typed?: string;
  error?: string;
  failure?: FailureEvent;
}

export interface CartPage {
  cart: Cart | null;
  signedIn: boolean;
  notices: NoticeView[];
  /** Pieces in the cart of the other audience. */
  otherCount: number;
  told: ToldView;
}

export function cartView({ cart, signedIn, notices, otherCount, told }: CartPage, wording: Wording): CartView {
  const { t, paths } = wording;
  const base = { title: t('cart.title'), notices: [...told.notices, ...notices], told: told.byLine };
  const other = { mode: otherMode(wording.mode), count: otherCount };
  if (!cart || cart.lines.length === 0) {
    const there = { label: t('cart.otherCart', other), href: pathsOf(other.mode).cart() };
    return {
      ...base,
      groups: [],
      voucher: { applied: [] },
      totals: [],
      updated: '',
      notes: [],
      empty: {
        text: t('cart.empty'),
        resume: { label: t('cart.resume'), href: paths.home() },
        ...(otherCount > 0 ? { other: there } : {}),
      },
    };
  }
  const totals = totalRows(cart.total, { count: countOf(cart), delivery: deliveryOf(cart) }, wording);
  const whole = totals.find(({ strong }) => strong);
  return {
    ...base,
    groups: groupsOf(mergeParcels(cart.lines), wording),
    voucher: { applied: cart.vouchers.map((voucher) => voucherView(voucher, wording)) },
    totals,
    updated: whole ? t('cart.updated', { label: whole.label, value: whole.value }) : '',
    next: t(signedIn ? (needsDelivery(cart) ? 'cart.toDelivery' : 'cart.toPayment') : 'cart.signIn'),
    notes: [...(otherCount > 0 ? [t('cart.otherKept', other)] : []), ...(signedIn ? [] : [t('cart.signInNote')])],
  };
}

/** What nobody sends has no delivery; what is sent has a price once it is known where to and how. */
function deliveryOf(cart: Cart) {
  if (!needsDelivery(cart)) return 'none';
  if (!cart.deliveryAddress) return 'later';
  return cart.deliveryChosen ? 'known' : 'open';
}

const voucherView = ({ code, name, amount }: Cart['vouchers'][number], { t, money }: Wording) => ({
  code,
  label: amount ? t('cart.voucherApplied', { name, amount: money(amount) }) : name,
});
