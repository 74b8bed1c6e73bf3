import type { Words } from '../shared/lang.ts';
import { compensationOf } from './parcels.ts';

export const CARRIERS = ['POFR', 'CHRP', 'DLVG', 'LPFR'] as const;
export type CarrierCode = (typeof CARRIERS)[number];
/** Those that are not our own parcels. */
export type OtherCarrier = Exclude<CarrierCode, 'POFR'>;

export const carrierOf = (code: string): CarrierCode | undefined => CARRIERS.find((each) => each === code);

/** What its price is called on a quote. */
export const carrierNames: Record<CarrierCode, Words> = {
  POFR: { fr: 'Colissimo', en: 'Colissimo' },
  CHRP: { fr: 'Chronopost', en: 'Chronopost' },
  DLVG: { fr: 'Delivengo', en: 'Delivengo' },
  LPFR: { fr: 'Lettre verte suivie', en: 'Tracked green letter' },
};

/** What a label of another carrier than ours is sold as (specification §9). */
export const serviceNames: Record<OtherCarrier, Words> = {
  CHRP: { fr: 'Chronopost en ligne', en: 'Chronopost online' },
  DLVG: { fr: 'Delivengo en ligne', en: 'Delivengo online' },
  LPFR: { fr: 'Lettre verte suivie en ligne', en: 'Tracked green letter online' },
};

/** The largest that a carrier takes: grams and millimetres; `sum` is of length, width and height. */
export interface Limits {
  grams: number;
  length: number;
  sum: number;
  /** Of the smallest side. */
  thickness?: number;
}

/** What is paid for a lost shipment without a further cover, in cents; ours pays by weight. */
const compensations: Partial<Record<CarrierCode, number>> = { CHRP: 25_000, DLVG: 4500, LPFR: 1600 };

export const includedCompensation = (carrier: CarrierCode, grams: number): number =>
  compensations[carrier] ?? compensationOf('INCLUDED', grams);

export const limitsOf: Record<CarrierCode, Limits> = {
  POFR: { grams: 30_000, length: 2000, sum: 2000 },
  CHRP: { grams: 30_000, length: 1500, sum: 3000 },
  DLVG: { grams: 2000, length: 600, sum: 900 },
  LPFR: { grams: 2000, length: 600, sum: 900, thickness: 30 },
};
