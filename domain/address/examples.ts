import type { Address } from './address.ts';
import type { AddressContext } from './address-context.ts';
import { type AddressForm, addressFields, emptyForm } from './form-fields.ts';

/** A form that breaks no rule. */
export const anAddressForm = (over: Partial<AddressForm> = {}): AddressForm => ({
  ...emptyForm,
  civility: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  mobilePhone: '0612345678',
  streetName: "12 bis rue de l'Église",
  codePostal: '33380',
  city: 'Mios',
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

export const anAddress = (over: Partial<Address> = {}): Address => ({
  ...anAddressForm(),
  id: 'adresse-1',
  isCompany: (over.companyName ?? '') !== '',
  civility: 'mrs',
  countryName: 'France',
  isVerified: true,
  ...over,
});

/** Beside `anAddress`: of somebody else, and no field of it is the same. */
export const anotherAddress = (over: Partial<Address> = {}): Address =>
  anAddress({
    id: 'adresse-2',
    civility: 'mr',
    firstName: 'Contact',
    lastName: 'Achats',
    companyName: 'Atelier 3M & Fils',
    service: 'Service Achats',
    mobilePhone: '0698765432',
    email: 'achats@exemple.fr',
    streetName: '4 rue du Port',
    codePostal: '71000',
    city: 'Mâcon',
    isVerified: false,
    ...over,
  });

/** Every field has a value of its own: its name, where its rules let it. */
export const aWholeAddress = (over: Partial<Address> = {}): Address =>
  anAddress({
    ...Object.fromEntries(addressFields.map((name) => [name, name])),
    isCompany: true,
    isPrimary: true,
    civility: 'mr',
    mobilePhone: '+33698765432',
    email: 'nom@domaine.fr',
    codePostal: '69002',
    city: 'Lyon',
    country: 'FR',
    ...over,
  });
