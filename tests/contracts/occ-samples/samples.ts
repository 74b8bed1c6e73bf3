/**
 * Answers as a real OCC gives them, of which each shape and odd value is a fact of public sample answers: no field of ours, dates with
 * `+0000`, prices with seven decimals of no meaning left out, a unit's address without a person, a status that is a key.
 */
const price = (value: number) => ({ currencyIso: 'EUR', formattedValue: `€${value}`, priceType: 'BUY', value });

const country = { isocode: 'DE', name: 'Germany' };
const pictures = [
  { altText: 'Carnet', format: 'thumbnail', imageType: 'PRIMARY', url: '/medias/?context=bWFzdGVyfGltYWdlc3wxMDM2' },
  { altText: 'Carnet', format: 'product', imageType: 'PRIMARY', url: '/medias/?context=bWFzdGVyfGltYWdlc3wyMDQ4' },
];

const orderEntry = {
  basePrice: price(60),
  cancellableQuantity: 0,
  cancelledItemsPrice: price(0),
  configurationInfos: [],
  entryNumber: 0,
  product: {
    availableForPickup: false,
    baseOptions: [],
    categories: [{ code: '1355', name: 'Stamps', url: '/stamps/c/1355' }],
    code: '3755211',
    configurable: false,
    images: pictures,
    name: 'Booklet',
    purchasable: true,
    stock: { isValueRounded: false, stockLevel: 228, stockLevelStatus: 'inStock' },
    url: '/stamps/booklet/p/3755211',
  },
  quantity: 2,
  quantityAllocated: 0,
  returnableQuantity: 0,
  statusSummaryList: [],
  totalPrice: price(120),
  updateable: true,
};

const deliveryAddress = {
  country,
  defaultAddress: false,
  email: 'unit@example.com',
  formattedAddress: 'Linienstrasse 1, Berlin, 10119',
  id: '8796098986007',
  line1: 'Linienstrasse 1',
  postalCode: '10119',
  shippingAddress: true,
  town: 'Berlin',
  visibleInAddressBook: true,
};

const totals = {
  net: false,
  orderDiscounts: price(20),
  productDiscounts: price(0),
  subTotal: price(100),
  totalDiscounts: price(20),
  totalPrice: price(108.99),
  totalPriceWithTax: price(108.99),
  totalTax: price(18.17),
};

const deliveryMode = {
  code: 'standard-gross',
  deliveryCost: price(8.99),
  description: '3-5 business days',
  name: 'Standard Delivery',
};

export const occOrder = {
  appliedOrderPromotions: [],
  appliedProductPromotions: [],
  appliedVouchers: [],
  calculated: true,
  cancellable: false,
  code: '00001001',
  consignments: [
    {
      code: 'a00001001',
      deliveryPointOfService: { name: 'Nakano' },
      entries: [{ orderEntry, quantity: 2, shippedQuantity: 2 }],
      shippingAddress: deliveryAddress,
      status: 'SHIPPED',
      statusDate: '2026-11-22T10:11:12+0000',
      statusDisplay: 'SHIPPED',
    },
  ],
  created: '2026-11-22T10:00:00+0000',
  deliveryAddress,
  deliveryCost: price(8.99),
  deliveryItemsQuantity: 2,
  deliveryMode,
  deliveryOrderGroups: [{ entries: [orderEntry], totalPriceWithTax: price(120) }],
  entries: [orderEntry],
  entryGroups: [],
  guestCustomer: false,
  guid: 'b9cdc7ae-8f2d-4a3e-8f2d-1a2b3c4d5e6f',
  paymentInfo: {
    accountHolderName: 'Contact',
    billingAddress: deliveryAddress,
    cardNumber: '************1111',
    cardType: { code: 'visa', name: 'Visa' },
    defaultPayment: true,
    expiryMonth: '12',
    expiryYear: '2029',
    id: '8796159377450',
  },
  pickupItemsQuantity: 0,
  pickupOrderGroups: [],
  returnable: false,
  site: 'powertools-spa',
  status: 'COMPLETED',
  statusDisplay: 'completed',
  store: 'powertools',
  ...totals,
  totalItems: 1,
  type: 'orderWsDTO',
  unconsignedEntries: [],
  user: { name: 'Contact', uid: 'contact@example.com' },
};

/** Before a delivery mode is chosen, so that nothing is said of its cost. */
export const occCart = {
  appliedOrderPromotions: [],
  appliedVouchers: [],
  calculated: true,
  code: '00002001',
  deliveryItemsQuantity: 2,
  entries: [orderEntry],
  guid: '5f0e6e1c-53f5-4c6e-9f0a-0a1b2c3d4e5f',
  pickupItemsQuantity: 0,
  potentialOrderPromotions: [],
  site: 'electronics-spa',
  store: 'electronics',
  ...totals,
  totalItems: 1,
  totalPrice: price(100),
  totalPriceWithTax: price(100),
  totalUnitCount: 2,
  type: 'cartWsDTO',
  user: { name: 'Anonymous', uid: 'anonymous' },
};

export const occHistory = {
  orders: [
    {
      code: '00001001',
      guid: '00001001',
      placed: '2026-11-22T10:00:00+0000',
      status: 'CANCELLED',
      statusDisplay: 'cancelled',
      total: price(108.99),
    },
  ],
  pagination: { currentPage: 0, pageSize: 5, sort: 'byDate', totalPages: 1, totalResults: 1 },
  sorts: [
    { code: 'byDate', selected: true },
    { code: 'byOrderNumber', selected: false },
  ],
};

