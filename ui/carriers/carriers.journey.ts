import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import type { CarrierFault, CarrierField, CarrierStep } from '#domain/carriers/fields.ts';
import { carrierJourney } from '#domain/carriers/journey.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { carrierFaultText } from './carrier-faults.view.ts';
import { fieldLabels, summaryRows } from './carrier-summary.view.ts';

const labels = {
  'votre-colis': 'carriers.stepItem',
  offres: 'carriers.stepOffers',
} as const satisfies Record<CarrierStep, string>;

const pathOf = {
  'votre-colis': 'carriersItem',
  offres: 'carriersOffers',
} as const satisfies Record<CarrierStep, string>;

/** The comparison of carriers (journeys §2): what is sent, then an offer that goes on as a parcel. */
export const carriers: JourneyDeclaration<CarrierStep, CarrierField, CarrierFault, CarrierOptions> = {
  name: 'carriers',
  // What is compared goes on as a parcel.
  service: 'parcels',
  options: ({ ports }) => ports.carriers.options(),
  journey: carrierJourney,
  keptTitle: ({ t }) => t('carriers.keptTitle'),
  resume: ({ paths }) => paths.carriersOffers(),
  entry: ({ paths }) => paths.carriers(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel: (field, { t }) => t(fieldLabels[field]),
  faultText: carrierFaultText,
  summary: summaryRows,
};
