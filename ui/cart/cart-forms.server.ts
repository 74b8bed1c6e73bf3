import type { Cart, Line, Quantity } from '#domain/cart/cart.ts';
import { lineNamed, needsDelivery } from '#domain/cart/cart.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { UndoView } from '#ui/components/overlays/undo.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import {
  displayedResult,
  type FormOf,
  type FormResult,
  failedResult,
  limitedResult,
  redirectResult,
  refusedResult,
} from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { failures } from '#ui/request/error/failures.ts';
import { limitGuesses } from '#ui/request/limits.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { blockingMessages, type CartMessages, isUnchanged, messagesOf } from './changes.view.ts';
import { quantitiesIn } from './lines/posted-quantities.ts';
import { articlesText, missingNotice, putBack } from './removed.ts';
import { reorderForm } from './reorder/reorder.server.ts';
import { otherCountOf } from './selection/other-cart.server.ts';

/** The messages of the lines, and the undo of a removal. */
export interface LinesState {
  lineMessages: Record<string, string>;
  undo?: UndoView;
}

const plainCart = ({ wording }: RequestContext) => redirectResult(wording.paths.cart(), { replaces: true });
const byLine = (ids: readonly string[], text: string) => Object.fromEntries(ids.map((id) => [id, text]));

/**
 * The form of all lines. Whichever button sends it, the typed quantities are saved first; then a line is removed, or
 * the next step begins.
 */
const linesForm: FormOf<LinesState> = {
  failure: 'cart-validation',
  async save(context, form) {
    const messages = await changeQuantities(context, form);
    if (form.has('remove')) return remove(context, { form, messages });
    const isOrder = field(form, 'intent') === 'order';
    if (messages === null) return isOrder ? order(context) : plainCart(context);
    const { byLine: lineMessages, notices } = isOrder ? blockingMessages(messages, context.wording) : messages;
    return displayedResult({ lineMessages }, ...notices);
  },
  failed({ wording }, { form }) {
    const text = wording.t('error.quantityChange');
    const { wanted } = quantitiesIn(form);
    const isOrder = field(form, 'intent') === 'order';
    const lineMessages = byLine(
      wanted.map(({ id }) => id),
      text,
    );
    return { state: { lineMessages }, notices: isOrder ? [{ tone: 'error', text }] : [] };
  },
};

/**
 * `null`: every quantity was saved as typed, and what the page showed is true. It may be older than another tab's cart: a page
 * that asks, by a post without an edited line, is told so, and nothing is ordered at a quantity that it did not show.
 */
async function changeQuantities(
  { ports: { carts }, wording }: RequestContext,
  form: FormData,
): Promise<CartMessages | null> {
  const { wanted, wrong, unedited } = quantitiesIn(form);
  const changes = await carts.changeQuantities(wanted);
  const mustCheck = unedited.length > 0 && (wanted.length === 0 || field(form, 'intent') === 'order');
  const cart = changes.length > 0 || mustCheck ? await carts.current() : null;
  const stale = mustCheck ? quantitiesNow(cart, unedited) : [];
  if (changes.length + wrong.length + stale.length === 0) return null;
  const messages = messagesOf({ expired: false, changes, cart }, wording);
  const texts = (key: 'cart.changedElsewhere' | 'cart.quantityWrong', lines: readonly Quantity[]) =>
    Object.fromEntries(lines.map(({ id, quantity }) => [id, wording.t(key, { quantity })]));
  return {
    ...messages,
    byLine: {
      ...texts('cart.changedElsewhere', stale),
      ...messages.byLine,
      ...texts('cart.quantityWrong', wrong),
    },
  };
}

/** The lines whose quantity is not the one that was shown; a line that is gone has none. */
const quantitiesNow = (cart: Cart | null, shown: readonly Quantity[]): Quantity[] =>
  shown.flatMap(({ id, quantity }) => {
    const line = lineNamed(cart?.lines ?? [], id);
    return line && line.quantity !== quantity ? [{ id, quantity: line.quantity }] : [];
  });

interface Removing {
  form: FormData;
  messages: CartMessages | null;
}

async function remove(context: RequestContext, { form, messages }: Removing): Promise<FormResult<LinesState>> {
  const { ports, wording } = context;
  const { byLine: lineMessages, notices } = messages ?? { byLine: {}, notices: [] };
  const result = await orNull(ports.carts.remove(field(form, 'remove', 20_000).split(',')));
  if (result === null)
    return failedResult('remove-item', { lineMessages }, ...notices, failureNotice(context, 'remove-item'));
  const { removed } = result;
  if (removed.length === 0) return messages ? displayedResult({ lineMessages }, ...notices) : plainCart(context);
  const text = wording.t('cart.removed', { title: titleOf(removed, wording) });
  // A service that was never composed is not taken back.
  const again = removed.filter(({ isBare }) => !isBare);
  if (again.length === 0) return displayedResult({ lineMessages }, ...notices, { tone: 'success', text });
  const hidden = { intent: 'restore', articles: articlesText(again) };
  return displayedResult({ lineMessages, undo: { text, hidden } }, ...notices);
}

