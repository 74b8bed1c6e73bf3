import type { AggregateOffer, Offer as OfferData, Product as ProductData, WithContext } from 'schema-dts';
import type { Offer, Product } from '#domain/catalog/catalog.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The structured data of a product (schema.org), with the prices of individuals. */
export function productData(product: Product, origin: string, wording: Wording): WithContext<ProductData> {
  const { paths } = wording;
  const { code, slug, title, summary, brand, gtin, pictures, weight } = product;
  const offers = offersData(product, origin, wording);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: code,
    url: origin + paths.product({ slug, code }),
    ...(summary ? { description: summary } : {}),
    ...(pictures.length > 0 ? { image: pictures.map(({ zoom }) => new URL(zoom, origin).href) } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
    ...(gtin ? { gtin } : {}),
    ...(weight ? { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } } : {}),
    ...(offers ? { offers } : {}),
  };
}

const euros = ({ cents }: Money) => (cents / 100).toFixed(2);

/** Without an offer there is no price to state. */
function offersData(product: Product, origin: string, wording: Wording): AggregateOffer | null {
  const prices = product.offers.map(({ price }) => price.ttc.cents);
  if (prices.length === 0) return null;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: euros({ cents: Math.min(...prices) }),
    highPrice: euros({ cents: Math.max(...prices) }),
    offerCount: prices.length,
    availability: availabilityOf(product),
    offers: product.offers.map((offer) => offerData(offer, product, { origin, wording })),
  };
}

const availabilities = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
} as const;

const availabilityOf = ({ stock }: Product) => availabilities[stock];

const conditions = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

function offerData(
  offer: Offer,
  product: Product,
  { origin, wording: { t, paths } }: { origin: string; wording: Wording },
): OfferData {
  const { id, price, seller: shop, condition } = offer;
  return {
    '@type': 'Offer',
    url: origin + paths.productOffer({ code: product.code, offer: `offer_${id}` }),
    price: euros(price.ttc),
    priceCurrency: 'EUR',
    availability: availabilityOf(product),
    seller: { '@type': 'Organization', name: shop?.name ?? t('components.shopName') },
    ...(condition === null || condition === 'other' ? {} : { itemCondition: conditions[condition] }),
    ...(product.kind === 'product' && offer.shipping ? { shippingDetails: shippingOf(offer.shipping) } : {}),
  };
}

const shippingOf = (shipping: Money) => ({
  '@type': 'OfferShippingDetails' as const,
  shippingRate: {
    '@type': 'MonetaryAmount' as const,
    currency: 'EUR',
    value: euros(shipping),
  },
  shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: 'FR' },
});
