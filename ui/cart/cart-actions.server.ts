import { redirect } from 'react-router';
import type { Line } from '#domain/cart/cart.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import { type FailureKind, failureEvent, failures } from '#ui/request/error/failures.ts';
import { attempt, type Work } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Left } from './cart.view.ts';
import { heldView, isAsShown, toldView } from './changes.view.ts';
import { quantitiesIn } from './lines/posted-quantities.ts';
import { articlesText, putBack } from './removed.ts';

export const statusOf = ({ error, failure }: Left): number => (error ? 422 : failure ? 503 : 200);

export const failed = ({ failure }: { failure: FailureKind }, wording: Work['wording']): Left => ({
  notices: [{ tone: 'error', text: wording.t(failures[failure].message) }],
  failure: failureEvent(failure, wording),
});

/** Whatever button sends the lines: what was typed counts before anything else is done with them. */
export async function settle(work: Work, form: FormData, otherCount: () => Promise<number>): Promise<Left | null> {
  const left = await changeQuantities(work, form);
  if (form.has('remove')) return merged(left, await remove(work, form));
  if (field(form, 'intent') !== 'order') return left;
  if (left === null) return order(work, otherCount());
  const { told = {}, notices = [], failure } = left;
  if (failure) return { ...left, notices: [{ tone: 'error', text: work.wording.t('error.quantityChange') }] };
  const held = heldView({ byLine: told, notices }, work.wording);
  return { ...left, notices: held.notices };
}

const merged = (one: Left | null, other: Left | null): Left | null =>
  one && other ? { ...one, ...other, notices: [...(one.notices ?? []), ...(other.notices ?? [])] } : (one ?? other);

async function changeQuantities({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const { wanted, wrong } = quantitiesIn(form);
  const result = await attempt('cart-validation', async () => {
    const changes = await carts.changeQuantities(wanted);
    return { gone: false, changes, cart: changes.length > 0 ? await carts.current() : null };
  });
  const atLines = (ids: readonly string[], text: string) => Object.fromEntries(ids.map((id) => [id, text]));
  if ('kind' in result) {
    const told = atLines(
      wanted.map(({ id }) => id),
      wording.t('error.quantityChange'),
    );
    return { told, failure: failureEvent(result.failure, wording) };
  }
  if (result.changes.length === 0 && wrong.length === 0) return null;
  const { byLine, notices } = toldView(result, wording);
  return { told: { ...byLine, ...atLines(wrong, wording.t('cart.quantityWrong')) }, notices };
}

async function remove({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const lines = field(form, 'remove', 20_000).split(',');
  const result = await attempt('remove-item', () => carts.remove(lines));
  if ('kind' in result) return failed(result, wording);
  const [first] = result.removed;
  if (!first) return null;
  const hidden = { intent: 'restore', articles: articlesText(result.removed) };
  return { undo: { text: wording.t('cart.removed', { title: titleOf(result.removed, wording) }), hidden } };
}

const titleOf = ([first, ...others]: readonly Line[], { t }: Work['wording']) =>
  others.length > 0 ? t('cart.parcels') : (first?.title ?? '');

export async function restore({ ports: { carts }, wording }: Work, form: FormData): Promise<Left | null> {
  const result = await attempt('add-to-cart', () => putBack(carts, field(form, 'articles', 20_000)));
  if (typeof result !== 'number') return failed(result, wording);
  if (result === 0) return null;
  const text = wording.t('cart.notRestored', { count: result });
  return { notices: [{ tone: 'warning', text }] };
}

/** Leaves for the next step once the backend says that everything is as it was shown (specification §7). */
async function order({ ports: { carts }, wording }: Work, otherCount: Promise<number>): Promise<Left | null> {
  const [checked, count] = await Promise.all([attempt('cart-validation', () => carts.validate()), otherCount]);
  if ('kind' in checked) return failed(checked, wording);
  if (!isAsShown(checked, checked.cart)) {
    const { byLine, notices } = heldView(toldView(checked, wording), wording);
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
