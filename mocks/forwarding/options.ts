import type { components } from '#contracts/generated/forwarding.ts';
import { countryOf } from '../session/countries.ts';
import { dayOf, hours, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { activations, COUNTRIES, MAX_BENEFICIARIES, offers, scope, tariffs, VAT_RATE } from '../tariffs/forwarding.ts';

const DAYS_AHEAD = 180;

export const latestStart = (now: number): string => dayOf(now + hours(24 * DAYS_AHEAD));

export function optionsAnswer(world: World, lang: Lang): components['schemas']['ForwardingOptions'] {
  const now = nowIn(world);
  const { validFrom, cents } = tariffs.on(dayOf(now));
  return {
    validFrom,
    orderDate: dayOf(now),
    latestStartDate: latestStart(now),
    maxBeneficiaries: MAX_BENEFICIARIES,
    offers: Object.entries(offers).map(([code, { name, ...offer }]) => ({
      code,
      name: name[lang],
      ...offer,
      price: priceOf(withoutTax(cents[code] ?? 0, VAT_RATE), lang),
      priceWithTax: priceOf(cents[code] ?? 0, lang),
    })),
    activations: Object.entries(activations).map(([code, workingDays]) => ({ code, workingDays })),
    countries: COUNTRIES.map((code) => ({ code, name: countryOf(code, lang).name ?? code })),
    scope: scope.map(({ name, national, international }) => ({ name: name[lang], national, international })),
  };
}
