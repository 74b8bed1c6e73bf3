import type {
  HazardousGoods,
  HsCodes,
  ParcelCustoms,
  Destination as WireDestination,
  ParcelOptions as WireOptions,
} from '#adapters/generated/parcels/types.gen.ts';
import { toMoneyOrNull, toPrice, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import type { Category, NonDelivery } from '#domain/parcels/declaration.ts';
import { type HsCode, isHsCode } from '#domain/parcels/hs-code.ts';
import type {
  Customs,
  DepositPlace,
  Destination,
  Format,
  Good,
  ParcelOptions,
  Way,
  Zone,
} from '#domain/parcels/parcels.ts';
import type { LabelPrinting } from '#domain/parcels/printing.ts';

export const formats: Record<string, Format> = { STANDARD: 'standard', BULKY: 'bulky' };
export const ways: Record<string, Way> = {
  PICKUP_POINT: 'point',
  HOME: 'home',
  SIGNATURE: 'signature',
  ECO_OM: 'eco-om',
  STANDARD_OM: 'standard-om',
};
export const categories: Record<string, Category> = {
  GIFT: 'gift',
  DOCUMENTS: 'documents',
  SAMPLE: 'sample',
  SALE: 'sale',
  RETURN: 'return',
  OTHER: 'other',
};
export const nonDeliveries: Record<string, NonDelivery> = { RETURN: 'return', ABANDON: 'abandon' };
export const places: Record<string, DepositPlace> = {
  POST_OFFICE: 'post-office',
  PICKUP_POINT: 'pickup-point',
  LETTERBOX: 'letterbox',
};
export const printings: Record<string, LabelPrinting> = { SELF: 'self', DROP_OFF: 'drop-off' };
const zones: Record<string, Zone> = { NATIONAL: 'national', OVERSEAS: 'overseas', INTERNATIONAL: 'international' };
const verdicts: Record<string, Good['verdict']> = { ALLOWED: 'allowed', CONDITIONS: 'conditions' };

/** What has no text in this shop is not offered. */
export const toOptions = (wire: WireOptions): ParcelOptions => ({
  validFrom: wire.validFrom,
  validTo: wire.validUntil ?? null,
  origins: wire.origins.map(({ code, name }) => ({ code, name })),
  destinations: wire.destinations.map(toDestination),
  formats: wire.formats.flatMap(({ code, maxSum, maxLength, surcharge, surchargeWithTax }) => {
    const format = wordOf(formats, code);
    const extra = surchargeWithTax ? toPrice(surchargeWithTax, surcharge) : null;
    return format ? [{ format, maxSum, maxLength, surcharge: extra }] : [];
  }),
  labelDays: wire.labelValidityDays ?? null,
  maxQuantity: wire.maxQuantity ?? 1,
  maxBatch: wire.maxBatch ?? 0,
  ways: wire.deliveries.flatMap(({ code, zones: served, maxWeight, carriersWithoutAddress: withoutAddress = [] }) => {
    const way = wordOf(ways, code);
    return way ? [{ way, zones: served.flatMap((zone) => wordOf(zones, zone) ?? []), maxWeight, withoutAddress }] : [];
  }),
  covers: wire.covers,
  categories: wire.categories.flatMap((code) => wordOf(categories, code) ?? []),
  madeIn: (wire.articleOrigins ?? wire.destinations).map(({ code, name }) => ({ code, name })),
  nonDeliveries: (wire.nonDeliveries ?? []).flatMap((code) => wordOf(nonDeliveries, code) ?? []),
  eoriFrom: toMoneyOrNull(wire.eoriFrom),
  depositPlaces: wire.depositPlaces.flatMap(({ code, depositDates, cutOffTime, printsLabelsOf = [] }) => {
    const place = wordOf(places, code);
    return place ? [{ place, dates: depositDates, cutOff: cutOffTime ?? null, printsLabelsOf }] : [];
  }),
  listVersion: wire.hazardousGoodsVersion,
});

const toDestination = ({ code, name, zone, maxWeight, suspension }: WireDestination): Destination => ({
  code,
  name,
  zone: wordOf(zones, zone) ?? 'international',
  maxWeight,
  suspension: suspension
    ? {
        since: suspension.startDate,
        until: suspension.endDate ?? null,
        explanation: suspension.explanation,
        hasOtherCarriers: suspension.otherCarriers ?? false,
      }
    : null,
});

export const toCustoms = ({ required, reason }: ParcelCustoms): Customs => ({
  isNeeded: required,
  reason: reason ?? null,
});

/** A verdict that is new to the shop is none that it could lift. */
export const toGoods = ({ goods }: HazardousGoods): Good[] =>
  goods.map(({ name, verdict, text }) => {
    const found = wordOrOther(verdicts, verdict);
    return { name, verdict: found === 'other' ? 'forbidden' : found, text: text ?? null };
  });

/** What customs would not take is suggested to nobody. */
export const toHsCodes = ({ codes }: HsCodes): HsCode[] =>
  codes.flatMap(({ code, name }) => (isHsCode(code) ? [{ code, name }] : []));

/** The backend's code for a word of the shop. */
export const codeOf = <Word extends string>(words: Record<string, Word>, word: Word): string =>
  Object.keys(words).find((code) => words[code] === word) ?? word;
