import type { LetterFault, LetterField, LetterStep } from '#domain/letters/fields.ts';
import { letterJourney } from '#domain/letters/journey.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import type { JourneyDeclaration } from '#ui/journey/journey-declaration.ts';
import { fieldLabel } from './fields.view.ts';
import { letterFaultText } from './letter-faults.view.ts';
import { summaryRows } from './letter-summary.view.ts';

const labels = {
  'creer-lettre': 'letters.stepWriting',
  presentation: 'letters.stepPresentation',
  destinataires: 'letters.stepRecipients',
  recapitulatif: 'letters.stepSummary',
} as const satisfies Record<LetterStep, string>;

const pathOf = {
  'creer-lettre': 'lettersWriting',
  presentation: 'lettersPresentation',
  destinataires: 'lettersRecipients',
  recapitulatif: 'lettersSummary',
} as const satisfies Record<LetterStep, string>;

/** An online letter, composed in four steps (journeys §4). The options come with the draft's document as it is now. */
export const letters: JourneyDeclaration<LetterStep, LetterField, LetterFault, LetterChoices> = {
  name: 'letters',
  service: 'letters',
  options: async ({ ports }, { document }) => {
    const [options, written] = await Promise.all([
      ports.letters.options(),
      document ? ports.letters.document(document) : null,
    ]);
    return { ...options, written };
  },
  journey: letterJourney,
  keptTitle: ({ t }) => t('letters.keptTitle'),
  resume: ({ paths }) => paths.lettersSummary(),
  entry: ({ paths }) => paths.letters(),
  path: (step, { paths }, query) => paths[pathOf[step]](query),
  stepLabel: (step, { t }) => t(labels[step]),
  fieldLabel,
  faultText: letterFaultText,
  summary: summaryRows,
};
