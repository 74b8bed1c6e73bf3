import type { components } from '#contracts/generated/checkout.ts';
import { OWN_SHOP, type ShopGroup, shopGroups } from '../cart/delivery.ts';
import { modeAnswer } from '../cart/delivery-mode-answer.ts';
import { zoneNames } from '../cart/delivery-zones.ts';
import { type PricedLine, pricedLines } from '../cart/lines.ts';
import { pointAnswer } from '../pickup/answer.ts';
import type { Address } from '../records/addresses.ts';
import type { CartRecord } from '../records/carts.ts';
import type { Lang } from '../shared/lang.ts';
import { unknownIdentifier } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { pointOf } from './delivery-point.ts';

type ModeList = components['schemas']['DeliveryModeList'];
type Chosen = CartRecord['deliveryModes'];

/** The modes as OCC lists them, each code once, and grouped by sender. */
export function deliveryModesAnswer(world: World, cart: CartRecord, lang: Lang): ModeList {
  const groups = shopGroups(pricedLines(cart), cart.deliveryAddress);
  const flat = new Map(groups.flatMap(({ modes }) => modes).map((mode) => [mode.code, mode]));
  return {
    deliveryModes: [...flat.values()].map((mode) => modeAnswer(world, mode, lang)),
    deliveryGroups: groups.map((group) => groupAnswer(world, group, { cart, lang })),
  };
}

type GroupAnswer = NonNullable<ModeList['deliveryGroups']>[number];

function groupAnswer(world: World, group: ShopGroup, { cart, lang }: { cart: CartRecord; lang: Lang }): GroupAnswer {
  const { sellerId, sellerName, itemCount, leadTimeToShip, modes, zone } = group;
  const selected = modes.find(({ code }) => code === cart.deliveryModes[sellerId]);
  const point = selected?.pickup ? pointOf(cart, sellerId) : undefined;
  return {
    ...(sellerId !== OWN_SHOP && { sellerId }),
    sellerName,
    isMk: sellerId !== OWN_SHOP,
    itemCount,
    leadTimeToShip,
    modes: modes.map((mode) => modeAnswer(world, mode, lang)),
    ...(selected && { selectedModeCode: selected.code }),
    ...(point && { deliveryPointOfService: pointAnswer(world, { point, kilometres: null }, lang) }),
    ...(modes.length === 0 && { unavailableZone: zoneNames[zone][lang] }),
  };
}

/**
 * Chooses the mode of one sender: the operator where none is named. Public OCC names none either, so a mode that the
 * operator does not have is chosen for the senders that have it. Nobody else gets a mode that was not asked for.
 */
export function chooseMode(cart: CartRecord, { code, sellerId }: { code: string; sellerId: string | null }): Chosen {
  const able = shopGroups(pricedLines(cart), cart.deliveryAddress).filter(({ modes }) =>
    modes.some((mode) => mode.code === code),
  );
  const named = able.filter((group) => group.sellerId === (sellerId ?? OWN_SHOP));
  const chosen = named.length === 0 && sellerId === null ? able : named;
  if (chosen.length === 0) throw unknownIdentifier(code, 'deliveryMode');
  return { ...cart.deliveryModes, ...Object.fromEntries(chosen.map((group) => [group.sellerId, code])) };
}

/** The choices that remain valid at a new address. */
export const keepServedModes = (lines: PricedLine[], address: Address, chosen: Chosen): Chosen =>
  Object.fromEntries(
    shopGroups(lines, address).flatMap(({ sellerId, modes }) =>
      modes.filter(({ code }) => code === chosen[sellerId]).map(({ code }) => [sellerId, code]),
    ),
  );
