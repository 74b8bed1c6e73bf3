import { type Journey, journeyOf } from '../journey/journey.ts';
import { contentsFaults } from './contents.ts';
import { deliveryFaults } from './delivery.ts';
import { summaryFaults } from './deposit.ts';
import {
  contentsFields,
  deliveryFields,
  itemFields,
  type ParcelFault,
  type ParcelField,
  type ParcelStep,
  summaryFields,
} from './fields.ts';
import { itemFaults } from './item.ts';
import type { ComposingOptions } from './parcels.ts';
import { partiesFaults, placeFields, stepFieldsOfParty } from './parties.ts';

export type ParcelJourney = Journey<ParcelStep, ParcelField, ParcelFault>;

/** The journey of a parcel (journeys §1), within today's options; customs are told of the contents only where they ask. */
export const parcelJourney = (options: ComposingOptions): ParcelJourney =>
  journeyOf<ParcelStep, ParcelField, ParcelFault>([
    {
      name: 'votre-colis',
      fields: itemFields,
      check: (answers) => itemFaults(answers, options),
      invalidates: {
        // Whether customs ask, and so whether a counter prints the label, is decided by places.
        origin: ['way', 'pickupPoint', 'carrier', 'printing'],
        destination: ['way', 'pickupPoint', 'carrier', 'printing', ...placeFields],
        postalCode: ['pickupPoint', 'carrier', 'recipient.city'],
        // A carrier was chosen for that parcel: another one begins without it.
        weight: ['carrier'],
        format: ['carrier'],
      },
    },
    { name: 'livraison', fields: deliveryFields, check: (answers) => deliveryFaults(answers, options) },
    {
      name: 'adresses',
      fields: [...stepFieldsOfParty('sender'), ...stepFieldsOfParty('recipient')],
      check: (answers) => partiesFaults(answers, options),
    },
    {
      name: 'contenu',
      fields: contentsFields,
      check: (answers) => contentsFaults(answers, options),
      isNeeded: () => options.customs.isNeeded,
    },
    { name: 'recapitulatif', fields: summaryFields, check: (answers) => summaryFaults(answers, options) },
  ]);
