import type { Address, ContactRecord } from './addresses.ts';

/** How many addresses and contacts a book holds. */
export const BOOK_MAX = 100;

/** The backend does not deliver to its country. */
export const anIneligibleAddress = (id: string): Address => ({
  id,
  addressName: 'Canada',
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Expatriée',
  line1: '24 rue Saint-Paul',
  postalCode: 'H2Y 1G7',
  town: 'Montréal',
  country: { isocode: 'CA' },
  defaultAddress: false,
});

/** It has no last name. */
export const anIncompleteAddress = (id: string): Address => ({
  id,
  addressName: 'Chez un proche',
  titleCode: 'mr',
  firstName: 'Destinataire',
  lastName: '',
  line1: "12 bis rue de l'Église",
  line2: 'Caudos',
  postalCode: '33380',
  town: 'Mios',
  country: { isocode: 'FR' },
  cellphone: '0612345678',
  defaultAddress: false,
});

/** Without a postal address. */
export const aContact = (id: string): Omit<ContactRecord, 'owner'> => ({
  id,
  titleCode: 'mrs',
  firstName: 'Destinataire',
  lastName: 'Sans Adresse',
  email: 'destinataire@exemple.fr',
  address: null,
});

export const fullBook = (lastName: string): Address[] =>
  Array.from({ length: BOOK_MAX }, (_, index) => ({
    id: `adr-plein-${index + 1}`,
    addressName: `Adresse ${index + 1}`,
    titleCode: 'mrs',
    firstName: 'Compte',
    lastName,
    line1: `${(index % 20) + 1} rue de la République`,
    postalCode: '69002',
    town: 'Lyon',
    country: { isocode: 'FR' },
    cellphone: '0612345678',
    defaultAddress: index === 0,
  }));
