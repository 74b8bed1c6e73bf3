import type { Line } from '#domain/cart/cart.ts';
import type { DeliveryGroup, DeliveryMode } from '#domain/checkout/deliveries.ts';
import { groupsAreReady } from '#domain/checkout/steps.ts';
import type { Price } from '#domain/shared/money.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { periodOf } from '#ui/order-lines/payment-delivery.view.ts';
import { type Pickup, type PickupOf, type PickupView, pickupView, sellerInAddress } from '#ui/pickup/pickup.view.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { priceOf } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
  /** Professionals read the price without tax first; this is the one with tax. */
  priceNote?: string;
  dates?: string;
  selected: boolean;
}

/** One sender's articles and delivery modes. */
export interface DeliveryGroupView {
  sellerId: string;
  /** The id of the section. */
  anchor: string;
  title: string;
  isPartner: boolean;
  /** « 3 articles · Préparé sous 2 jours » */
  lead?: string;
  /** « 2 × Carnet de 12 timbres » */
  articles: string[];
  /** What is to be chosen for this sender before the payment, with the way to its place. */
  missing?: MissingChoice;
  /** The same at its place, for whoever was led back here from the payment or chose nothing. */
  error?: string;
  /** The result of a choice in this card. */
  notices: NoticeView[];
  modes: DeliveryModeView[];
  pickup?: PickupView;
  /** « Livraison impossible sur la zone : … », and what to do. */
  unavailable?: { text: string; change: LinkView; remove: string };
}

/** A message for the card of one sender: about the mode, the pickup point, or a choice of mode that is missing. */
export interface GroupMessage {
  sellerId: string;
  about: 'mode' | 'point' | 'choice';
  text: string;
}

interface GroupOf {
  group: DeliveryGroup;
  /** Of the whole cart. */
  lines: readonly Line[];
  pickup: Pickup | undefined;
  map: PickupOf['map'];
  message: GroupMessage | null;
  isLedBack: boolean;
}

export function groupView(
  { group, lines, pickup, map, message, isLedBack }: GroupOf,
  wording: Wording,
): DeliveryGroupView {
  const { t } = wording;
  const { sellerName, marketplace, modes, selected } = group;
  const sellerId = group.sellerId ?? '';
  const unavailable = unavailableView(group, wording);
  const lead = leadOf(group, wording);
  const own = message?.sellerId === sellerId ? message : null;
  const notices = noticesOf(own);
  const isOfPoint = message?.about === 'point' && pickup !== undefined;
  const anchor = `envoi-${sellerInAddress(sellerId)}`;
  const pickupPart = pickup && pickupView({ sellerId, pickup, map, notices: isOfPoint ? notices : [] }, wording);
  const missing = missingView(
    { group, isAlone: lines.every((line) => !isOther(line, sellerId)), anchor, pickup: pickupPart },
    wording,
  );
  return {
    sellerId,
    anchor,
    title: marketplace ? t('checkout.seller', { seller: sellerName }) : t('checkout.ownShop'),
    isPartner: marketplace,
    ...(lead ? { lead } : {}),
    notices: isOfPoint ? [] : notices,
    modes: modes.map((mode) => modeView(mode, { isSelected: mode.code === selected, wording })),
    articles: lines
      .filter((line) => line.kind === 'physical' && !isOther(line, sellerId))
      .map(({ quantity, title }) => t('checkout.article', { quantity, title })),
    ...(pickupPart ? { pickup: pickupPart } : {}),
    ...(missing ? { missing } : {}),
    ...(missing && !unavailable && isDemanded({ isLedBack, message: own })
      ? { error: t(pickupPart ? 'checkout.fault.point' : 'checkout.fault.mode') }
      : {}),
    ...(unavailable ? { unavailable } : {}),
  };
}

const leadOf = ({ itemCount, leadTime }: DeliveryGroup, { t }: Wording): string =>
  joinFacts([
    itemCount > 0 && t('checkout.itemCount', { count: itemCount }),
    leadTime !== null && t('checkout.lead', { days: leadTime }),
  ]);

const noticesOf = (message: GroupMessage | null): NoticeView[] =>
  message && message.about !== 'choice' ? [{ tone: 'error', text: message.text }] : [];

/** The place of the choice says that it is missing, not only the list above the button. */
const isDemanded = ({ isLedBack, message }: Pick<GroupOf, 'isLedBack' | 'message'>) =>
  isLedBack || message?.about === 'choice';

const isOther = ({ kind, seller }: Line, sellerId: string) => kind === 'physical' && (seller.id ?? '') !== sellerId;

/** A choice that the payment waits for, as a list of them says it, and as a button does. */
export interface MissingChoice extends LinkView {
  button: string;
}

interface MissingInput {
  group: DeliveryGroup;
  /** Nobody else sends anything, so the sender is not named. */
  isAlone: boolean;
  anchor: string;
  pickup: PickupView | undefined;
}

/** The points of another sender may be shown at the moment, so the way to a point may load this one's. */
function missingView({ group, isAlone, anchor, pickup }: MissingInput, { t }: Wording): MissingChoice | undefined {
  const seller = group.marketplace ? group.sellerName : t('components.shopName');
  if (group.unavailableZone !== null) {
    const label = t('checkout.requiredZone', { seller });
    return { label, button: t('checkout.toZone'), href: `#${anchor}` };
  }
  if (group.selected === null) {
    const label = isAlone ? t('checkout.requiredMode') : t('checkout.requiredModeOf', { seller });
    return { label, button: t('checkout.toMode'), href: `#${anchor}` };
  }
  if (groupsAreReady([group])) return undefined;
  const label = isAlone ? t('checkout.requiredPoint') : t('checkout.requiredPointOf', { seller });
  return { label, button: t('checkout.toPoint'), href: pickup?.later?.href ?? `#${pickup?.anchor ?? anchor}` };
}

function modeView(
  { code, name, description, cost, dates }: DeliveryMode,
  { isSelected, wording }: { isSelected: boolean; wording: Wording },
): DeliveryModeView {
  const { t, promisedDay } = wording;
  const price = costOf(cost, wording);
  return {
    code,
    name,
    ...(description ? { description } : {}),
    price: price.main,
    ...(price.note ? { priceNote: price.note } : {}),
    ...(dates ? { dates: datesView(dates, { t, promisedDay }) } : {}),
    selected: isSelected,
  };
}

const costOf = (cost: Price, wording: Wording): ReturnType<typeof priceOf> =>
  cost.ttc.cents === 0 ? { main: wording.t('checkout.free') } : priceOf(cost, wording);

/** « Du mar. 24/11 au jeu. 26/11/2026 », or a single day. */
const datesView = (
  { earliest, latest }: NonNullable<DeliveryMode['dates']>,
  { t, promisedDay }: Pick<Wording, 't' | 'promisedDay'>,
): string =>
  earliest === latest
    ? t('checkout.date', { day: promisedDay(earliest) })
    : t('checkout.dates', periodOf({ earliest, latest }, promisedDay));

function unavailableView(
  { unavailableZone, sellerName, marketplace, itemCount }: DeliveryGroup,
  { t, paths }: Wording,
): DeliveryGroupView['unavailable'] {
  if (unavailableZone === null) return undefined;
  return {
    text: t('checkout.unavailable', { zone: unavailableZone }),
    change: { label: t('checkout.changeAddressInstead'), href: paths.delivery({ address: 'modifier' }) },
    remove: t('checkout.removeItems', {
      count: itemCount,
      seller: marketplace ? sellerName : t('components.shopName'),
    }),
  };
}
