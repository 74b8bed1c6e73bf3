import type { components } from '#contracts/generated/checkout.ts';
import { nowIn, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import type { Mode } from './delivery.ts';

/** A delivery mode in the contract's format, with days counted from today. */
export function modeAnswer(
  world: World,
  mode: Mode,
  lang: Lang,
): components['schemas']['DeliveryModeList']['deliveryModes'][number] {
  const [earliest, latest] = mode.days;
  return {
    code: mode.code,
    name: mode.name[lang],
    description: mode.description[lang],
    deliveryCost: priceOf(mode.cents, lang),
    deliveryCostWithoutTax: priceOf(withoutTax(mode.cents, mode.vatRate), lang),
    earliestDate: workingDaysAfter(nowIn(world), earliest),
    latestDate: workingDaysAfter(nowIn(world), latest),
    shippingTypesCodes: mode.shippingTypes,
    pickup: mode.pickup,
  };
}