const facetValue = (name: string, value: string) => ({
  count: 3,
  name,
  query: { query: { value: `:relevance:${value}` }, url: `/search?q=%3Arelevance%3A${encodeURIComponent(value)}` },
  selected: false,
});

export const occSearch = {
  breadcrumbs: [],
  currentQuery: { query: { value: ':relevance' }, url: '/search?q=%3Arelevance' },
  facets: [
    {
      category: false,
      multiSelect: true,
      name: 'Price',
      priority: 2000,
      values: [
        facetValue('€0-€49.99', 'price:%E2%82%AC0-%E2%82%AC49.99'),
        facetValue('€50-€199.99', 'price:€50-€199.99'),
      ],
      visible: true,
    },
  ],
  freeTextSearch: '',
  pagination: { currentPage: 0, pageSize: 20, sort: 'relevance', totalPages: 1, totalResults: 1 },
  products: [
    { code: '3755211', images: pictures, name: 'Booklet', price: price(60), url: '/stamps/booklet/p/3755211' },
  ],
  sorts: [{ code: 'relevance', name: 'Relevance', selected: true }],
  type: 'productCategorySearchPageWsDTO',
};

/** Of a site that shows prices without tax: only the last total has it. */
export const netTotals = {
  net: true,
  totalPrice: price(108.99),
  totalTax: price(21.8),
  totalPriceWithTax: price(130.79),
};

/** As a whole product comes, with a classification by its long code. */
export const occProduct = {
  ...orderEntry.product,
  averageRating: 4.5,
  classifications: [
    {
      code: '622',
      name: 'Weight & dimensions',
      features: [
        {
          code: 'ElectronicsClassification/1.0/622.weight, 94',
          comparable: true,
          featureUnit: { name: 'gram', symbol: 'g', unitType: '300' },
          featureValues: [{ value: '94' }],
          name: 'Weight',
          range: false,
        },
        {
          code: 'ElectronicsClassification/1.0/622.colour, 12',
          comparable: true,
          featureValues: [{ value: 'red' }, { value: 'blue' }],
          name: 'Colour',
          range: false,
        },
      ],
    },
  ],
  description: 'Twelve stamps.<br/>Self-adhesive.',
  manufacturer: 'Post',
  numberOfReviews: 2,
  potentialPromotions: [],
  price: price(60),
  priceRange: {},
  summary: 'Twelve stamps',
  volumePricesFlag: false,
};

export const occAddresses = {
  addresses: [
    {
      ...deliveryAddress,
      cellphone: '',
      defaultAddress: true,
      firstName: 'Compte',
      formattedAddress: '1 Fischhausstrasse, Hamburg, 22453',
      id: '8796098986008',
      lastName: 'Un',
      line1: '1 Fischhausstrasse',
      line2: '',
      phone: '',
      postalCode: '22453',
      title: 'Mr.',
      titleCode: 'mr',
      town: 'Hamburg',
    },
    deliveryAddress,
  ],
};

const openOn = (weekDay: string) => ({
  weekDay,
  closed: false,
  openingTime: { formattedHour: '9:00\u202FAM', hour: 9, minute: 0 },
  closingTime: { formattedHour: '8:00\u202FPM', hour: 8, minute: 0 },
});

/** Two stores: the hours of one are in an English locale's form, the other has none, nor a street. */
export const occStores = {
  type: 'storeFinderSearchPageWsDTO',
  boundEastLongitude: 2.5,
  boundNorthLatitude: 49,
  boundSouthLatitude: 48,
  boundWestLongitude: 2.2,
  locationText: 'Paris',
  sourceLatitude: 48.8566,
  sourceLongitude: 2.3522,
  pagination: { currentPage: 0, pageSize: 20, sort: 'byDistance', totalPages: 1, totalResults: 2 },
  sorts: [],
  stores: [
    {
      name: 'Paris Louvre',
      displayName: 'Paris Louvre',
      formattedDistance: '0.6 Km',
      geoPoint: { latitude: 48.8637, longitude: 2.3412 },
      url: '/store/Paris%20Louvre?lat=48.8566&long=2.3522&q=Paris',
      features: {},
      storeImages: [{ format: 'store', url: '/medias/store.jpg?context=bWFzdGVy' }],
      address: {
        country: { isocode: 'FR', name: 'France' },
        defaultAddress: false,
        formattedAddress: '50 Rue du Louvre, Paris, 75001',
        id: '8796294709271',
        line1: '50 Rue du Louvre',
        line2: '',
        phone: '+33 1 00 00 00 00',
        postalCode: '75001',
        shippingAddress: false,
        town: 'Paris',
        visibleInAddressBook: true,
      },
      openingHours: {
        code: 'post-standard-hours',
        specialDayOpeningList: [
          { closed: true, comment: 'closed', date: '2026-12-24T23:00:00+0000', formattedDate: 'Dec 25, 2026' },
          { closed: true, date: '2027-01-01T00:00:00+0000', formattedDate: 'Jan 1, 2027', name: 'New Year' },
        ],
        weekDayOpeningList: [
          ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map(openOn),
          { closed: true, weekDay: 'Sun' },
        ],
      },
    },
    {
      name: 'Relay',
      formattedDistance: '1.2 Km',
      address: { country: { isocode: 'FR' }, id: '8796294742039', postalCode: '75002', town: 'Paris' },
    },
  ],
};
