import { type Journey, journeyOf } from '../journey/journey.ts';
import type { CarrierOptions } from './carriers.ts';
import { type CarrierFault, type CarrierField, type CarrierStep, shipmentFields } from './fields.ts';
import { shipmentFaults } from './shipment.ts';

export type CarrierJourney = Journey<CarrierStep, CarrierField, CarrierFault>;

/** The comparison of carriers (journeys §2): what is sent, then the offers, of which one is chosen. */
export const carrierJourney = (options: CarrierOptions): CarrierJourney =>
  journeyOf<CarrierStep, CarrierField, CarrierFault>([
    { name: 'votre-colis', fields: shipmentFields, check: (answers) => shipmentFaults(answers, options) },
    { name: 'offres', fields: [], check: () => ({}) },
  ]);
