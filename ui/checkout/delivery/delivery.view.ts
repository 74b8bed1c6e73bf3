import type { Cart } from '#domain/cart/cart.ts';
import { hasInvoiceNumber } from '#domain/checkout/billing.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { groupsAreReady } from '#domain/checkout/steps.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import { type Billing, type BillingView, billingView } from '#ui/checkout/billing/billing.view.ts';
import {
  type BillingNumber,
  type BillingNumberView,
  billingNumberView,
} from '#ui/checkout/billing/billing-number.view.ts';
import { type RecapView, recapView } from '#ui/checkout/recap.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import type { Pickup, PickupOf } from '#ui/pickup/pickup.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type Where, type WhereView, whereView } from './delivery-address.view.ts';
import { type DeliveryGroupView, type GroupMessage, groupView } from './delivery-group.view.ts';
import { type Phone, type PhoneView, phoneView } from './delivery-phone.view.ts';

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
  /** Heard when the amounts have changed. */
  updated: string;
  next?: LinkView;
  /** What is to be done before there is a next step. */
  missing?: string;
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
  /** What is to be said at one shop. */
  message: GroupMessage | null;
  undo: AddressUndoView | null;
}

export function deliveryView(page: DeliveryPage, wording: Wording): DeliveryView {
  const { t, paths } = wording;
  const { cart, where, notices, undo } = page;
  const recap = recapView({ ...cart, isOpen: !isPriced(page) }, wording);
  const missing = missingText(page, wording);
  return {
    title: t('checkout.deliveryTitle'),
    steps: stepsView('delivery', { physical: true }, wording),
    notices,
    address: whereView(where, wording),
    ...(undo ? { undo } : {}),
    groups: [],
    ...(where.kind === 'set' ? choicesView(page, wording) : {}),
    recap,
    updated: updatedText(recap, wording),
    ...(isReady(page, wording) ? { next: { label: t('checkout.toPayment'), href: paths.payment() } } : {}),
    ...(missing ? { missing } : {}),
    back: { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

/** What the delivery costs is known, wherever a parcel is to wait. */
const isPriced = ({ where, groups }: DeliveryPage) =>
  where.kind === 'set' &&
  groups !== null &&
  groups.every(({ selected, unavailableZone }) => selected !== null && unavailableZone === null);

function updatedText({ totals }: RecapView, { t }: Wording): string {
  const heard = totals.filter(({ label, strong }) => strong || label === t('cart.delivery'));
  return heard.map(({ label, value }) => t('checkout.updated', { label, value })).join(' ');
}

const isChosen = ({ where, groups }: DeliveryPage) => where.kind === 'set' && groups !== null && groupsAreReady(groups);

/** What there is to choose once the address is known. */
function choicesView(
  { groups, pickups, map, phone, billing, billingNumber, message }: DeliveryPage,
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
    groups: (groups ?? []).map((group) =>
      groupView({ group, pickup: pickups.get(group.shopId ?? ''), map, message }, wording),
    ),
    ...(groups ? {} : { failed: { text: t('error.deliveryModesFetch'), again } }),
  };
}

const isReady = (page: DeliveryPage, { mode }: Wording): boolean =>
  isChosen(page) &&
  (page.billing?.kind === 'same' || page.billing?.kind === 'other') &&
  hasInvoiceNumber(page.cart, mode);

/** The first thing that keeps the order from its payment; where a shop cannot deliver, it says so itself. */
function missingText(page: DeliveryPage, wording: Wording): string | undefined {
  const { where, groups, billing } = page;
  const { t } = wording;
  if (where.kind !== 'set' || groups === null || isReady(page, wording)) return undefined;
  if (groups.some(({ unavailableZone }) => unavailableZone !== null)) return undefined;
  if (groups.some(({ selected }) => selected === null)) return t('checkout.missingMode');
  if (!groupsAreReady(groups)) return t('checkout.missingPoint');
  return billing?.kind === 'same' || billing?.kind === 'other'
    ? t('checkout.missingNumber')
    : t('checkout.missingBilling');
}
