/** The five codes of specification §3, and those of the contract; others are not shown (postal-domain 9.26). */
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
  'issueYear',
  'stampSize',
  'perforation',
  'printing',
] as const;

export type CharacteristicCode = (typeof characteristicCodes)[number];

export interface Characteristic {
  code: CharacteristicCode;
  name: string;
  /** As the backend sends it; in grams for `envelopeWeight`. */
  value: string;
  /** « mm », « /10 »; empty for words. */
  unit: string;
  /** The sheet of an energy label, on another site. */
  sheet?: string;
}

interface Responsible {
  name: string;
  address: string;
  /** An e-mail address or the address of a site. */
  contact: string;
}

/** Who is responsible for the product's safety: the manufacturer (GPSR, article 19). */
export interface Safety extends Responsible {
  warnings: string[];
  /** The responsible person in the Union, when the manufacturer is outside. */
  responsible: Responsible | null;
}
