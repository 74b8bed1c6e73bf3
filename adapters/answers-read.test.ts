/**
 * What the shop reads of each answer, and where it goes: a table beside this file for each operation, value by value. A
 * mapping that drops a field, swaps two or reads the wrong one changes its table. A new operation needs a row here.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlayServer, playServer } from '#adapters/testing/play-server.ts';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';
import { aPayment } from '#domain/checkout/examples.ts';
import { aLetter } from '#domain/letters/examples.ts';
import { aParcelToSend } from '#domain/parcels/examples.ts';
import { aRegisteredMail } from '#domain/registered-mail/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { aStampSet } from '#domain/stamps/examples.ts';
import { wholeBody } from '#mocks/shared/legal-bodies.ts';
import { operations } from '#mocks/shared/operations.ts';
import { type Asked, ofThePoorest, readPlaces } from '#tests/shared/answers-read.ts';

const address = anAddress({ id: '' });
const query = { text: '', base: null, facets: [], sort: 'relevance', page: 0, rank: null };
const mode = { sellerId: null, code: 'domicile', leadTime: null, shippingTypes: [] };
const point = { ...mode, point: { id: 'relais-1', country: 'FR' } };
const lettered = { letter: aLetter(), quoteId: 'devis-1' };
const composition = { mail: aRegisteredMail(), quoteId: 'devis-1' };
const stampComposition = { stamps: aStampSet(), quoteId: 'devis-1' };
const parcelBatch = { parcels: [aParcelToSend()], quoteId: 'devis-1' };
const parcelComposition = { parcel: aParcelToSend(), quoteId: 'devis-1' };
const payment = {
  mode: 'card',
  amount: euros(10),
  returnUrl: 'https://boutique.example/retour',
  waivedAt: null,
  key: 'cle-1',
};
const started = {
  words: { status: 'REFUSED', redirectUrl: 'https://paiement.example/1' },
  otherWords: { status: 'EXPIRED', redirectUrl: 'https://autre.example/2' },
};
const picture = (images: string) => ({
  [`${images}.url`]: '/medias/image.webp',
  [`${images}.format`]: 'product',
  [`${images}.imageType`]: 'PRIMARY',
});
const otherPicture = (images: string) => ({ [`${images}.url`]: '/medias/autre.webp' });
/** A line of a cart or an order, whose words decide what kind it is. */
const line = (entry: string) => ({
  words: {
    [`${entry}.product.service`]: 'smt',
    [`${entry}.product.url`]: '/boutique/carnet/p/1',
    [`${entry}.product.images[].url`]: '/medias/image.webp',
  },
  otherWords: {
    [`${entry}.product.service`]: 'mtel',
    [`${entry}.product.url`]: '/boutique/autre/p/1',
    ...otherPicture(`${entry}.product.images[]`),
  },
});
/** Its street in its own field. */
const withStreet = (...addresses: string[]) =>
  Object.fromEntries(addresses.map((one) => [`${one}withoutStreet`, false]));
