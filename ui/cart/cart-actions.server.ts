import { redirect } from 'react-router';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import type { Carts, Line } from '#domain/cart/cart.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import { type FailureKind, failureEvent, failures } from '#ui/shared/failures.ts';
import { attempt, type Work } from '#ui/shared/ports.server.ts';
import { field, wholeNumber } from '#ui/shared/route-params.ts';
import type { CartView } from './cart.view.ts';
import { isAsShown, toldView } from './changes.view.ts';
import { articlesOf, articlesText } from './restore.ts';

/**
 * Why a change was not made, or what can be said of one that was: parts of the page in place of those of the loader.
 * Nothing to say is a redirect: reloading changes nothing.
 */
export interface Left extends Partial<Pick<CartView, 'notices' | 'told' | 'undo'>> {
  /** A voucher as it was typed, and why it was refused. */
  typed?: string;
  error?: string;
  /** Where a fetcher asked, said in its place. */
  failed?: string;
  failure?: FailureEvent;
}

export const statusOf = ({ error, failed: text }: Left): number => (text ? 503 : error ? 422 : 200);

const linesIn = (form: FormData): string[] => field(form, 'entry', 20_000).split(',');

/** @param text what is said when the words of the failure are too general. */
export function failed({ failure, text }: { failure: FailureKind; text?: string }, wording: Work['wording']): Left {
  const said = text ?? wording.t(failures[failure].message);
  return { failed: said, notices: [{ tone: 'error', text: said }], failure: failureEvent(failure, wording) };
}

export async function changeQuantity({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const quantity = wholeNumber(form, 'quantity', { least: 0, most: 9999 });
  const [id] = linesIn(form);
  if (quantity === null || id === undefined) return null;
  const changed = await attempt('cart-validation', () => carts.changeQuantity({ id, quantity }));
  if ('kind' in changed) return failed({ ...changed, text: wording.t('error.quantityChange') }, wording);
  if (changed.limited) throw redirect(wording.paths.cart({ limite: 1 }));
  return null;
}

export async function remove({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const result = await attempt('remove-item', () => carts.remove(linesIn(form)));
  if ('kind' in result) return failed(result, wording);
  const [first] = result.removed;
  if (!first) return null;
  const hidden = { intent: 'restore', articles: articlesText(result.removed) };
  return { undo: { text: wording.t('cart.removed', { title: titleOf(result.removed, wording) }), hidden } };
}

const titleOf = ([first, ...others]: readonly Line[], { t }: Work['wording']) =>
  others.length > 0 ? t('cart.parcels') : (first?.title ?? '');

/** Puts back what was just removed, one by one: a stock may have shrunk meanwhile. */
export async function restore({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const result = await attempt('add-to-cart', () => putBack(carts, form));
  if (typeof result !== 'number') return failed(result, wording);
  if (result === 0) return null;
  const text = wording.t('cart.notRestored', { count: result });
  return { notices: [{ tone: 'warning', text }] };
}

/** How many articles found no place, wholly or in part. */
async function putBack(carts: Pick<Carts, 'add'>, form: FormData): Promise<number> {
  let missing = 0;
  for (const article of articlesOf(field(form, 'articles', 20_000))) {
    const added = await carts.add(article);
    if (added.kind === 'none' || added.quantity < article.quantity) missing += 1;
  }
  return missing;
}

/** Leaves for the next step once the backend says that everything is as it was shown (specification §7). */
export async function order({ ports: { carts }, wording }: Work, otherCount: Promise<number>): Promise<Left | null> {
  const [checked, count] = await Promise.all([attempt('cart-validation', () => carts.validate()), otherCount]);
  if ('kind' in checked) return failed(checked, wording);
  if (!isAsShown(checked, checked.cart)) {
    const { byLine, notices } = toldView(checked, wording);
    return { told: byLine, notices };
  }
  const { paths } = wording;
  if (count > 0) throw redirect(paths.selection());
  throw redirect(needsDelivery(checked.cart) ? paths.delivery() : paths.payment());
}

const refusals = {
  expired: 'cart.voucherExpired',
  'not-applicable': 'cart.voucherNotApplicable',
  'already-applied': 'cart.voucherAlreadyApplied',
  invalid: 'cart.voucherInvalid',
} as const;

export async function applyVoucher({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const { t } = wording;
  const typed = field(form, 'code', 64).trim();
  if (typed === '') return { typed, error: t('cart.voucherMissing') };
  const result = await attempt('voucher', () => carts.applyVoucher(typed));
  if (typeof result === 'string') return { typed, error: t(refusals[result]) };
  if (!('kind' in result)) return null;
  const failure = failureEvent(result.failure, wording);
  return { typed, error: t(failures[result.failure].message), failure };
}

export async function removeVoucher({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const result = await attempt('voucher', () => carts.removeVoucher(field(form, 'code', 64)));
  return 'kind' in result ? failed(result, wording) : null;
}
