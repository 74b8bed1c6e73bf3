import { anAddress } from '../cart/examples.ts';
import type { PostalAddress } from './address.ts';
import type { AddressContext, AddressForm } from './form-fields.ts';

/** A form that breaks no rule. */
export const anAddressForm = (over: Partial<AddressForm> = {}): AddressForm => ({
  isCompany: false,
  isPrimary: false,
  companyName: '',
  customsReference: '',
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  email: '',
  mobilePhone: '0612345678',
  addressName: '',
  streetName: "12 bis rue de l'Église",
  additionalStreetName: '',
  building: '',
  floor: '',
  keypad: '',
  additionalInformation: '',
  codePostal: '33380',
  city: 'Mios',
  service: '',
  country: 'FR',
  ...over,
});

export const aCompanyForm = (over: Partial<AddressForm> = {}): AddressForm =>
  anAddressForm({ isCompany: true, companyName: 'Atelier 3M & Fils', service: 'Service Achats', ...over });

export const anAddressContext = (over: Partial<AddressContext> = {}): AddressContext => ({
  use: 'delivery',
  countries: [
    { code: 'FR', name: 'France' },
    { code: 'BE', name: 'Belgique' },
    { code: 'DE', name: 'Allemagne' },
    { code: 'GB', name: 'Royaume-Uni' },
    { code: 'HK', name: 'Hong Kong' },
    { code: 'MC', name: 'Monaco' },
  ],
  ...over,
});

export const aPostalAddress = (over: Partial<PostalAddress> = {}): PostalAddress => ({
  ...anAddress(),
  isCompany: false,
  isPrimary: false,
  name: '',
  service: '',
  keypad: '',
  additionalInformation: '',
  customsReference: '',
  email: '',
  ...over,
});
