/**
 * What OCC documents of its answers, as clients read them: what a client cannot do without is required, and a property that OCC does
 * not have is left out of what is parsed.
 */
import * as v from 'valibot';

const text = v.string();
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(schema);
const some = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.object(entries));

export const occPrice = v.object({
  currencyIso: text,
  value: v.number(),
  formattedValue: text,
  priceType: maybe(text),
  minQuantity: maybe(v.number()),
  maxQuantity: maybe(v.number()),
});
const image = v.object({
  url: text,
  ...some({ format: text, imageType: text, galleryIndex: v.number(), altText: text }).entries,
});
const stock = some({ stockLevelStatus: text, stockLevel: v.number(), isValueRounded: v.boolean() });
const country = v.object({ isocode: text, name: maybe(text) });
const named = v.object({ code: text, name: maybe(text) });
const query = v.object({ query: v.object({ value: text }), url: maybe(text) });

export const occAddress = v.object({
  id: text,
  country,
  ...some({
    title: text,
    titleCode: text,
    firstName: text,
    lastName: text,
    companyName: text,
    line1: text,
    line2: text,
    postalCode: text,
    town: text,
    region: some({ isocode: text, isocodeShort: text, countryIso: text, name: text }),
    district: text,
    phone: text,
    cellphone: text,
    email: text,
    formattedAddress: text,
    defaultAddress: v.boolean(),
    shippingAddress: v.boolean(),
    visibleInAddressBook: v.boolean(),
  }).entries,
});

const feature = v.object({
  code: text,
  ...some({
    name: text,
    type: text,
    comparable: v.boolean(),
    range: v.boolean(),
    featureUnit: some({ name: text, symbol: text, unitType: text }),
    featureValues: v.array(some({ value: text })),
  }).entries,
});

export const occProduct = v.object({
  code: text,
  ...some({
    name: text,
    url: text,
    summary: text,
    description: text,
    manufacturer: text,
    purchasable: v.boolean(),
    availableForPickup: v.boolean(),
    configurable: v.boolean(),
    multidimensional: v.boolean(),
    price: occPrice,
    priceRange: some({ minPrice: occPrice, maxPrice: occPrice }),
    volumePrices: v.array(occPrice),
    volumePricesFlag: v.boolean(),
    stock,
    images: v.array(image),
    categories: v.array(v.object({ code: text, ...some({ name: text, url: text, image }).entries })),
    classifications: v.array(v.object({ code: text, ...some({ name: text, features: v.array(feature) }).entries })),
    averageRating: v.number(),
    numberOfReviews: v.number(),
    potentialPromotions: v.array(some({ code: text, title: text, description: text })),
    tags: v.array(text),
  }).entries,
});

const pagination = v.object({
  currentPage: v.number(),
  pageSize: v.number(),
  totalPages: v.number(),
  totalResults: v.number(),
  sort: maybe(text),
});
const sorts = v.array(v.object({ code: text, ...some({ name: text, selected: v.boolean() }).entries }));

export const occSearchPage = v.object({
  products: v.array(occProduct),
  pagination,
  sorts,
  currentQuery: query,
  facets: v.array(
    v.object({
      name: text,
      values: v.array(v.object({ name: text, query, ...some({ count: v.number(), selected: v.boolean() }).entries })),
      ...some({ category: v.boolean(), multiSelect: v.boolean(), priority: v.number(), visible: v.boolean() }).entries,
    }),
  ),
  breadcrumbs: v.array(
    v.object({
      facetName: text,
      facetValueName: text,
      removeQuery: query,
      ...some({ facetCode: text, facetValueCode: text, truncateQuery: query }).entries,
    }),
  ),
  ...some({
    type: text,
    freeTextSearch: text,
    categoryCode: text,
    keywordRedirectUrl: text,
    spellingSuggestion: some({ suggestion: text, query: text }),
  }).entries,
});

export const occSuggestions = v.object({ suggestions: v.array(v.object({ value: text })) });

const deliveryMode = v.object({
  code: text,
  ...some({ name: text, description: text, deliveryCost: occPrice }).entries,
});
export const occDeliveryModes = v.object({
  deliveryModes: v.array(v.required(deliveryMode, ['name', 'deliveryCost'])),
});

const pointOfService = v.object({
  name: text,
  ...some({ displayName: text, address: some(occAddress.entries) }).entries,
});

const entry = v.object({
  entryNumber: v.number(),
  quantity: v.number(),
  product: occProduct,
  basePrice: occPrice,
  totalPrice: occPrice,
  ...some({
    updateable: v.boolean(),
    deliveryMode,
    deliveryPointOfService: pointOfService,
    cancellableQuantity: v.number(),
    returnableQuantity: v.number(),
    configurationInfos: v.array(
      some({ configurationLabel: text, configurationValue: text, configuratorType: text, status: text }),
    ),
    statusSummaryList: v.array(some({ status: text, numberOfIssues: v.number() })),
  }).entries,
});

export const occPayment = v.object({
  id: text,
  ...some({
    accountHolderName: text,
    cardNumber: text,
    cardType: some({ code: text, name: text }),
    expiryMonth: text,
    expiryYear: text,
    defaultPayment: v.boolean(),
    saved: v.boolean(),
    subscriptionId: text,
    billingAddress: some(occAddress.entries),
  }).entries,
});

