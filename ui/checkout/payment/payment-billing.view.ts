import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import { billedAddress } from '#ui/address/printed-address.ts';
import {
  type BillingNumber,
  type BillingNumberView,
  billingNumberView,
} from '#ui/checkout/billing/billing-number.view.ts';
import { billingAt } from '#ui/checkout/billing/billing-place.ts';
import type { AddressBlock, LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The billing part of the payment page. */
export interface PaymentBillingView {
  title: string;
  block?: AddressBlock;
  mark?: string;
  /** For professionals only. */
  number?: BillingNumberView;
  /** The text when there is no billing address; `isRequired`: the order was refused for that reason. */
  none?: { text: string; isRequired: boolean };
  change: LinkView;
}

interface Billed {
  cart: Cart;
  number: BillingNumber | null;
  isRequired: boolean;
}

/** An individual may order without a billing address: only a professional's invoice needs one. */
export function paymentBillingView(
  { cart, number, isRequired }: Billed,
  wording: Wording,
): PaymentBillingView | undefined {
  const { t, paths, mode } = wording;
  const place = needsDelivery(cart) ? 'delivery' : 'payment';
  const title = t(place === 'delivery' ? 'checkout.billingAddress' : 'payment.billingTitle');
  const href = place === 'delivery' ? billingAt('delivery', paths.delivery({ billing: 'autre' })) : paths.billing();
  const address = cart.billingAddress;
  if (address)
    return {
      title,
      ...billedAddress(address, { delivery: place === 'delivery' ? cart.deliveryAddress : null, wording }),
      ...(number ? { number: billingNumberView({ billed: number, place }, wording) } : {}),
      change: { label: t('checkout.changeBilling'), href },
    };
  if (mode === 'part') return undefined;
  const text = t(isRequired ? 'payment.billingRequired' : 'payment.billingNone');
  return { title, none: { text, isRequired }, change: { label: t('payment.billingAdd'), href } };
}
