import { aSummary } from '#domain/catalog/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { otherPicture } from './words.ts';

const query = { text: '', base: null, facets: [], sort: 'relevance', page: 0, rank: null };
const picture = (images: string) => ({
  [`${images}.url`]: '/medias/image.webp',
  [`${images}.format`]: 'product',
  [`${images}.imageType`]: 'PRIMARY',
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

export const catalogAnswers: AnswersAsked = {
  addProductInterest: { ask: ({ stockNotices }) => stockNotices.ask({ code: '1', email: 'nom@exemple.fr' }) },
  getBrands: { ask: ({ brands }) => brands.all(), isCached: true },
  getCategory: {
    ask: ({ categories }) => categories.tree(),
    isCached: true,
    words: { ...picture('image'), ...picture('subcategories[].image') },
    otherWords: { ...otherPicture('image'), ...otherPicture('subcategories[].image') },
  },
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
  getProductReviews: null,
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
  suggestSearches: {
    ask: ({ searchSuggestions }) => searchSuggestions.suggest('coli', 5),
    words: { 'services[].url': '/aide' },
    otherWords: { 'services[].url': '/autre' },
  },
  getPostageOptions: { ask: ({ postage }) => postage.options() },
  findPointsOfSale: {
    ask: ({ pointsOfSale }) =>
      pointsOfSale.near({ address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 5 }),
    words: {
      isPlaceKnown: true,
      'pointsOfSale[].features[]': 'STAMPS',
      'pointsOfSale[].openingHours.weekDayOpeningList[].closed': false,
      'pointsOfSale[].openingHours.weekDayOpeningList[].weekDay': 'Lundi',
      'pointsOfSale[].openingHours.specialDayOpeningList[].closed': false,
    },
    otherWords: {
      'pointsOfSale[].features[]': 'PARCEL_DEPOSIT',
      'pointsOfSale[].openingHours.weekDayOpeningList[].weekDay': 'Mardi',
    },
  },
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
  recommend: { ask: ({ recommendations }) => recommendations.forPage({ page: 'home' }), ...summary('products[].') },
  recommendationsShown: {
    ask: ({ recommendations }) =>
      recommendations.reportViewed({ page: 'home' }, { products: [aSummary()], rank: null }),
  },
};
