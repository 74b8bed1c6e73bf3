import type { components } from '#contracts/generated/registered-mail.ts';
import { fixedProducts } from '../records/known-products.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { compensations, tariffs } from '../tariffs/registered-mail.ts';
import { CUT_OFF, datesFor, VALIDITY_DAYS } from './deposit.ts';
import { destinationsOn } from './destinations.ts';

export const PRINT_FORMATS: Record<string, Words> = {
  A4: { fr: 'Feuille A4 à découper', en: 'A4 sheet to cut out' },
  A4_STICKER: { fr: 'Planche adhésive A4', en: 'A4 adhesive sheet' },
};

export function optionsAnswer(world: World, lang: Lang): components['schemas']['RegisteredMailOptions'] {
  const now = nowIn(world);
  const today = dayOf(now);
  return {
    productCode: fixedProducts.registeredVignette,
    validFrom: tariffs.on(today).validFrom,
    destinations: destinationsOn(today, lang),
    levels: Object.entries(compensations).map(([code, cents]) => ({ code, compensation: priceOf(cents, lang) })),
    depositPlaces: [
      { code: 'POST_OFFICE', depositDates: datesFor('POST_OFFICE', now) },
      { code: 'LETTERBOX', depositDates: datesFor('LETTERBOX', now), cutOffTime: CUT_OFF },
    ],
    printFormats: Object.entries(PRINT_FORMATS).map(([code, name]) => ({ code, name: name[lang] })),
    labelValidityDays: VALIDITY_DAYS,
  };
}
