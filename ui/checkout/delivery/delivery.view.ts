import type { Cart } from '#domain/cart/cart.ts';
import { hasInvoiceNumber } from '#domain/checkout/billing.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { groupsAreReady } from '#domain/checkout/steps.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import { type RecapView, recapView } from '#ui/cart/recap.view.ts';
import { type Billing, type BillingView, billingView } from '#ui/checkout/billing/billing.view.ts';
import {
  type BillingNumber,
  type BillingNumberView,
  billingNumberView,
} from '#ui/checkout/billing/billing-number.view.ts';
import { billingSection, numberSection } from '#ui/checkout/billing/billing-place.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import type { Pickup, PickupOf } from '#ui/pickup/pickup.view.ts';
import { inSentence } from '#ui/wording/in-sentence.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type DeliveryAddressState, type WhereView, whereView } from './delivery-address.view.ts';
import { type DeliveryGroupView, type GroupMessage, groupView, type MissingChoice } from './delivery-group.view.ts';
import { type Phone, type PhoneView, phoneView } from './phone/delivery-phone.view.ts';

export interface DeliveryView {
  title: string;
  steps: StepView[];
  /** What was in the account's cart before the sign-in. */
  joined?: NoticeView;
  notices: NoticeView[];
  address: WhereView;
  phone?: PhoneView;
  billing?: BillingView;
  billingNumber?: BillingNumberView;
  undo?: AddressUndoView;
  groups: DeliveryGroupView[];
  /** The modes could not be loaded. */
  failed?: { text: string; again: LinkView };
  recap: RecapView;
  /** Announced when the amounts have changed. */
  updated: string;
  next?: LinkView;
  /** What the shopper must do before the next step, each with the way to its place. */
  required?: RequiredChoices;
  /** The same for whoever was led back here from the payment. */
  refused?: RequiredChoices;
  /** To the place of the first of these choices. */
  missing?: LinkView;
  back: LinkView;
}

interface RequiredChoices {
  text: string;
  ways: LinkView[];
}

export interface DeliveryPage {
  cart: Cart;
  /** `null`: the groups could not be loaded. */
  groups: readonly DeliveryGroup[] | null;
  /** By sender, where the chosen mode delivers to a pickup point. */
  pickups: ReadonlyMap<string, Pickup>;
  map: PickupOf['map'];
  where: DeliveryAddressState;
  phone: Phone;
  billing: Billing | null;
  billingNumber: BillingNumber | null;
  joined?: NoticeView | null;
  /** From the payment, for which something is missing. */
  isLedBack: boolean;
  notices: NoticeView[];
  /** A message for one sender's card. */
  message: GroupMessage | null;
  undo: AddressUndoView | null;
}

export function deliveryView(page: DeliveryPage, wording: Wording): DeliveryView {
  const { t, paths } = wording;
  const { cart, where, notices, undo } = page;
  const recap = recapView({ ...cart, isOpen: !isPriced(page) }, wording);
  const choices = where.kind === 'set' ? choicesView(page, wording) : { groups: [] };
  const ways = missingChoices(page, { groups: choices.groups, wording });
  const [first] = ways;
  const next = isReady(page, wording) ? { label: t('checkout.toPayment'), href: paths.payment() } : null;
  return {
    title: t('checkout.deliveryTitle'),
    steps: stepsView('delivery', { physical: true }, wording),
    ...(page.joined ? { joined: page.joined } : {}),
    notices,
    address: whereView(where, wording),
    ...(undo ? { undo } : {}),
    ...choices,
    recap,
    updated: updatedText(recap, wording),
    ...(next ? { next } : {}),
    ...requiredView(page, { ways, hasNext: next !== null, wording }),
    ...(first ? { missing: { label: first.button, href: first.href } } : {}),
    back: { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

/** Whether the delivery price is known; the pickup point does not change it. */
const isPriced = ({ where, groups }: DeliveryPage) =>
  where.kind === 'set' &&
  groups !== null &&
  groups.every(({ selected, unavailableZone }) => selected !== null && unavailableZone === null);

function updatedText({ totals }: RecapView, { t }: Wording): string {
  const heard = totals.filter(({ label, strong }) => strong || label === t('cart.delivery'));
  // « Selon le mode choisi » begins no sentence after its label.
  return heard.map(({ label, value }) => t('checkout.updated', { label, value: inSentence(value) })).join(' ');
}

const isChosen = ({ where, groups }: DeliveryPage) => where.kind === 'set' && groups !== null && groupsAreReady(groups);

/** The choices that depend on the address. */
function choicesView(
  { cart, groups, pickups, map, phone, billing, billingNumber, message, isLedBack }: DeliveryPage,
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
      groupView(
        { group, lines: cart.lines, pickup: pickups.get(group.sellerId ?? ''), map, message, isLedBack },
        wording,
      ),
    ),
    ...(groups ? {} : { failed: { text: t('error.deliveryModesFetch'), again } }),
  };
}

const isReady = (page: DeliveryPage, { mode }: Wording): boolean =>
  isChosen(page) && page.cart.lines.length > 0 && isBilled(page) && hasInvoiceNumber(page.cart, mode);

const isBilled = ({ billing }: DeliveryPage) => billing?.kind === 'same' || billing?.kind === 'other';

/** Every reason why the payment page cannot be reached, in the order of the page. */
function missingChoices(
  page: DeliveryPage,
  { groups: cards, wording }: { groups: readonly DeliveryGroupView[]; wording: Wording },
): MissingChoice[] {
  const { cart, where, groups } = page;
  const { t, mode } = wording;
  if (where.kind !== 'set' || !groups?.length) return [];
  const billing = { label: t('checkout.requiredBilling'), button: t('checkout.toBilling'), href: `#${billingSection}` };
  const number = { label: t('checkout.requiredNumber'), button: t('checkout.toNumber'), href: `#${numberSection}` };
  return [
    ...(isBilled(page) ? [] : [billing]),
    ...(hasInvoiceNumber(cart, mode) ? [] : [number]),
    ...cards.flatMap(({ missing }) => (missing ? [missing] : [])),
  ];
}

function requiredView(
  { where, groups, isLedBack }: DeliveryPage,
  { ways, hasNext, wording: { t } }: { ways: readonly MissingChoice[]; hasNext: boolean; wording: Wording },
): Pick<DeliveryView, 'required' | 'refused'> {
  if (where.kind === 'set' && groups?.length === 0)
    return { required: { text: t('checkout.nothingToDeliver'), ways: [] } };
  const links = ways.map(({ label, href }) => ({ label, href }));
  const required = { text: t('checkout.requiredTitle'), ways: links };
  if (isLedBack && !hasNext)
    return { refused: links.length > 0 ? required : { text: t('checkout.stepRequired'), ways: [] } };
  return links.length > 0 ? { required } : {};
}
