import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { groupsAreReady } from '#domain/checkout/steps.ts';
import type { AddressUndoView } from '#ui/shared/address/address-undo.part.tsx';
import type { LinkView, NoticeView, StepView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { type Billing, type BillingView, billingView } from './billing.view.ts';
import { type Where, type WhereView, whereView } from './delivery-address.view.ts';
import { type RecapView, recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
  dates?: string;
  selected: boolean;
}

export interface DeliveryView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  address: WhereView;
  billing?: BillingView;
  undo?: AddressUndoView;
  groups: {
    shopId: string;
    title: string;
    lead?: string;
    modes: DeliveryModeView[];
    /** « Livraison impossible sur la zone : … » */
    unavailable?: string;
  }[];
  recap: RecapView;
  next?: LinkView;
  back: LinkView;
}

export interface DeliveryPage {
  cart: Cart;
  groups: readonly DeliveryGroup[];
  where: Where;
  billing: Billing | null;
  notices: NoticeView[];
  undo: AddressUndoView | null;
}

export function deliveryView(
  { cart, groups, where, billing, notices, undo }: DeliveryPage,
  wording: Wording,
): DeliveryView {
  const { t, paths } = wording;
  const isBilled = billing?.kind === 'same' || billing?.kind === 'other';
  const isReady = where.kind === 'set' && isBilled && groupsAreReady(groups);
  return {
    title: t('checkout.deliveryTitle'),
    steps: stepsView('delivery', { physical: true }, wording),
    notices,
    address: whereView(where, wording),
    ...(billing ? { billing: billingView(billing, wording) } : {}),
    ...(undo ? { undo } : {}),
    groups: where.kind === 'set' ? groups.map((group) => groupView(group, wording)) : [],
    recap: recapView(cart, wording),
    ...(isReady ? { next: { label: t('checkout.toPayment'), href: paths.payment() } } : {}),
    back: { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

function groupView(group: DeliveryGroup, { t, money, shortDay }: Wording): DeliveryView['groups'][number] {
  return {
    shopId: group.shopId ?? '',
    title: group.marketplace ? t('checkout.shop', { shop: group.shopName }) : t('checkout.ownShop'),
    ...(group.leadTime === null ? {} : { lead: t('checkout.lead', { days: group.leadTime }) }),
    modes: group.modes.map(({ code, name, description, cost, dates }) => ({
      code,
      name,
      ...(description ? { description } : {}),
      price: cost.cents === 0 ? t('checkout.free') : money(cost),
      ...(dates ? { dates: t('checkout.dates', { from: shortDay(dates.earliest), to: shortDay(dates.latest) }) } : {}),
      selected: code === group.selected,
    })),
    ...(group.unavailableZone === null
      ? {}
      : { unavailable: t('checkout.unavailable', { zone: group.unavailableZone }) }),
  };
}
