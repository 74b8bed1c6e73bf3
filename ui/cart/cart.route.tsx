import { data, redirect } from 'react-router';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { cartSeen } from '#domain/analytics/page-views.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type FailureKind, failureEvent, failures } from '#ui/shared/failures.ts';
import { metaOf } from '#ui/shared/head.ts';
import { attempt, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { field, wholeNumber } from '#ui/shared/route-params.ts';
import { useMeasured } from '#ui/shared/use-measured.ts';
import type { NoticeView } from '#ui/shared/views.ts';
import type { Route } from './+types/cart.route';
import { CartScreen } from './cart.screen.tsx';
import { cartView } from './cart.view.ts';

export const loader = withPorts(async ({ ports, wording, session }, { url }: Route.LoaderArgs) => {
  const { cart, changes } = await ports.carts.validate();
  const notices: NoticeView[] = [
    ...(changes.length > 0 ? [{ tone: 'warning' as const, text: wording.t('cart.changed') }] : []),
    ...(url.searchParams.get('limite') === '1' ? [{ tone: 'warning' as const, text: wording.t('cart.limited') }] : []),
  ];
  return {
    view: cartView({ cart, signedIn: session.open !== null, notices }, wording),
    head: { title: wording.t('cart.title'), description: wording.t('cart.description'), noIndex: true },
    track: cartSeen(cart),
  };
});

/** Every change is a form: it answers with the page again, and without scripts with a redirect, so that reloading changes nothing. */
export const action = withPorts(async (work, { request }: Route.ActionArgs) => {
  const form = await request.formData();
  const change = await changeOf(work, form);
  if (change === null) throw redirect(work.wording.paths.cart());
  return data(change, { status: 'error' in change ? 422 : 503 });
});

type Unchanged = { typed: string; error: string; failure?: FailureEvent } | { failed: string; failure: FailureEvent };

/** `null`: done. Otherwise why not, with what was typed. */
async function changeOf({ ports: { carts }, wording }: Work, form: FormData): Promise<Unchanged | null> {
  const lines = field(form, 'entry', 20_000).split(',');
  switch (field(form, 'intent')) {
    case 'quantity': {
      const quantity = wholeNumber(form, 'quantity', { least: 0, most: 9999 });
      const [id] = lines;
      if (quantity === null || id === undefined) return null;
      const changed = await attempt('cart-validation', () => carts.changeQuantity({ id, quantity }));
      if ('kind' in changed)
        return { failed: wording.t('error.quantityChange'), failure: failureEvent(changed.failure, wording) };
      if (changed.limited) throw redirect(wording.paths.cart({ limite: 1 }));
      return null;
    }
    case 'remove':
      return failureOf(await attempt('remove-item', async () => (await carts.remove(lines)).cart), wording);
    case 'voucher':
      return voucherChange(field(form, 'code', 64).trim(), carts, wording);
    case 'remove-voucher':
      return failureOf(await attempt('voucher', () => carts.removeVoucher(field(form, 'code', 64))), wording);
    default:
      return null;
  }
}

const failureOf = (result: Cart | null | { kind: 'failed'; failure: FailureKind }, wording: Work['wording']) =>
  result !== null && 'kind' in result
    ? { failed: wording.t(failures[result.failure].message), failure: failureEvent(result.failure, wording) }
    : null;

const refusals = {
  expired: 'cart.voucherExpired',
  'not-applicable': 'cart.voucherNotApplicable',
  'already-applied': 'cart.voucherAlreadyApplied',
  invalid: 'cart.voucherInvalid',
} as const;

async function voucherChange(typed: string, carts: Work['ports']['carts'], wording: Work['wording']) {
  const { t } = wording;
  if (typed === '') return { typed, error: t('cart.voucherMissing') };
  const result = await attempt('voucher', () => carts.applyVoucher(typed));
  if (typeof result === 'string') return { typed, error: t(refusals[result]) };
  if (!('kind' in result)) return null;
  return { typed, error: t(failures[result.failure].message), failure: failureEvent(result.failure, wording) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function CartPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  const voucher = actionData && 'error' in actionData ? { ...view.voucher, ...actionData } : view.voucher;
  const notices =
    actionData && 'failed' in actionData
      ? [{ tone: 'error' as const, text: actionData.failed }, ...view.notices]
      : view.notices;
  return <CartScreen view={{ ...view, voucher, notices }} />;
}
