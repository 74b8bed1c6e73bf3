import type { Address } from '../records/addresses.ts';
import type { Words } from '../shared/lang.ts';
import {
  EXPRESS_SUPPLEMENT_CENTS,
  freeFromCents,
  homeDays,
  letterDays,
  letterTariff,
  MAX_LETTER_GRAMS,
  MAX_PICKUP_GRAMS,
  PICKUP_REDUCTION_CENTS,
  parcelTariffs,
  pickupDays,
  standardDays,
  tariffFor,
  type Zone,
} from '../tariffs/delivery.ts';
import { zoneOf } from './delivery-zones.ts';
import type { PricedLine } from './lines.ts';
import { goodsOf, isPhysical } from './lines.ts';

/** The key of the operator's own goods. */
export const OWN_SHOP = '';

export interface Mode {
  code: string;
  name: Words;
  description: Words;
  cents: number;
  vatRate: number;
  /** Working days, preparation included. */
  days: readonly [earliest: number, latest: number];
  shippingTypes: string[];
  pickup: boolean;
}

/** A sender's goods, with its delivery modes. */
export interface ShopGroup {
  sellerId: string;
  sellerName: string;
  itemCount: number;
  leadTimeToShip: number;
  modes: Mode[];
  zone: Zone;
}

const VAT = 0.2;
/** Tracked letters belong to the universal postal service, which is exempt from tax. */
const EXEMPT = 0;

/** One group for each sender, the operator's goods first; e-services have none. */
export function shopGroups(lines: PricedLine[], address: Address | null): ShopGroup[] {
  const zone = zoneOf(address);
  const byShop = new Map<string, PricedLine[]>();
  for (const line of lines.filter(isPhysical)) {
    const shop = line.offer.sellerId ?? OWN_SHOP;
    byShop.set(shop, [...(byShop.get(shop) ?? []), line]);
  }
  return [...byShop.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([shop, own]) => groupOf(shop, own, zone));
}

function groupOf(sellerId: string, lines: PricedLine[], zone: Zone): ShopGroup {
  const leadTimeToShip = Math.max(...lines.map(({ offer }) => offer.leadTimeToShip));
  return {
    sellerId,
    sellerName: lines[0]?.offer.sellerName ?? '',
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    leadTimeToShip,
    modes:
      sellerId === OWN_SHOP
        ? ownModes(gramsOf(lines), zone)
        : sellerModes(lines, { sellerId, zone, leadTime: leadTimeToShip }),
    zone,
  };
}

const gramsOf = (lines: PricedLine[]) =>
  lines.reduce((sum, { item, quantity }) => sum + quantity * (item.weight ?? 0), 0);

function ownModes(grams: number, zone: Zone): Mode[] {
  const door = tariffFor(parcelTariffs[zone], grams);
  const isLetter = grams <= MAX_LETTER_GRAMS && zone === 'mainland';
  const toPoint = grams <= MAX_PICKUP_GRAMS && zone === 'mainland';
  return [
    ...(isLetter ? [letter(tariffFor(letterTariff, grams))] : []),
    homeParcel(door, zone),
    ...(toPoint ? [pickupParcel(door - PICKUP_REDUCTION_CENTS)] : []),
  ];
}

const letter = (cents: number): Mode => ({
  code: 'lettre-suivie',
  name: { fr: 'Lettre suivie', en: 'Tracked letter' },
  description: { fr: 'Remise dans votre boîte aux lettres, avec suivi', en: 'In your letterbox, with tracking' },
  cents,
  vatRate: EXEMPT,
  days: letterDays,
  shippingTypes: ['LETTER'],
  pickup: false,
});

const homeParcel = (cents: number, zone: Zone): Mode => ({
  code: 'colissimo-domicile',
  name: { fr: 'Colissimo domicile', en: 'Colissimo to your door' },
  description: { fr: 'À votre adresse, avec suivi', en: 'To your address, with tracking' },
  cents,
  vatRate: VAT,
  days: homeDays[zone],
  shippingTypes: ['HOME'],
  pickup: false,
});

const pickupParcel = (cents: number): Mode => ({
  code: 'colissimo-point-retrait',
  name: { fr: 'Colissimo point retrait', en: 'Colissimo pick-up point' },
  description: { fr: 'Dans le point de retrait de votre choix', en: 'At the pick-up point of your choice' },
  cents,
  vatRate: VAT,
  days: pickupDays,
  shippingTypes: ['PICKUP'],
  pickup: true,
});

/** « Philatélie des Halles », stamps and albums, delivers to pickup points too. */
const PICKUP_SELLER = '2005';

interface SenderParcel {
  sellerId: string;
  zone: Zone;
  leadTime: number;
}

const isFreeOf = (sellerId: string, lines: PricedLine[]) => goodsOf(lines) >= (freeFromCents[sellerId] ?? Infinity);

/** Sellers deliver in mainland France only. */
function sellerModes(lines: PricedLine[], { sellerId, zone, leadTime }: SenderParcel): Mode[] {
  if (zone !== 'mainland') return [];
  const cents = Math.max(...lines.map(({ offer }) => offer.shippingCents));
  const seller = { vatRate: VAT, shippingTypes: ['HOME'], pickup: false };
  return [
    {
      ...seller,
      code: 'standard',
      name: { fr: 'Standard', en: 'Standard' },
      description: { fr: 'Livraison par le vendeur', en: 'Delivered by the seller' },
      cents: isFreeOf(sellerId, lines) ? 0 : cents,
      days: standardDays(leadTime),
    },
    {
      ...seller,
      code: 'express',
      name: { fr: 'Express', en: 'Express' },
      description: { fr: 'Livraison rapide par le vendeur', en: 'Fast delivery by the seller' },
      cents: cents + EXPRESS_SUPPLEMENT_CENTS,
      days: [leadTime + 1, leadTime + 2],
    },
    ...(sellerId === PICKUP_SELLER ? [{ ...pickupParcel(cents), ...waiting(leadTime) }] : []),
  ];
}

const waiting = (leadTime: number): Pick<Mode, 'code' | 'name' | 'days'> => ({
  code: 'point-retrait',
  name: { fr: 'Point retrait', en: 'Pick-up point' },
  days: [leadTime + 2, leadTime + 4],
});

/** The chosen mode of each sender that still offers it. */
export const chosenModes = (groups: ShopGroup[], chosen: Record<string, string>): Mode[] =>
  groups.flatMap(({ sellerId, modes }) => modes.filter(({ code }) => code === chosen[sellerId]));
