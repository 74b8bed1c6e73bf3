import type { Cart } from '#domain/cart/cart.ts';
import { invoiceAs, knownNumber } from '#domain/checkout/billing.ts';
import type { Left } from '#ui/checkout/delivery/delivery-address.server.ts';
import { attempt, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import type { BillingNumber } from './billing-number.view.ts';

/** `null`: individuals are asked for no number. */
export async function billingNumberOf(
  { ports, mode }: Work,
  {
    cart,
    query,
    left,
  }: {
    cart: Pick<Cart, 'billingAddress'>;
    query: Pick<AskedOf<'payment'>, 'entreprise'>;
    left: Pick<Left, 'invoice'> | undefined;
  },
): Promise<BillingNumber | null> {
  if (mode !== 'pro') return null;
  const number = cart.billingAddress?.companyNumber ?? '';
  if (left?.invoice) return { kind: 'form', ...left.invoice };
  if (number !== '' && query.entreprise === null) return { kind: 'set', number };
  return { kind: 'form', typed: number || ((await knownNumber(ports)) ?? ''), fault: null };
}

/** `'no-address'`: there is no bill yet that could bear the number. */
export async function saveBillingNumber(
  { ports, wording }: Work,
  form: FormData,
): Promise<Left | 'saved' | 'no-address'> {
  const typed = field(form, 'entreprise', 40);
  const done = await attempt('address-update', async () => ({ kind: await invoiceAs(ports, typed) }));
  const kept = (fault: 'length' | 'check' | null) => ({ invoice: { typed, fault } });
  switch (done.kind) {
    case 'failed':
      return { ...kept(null), failure: done.failure, status: 503 };
    case 'length':
    case 'check':
      return { ...kept(done.kind), status: 422 };
    case 'not-eligible':
      return { ...kept(null), notices: [{ tone: 'error', text: wording.t('address.notBillable') }], status: 422 };
    default:
      return done.kind;
  }
}
