import { fromAddress, toAddress } from '#adapters/address/address-mapping.ts';
import type {
  CustomsDeclaration,
  NewSavedArticle,
  NewSavedParcel,
  ParcelConfiguration,
  ParcelQuote,
  WholeParcel,
  SavedArticle as WireArticle,
  Parcel as WireParcel,
  SavedParcel as WireSavedParcel,
} from '#adapters/generated/parcels/types.gen.ts';
import { toPickupPoint } from '#adapters/pickup/pickup-mapping.ts';
import { toMoney, toQuoteBasis, wordOf } from '#adapters/shared-mapping.ts';
import type { Declaration, SavedArticle } from '#domain/parcels/declaration.ts';
import type { Configuration, Parcel, PricedParcel, Quote, SavedParcel } from '#domain/parcels/parcels.ts';
import { categories, codeOf, formats, nonDeliveries, places, printings, ways } from './options-mapping.ts';

/** `null`: the parcel cannot be priced. */
export function toQuote(wire: ParcelQuote): Quote | null {
  const { nextWeightStep: next } = wire;
  const quote = toQuoteBasis(wire);
  if (!quote) return null;
  return {
    ...quote,
    carrier: wire.carrierCode ?? null,
    nextStep: next ? { remaining: next.remainingWeight, extra: toMoney(next.extraPrice) } : null,
    ways: wire.deliveries.flatMap(({ code, price, priceWithTax, latestDate }) => {
      const way = wordOf(ways, code);
      return way ? [{ way, ttc: toMoney(priceWithTax), ht: toMoney(price), latest: latestDate }] : [];
    }),
    covers: wire.covers.map(({ code, compensation, price, priceWithTax }) => ({
      cover: code,
      compensation: toMoney(compensation),
      ttc: toMoney(priceWithTax),
      ht: toMoney(price),
    })),
    point: wire.pickupPoint ? toPickupPoint(wire.pickupPoint) : null,
    deposit: wire.depositDate ?? null,
    labelValidUntil: wire.labelValidUntil ?? null,
  };
}

/** `null`: the configuration has something that this shop cannot compose. */
export function toConfiguration(wire: ParcelConfiguration): Configuration | null {
  const parcel = toParcel(wire);
  const { configurationId: id, productCode, totalPriceWithTax, totalPriceWithoutTax } = wire;
  return parcel && { id, productCode, parcel, ttc: toMoney(totalPriceWithTax), ht: toMoney(totalPriceWithoutTax) };
}

export function toParcel(wire: WholeParcel): Parcel | null {
  const [format, way, place] = [
    wordOf(formats, wire.format),
    wordOf(ways, wire.delivery),
    wordOf(places, wire.deposit.place),
  ];
  const declaration = wire.customs ? toDeclaration(wire.customs) : null;
  if (!format || !way || !place || (wire.customs && !declaration)) return null;
  return {
    origin: wire.origin,
    destination: wire.destination,
    postalCode: wire.postalCode,
    weight: wire.weight,
    format,
    size: wire.dimensions ?? null,
    quantity: wire.quantity ?? 1,
    way,
    point: wire.pickupPoint ? { id: wire.pickupPoint.name, country: wire.pickupPoint.countryIsoCode } : null,
    carrier: wire.carrierCode ?? null,
    printing: wordOf(printings, wire.labelPrinting) ?? 'self',
    cover: wire.cover,
    sender: toAddress(wire.sender),
    recipient: toAddress(wire.recipient),
    declaration,
    deposit: { place, date: wire.deposit.depositDate },
    listVersion: wire.hazardousGoods.listVersion,
    reference: wire.costReference ?? '',
  };
}

function toDeclaration({ category: code, articles, ...others }: CustomsDeclaration): Declaration | null {
  const category = wordOf(categories, code);
  if (!category) return null;
  return {
    category,
    explanation: others.explanation ?? '',
    invoice: others.invoiceNumber ?? '',
    licence: others.licenceNumber ?? '',
    certificate: others.certificateNumber ?? '',
    importer: others.importerReference ?? '',
    eori: others.eori ?? '',
    nonDelivery: wordOf(nonDeliveries, others.nonDelivery) ?? null,
    articles: articles.map(({ quantity, ...article }) => ({ ...toArticle(article), quantity })),
  };
}

