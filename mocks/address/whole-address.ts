import type { Address } from './records.ts';

/** An address with a distinct value in every field, which the pacts promise to keep. */
export const wholeAddress: Address = {
  companyName: 'companyName',
  service: 'service',
  titleCode: 'mr',
  firstName: 'firstName',
  lastName: 'lastName',
  line1: 'streetName',
  line2: 'additionalStreetName',
  building: 'building',
  floor: 'floor',
  doorCode: 'keypad',
  additionalInformation: 'additionalInformation',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
  cellphone: '+33698765432',
  email: 'nom@domaine.fr',
  customsReference: 'customsReference',
  addressName: 'addressName',
  defaultAddress: true,
};
