/** The five codes of specification §3, and those that the contract adds; any other is not for this shop to show (postal-domain 9.26). */
export const characteristicCodes = [
  'madeInFrance',
  'repairabilityIndex',
  'durabilityIndex',
  'energyClass',
  'ecoResponsibleShop',
  'envelopeWeight',
  'dimensions',
  'pieces',
  'recycledShare',
  'format',
  'theme',
  'rate',
  'colour',
] as const;

export type CharacteristicCode = (typeof characteristicCodes)[number];

export interface Characteristic {
  code: CharacteristicCode;
  name: string;
  /** As the backend wrote it; a number of grams for `envelopeWeight`. */
  value: string;
  /** « mm », « /10 »; empty for words. */
  unit: string;
  /** The information sheet of an energy label, outside of the shop. */
  sheet?: string;
}

interface Responsible {
  name: string;
  address: string;
  /** An e-mail address or the address of a site. */
  contact: string;
}

/** Who answers for the product's safety: the manufacturer (GPSR, article 19). */
export interface Safety extends Responsible {
  warnings: string[];
  /** In the Union, when the manufacturer is outside of it. */
  responsible: Responsible | null;
}
