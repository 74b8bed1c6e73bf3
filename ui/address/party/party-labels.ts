/** What the fields of a party are called. */
export const partyLabels = {
  isCompany: 'address.isCompany',
  companyName: 'address.companyName',
  service: 'address.service',
  civility: 'address.civility',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  floor: 'address.floor',
  building: 'address.building',
  streetName: 'address.streetName',
  additionalStreetName: 'address.additionalStreetName',
  codePostal: 'address.codePostal',
  city: 'address.city',
  country: 'address.country',
  email: 'address.email',
  mobilePhone: 'address.mobilePhone',
  // What was answered about an address has no field of its own.
  confirmed: 'address.streetName',
} as const;

export type PartyLabel = keyof typeof partyLabels;
