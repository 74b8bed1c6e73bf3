import type { ForwardingFault, ForwardingField, ForwardingStep } from '#domain/forwarding/fields.ts';
import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { forwardingJourney } from '#domain/forwarding/journey.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { fieldLabel } from './fields.view.ts';
import { forwardingFaultText } from './forwarding-faults.view.ts';
import { summaryRows } from './forwarding-summary.view.ts';

const labels = {
  besoins: 'forwarding.stepNeeds',
  dates: 'forwarding.stepDates',
  adresses: 'forwarding.stepAddresses',
  beneficiaires: 'forwarding.stepBeneficiaries',
  recapitulatif: 'forwarding.stepSummary',
} as const satisfies Record<ForwardingStep, string>;

const pathOf = {
  besoins: 'forwardingNeeds',
  dates: 'forwardingDates',
  adresses: 'forwardingAddresses',
  beneficiaires: 'forwardingBeneficiaries',
  recapitulatif: 'forwardingSummary',
} as const satisfies Record<ForwardingStep, string>;

/** A contract that makes mail follow its household, composed in five steps (journeys §3). */
export const forwarding: JourneyDeclaration<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions> = {
  name: 'forwarding',
  service: 'forwarding',
  options: ({ ports }) => ports.forwardings.options(),
  journey: forwardingJourney,
  keptTitle: ({ t }) => t('forwarding.keptTitle'),
  resume: ({ paths }) => paths.forwardingSummary(),
  entry: ({ paths }) => paths.forwarding(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel,
  faultText: forwardingFaultText,
  summary: summaryRows,
};
