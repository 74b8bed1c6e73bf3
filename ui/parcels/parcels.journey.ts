import type { Answers } from '#domain/journey/journey.ts';
import type { ParcelFault, ParcelField, ParcelStep } from '#domain/parcels/fields.ts';
import { postalCodeOf } from '#domain/parcels/item.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import type { ComposingOptions, Customs } from '#domain/parcels/parcels.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { fieldLabel } from './fields.view.ts';
import { parcelFaultText } from './parcel-faults.view.ts';
import { summaryRows } from './parcel-summary.view.ts';

const labels = {
  'votre-colis': 'parcels.stepItem',
  livraison: 'parcels.stepDelivery',
  adresses: 'parcels.stepAddresses',
  contenu: 'parcels.stepContents',
  recapitulatif: 'parcels.stepSummary',
} as const satisfies Record<ParcelStep, string>;

const pathOf = {
  'votre-colis': 'parcelsItem',
  livraison: 'parcelsDelivery',
  adresses: 'parcelsAddresses',
  contenu: 'parcelsContents',
  recapitulatif: 'parcelsSummary',
} as const satisfies Record<ParcelStep, string>;

/** A parcel that is not described needs nothing yet. */
async function customsOf({ ports }: RequestContext, answers: Answers<ParcelField>): Promise<Customs> {
  const { origin, destination } = answers;
  if (!origin || !destination) return { isNeeded: false, reason: null };
  return ports.parcels.customs({ origin, destination, postalCode: postalCodeOf(answers) });
}

/** The label of a parcel, composed in four steps, and in five where customs ask what is inside (journeys §1). */
export const parcels: JourneyDeclaration<ParcelStep, ParcelField, ParcelFault, ComposingOptions> = {
  name: 'parcels',
  service: 'parcels',
  async options(context, kept) {
    const [options, customs] = await Promise.all([context.ports.parcels.options(), customsOf(context, kept)]);
    return { ...options, customs };
  },
  journey: parcelJourney,
  keptTitle: ({ t }) => t('parcels.keptTitle'),
  resume: ({ paths }) => paths.parcelsSummary(),
  entry: ({ paths }) => paths.parcels(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel,
  faultText: parcelFaultText,
  summary: summaryRows,
};
