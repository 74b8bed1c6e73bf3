import type { DeliveryGroup, DeliveryMode } from '#domain/checkout/deliveries.ts';
import type { Money } from '#domain/shared/money.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { type Pickup, type PickupOf, type PickupView, pickupView, sellerInAddress } from '#ui/pickup/pickup.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
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
  /** The result of a choice in this card. */
  notices: NoticeView[];
  modes: DeliveryModeView[];
  pickup?: PickupView;
  /** « Livraison impossible sur la zone : … », and what to do. */
  unavailable?: { text: string; change: LinkView; remove: string };
}

/** A message for the card of one sender: about the mode, or about the pickup point. */
export interface GroupMessage {
  sellerId: string;
  about: 'mode' | 'point';
  text: string;
}

interface GroupOf {
  group: DeliveryGroup;
  pickup: Pickup | undefined;
  map: PickupOf['map'];
  message: GroupMessage | null;
}

export function groupView({ group, pickup, map, message }: GroupOf, wording: Wording): DeliveryGroupView {
  const { t } = wording;
  const { sellerName, marketplace, itemCount, leadTime, modes, selected } = group;
  const sellerId = group.sellerId ?? '';
  const unavailable = unavailableView(group, wording);
  const lead = [
    ...(itemCount > 0 ? [t('checkout.itemCount', { count: itemCount })] : []),
    ...(leadTime === null ? [] : [t('checkout.lead', { days: leadTime })]),
  ].join(' · ');
  const notices: NoticeView[] = message?.sellerId === sellerId ? [{ tone: 'error', text: message.text }] : [];
  const isOfPoint = message?.about === 'point' && pickup !== undefined;
  return {
    sellerId,
    anchor: `envoi-${sellerInAddress(sellerId)}`,
    title: marketplace ? t('checkout.seller', { seller: sellerName }) : t('checkout.ownShop'),
    isPartner: marketplace,
    ...(lead ? { lead } : {}),
    notices: isOfPoint ? [] : notices,
    modes: modes.map((mode) => modeView(mode, { isSelected: mode.code === selected, wording })),
    ...(pickup ? { pickup: pickupView({ sellerId, pickup, map, notices: isOfPoint ? notices : [] }, wording) } : {}),
    ...(unavailable ? { unavailable } : {}),
  };
}

function modeView(
  { code, name, description, cost, dates }: DeliveryMode,
  { isSelected, wording }: { isSelected: boolean; wording: Wording },
): DeliveryModeView {
  const { t, shortDay } = wording;
  return {
    code,
    name,
    ...(description ? { description } : {}),
    price: priceOf(cost, wording),
    ...(dates ? { dates: datesView(dates, { t, shortDay }) } : {}),
    selected: isSelected,
  };
}

/** The backend's price includes tax: professionals, who read totals without tax, are told so. */
function priceOf(cost: Money, { t, money, mode }: Wording): string {
  if (cost.cents === 0) return t('checkout.free');
  return mode === 'pro' ? t('components.ttc', { amount: money(cost) }) : money(cost);
}

/** « Entre mar. 24 nov. et jeu. 26 nov. », or a single day. */
const datesView = (
  { earliest, latest }: NonNullable<DeliveryMode['dates']>,
  { t, shortDay }: Pick<Wording, 't' | 'shortDay'>,
): string =>
  earliest === latest
    ? t('checkout.date', { day: shortDay(earliest) })
    : t('checkout.dates', { from: shortDay(earliest), to: shortDay(latest) });

function unavailableView(
  { unavailableZone, sellerName, marketplace, itemCount }: DeliveryGroup,
  { t, paths }: Wording,
): DeliveryGroupView['unavailable'] {
  if (unavailableZone === null) return undefined;
  return {
    text: t('checkout.unavailable', { zone: unavailableZone }),
    change: { label: t('checkout.changeAddressInstead'), href: paths.delivery({ adresse: 'modifier' }) },
    remove: t('checkout.removeItems', {
      count: itemCount,
      seller: marketplace ? sellerName : t('components.shopName'),
    }),
  };
}
