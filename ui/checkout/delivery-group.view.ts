import type { DeliveryGroup, DeliveryMode } from '#domain/checkout/deliveries.ts';
import { type Pickup, type PickupOf, type PickupView, pickupView } from '#ui/shared/pickup/pickup.view.ts';
import type { LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
  dates?: string;
  selected: boolean;
}

/** What one shop sends, and how. */
export interface DeliveryGroupView {
  shopId: string;
  title: string;
  isPartner: boolean;
  /** « 3 articles · Préparé sous 2 jours » */
  lead?: string;
  modes: DeliveryModeView[];
  pickup?: PickupView;
  /** « Livraison impossible sur la zone : … », and what to do. */
  unavailable?: { text: string; change: LinkView; remove: string };
}

interface GroupOf {
  group: DeliveryGroup;
  pickup: Pickup | undefined;
  map: PickupOf['map'];
}

export function groupView({ group, pickup, map }: GroupOf, wording: Wording): DeliveryGroupView {
  const { t } = wording;
  const { shopId: shop, shopName, marketplace, itemCount, leadTime, modes, selected } = group;
  const shopId = shop ?? '';
  const unavailable = unavailableView(group, wording);
  const lead = [
    ...(itemCount > 0 ? [t('checkout.itemCount', { count: itemCount })] : []),
    ...(leadTime === null ? [] : [t('checkout.lead', { days: leadTime })]),
  ].join(' · ');
  return {
    shopId,
    title: marketplace ? t('checkout.shop', { shop: shopName }) : t('checkout.ownShop'),
    isPartner: marketplace,
    ...(lead ? { lead } : {}),
    modes: modes.map((mode) => modeView(mode, { isSelected: mode.code === selected, wording })),
    ...(pickup ? { pickup: pickupView({ shopId, pickup, map }, wording) } : {}),
    ...(unavailable ? { unavailable } : {}),
  };
}

function modeView(
  { code, name, description, cost, dates }: DeliveryMode,
  { isSelected, wording: { t, money, shortDay } }: { isSelected: boolean; wording: Wording },
): DeliveryModeView {
  return {
    code,
    name,
    ...(description ? { description } : {}),
    price: cost.cents === 0 ? t('checkout.free') : money(cost),
    ...(dates ? { dates: t('checkout.dates', { from: shortDay(dates.earliest), to: shortDay(dates.latest) }) } : {}),
    selected: isSelected,
  };
}

function unavailableView(
  { unavailableZone, shopName, marketplace, itemCount }: DeliveryGroup,
  { t, paths }: Wording,
): DeliveryGroupView['unavailable'] {
  if (unavailableZone === null) return undefined;
  return {
    text: t('checkout.unavailable', { zone: unavailableZone }),
    change: { label: t('checkout.changeAddressInstead'), href: paths.delivery({ adresse: 'modifier' }) },
    remove: t('checkout.removeItems', { count: itemCount, shop: marketplace ? shopName : t('shared.shopName') }),
  };
}