const titles = (...addresses: string[]) => ({
  words: Object.fromEntries(addresses.map((one) => [`${one}titleCode`, 'mr'])),
  otherWords: Object.fromEntries(addresses.map((one) => [`${one}titleCode`, 'mrs'])),
});
/** `at`: the place of the product and a dot; nothing for the body itself. */
const summary = (at: string) => ({
  words: {
    [`${at}url`]: '/boutique/carnet/p/1',
    [`${at}markUrl`]: 'https://marque.example/1',
    ...picture(`${at}images[]`),
  },
  otherWords: {
    [`${at}url`]: '/boutique/autre/p/1',
    [`${at}markUrl`]: 'https://marque.example/2',
    [`${at}productType`]: 'ESERVICE',
    [`${at}stock.stockLevelStatus`]: 'outOfStock',
    ...otherPicture(`${at}images[]`),
  },
});
/** A pickup point that opens and is open. */
const openPoint = (at: string) => ({
  words: {
    [`${at}openingHours.weekDayOpeningList[].closed`]: false,
    [`${at}openingHours.weekDayOpeningList[].weekDay`]: 'Lundi',
    [`${at}openingHours.specialDayOpeningList[].closed`]: false,
    [`${at}pickupStatus`]: 'CLOSED',
  },
  otherWords: {
    [`${at}openingHours.weekDayOpeningList[].weekDay`]: 'Mardi',
    [`${at}pickupStatus`]: 'FULL',
  },
});
const mail = {
  otherWords: { level: 'R2', 'deposit.place': 'LETTERBOX', ...titles('sender.', 'recipient.').otherWords },
  words: { ...withStreet('sender.', 'recipient.'), ...titles('sender.', 'recipient.').words },
};
const parcel = {
  words: {
    format: 'STANDARD',
    delivery: 'HOME',
    'deposit.place': 'POST_OFFICE',
    'customs.category': 'GIFT',
    'customs.articles[].hsCode': '490199',
    'customs.eori': 'FR123456789',
    'customs.nonDelivery': 'RETURN',
    ...withStreet('sender.', 'recipient.'),
    ...titles('sender.', 'recipient.').words,
  },
  otherWords: {
    format: 'BULKY',
    delivery: 'PICKUP_POINT',
    'deposit.place': 'LETTERBOX',
    'customs.category': 'SALE',
    'customs.articles[].hsCode': '49019900',
    'customs.eori': 'FR987654321',
    'customs.nonDelivery': 'ABANDON',
    ...titles('sender.', 'recipient.').otherWords,
  },
};
const inBatch = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([path, word]) => [`parcels[].${path}`, word]));
const batched = { words: inBatch(parcel.words), otherWords: inBatch(parcel.otherWords) };
const letter = {
  words: {
    colour: 'BLACK',
    addressPage: 'FIRST_PAGE',
    ...withStreet('sender.', 'recipients[].'),
    ...titles('sender.', 'recipients[].').words,
  },
  otherWords: { colour: 'COLOUR', addressPage: 'COVER', ...titles('sender.', 'recipients[].').otherWords },
};
const letterDocument = {
  words: { scanState: 'CLEAN', 'findings[].code': 'ADDRESS_ZONE' },
  otherWords: { scanState: 'INFECTED', 'findings[].code': 'ENCRYPTED' },
};
/** The entry of the whole order, which its consignments name. */
const orderedEntry = (wholeBody('getOrder').body as { entries: [{ entryNumber: number }] }).entries[0].entryNumber;
const contract = (at: string) => ({
  words: { [`${at}status`]: 'CREATED', [`${at}contractType`]: 'temporary', [`${at}destination`]: 'national' },
  otherWords: {
    [`${at}status`]: 'READY_FOR_PICKUP',
    [`${at}contractType`]: 'mobility',
    [`${at}destination`]: 'international',
  },
});
const refundable = {
  words: { 'parcels[].refundable': false, 'parcels[].reason': 'SCANNED', 'parcels[].status': 'LABEL_EXPIRED' },
  otherWords: { 'parcels[].reason': 'PENDING', 'parcels[].status': 'REFUNDED' },
};
const banner = {
  uid: 'banniere',
  uuid: 'uuid-1',
  typeCode: 'BannerComponent',
  name: 'Pour les éditeurs',
  headline: 'Titre',
  urlLink: '/aide',
  external: 'true',
  media: { url: '/medias/image.webp', altText: 'Dessin', mime: 'image/webp', width: 300, height: 200 },
  marginTop: '12',
  marginBottom: '24',
};
const carousel = {
  uid: 'carrousel',
  typeCode: 'CarouselComponent',
  title: 'Titre',
  titleTag: 'h3',
  link: { name: 'Voir', url: '/voir' },
  banners: 'banniere',
};
const subcategories = {
  uid: 'rayons',
  typeCode: 'SubcategoryComponent',
  categoryCode: 'timbres',
  radius: '8',
  backgroundColor: '#E1EEF0',
  sameLevel: 'true',
};
const paragraph = { uid: 'texte', typeCode: 'CMSParagraphComponent', content: 'Texte' };
/** A page with these components in its slot. */
const pageWith = (...component: object[]) => {
  const page = wholeBody('findContentPage').body as { contentSlots: { contentSlot: [object] } };
  const [slot] = page.contentSlots.contentSlot;
  return { ...page, contentSlots: { contentSlot: [{ ...slot, components: { component } }] } };
};

