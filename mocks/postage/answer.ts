import type { components } from '#contracts/generated/postage.ts';
import { imagesOf } from '../catalog/images.ts';
import { itemOf } from '../catalog/items.ts';
import { fixedProducts } from '../records/known-products.ts';
import { placeOf, stepsTo } from '../registered-mail/destinations.ts';
import { destinationOf, destinationsIn, type Zone, zoneOf } from '../session/destinations.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { envelopesIn, MAX_GRAMS, MAX_SHEETS, postageRefusal, SHEET_GRAMS } from './items.ts';
import { type Step, type Way, waysOn } from './ways.ts';

type Schemas = components['schemas'];

export const optionsAnswer = (lang: Lang): Schemas['PostageOptions'] => ({
  destinations: destinationsIn(lang),
  envelopes: envelopesIn(lang),
  sheetWeight: SHEET_GRAMS,
  maxWeight: MAX_GRAMS,
  maxSheets: MAX_SHEETS,
});

/** Outside of the Union goods are declared; letters without goods need no form, and the backend cannot know which it is. */
const union = 'AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

export function postageAnswer(
  world: World,
  { grams, destination, lang }: { grams: number; destination: string; lang: Lang },
): Schemas['Postage'] {
  const zone = zoneOf(destination);
  if (zone === null) throw postageRefusal('unknownDestination', destination);
  if (grams > MAX_GRAMS) throw postageRefusal('tooHeavy', String(grams));
  const day = dayOf(nowIn(world));
  const place = placeOf(destination);
  const registered = place && !place.suspension ? [registeredTo(destination, zone, day)] : [];
  const suspension = place?.suspension;
  return {
    weight: grams,
    destination: destinationOf(destination, lang),
    ...(suspension && { suspension }),
    ...(zone !== 'NATIONAL' && !union.includes(destination) && { customsFormRequired: true }),
    offers: suspension
      ? []
      : [...waysOn(day, destination), ...registered].flatMap((way) => {
          const step = stepFor(way.steps[zone], grams);
          return step ? [offerAnswer(way, { step, zone, lang })] : [];
        }),
  };
}

const stepFor = (steps: readonly Step[] = [], grams: number) => steps.find(({ maxGrams }) => grams <= maxGrams);

const registeredDays: Record<Zone, readonly [number, number]> = {
  NATIONAL: [2, 3],
  OVERSEAS: [4, 8],
  INTERNATIONAL: [4, 10],
};

function registeredTo(destination: string, zone: Zone, day: string): Way {
  const place = placeOf(destination);
  const steps = place ? stepsTo(place, day).map(([maxGrams, cents]) => ({ maxGrams, cents })) : [];
  return {
    code: 'recommande-r1',
    name: { fr: 'Lettre recommandée R1', en: 'Registered letter R1' },
    steps: { [zone]: steps },
    days: { [zone]: registeredDays[zone] },
    product: fixedProducts.registeredVignette,
    tracked: true,
    signed: true,
  };
}

function offerAnswer(
  { code, name, days, product, stamp, tracked, signed }: Way,
  { step, zone, lang }: { step: Step; zone: Zone; lang: Lang },
): Schemas['PostageOffer'] {
  const price = priceOf(step.cents, lang);
  const [earliestDays, latestDays] = days[zone] ?? [];
  const count = stamp ? Math.ceil(step.cents / stamp.cents) : 0;
  return {
    code,
    name: name[lang],
    maxWeight: step.maxGrams,
    price,
    // The universal service is exempt from tax.
    priceWithoutTax: price,
    ...(stamp && { stamps: { count, name: stamp.name[lang], value: priceOf(count * stamp.cents, lang) } }),
    ...(earliestDays !== undefined && { earliestDays }),
    ...(latestDays !== undefined && { latestDays }),
    tracked,
    signed,
    ...productOf(product, lang),
  };
}

function productOf(code: string, lang: Lang): Pick<Schemas['PostageOffer'], 'product'> {
  const item = itemOf(code);
  if (!item) return {};
  return {
    product: {
      code,
      name: item.name[lang],
      url: `/${item.slug}/p/${code}`,
      productType: item.productType,
      ...(item.service && { service: item.service }),
      images: imagesOf(item, lang).filter(({ imageType }) => imageType === 'PRIMARY'),
    },
  };
}