const titleOf = ([first, ...others]: readonly Line[], { t }: RequestContext['wording']) =>
  others.length > 0 ? t('cart.parcels') : (first?.title ?? '');

/** Goes to the next step once the backend confirms that the cart is as shown (specification §7). */
async function order(context: RequestContext): Promise<FormResult<LinesState>> {
  const { ports, wording } = context;
  const { paths } = wording;
  const [checked, otherCount] = await Promise.all([orNull(ports.carts.validate()), otherCountOf(context)]);
  if (checked === null)
    return failedResult('cart-validation', { lineMessages: {} }, failureNotice(context, 'cart-validation'));
  if (!isUnchanged(checked, checked.cart)) {
    const { byLine: lineMessages, notices } = blockingMessages(messagesOf(checked, wording), wording);
    return displayedResult({ lineMessages }, ...notices, ...toComposeNotices(checked.cart, wording));
  }
  if (otherCount > 0) return redirectResult(paths.selection());
  return redirectResult(needsDelivery(checked.cart) ? paths.delivery() : paths.payment());
}

/** Services that cannot be ordered as they are. */
function toComposeNotices(cart: Cart | null, { t }: RequestContext['wording']): NoticeView[] {
  const lines = cart?.lines ?? [];
  return [
    ...(lines.some(({ isBare }) => isBare) ? [t('cart.bareCart')] : []),
    ...(lines.some(({ outdated }) => outdated.length > 0) ? [t('cart.outdatedCart')] : []),
  ].map((text) => ({ tone: 'warning', text }));
}

const failureNotice = ({ wording }: RequestContext, failure: keyof typeof failures): NoticeView => ({
  tone: 'error',
  text: wording.t(failures[failure].message),
});

/** « Annuler »: puts the removed lines back into the cart. */
const restoreForm: FormOf = {
  failure: 'add-to-cart',
  async save(context, form) {
    const notice = missingNotice(await putBack(context.ports.carts, field(form, 'articles', 20_000)), context.wording);
    return notice ? displayedResult(null, notice) : plainCart(context);
  },
};

const refusals = {
  expired: 'cart.voucherExpired',
  'not-applicable': 'cart.voucherNotApplicable',
  'already-applied': 'cart.voucherAlreadyApplied',
  invalid: 'cart.voucherInvalid',
  'no-cart': 'cart.voucherNoCart',
} as const;

/** A voucher as it was typed, and why it was refused. */
export interface VoucherState {
  typed: string;
  error?: string;
}

const noCart = ({ wording }: RequestContext): NoticeView => ({ tone: 'error', text: wording.t(refusals['no-cart']) });

const voucherOf = (form: FormData): VoucherState => ({ typed: field(form, 'code', 64).trim() });

const voucherForm: FormOf<VoucherState> = {
  failure: 'voucher',
  typed: voucherOf,
  async save(context, form) {
    const { t } = context.wording;
    const { typed } = voucherOf(form);
    if (typed === '') return refusedResult({ typed, error: t('cart.voucherRequired') });
    const guess = await limitGuesses(context.limits, 'voucher', {
      // No voucher has a space, but one that was copied may.
      run: () => context.ports.carts.applyVoucher(typed.replace(/\s/g, '')),
      isWrong: (answer) => answer === 'invalid',
    });
    if ('seconds' in guess) return limitedResult({ typed, error: limitedText(context.wording, guess.seconds) });
    const applied = guess.answer;
    if (typeof applied !== 'string') return plainCart(context);
    // An empty cart has no field to say it at.
    if (applied === 'no-cart') return refusedResult({ typed }, noCart(context));
    return refusedResult({ typed, error: t(refusals[applied]) });
  },
  failed: ({ wording }, { form }) => ({ state: { ...voucherOf(form), error: wording.t('error.voucher') } }),
};

const removeVoucherForm: FormOf = {
  failure: 'voucher',
  async save(context, form) {
    const cart = await context.ports.carts.removeVoucher(field(form, 'code', 64));
    return cart ? plainCart(context) : refusedResult(null, noCart(context));
  },
};

/** The forms of the cart, by their intent; a post without an intent is the lines' form. */
export const cartForms = {
  lines: linesForm,
  voucher: voucherForm,
  'remove-voucher': removeVoucherForm,
  restore: restoreForm,
  reorder: reorderForm,
};