const returnWords = (at: string) => ({
  words: {
    [`${at}status`]: 'REFUSED',
    [`${at}history[].status`]: 'RECEIVED',
    [`${at}rejection`]: 'NOT_NEEDED',
    [`${at}refund.status`]: 'REFUNDED',
    ...withStreet(`${at}returnAddress.`),
    ...titles(`${at}returnAddress.`).words,
  },
  otherWords: {
    [`${at}status`]: 'CLOSED',
    [`${at}history[].status`]: 'CANCELED',
    [`${at}rejection`]: 'WINDOW_CLOSED',
    [`${at}refund.status`]: 'WAITING_REFUND',
    ...titles(`${at}returnAddress.`).otherWords,
  },
});
const threadWords = {
  words: { lastFrom: 'SHOP', 'messages[].from.type': 'CUSTOMER' },
  otherWords: { lastFrom: 'OPERATOR', 'messages[].from.type': 'SHOP' },
};

/** By operation; `null` where its answer says nothing that the shop reads. */
const asks: Record<string, Asked | null> = {
  addAccountAddress: { ask: ({ addressBooks }) => addressBooks.add(address) },
  changeAccountAddress: { ask: ({ addressBooks }) => addressBooks.change('a', address) },
  getAddressAccount: { ask: ({ addressBooks }) => addressBooks.entries() },
  removeAccountAddress: { ask: ({ addressBooks }) => addressBooks.remove('a') },
  setMainAddress: { ask: ({ addressBooks }) => addressBooks.makeMain('a') },
  verifyAddress: {
    ask: ({ addressChecks }) => addressChecks.check(anAddress({ country: 'DE', codePostal: '10115', city: 'Berlin' })),
  },
  searchAddress: {
    ask: ({ addressChecks }) => addressChecks.streets({ text: 'rue', codePostal: '69002', country: 'FR' }),
  },
  addEntry: {
    ask: ({ carts }) => carts.add({ code: '1', offerId: null, quantity: 1 }),
    visitorOf: 'guid-1',
    ...line('entry'),
  },
  applyVoucher: { ask: ({ carts }) => carts.applyVoucher('CODE'), visitorOf: 'guid-1' },
  createCart: { ask: ({ carts }) => carts.add({ code: '1', offerId: null, quantity: 1 }), visitorOf: null },
  deleteCart: null,
  getCart: {
    ask: ({ carts }) => carts.current(),
    words: {
      ...line('entries[]').words,
      ...withStreet('deliveryAddress.', 'billingAddress.'),
      ...titles('deliveryAddress.', 'billingAddress.').words,
    },
    otherWords: { ...line('entries[]').otherWords, ...titles('deliveryAddress.', 'billingAddress.').otherWords },
  },
  getCarts: { ask: ({ visitorCarts }) => visitorCarts.merge() },
  getVouchers: null,
  removeEntry: { ask: async ({ carts }) => carts.remove([(await carts.current())?.lines[0]?.id ?? '']) },
  removeVoucher: { ask: ({ carts }) => carts.removeVoucher('CODE') },
  updateEntry: {
    ask: async ({ carts }) =>
      carts.changeQuantities([{ id: (await carts.current())?.lines[0]?.id ?? '', quantity: 99 }]),
    words: { statusCode: 'lowStock' },
    otherWords: { statusCode: 'noStock' },
  },
  validateCart: {
    ask: ({ carts }) => carts.validate(),
    words: { 'cartModifications[].statusCode': 'lowStock', ...line('cartModifications[].entry').words },
    otherWords: { 'cartModifications[].statusCode': 'noStock', ...line('cartModifications[].entry').otherWords },
  },
  addProductInterest: { ask: ({ stockNotices }) => stockNotices.ask({ code: '1', email: 'nom@exemple.fr' }) },
  getBrands: { ask: ({ brands }) => brands.all(), isCached: true },
  getCategory: { ask: ({ categories }) => categories.tree(), isCached: true },
  getProduct: {
    ask: ({ products }) => products.ofCode('1'),
    words: {
      ...summary('').words,
      service: 'smt',
      gtin: '12345678',
      'offers[].state': 'USED',
      'classifications[].features[].code': 'energyClass',
      'classifications[].features[].documentUrl': 'https://fiche.example/1',
    },
    otherWords: {
      ...summary('').otherWords,
      service: 'mtel',
      gtin: '87654321',
      'offers[].state': 'NEW',
      'classifications[].features[].code': 'pieces',
      'classifications[].features[].documentUrl': 'https://fiche.example/2',
    },
  },
  getProductReferences: { ask: ({ products }) => products.similarTo('1'), ...summary('references[].target.') },
  getShop: {
    ask: ({ sellers }) => sellers.ofId('1'),
    isCached: true,
    words: { url: '/boutique/vendeur/atelier/1' },
    otherWords: { url: '/boutique/vendeur/autre/1' },
  },
  getShops: {
    ask: ({ sellers }) => sellers.all(),
    isCached: true,
    words: { 'shops[].url': '/boutique/vendeur/atelier/1' },
    otherWords: { 'shops[].url': '/boutique/vendeur/autre/1' },
  },
  searchProducts: {
    ask: ({ products }) => products.search(query),
    words: { ...summary('products[].').words, pageType: 'brand', 'contents[].url': '/aide' },
    otherWords: { ...summary('products[].').otherWords, pageType: 'shop', 'contents[].url': '/autre' },
  },
  suggestSearches: { ask: ({ searchSuggestions }) => searchSuggestions.beginning('ti', 5) },
  createDeliveryAddress: { ask: ({ deliveries }) => deliveries.deliverTo(address) },
  createPaymentDetails: null,
  getCompanyInfo: { ask: ({ deferredPayments }) => deferredPayments.scoringCode('1') },
  getDeferredPayment: {
    ask: ({ deferredPayments }) => deferredPayments.details(),
    words: { contractStatus: 'DRAFT', ineligibilityReason: 'INACTIVE_CONTRACT' },
    otherWords: { contractStatus: 'CLOSED', ineligibilityReason: 'UNKNOWN_SUBSCRIPTION' },
  },
  getDeliveryModes: {
    ask: ({ deliveries }) => deliveries.groups(),
    ...openPoint('deliveryOrderGroups[].deliveryPointOfService.'),
  },
  getMainAddress: {
    ask: ({ deliveries }) => deliveries.mainAddress(),
    words: { ...withStreet('address.'), ...titles('address.').words },
    otherWords: titles('address.').otherWords,
  },
  cancelPayment: { ask: ({ payments }) => payments.giveUp({ ...aPayment(), id: '1' }), ...started },
  getPayment: { ask: ({ payments }) => payments.ofId('1'), ...started },
  getPaymentModes: { ask: ({ payments }) => payments.choices() },
  getPayments: {
    ask: ({ payments }) => payments.ofCart('1'),
    words: { 'payments[].status': 'REFUSED', 'payments[].redirectUrl': 'https://paiement.example/1' },
    otherWords: { 'payments[].status': 'EXPIRED', 'payments[].redirectUrl': 'https://autre.example/2' },
  },
  setBillingAddress: { ask: ({ deliveries }) => deliveries.billTo(address) },
  setDeliveryAddress: { ask: ({ deliveries }) => deliveries.deliverTo(aWholeAddress()) },
  setDeliveryMode: { ask: ({ deliveries }) => deliveries.choose(mode) },
  setDeliveryPointOfService: { ask: ({ deliveries }) => deliveries.choosePoint(point) },
  setPaymentDetails: null,
  setPaymentMode: { ask: ({ payments }) => payments.select('card') },
  setPhone: { ask: ({ deliveries }) => deliveries.setPhone({ number: '+33612345678', country: 'FR' }) },
  startPayment: { ask: ({ payments }) => payments.start(payment), ...started },
  findContentPage: {
    ask: ({ contents }) => contents.page({ kind: 'path', path: '/aide' }),
    isCached: true,
    body: pageWith(carousel, subcategories, paragraph),
    words: { robotTag: 'NOINDEX_FOLLOW' },
    otherWords: {
      robotTag: 'INDEX_FOLLOW',
      'contentSlots.contentSlot[].components.component[].titleTag': 'p',
      'contentSlots.contentSlot[].components.component[].radius': '9',
    },
    others: { getContentComponents: { component: [banner] } },
  },
  getContentComponents: {
    ask: ({ contents }) => contents.page({ kind: 'path', path: '/aide' }),
    isCached: true,
    body: { component: [banner] },
    otherWords: { 'component[].marginTop': '13', 'component[].marginBottom': '25' },
    others: { findContentPage: pageWith(carousel) },
  },
  getContentPage: null,
  listContentPages: null,
  listContentSites: {
    ask: ({ contents }) => contents.confirms('ticket'),
    isCached: true,
    words: { 'sites[].uid': 'part' },
  },
  cartFromOrder: {
    ask: ({ orders }) => orders.reorder('1'),
    words: { 'cartModifications[].statusCode': 'lowStock' },
    otherWords: { 'cartModifications[].statusCode': 'noStock' },
  },
  createThread: {
    ask: ({ sellerMessages }) =>
      sellerMessages.begin({ consignment: 'a', topic: 'b', text: 'c', files: [], key: 'cle-1' }),
    ...threadWords,
  },
  replyToThread: {
    ask: ({ sellerMessages }) => sellerMessages.reply({ thread: 'a', text: 'c', files: [], key: 'cle-1' }),
    ...threadWords,
  },
  getReturnableItems: {
    ask: ({ returns }) => returns.returnable('a', 'b'),
    words: { 'entries[].reason': 'NOT_ELIGIBLE', 'entries[].image.url': '/medias/p.jpg' },
    otherWords: { 'entries[].reason': 'WINDOW_CLOSED', 'entries[].image.url': '/medias/q.jpg' },
  },
  getReturnRequests: { ask: ({ returns }) => returns.ofOrder('a'), ...returnWords('returnRequests[].') },
  getReturnRequest: { ask: ({ returns }) => returns.ofCode('a'), ...returnWords('') },
  createReturnRequest: {
    ask: ({ returns }) =>
      returns.ask({
        orderCode: 'a',
        consignmentCode: 'b',
        methodCode: 'c',
        comment: null,
        lines: [{ entryNumber: 0, quantity: 1, reasonCode: 'd' }],
        key: 'cle-1',
      }),
    ...returnWords(''),
  },
  cancelReturnRequest: { ask: ({ returns }) => returns.cancel('a'), ...returnWords('') },
  // Its answer is a file.
  downloadReturnLabel: null,
  getThread: { ask: ({ sellerMessages }) => sellerMessages.thread('a'), ...threadWords },
  getThreads: {
    ask: ({ sellerMessages }) => sellerMessages.about('a'),
    words: { 'threads[].lastFrom': 'SHOP', 'limits.types[]': 'image/png' },
    otherWords: { 'threads[].lastFrom': 'OPERATOR', 'limits.types[]': 'image/webp' },
  },
  // Its answer is a file.
  downloadAttachment: null,
  getOrder: {
    ask: ({ orders }) => orders.ofCode('1'),
    words: {
      ...line('entries[]').words,
      ...line('entryGroups[].entries[]').words,
      ...withStreet('deliveryAddress.', 'billingAddress.'),
      ...titles('deliveryAddress.', 'billingAddress.').words,
      ...contract('entries[].serviceState.contract.').words,
      'entries[].serviceState.status': 'READY_FOR_PICKUP',
      'entries[].serviceState.subscription.status': 'APPROVED',
      'entryGroups[].type': 'smt',
      'consignments[].entries[].entryNumber': orderedEntry,
      'consignments[].status': 'SHIPPED',
      'refunds[].status': 'WAITING_REFUND',
    },
    otherWords: {
      ...line('entries[]').otherWords,
      ...titles('deliveryAddress.', 'billingAddress.').otherWords,
      ...contract('entries[].serviceState.contract.').otherWords,
      status: 'SHIPPED',
      'entries[].serviceState.status': 'LABEL_EXPIRED',
      'entries[].serviceState.subscription.status': 'REFUSED',
      'entryGroups[].type': 'eservices',
      'consignments[].status': 'REFUSED',
      'consignments[].trackingUrl': 'https://autre.example/1',
      'refunds[].status': 'REFUNDED',
    },
  },
  getOrders: {
    ask: ({ orders }) => orders.ofShopper(0),
    words: { 'orders[].status': 'CREATED' },
    otherWords: { 'orders[].status': 'SHIPPED' },
  },
  getOrderState: {
    ask: async ({ orders }) => [await orders.stateOf('1', 'parcel'), await orders.stateOf('1', 'forwarding')],
    words: { ...contract('contracts[].').words, status: 'PENDING' },
    otherWords: { ...contract('contracts[].').otherWords, status: 'ERROR' },
  },
  getInvoices: { ask: ({ orders }) => orders.invoices('1') },
  downloadInvoice: null,
  getWithdrawals: { ask: ({ orders }) => orders.withdrawals('1') },
  withdraw: {
    ask: ({ orders }) =>
      orders.withdraw({
        orderCode: '1',
        lines: [{ lineId: '0.1', quantity: 1 }],
        email: 'a@b.fr',
        comment: null,
        key: '1',
      }),
  },
  getLabels: {
    ask: ({ labels }) => labels.ofOrder('1'),
    words: { 'labels[].service': 'smt', 'labels[].status': 'LABEL_EXPIRED', 'formats[]': 'A4_4' },
    otherWords: { 'labels[].service': 'mtel', 'labels[].status': 'READY_FOR_PICKUP', 'formats[]': 'DYMO' },
  },
  downloadLabels: null,
  downloadLabel: null,
  downloadStamps: null,
  downloadPlank: null,
  downloadTestPage: null,
  getRefundableParcels: {
    ask: ({ labels }) => labels.refundable({ orderCode: '1', isShippingLabel: true }),
    ...refundable,
  },
  refundParcels: {
    ask: ({ labels }) =>
      labels.refund({ orderCode: '1', isShippingLabel: true }, { trackingIds: ['6A1'], reason: null }),
    ...refundable,
  },
  placeOrder: { ask: ({ orders }) => orders.place({ cartCode: '1', paymentId: '1', key: '1' }) },
  getPostageOptions: { ask: ({ postage }) => postage.options() },
  findPostage: {
    ask: ({ postage }) => postage.waysToSend({ kind: 'weighed', grams: 35 }, 'BE'),
    words: {
      'offers[].product.service': 'vrel',
      'offers[].product.url': '/vignette/p/1',
      'offers[].product.images[].url': '/medias/image.webp',
    },
    otherWords: {
      'offers[].product.service': 'mtel',
      'offers[].product.url': '/autre/p/1',
      ...otherPicture('offers[].product.images[]'),
    },
  },
  findStores: {
    ask: ({ pickupPoints }) =>
      pickupPoints.near({ address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 5 }),
    ...openPoint('stores[].'),
  },
  recommend: { ask: ({ recommendations }) => recommendations.forPage({ page: 'home' }), ...summary('products[].') },
  createRegisteredMailConfiguration: { ask: ({ registeredMails }) => registeredMails.configure(composition), ...mail },
  getRegisteredMailConfiguration: { ask: ({ registeredMails }) => registeredMails.configurationOf('1'), ...mail },
  getRegisteredMailOptions: {
    ask: ({ registeredMails }) => registeredMails.options(),
    words: { 'depositPlaces[].code': 'POST_OFFICE' },
    otherWords: {
      'destinations[].levels[]': 'R3',
      'destinations[].zone': 'OVERSEAS',
      'levels[].code': 'R2',
      'depositPlaces[].code': 'LETTERBOX',
    },
  },
  quoteRegisteredMail: {
    ask: ({ registeredMails }) => registeredMails.quote(aRegisteredMail()),
    words: { 'refusals[].reason': 'destinationSuspended' },
    otherWords: { 'refusals[].reason': 'dateTooEarly', 'lines[].code': 'ACKNOWLEDGEMENT' },
  },
  replaceRegisteredMailConfiguration: {
    ask: ({ registeredMails }) => registeredMails.replace('1', composition),
    ...mail,
  },
  copyStampConfiguration: { ask: ({ stamps }) => stamps.copy('1') },
  createStampConfiguration: { ask: ({ stamps }) => stamps.configure(stampComposition) },
  getStampConfiguration: { ask: ({ stamps }) => stamps.configurationOf('1') },
  getStampOptions: {
    ask: ({ stamps }) => stamps.options(),
    words: {
      'supports[].kind': 'SHEET',
      'visuals[].shapes[].path': 'M0 0 L9 9 Z',
      'visuals[].shapes[].colour': '#111111',
    },
    otherWords: {
      'supports[].kind': 'ROLL',
      'visuals[].shapes[].path': 'M1 1 L8 8 Z',
      'visuals[].shapes[].colour': '#222222',
    },
  },
  quoteStamps: {
    ask: ({ stamps }) => stamps.quote(aStampSet()),
    words: { 'refusals[].reason': 'destinationSuspended', 'refusals[].subject': 'lines.0.destination' },
    otherWords: { 'refusals[].reason': 'tooMany', 'refusals[].subject': 'lines.1.destination' },
  },
  replaceStampConfiguration: { ask: ({ stamps }) => stamps.replace('1', stampComposition) },
  createParcelConfiguration: { ask: ({ parcels }) => parcels.configure(parcelComposition), ...parcel },
  duplicateParcelConfiguration: { ask: ({ parcels }) => parcels.duplicate('1'), ...parcel },
  findHazardousGoods: {
    ask: ({ parcels }) => parcels.goods('briquet'),
    words: { 'goods[].verdict': 'ALLOWED' },
    otherWords: { 'goods[].verdict': 'CONDITIONS' },
  },
  getParcelConfiguration: { ask: ({ parcels }) => parcels.configurationOf('1'), ...parcel },
  getParcelCustoms: {
    ask: ({ parcels }) => parcels.customs({ origin: 'FR', destination: 'RE', postalCode: '97400' }),
  },
  getParcelOptions: {
    ask: ({ parcels }) => parcels.options(),
    words: {
      'formats[].code': 'STANDARD',
      'deliveries[].code': 'HOME',
      'deliveries[].zones[]': 'NATIONAL',
      'categories[]': 'GIFT',
      'nonDeliveries[]': 'RETURN',
      'depositPlaces[].code': 'POST_OFFICE',
      'destinations[].zone': 'NATIONAL',
    },
    otherWords: {
      'formats[].code': 'BULKY',
      'deliveries[].code': 'SIGNATURE',
      'deliveries[].zones[]': 'OVERSEAS',
      'categories[]': 'SALE',
      'nonDeliveries[]': 'ABANDON',
      'depositPlaces[].code': 'LETTERBOX',
      'destinations[].zone': 'OVERSEAS',
    },
  },
  createParcelBatch: { ask: ({ parcels }) => parcels.keepBatch(parcelBatch), ...batched },
  replaceParcelBatch: { ask: ({ parcels }) => parcels.replaceBatch('1', parcelBatch), ...batched },
  getParcelBatch: { ask: ({ parcels }) => parcels.batchOf('1'), ...batched },
  quoteParcelBatch: {
    ask: ({ parcels }) => parcels.quoteBatch([aParcelToSend()]),
    words: { 'parcels[].refusals[].reason': 'destinationSuspended' },
    otherWords: { 'parcels[].refusals[].reason': 'dateTooEarly' },
  },
  findHsCodes: {
    ask: ({ parcels }) => parcels.hsCodes('livre'),
    words: { 'codes[].code': '490199' },
    otherWords: { 'codes[].code': '49019900' },
  },
  quoteParcel: {
    ask: ({ parcels }) => parcels.quote(aParcelToSend()),
    words: {
      'refusals[].reason': 'destinationSuspended',
      'deliveries[].code': 'HOME',
      ...openPoint('pickupPoint.').words,
    },
    otherWords: {
      'refusals[].reason': 'dateTooEarly',
      'lines[].code': 'COVER',
      'deliveries[].code': 'SIGNATURE',
      ...openPoint('pickupPoint.').otherWords,
    },
  },
  replaceParcelConfiguration: { ask: ({ parcels }) => parcels.replace('1', parcelComposition), ...parcel },
  createLetterConfiguration: { ask: ({ letters }) => letters.configure(lettered), ...letter },
  createLetterDocument: {
    ask: ({ letters }) => letters.keep({ name: 'a.txt', type: 'text/plain', content: new Blob(['a']) }),
    ...letterDocument,
  },
  // Its answer is empty.
  deleteLetterDocument: null,
  // Its answer is a file.
  downloadLetterDocument: null,
  getLetterConfiguration: { ask: ({ letters }) => letters.configurationOf('1'), ...letter },
  getLetterDocument: { ask: ({ letters }) => letters.document('1'), ...letterDocument },
  getLetterOptions: {
    ask: ({ letters }) => letters.options(),
    words: { 'colours[]': 'BLACK' },
    otherWords: { 'colours[]': 'COLOUR' },
  },
  quoteLetter: {
    ask: ({ letters }) => letters.quote(aLetter()),
    words: { 'refusals[].reason': 'tooManySheets', 'recipients[].accepted': false },
    otherWords: { 'refusals[].reason': 'noRecipient', 'recipients[].reason': 'notEligible' },
  },
  replaceLetterConfiguration: { ask: ({ letters }) => letters.replace('1', lettered), ...letter },
  getCountries: { ask: ({ deliveries }) => deliveries.countries() },
  getUser: {
    ask: async ({ companies, accounts }) => [await companies.mine(), await accounts.holder()],
    words: {
      'legalEntity.certificationStatus': 'active',
      titleCode: 'mr',
      ...withStreet('defaultAddress.'),
      ...titles('defaultAddress.').words,
    },
    otherWords: {
      'legalEntity.certificationStatus': 'pending',
      titleCode: 'mrs',
      ...titles('defaultAddress.').otherWords,
    },
  },
  getUserAddresses: {
    ask: ({ deliveries }) => deliveries.known(),
    words: { ...withStreet('addresses[].'), ...titles('addresses[].').words },
    otherWords: titles('addresses[].').otherWords,
  },
};

const answered = operations.filter(({ id }) => wholeBody(id).body !== null).map(({ id }) => id);
const asked = Object.entries(asks).filter((row): row is [string, Asked] => row[1] !== null);

let server: PlayServer;
beforeAll(async () => {
  server = await playServer();
});
afterAll(() => server.close());

test('every operation of the contracts has a row', () => {
  expect(Object.keys(asks).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

test.each(asked.filter(([operation]) => answered.includes(operation)))(
  'the answer of %s is read where its table says, value by value',
  async (operation, row) => {
    await expect(await readPlaces(server, operation, row)).toMatchFileSnapshot(`answers-read/${operation}.txt`);
  },
  30_000,
);

test.each(asked)('what the poorest answer of %s leaves unsaid is made up by nobody', async (operation, row) => {
  const outcome = await ofThePoorest(server, operation, row);
  expect(outcome).toHaveProperty('value');
  const text = `${JSON.stringify(outcome, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`answers-read/${operation}.poorest.json`);
});
