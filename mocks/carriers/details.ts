import type { components } from '#contracts/generated/carriers.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { CarrierCode } from '../tariffs/carriers.ts';
import type { Delivery, Zone } from '../tariffs/parcels.ts';
import { zoneOf } from './fits.ts';
import type { Shipment } from './records.ts';

type Wire = components['schemas'];

/** Plausible: kilograms of CO₂ equivalent for a shipment, and for each of its kilograms. */
const footprints: Record<CarrierCode, Record<Zone, readonly [each: number, kilogram: number]>> = {
  POFR: { NATIONAL: [0.21, 0.12], OVERSEAS: [0.9, 2.4], INTERNATIONAL: [0.6, 0.8] },
  CHRP: { NATIONAL: [0.48, 0.31], OVERSEAS: [2.1, 6.2], INTERNATIONAL: [1.7, 2.9] },
  DLVG: { NATIONAL: [0, 0], OVERSEAS: [0, 0], INTERNATIONAL: [0.35, 0.7] },
  LPFR: { NATIONAL: [0.03, 0.08], OVERSEAS: [0, 0], INTERNATIONAL: [0, 0] },
};
/** Kilograms that the last mile to a door adds. */
const TO_THE_DOOR = 0.11;

const method: Words = {
  fr: 'De l’enlèvement à la remise, selon la norme ISO 14083 et l’article L1431-3 du code des transports.',
  en: 'From collection to delivery, by ISO 14083 and article L1431-3 of the French transport code.',
};

interface DetailsQuery {
  carrier: CarrierCode;
  delivery: Delivery;
  shipment: Shipment;
}

export function carbonOf({ carrier, delivery, shipment }: DetailsQuery, lang: Lang): Wire['CarbonDioxide'] {
  const [each, kilogram] = footprints[carrier][zoneOf(shipment)];
  const toTheDoor = delivery === 'PICKUP_POINT' || carrier === 'LPFR' ? 0 : TO_THE_DOOR;
  const kilograms = each + (kilogram * shipment.weight) / 1000 + toTheDoor;
  return { kilograms: Math.round(kilograms * 100) / 100, method: method[lang] };
}

const words = {
  realWeight: {
    fr: 'Le prix dépend du poids réel, pas du volume.',
    en: 'The price depends on the actual weight, not on the volume.',
  },
  express: {
    fr: 'Remboursé si la date garantie est dépassée.',
    en: 'Refunded when the guaranteed date is missed.',
  },
  business: {
    fr: 'Réservé aux expéditeurs professionnels ; marchandises de moins de 2\u00a0kg.',
    en: 'For business senders only; goods under 2\u00a0kg.',
  },
  thin: {
    fr: '3\u00a0cm d’épaisseur au plus : au-delà, l’envoi revient à l’expéditeur.',
    en: 'At most 3\u00a0cm thick: anything thicker goes back to its sender.',
  },
  oversize: {
    fr: 'Si le colis dépasse 1\u00a0m de long, ou 1,50\u00a0m en additionnant longueur, largeur et hauteur, sans être déclaré volumineux',
    en: 'If the parcel is longer than 1\u00a0m, or 1.50\u00a0m adding length, width and height, without being declared bulky',
  },
  overweight: {
    fr: 'Si le poids réel dépasse le poids déclaré, en plus de la différence de tarif',
    en: 'If the actual weight is above the declared weight, in addition to the price difference',
  },
  comesBack: { fr: 'Si le destinataire refuse l’envoi', en: 'If the recipient refuses the shipment' },
} satisfies Record<string, Words>;

export function conditionsOf({ carrier }: Pick<DetailsQuery, 'carrier' | 'shipment'>, lang: Lang): string[] {
  const conditions: Record<CarrierCode, Words[]> = {
    POFR: [words.realWeight],
    CHRP: [words.realWeight, words.express],
    DLVG: [words.business],
    LPFR: [words.thin],
  };
  return conditions[carrier].map((each) => each[lang]);
}

interface Priced {
  carrier: CarrierCode;
  isBulky: boolean;
  /** Our own supplement, in cents. */
  bulky: number;
}

const OVERWEIGHT = 500;
const BACK = 850;

/** Every fee that may come after; a tracked letter has none. */
export function feesOf({ carrier, isBulky, bulky }: Priced, lang: Lang): Wire['PossibleFee'][] {
  const fee = (code: string, name: Words, cents: number) => ({ code, name: name[lang], amount: priceOf(cents, lang) });
  switch (carrier) {
    case 'POFR':
      return isBulky ? [] : [fee('OVERSIZE', words.oversize, bulky)];
    case 'CHRP':
      return [fee('OVERWEIGHT', words.overweight, OVERWEIGHT)];
    case 'DLVG':
      return [fee('RETURN', words.comesBack, BACK)];
    default:
      return [];
  }
}
