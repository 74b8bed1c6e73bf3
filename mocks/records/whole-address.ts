import { documents } from '#contracts/generated/documents.ts';
import type { Address } from './addresses.ts';

/** Of a book, of a bill, or said of an address that is not as usual: a delivery address has none of them. */
const ofOthers = new Set(['id', 'phone', 'companyNumber']);
const texts = Object.entries(documents.address.components.schemas.Address.properties).flatMap(([name, schema]) =>
  'type' in schema && schema.type === 'string' && !ofOthers.has(name) ? [name] : [],
);

/** An address with each field of the contract, its name for a value where any text will do: pacts promise to keep it. */
export const wholeAddress: Address = {
  firstName: 'firstName',
  lastName: 'lastName',
  ...Object.fromEntries(texts.map((name) => [name, name])),
  titleCode: 'mr',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
  cellphone: '+33698765432',
  email: 'nom@domaine.fr',
  defaultAddress: true,
};