const voucher = v.object({
  code: text,
  voucherCode: text,
  ...some({
    name: text,
    description: text,
    value: v.number(),
    valueFormatted: text,
    appliedValue: occPrice,
    freeShipping: v.boolean(),
  }).entries,
});

/** What a cart and an order have of their amounts, contents and delivery. */
const purchase = {
  code: text,
  entries: v.array(entry),
  subTotal: occPrice,
  totalPrice: occPrice,
  totalPriceWithTax: occPrice,
  totalTax: occPrice,
  totalItems: v.number(),
  deliveryItemsQuantity: v.number(),
  pickupItemsQuantity: v.number(),
  ...some({
    guid: text,
    type: text,
    net: v.boolean(),
    calculated: v.boolean(),
    site: text,
    store: text,
    user: some({ uid: text, name: text }),
    deliveryCost: occPrice,
    orderDiscounts: occPrice,
    productDiscounts: occPrice,
    totalDiscounts: occPrice,
    entryGroups: v.array(some({ type: text, label: text, entryGroupNumber: v.number(), entries: v.array(entry) })),
    appliedVouchers: v.array(voucher),
    deliveryAddress: some(occAddress.entries),
    deliveryMode,
    deliveryOrderGroups: v.array(some({ entries: v.array(entry), quantity: v.number(), totalPriceWithTax: occPrice })),
    paymentInfo: occPayment,
  }).entries,
};

export const occCart = v.object({ ...purchase, guid: text, totalUnitCount: v.number() });
/** What BASIC has of a cart. */
export const occCartSummaries = v.object({
  carts: v.array(v.object({ code: text, guid: text, totalPrice: v.object({ value: v.number() }) })),
});
export const occCarts = v.object({ carts: v.array(occCart) });

export const occModification = v.object({
  statusCode: text,
  quantity: v.number(),
  quantityAdded: v.number(),
  entry: maybe(entry),
  statusMessage: maybe(text),
});

const consignment = v.object({
  code: text,
  status: text,
  entries: v.array(
    v.object({
      orderEntry: entry,
      quantity: v.number(),
      ...some({ shippedQuantity: v.number(), quantityDeclined: v.number() }).entries,
    }),
  ),
  ...some({
    statusDate: text,
    statusDisplay: text,
    trackingID: text,
    shippingAddress: some(occAddress.entries),
    deliveryPointOfService: pointOfService,
  }).entries,
});

export const occOrder = v.object({
  ...purchase,
  created: text,
  unconsignedEntries: v.array(entry),
  consignments: v.array(consignment),
  status: text,
  statusDisplay: text,
  ...some({ guestCustomer: v.boolean(), cancellable: v.boolean(), returnable: v.boolean() }).entries,
});

export const occHistory = v.object({
  orders: v.array(
    v.object({ code: text, placed: text, status: text, statusDisplay: text, total: occPrice, guid: maybe(text) }),
  ),
  pagination,
  sorts,
});

export const occUser = v.object({
  uid: text,
  name: text,
  ...some({
    customerId: text,
    displayUid: text,
    firstName: text,
    lastName: text,
    titleCode: text,
    defaultAddress: occAddress,
  }).entries,
});

const isocodes = v.array(v.object({ isocode: text, name: text }));
export const occLists = {
  '/basesites': v.object({
    baseSites: v.array(
      v.object({ uid: text, stores: v.array(v.object({ languages: isocodes, currencies: isocodes })) }),
    ),
  }),
  '/languages': v.object({ languages: isocodes }),
  '/currencies': v.object({ currencies: isocodes }),
  '/countries': v.object({ countries: isocodes }),
  '/titles': v.object({ titles: v.array(named) }),
  '/cardtypes': v.object({ cardTypes: v.array(named) }),
  '/countries/FR/regions': v.object({ regions: v.array(country) }),
};

export const occAddresses = v.object({ addresses: v.array(occAddress) });
export const occPayments = v.object({ payments: v.array(occPayment) });
export const occDecision = v.object({ decision: text, suggestedAddresses: maybe(v.array(some(occAddress.entries))) });
export const occCoupons = v.object({
  coupons: v.array(
    v.object({
      couponId: text,
      ...some({
        name: text,
        description: text,
        startDate: text,
        endDate: text,
        status: text,
        active: v.boolean(),
        allProductsApplicable: v.boolean(),
        notificationOn: v.boolean(),
      }).entries,
    }),
  ),
  pagination: v.object({ count: v.number(), page: v.number(), totalCount: v.number(), totalPages: v.number() }),
});
const entries = v.object({ entry: v.array(v.object({ key: text, value: text })) });
export const occPaymentRequest = v.object({ postUrl: text, parameters: entries, mappingLabels: entries });
export const occReviews = v.object({
  reviews: v.array(some({ id: text, headline: text, comment: text, rating: v.number(), date: text, alias: text })),
});
export const occStores = v.object({
  stores: v.array(
    v.object({
      name: text,
      ...some({
        displayName: text,
        formattedDistance: text,
        geoPoint: v.object({ latitude: v.number(), longitude: v.number() }),
        address: some(occAddress.entries),
      }).entries,
    }),
  ),
  pagination,
});
export const occConsents = v.object({ consentTemplates: v.array(v.object({ id: text })) });
export const occErrors = v.object({
  errors: v.array(
    v.object({ type: text, ...some({ message: text, reason: text, subject: text, subjectType: text }).entries }),
  ),
});
