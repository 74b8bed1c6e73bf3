import type { StampFault, StampField, StampStep } from '#domain/stamps/fields.ts';
import { stampJourney } from '#domain/stamps/journey.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { fieldLabel, stampFaultText } from './stamp-faults.view.ts';
import { summaryRows } from './stamp-summary.view.ts';

const labels = {
  configuration: 'stamps.stepConfiguration',
  destinataires: 'stamps.stepRecipients',
  recapitulatif: 'stamps.stepSummary',
} as const satisfies Record<StampStep, string>;

const pathOf = {
  configuration: 'stampsConfiguration',
  destinataires: 'stampsRecipients',
  recapitulatif: 'stampsSummary',
} as const satisfies Record<StampStep, string>;

/** Stamps to print, composed on two screens, with one for recipients who are printed (journeys §5). */
export const stamps: JourneyDeclaration<StampStep, StampField, StampFault, StampOptions> = {
  name: 'stamps',
  service: 'stamps',
  options: ({ ports }) => ports.stamps.options(),
  journey: stampJourney,
  keptTitle: ({ t }) => t('stamps.keptTitle'),
  resume: ({ paths }) => paths.stampsSummary(),
  entry: ({ paths }) => paths.stamps(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel,
  faultText: stampFaultText,
  summary: summaryRows,
};
