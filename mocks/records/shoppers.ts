import type { Address } from './addresses.ts';

export const SHOPPER = 'particulier@exemple.fr';
export const PRO = 'pro-certifie@exemple.fr';

export const home: Address = {
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  line1: '12 rue de la République',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
};
