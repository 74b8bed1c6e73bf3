import type {
  CarrierChoice,
  CarrierExclusion,
  CarrierOffers,
  CarrierOffer as WireOffer,
  CarrierOptions as WireOptions,
  Shipment as WireShipment,
} from '#adapters/generated/carriers/types.gen.ts';
import { categories, codeOf, formats, ways } from '#adapters/parcels/options-mapping.ts';
import { toMoney, toMoneyOrNull, toPrice, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import type {
  CarrierAnswer,
  CarrierOffer,
  CarrierOptions,
  ChooseOutcome,
  ChosenParcel,
  DropOffKind,
  Exclusion,
  ExclusionRule,
  Shipment,
  ShipmentType,
} from '#domain/carriers/carriers.ts';

const types: Record<string, ShipmentType> = { LETTER: 'letter', PARCEL: 'parcel', BULKY: 'bulky' };
const places: Record<string, DropOffKind> = {
  LETTERBOX: 'letterbox',
  POST_OFFICE: 'post-office',
  PICKUP_POINT: 'pickup-point',
};
const rules: Record<string, ExclusionRule> = {
  tooHeavy: 'too-heavy',
  tooLong: 'too-long',
  tooThick: 'too-thick',
  tooLarge: 'too-large',
  dimensionsNeeded: 'dimensions-needed',
  destinationNotServed: 'destination-not-served',
  destinationSuspended: 'destination-suspended',
  originNotServed: 'origin-not-served',
  professionalsOnly: 'professionals-only',
};

const centsPerEuro = 100;

/** What has no text in this shop is not offered. */
export const toOptions = (wire: WireOptions): CarrierOptions => ({
  validFrom: wire.validFrom,
  validTo: wire.validUntil ?? null,
  carriers: wire.carriers,
  firstPrice: wire.firstPrice ? toPrice(wire.firstPrice, wire.firstPriceWithoutTax) : null,
  types: wire.types.flatMap((code) => wordOf(types, code) ?? []),
  origins: wire.origins.map(({ code, name }) => ({ code, name })),
  destinations: wire.destinations.map(({ code, name }) => ({ code, name })),
  contents: wire.contents.flatMap((code) => wordOf(categories, code) ?? []),
});

export const fromShipment = ({ type, dimensions, value, contents, ...shipment }: Shipment): WireShipment => ({
  type: codeOf(types, type),
  origin: shipment.origin,
  originPostalCode: shipment.originPostalCode,
  destination: shipment.destination,
  destinationPostalCode: shipment.postalCode,
  weight: shipment.weight,
  ...(dimensions && { dimensions }),
  ...(value && { value: { currencyIso: 'EUR', value: value.cents / centsPerEuro } }),
  ...(contents && { contents: codeOf(categories, contents) }),
  ...(shipment.fromCompany && { professionalSender: true }),
  ...(shipment.toCompany && { professionalRecipient: true }),
});

/** An offer whose delivery is new to the shop cannot be composed, and is not shown. */
export const toAnswer = ({ offers, exclusions }: CarrierOffers): CarrierAnswer => ({
  offers: offers.flatMap((offer) => toOffer(offer) ?? []),
  exclusions: exclusions.map(toExclusion),
});

function toOffer(wire: WireOffer): CarrierOffer | null {
  const way = wordOf(ways, wire.delivery);
  const { dropOff, carbonDioxide } = wire;
  return way
    ? {
        id: wire.quoteId,
        validUntil: wire.expiresAt,
        carrier: wire.carrierCode,
        way,
        ttc: toMoney(wire.totalPriceWithTax),
        ht: toMoney(wire.totalPriceWithoutTax),
        deposit: wire.depositDate ?? null,
        latest: wire.latestDate,
        isGuaranteed: wire.guaranteed,
        cover: toMoney(wire.compensation),
        dropOff: {
          kind: wordOrOther(places, dropOff.kind),
          name: dropOff.name ?? null,
          metres: dropOff.distance ?? null,
        },
        needsPrinter: wire.printerRequired,
        isTracked: wire.tracked,
        hasSignature: wire.signature,
        isFetched: wire.homePickUp,
        carbon: { kilograms: carbonDioxide.kilograms, method: carbonDioxide.method },
        isProvisional: wire.provisional,
        conditions: wire.conditions,
        fees: wire.fees.map(({ name, amount }) => ({ name, amount: toMoney(amount) })),
      }
    : null;
}

const toExclusion = ({ rule, limit, excess }: CarrierExclusion): Exclusion => ({
  rule: wordOrOther(rules, rule),
  limit: limit ?? null,
  excess: excess ?? null,
});

/** `null`: the parcel has something that this shop cannot compose. */
export function toChosen(wire: CarrierChoice): ChooseOutcome | null {
  const parcel = toParcel(wire.parcel);
  if (!parcel) return null;
  const { expired, quoteId: id, previousPriceWithTax: ttc, previousPriceWithoutTax: ht } = wire;
  if (!expired) return { kind: 'chosen', parcel };
  const now = { ttc: toMoney(wire.totalPriceWithTax), ht: toMoney(wire.totalPriceWithoutTax) };
  const before = ttc && ht ? { ttc: toMoney(ttc), ht: toMoney(ht) } : null;
  return { kind: 'renewed', parcel, id, before, now };
}

function toParcel(wire: CarrierChoice['parcel']): ChosenParcel | null {
  const [way, format] = [wordOf(ways, wire.delivery), wordOf(formats, wire.format)];
  if (!way || !format) return null;
  return {
    carrier: wire.carrierCode,
    way,
    cover: wire.cover,
    format,
    origin: wire.origin,
    originPostalCode: wire.originPostalCode,
    destination: wire.destination,
    postalCode: wire.postalCode,
    weight: wire.weight,
    value: toMoneyOrNull(wire.value),
    contents: wire.contents ? (wordOf(categories, wire.contents) ?? null) : null,
    fromCompany: wire.professionalSender ?? false,
    toCompany: wire.professionalRecipient ?? false,
  };
}
