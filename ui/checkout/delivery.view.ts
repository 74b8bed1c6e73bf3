import type { Cart } from '#domain/cart/cart.ts';
import { hasInvoiceNumber } from '#domain/checkout/billing.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { groupsAreReady } from '#domain/checkout/steps.ts';
import type { AddressUndoView } from '#ui/shared/address/address-undo.part.tsx';
import type { Pickup, PickupOf } from '#ui/shared/pickup/pickup.view.ts';
import type { LinkView, NoticeView, StepView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { type Billing, type BillingView, billingView } from './billing.view.ts';
import { type BillingNumber, type BillingNumberView, billingNumberView } from './billing-number.view.ts';
import { type Where, type WhereView, whereView } from './delivery-address.view.ts';
import { type DeliveryGroupView, groupView } from './delivery-group.view.ts';
import { type Phone, type PhoneView, phoneView } from './delivery-phone.view.ts';
import { type RecapView, recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

export interface DeliveryView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  address: WhereView;
  phone?: PhoneView;
  billing?: BillingView;
  billingNumber?: BillingNumberView;
  undo?: AddressUndoView;
  groups: DeliveryGroupView[];
  /** The modes could not be read. */
  failed?: { text: string; again: LinkView };
  recap: RecapView;
  next?: LinkView;
  back: LinkView;
}

export interface DeliveryPage {
  cart: Cart;
  /** `null`: they could not be read. */
  groups: readonly DeliveryGroup[] | null;
  /** By shop, where a parcel waits at a point. */
  pickups: ReadonlyMap<string, Pickup>;
  map: PickupOf['map'];
  where: Where;
  phone: Phone;
  billing: Billing | null;
  billingNumber: BillingNumber | null;
  notices: NoticeView[];
  undo: AddressUndoView | null;
}

export function deliveryView(page: DeliveryPage, wording: Wording): DeliveryView {
  const { t, paths } = wording;
  const { cart, where, notices, undo } = page;
  return {
    title: t('checkout.deliveryTitle'),
    steps: stepsView('delivery', { physical: true }, wording),
    notices,
    address: whereView(where, wording),
    ...(undo ? { undo } : {}),
    groups: [],
    ...(where.kind === 'set' ? choicesView(page, wording) : {}),
    recap: recapView({ ...cart, isOpen: !isChosen(page) }, wording),
    ...(isReady(page, wording) ? { next: { label: t('checkout.toPayment'), href: paths.payment() } } : {}),
    back: { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

const isChosen = ({ where, groups }: DeliveryPage) => where.kind === 'set' && groups !== null && groupsAreReady(groups);

/** What there is to choose once the address is known. */
function choicesView(
  { groups, pickups, map, phone, billing, billingNumber }: DeliveryPage,
  wording: Wording,
): Pick<DeliveryView, 'phone' | 'billing' | 'billingNumber' | 'groups' | 'failed'> {
  const { t, paths } = wording;
  const again = { label: t('checkout.retry'), href: paths.delivery() };
  return {
    phone: phoneView(phone, wording),
    ...(billing ? { billing: billingView(billing, wording) } : {}),
    ...(billingNumber
      ? { billingNumber: billingNumberView({ billed: billingNumber, place: 'delivery' }, wording) }
      : {}),
    groups: (groups ?? []).map((group) => groupView({ group, pickup: pickups.get(group.shopId ?? ''), map }, wording)),
    ...(groups ? {} : { failed: { text: t('error.deliveryModesFetch'), again } }),
  };
}

const isReady = (page: DeliveryPage, { mode }: Wording): boolean =>
  isChosen(page) &&
  (page.billing?.kind === 'same' || page.billing?.kind === 'other') &&
  hasInvoiceNumber(page.cart, mode);