export const fromPricedParcel = ({
  origin,
  destination,
  postalCode,
  weight,
  format,
  size,
  quantity,
  way,
  point,
  carrier,
  printing,
  cover,
  sender,
  recipient,
  declaration,
  deposit,
  listVersion,
  reference,
}: PricedParcel): WireParcel => ({
  origin,
  destination,
  postalCode,
  weight,
  format: codeOf(formats, format),
  ...(size && { dimensions: size }),
  ...(quantity && quantity > 1 && { quantity }),
  ...(way && { delivery: codeOf(ways, way) }),
  ...(point && { pickupPoint: { name: point.id, countryIsoCode: point.country } }),
  ...(carrier && { carrierCode: carrier }),
  ...(printing === 'drop-off' && { labelPrinting: codeOf(printings, printing) }),
  ...(cover && { cover }),
  ...(sender && { sender: fromAddress(sender) }),
  ...(recipient && { recipient: fromAddress(recipient) }),
  ...(declaration && { customs: fromDeclaration(declaration) }),
  ...(deposit && { deposit: fromDeposit(deposit) }),
  ...(listVersion && { hazardousGoods: { listVersion } }),
  ...(reference && { costReference: reference }),
});

export const fromParcel = (parcel: Parcel): WholeParcel => ({
  ...fromPricedParcel(parcel),
  delivery: codeOf(ways, parcel.way),
  cover: parcel.cover,
  postalCode: parcel.postalCode,
  sender: fromAddress(parcel.sender),
  recipient: fromAddress(parcel.recipient),
  deposit: fromDeposit(parcel.deposit),
  hazardousGoods: { listVersion: parcel.listVersion },
});

const fromDeposit = ({ place, date }: Parcel['deposit']) => ({ place: codeOf(places, place), depositDate: date });

const centsPerEuro = 100;

const fromDeclaration = ({ category, articles, ...others }: Declaration): CustomsDeclaration => ({
  category: codeOf(categories, category),
  ...(others.explanation && { explanation: others.explanation }),
  ...(others.invoice && { invoiceNumber: others.invoice }),
  ...(others.licence && { licenceNumber: others.licence }),
  ...(others.certificate && { certificateNumber: others.certificate }),
  ...(others.importer && { importerReference: others.importer }),
  ...(others.eori && { eori: others.eori }),
  ...(others.nonDelivery && { nonDelivery: codeOf(nonDeliveries, others.nonDelivery) }),
  articles: articles.map(({ quantity, ...article }) => ({ ...fromSavedArticle(article), quantity })),
});

export const toSavedArticle = ({ id, ...wire }: WireArticle): SavedArticle => ({ id, ...toArticle(wire) });

/** `null`: it has a format or contents that this shop cannot compose. A delivery that it does not know is chosen anew. */
export function toSavedParcel({ id, name, weight, ...wire }: WireSavedParcel): SavedParcel | null {
  const format = wordOf(formats, wire.format);
  const declaration = wire.customs ? toDeclaration(wire.customs) : null;
  if (!format || (wire.customs && !declaration)) return null;
  const [way, cover, size] = [wordOf(ways, wire.delivery) ?? null, wire.cover ?? null, wire.dimensions ?? null];
  return { id, name, weight, format, size, way, cover, declaration };
}

export const fromSavedParcel = ({
  name,
  weight,
  format,
  size,
  way,
  cover,
  declaration,
}: Omit<SavedParcel, 'id'>): NewSavedParcel => ({
  name,
  weight,
  format: codeOf(formats, format),
  ...(size && { dimensions: size }),
  ...(way && { delivery: codeOf(ways, way) }),
  ...(cover && { cover }),
  ...(declaration && { customs: fromDeclaration(declaration) }),
});

const toArticle = ({ description, weight, value, hsCode = '', originCountry }: NewSavedArticle) => ({
  description,
  weight,
  value: toMoney(value),
  hsCode,
  origin: originCountry,
});

export const fromSavedArticle = ({
  description,
  weight,
  value,
  hsCode,
  origin,
}: Omit<SavedArticle, 'id'>): NewSavedArticle => ({
  description,
  weight,
  value: { currencyIso: 'EUR', value: value.cents / centsPerEuro },
  ...(hsCode && { hsCode }),
  originCountry: origin,
});
