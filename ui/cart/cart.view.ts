import { type Cart, countOf, isOrderable, mergeParcels, needsDelivery } from '#domain/cart/cart.ts';
import { otherMode } from '#domain/shared/mode.ts';
import type { DepartmentsView } from '#ui/catalog/departments/departments.view.ts';
import type { UndoView } from '#ui/components/overlays/undo.tsx';
import type { LinkView, NoticeView, TotalRow } from '#ui/components/views.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { CartMessages } from './changes.view.ts';
import { type CartGroup, groupsOf } from './lines/cart-line.view.ts';
import { totalRows } from './totals.view.ts';

export interface CartView {
  title: string;
  trail: LinkView[];
  groups: CartGroup[];
  /** Whether any line has a quantity to change. */
  hasQuantities: boolean;
  voucher: { applied: { code: string; label: string }[]; typed?: string; error?: string };
  totals: TotalRow[];
  /** Announced when the amounts have changed. */
  updated: string;
  /** The label of the button that goes to the next step; the cart is checked first. */
  next?: string;
  /** A service has to be composed, or composed again, before the cart can be ordered. */
  isIncomplete?: boolean;
  /** Notes: the cart of the other mode holds articles; a visitor has to sign in to order. */
  notes: string[];
  empty?: { text: string; resume: LinkView; other?: LinkView; departments?: DepartmentsView };
  notices: NoticeView[];
  /** What changed since the shopper last looked, by the id of the line. */
  lineMessages: Record<string, string>;
  answer?: CartAnswer;
  undo?: UndoView;
}

/** The messages of a posted form about the lines; the next answer replaces them. */
export interface CartAnswer {
  lineMessages: Record<string, string>;
  notices: NoticeView[];
}

export interface CartPage {
  cart: Cart | null;
  signedIn: boolean;
  notices: NoticeView[];
  /** Pieces in the cart of the other mode. */
  otherCount: number;
  /** A visitor's cart has a number that an agent may ask for, where agents help shoppers. */
  hasAgents?: boolean;
  messages: CartMessages;
  /** Of an empty cart. */
  departments?: DepartmentsView | undefined;
  answer?: CartAnswer;
  undo?: UndoView | undefined;
  /** A refused voucher, as it was typed, with the reason. */
  voucher?: { typed: string; error?: string } | undefined;
}

export function cartView(page: CartPage, wording: Wording): CartView {
  const { cart, signedIn, notices, otherCount, messages, answer, undo } = page;
  const { t, paths } = wording;
  const base = {
    title: t('cart.title'),
    trail: [{ label: t('catalog.home'), href: paths.home() }],
    notices: [...messages.notices, ...notices],
    lineMessages: messages.byLine,
    ...(answer ? { answer } : {}),
    ...(undo ? { undo } : {}),
  };
  const other = { mode: otherMode(wording.mode), count: otherCount };
  if (!cart || cart.lines.length === 0) {
    const there = { label: t('cart.otherCart', other), href: pathsOf(other.mode).cart() };
    return {
      ...base,
      groups: [],
      hasQuantities: false,
      voucher: { applied: [] },
      totals: [],
      updated: '',
      notes: [],
      empty: {
        text: t('cart.empty'),
        resume: { label: t('cart.resume'), href: paths.home() },
        ...(otherCount > 0 ? { other: there } : {}),
        ...(page.departments ? { departments: page.departments } : {}),
      },
    };
  }
  const totals = totalRows(cart.total, { count: countOf(cart), delivery: deliveryOf(cart) }, wording);
  const groups = groupsOf(mergeParcels(cart.lines), cart, wording);
  const whole = totals.find(({ strong }) => strong);
  return {
    ...base,
    groups,
    hasQuantities: groups.some(({ lines }) => lines.some(({ parcels, fixed }) => !(parcels ?? fixed))),
    voucher: { applied: cart.vouchers.map((voucher) => voucherView(voucher, cart, wording)), ...page.voucher },
    totals,
    updated: whole ? t('cart.updated', { label: whole.label, value: whole.value }) : '',
    next: t(signedIn ? (needsDelivery(cart) ? 'cart.toDelivery' : 'cart.toPayment') : 'cart.signIn'),
    ...(isOrderable(cart) ? {} : { isIncomplete: true }),
    notes: [
      ...(otherCount > 0 ? [t('cart.otherKept', other)] : []),
      ...(signedIn ? [] : [t('cart.signInNote')]),
      ...(page.hasAgents && !signedIn ? [t('assisted-service.cartNumberShown', { number: cart.code })] : []),
    ],
  };
}

/** Services have no delivery; goods have a delivery price once the address and the mode are chosen. */
function deliveryOf(cart: Cart) {
  if (!needsDelivery(cart)) return 'none';
  // Some backends price a mode that was chosen before the address.
  if (!cart.deliveryAddress && !cart.total.delivery?.ttc.cents) return 'later';
  return cart.deliveryChosen ? 'known' : 'open';
}

const voucherView = (
  { code, name, amount }: Cart['vouchers'][number],
  { total }: Pick<Cart, 'total'>,
  wording: Wording,
) => ({
  code,
  label: amount ? wording.t('cart.voucherApplied', { name, amount: amountBeside(amount, total, wording) }) : name,
});
