/**
 * The service groups of the specification (its section 7) and its other base paths, with the feature that speaks with
 * each (GLOSSARY.md).
 */
export const serviceGroups: Record<string, string> = {
  address: 'address',
  shops: 'catalog',
  brands: 'catalog',
  cart: 'cart',
  cel: 'letters',
  search: 'catalog',
  payment: 'checkout',
  order: 'orders',
  target2Sell: 'recommendations',
  parcel: 'parcels',
  mtel: 'stamps',
  mtelLogo: 'logo',
  smt: 'labels',
  reex: 'forwarding',
  vrel: 'registered-mail',
  buralistes: 'points-of-sale',
  asm: 'assisted-service',
  legalPersonView: 'certification',
  'pro/orders/list': 'company',
  'pro/ssu': 'tracking',
  apim: 'service-notices',
};
