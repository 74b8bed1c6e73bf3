import type { components } from '#contracts/generated/logo.ts';
import { fixedProducts } from '../records/known-products.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import { tariffsOf } from '../shared/tariffs.ts';
import type { World } from '../shared/world.ts';
import { MODERATION_DAYS } from '../tariffs/service-limits.ts';

type Options = components['schemas']['LogoOptions'];

/** With tax, by the months of a subscription; the longer ones are cheaper by the year. */
export const tariffs = tariffsOf<{ validFrom: string; cents: Readonly<Record<number, number>> }>(
  { validFrom: '2026-01-01', cents: { 12: 4990, 24: 8990, 36: 11_990 } },
  { validFrom: '2027-01-01', cents: { 12: 5190, 24: 9390, 36: 12_490 } },
);
export const VAT_RATE = 0.2;

export const PICTURE = {
  fileSize: 4 * 1024 * 1024,
  types: [
    { type: 'image/png', name: 'PNG' },
    { type: 'image/jpeg', name: 'JPG' },
    { type: 'image/svg+xml', name: 'SVG' },
  ],
  minWidth: 368,
  minHeight: 528,
  resolution: 400,
  /** A picture that nobody ordered is purged after so many hours. */
  keptHours: 72,
};

/** Millimetres. The frame stands at the right of the stamp. */
export const STAMP = { width: 60, height: 37.5 };
/** Where its Data Matrix stands. */
export const CODE = { x: 5, y: 5, width: 20, height: 20 };
export const FRAME = { x: 34.6, y: 2, width: 23.4, height: 33.5, bleed: 2, minLogo: 8 };

/** `ink`: of words that stand on it, where no picture does. */
export const BACKGROUNDS: Readonly<Record<string, { name: Words; colour: string; ink: string }>> = {
  WHITE: { name: { fr: 'Blanc', en: 'White' }, colour: '#FFFFFF', ink: '#000000' },
  GREY: { name: { fr: 'Gris clair', en: 'Light grey' }, colour: '#D9DCE1', ink: '#000000' },
  BLUE: { name: { fr: 'Bleu nuit', en: 'Midnight blue' }, colour: '#14284B', ink: '#FFFFFF' },
  BLACK: { name: { fr: 'Noir', en: 'Black' }, colour: '#000000', ink: '#FFFFFF' },
};

export const NAME_LENGTH = 40;
const NOTICE_DAYS = [30, 7, 1];

export function optionsAnswer(world: World, lang: Lang): Options {
  const { validFrom, cents } = tariffs.on(dayOf(nowIn(world)));
  return {
    productCode: fixedProducts.logoStamp,
    validFrom,
    picture: PICTURE,
    stamp: STAMP,
    frame: FRAME,
    backgrounds: Object.entries(BACKGROUNDS).map(([code, { name, colour }]) => ({ code, name: name[lang], colour })),
    terms: Object.entries(cents).map(([months, price]) => ({
      months: Number(months),
      price: priceOf(withoutTax(price, VAT_RATE), lang),
      priceWithTax: priceOf(price, lang),
    })),
    moderationDays: MODERATION_DAYS,
    chargedOnApproval: false,
    noticeDays: NOTICE_DAYS,
    nameLength: NAME_LENGTH,
  };
}
