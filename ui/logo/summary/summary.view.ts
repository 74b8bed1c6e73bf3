import type { Answers } from '#domain/journey/journey.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoField, LogoTerm } from '#domain/logo/logo.ts';
import { logoOf } from '#domain/logo/subject.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { termText } from '../logo-price.view.ts';
import { type PreviewView, previewView } from '../preview.view.ts';

export interface LogoSummaryView extends JourneyView {
  preview?: PreviewView;
  /** Of a logo that is extended: its stamp as it is. */
  image?: { src: string; alt: string };
  notes: string[];
}

interface SummaryStepInput {
  options: LogoChoices;
  answers: Answers<LogoField>;
  view: JourneyView;
  term: LogoTerm | null;
}

export function summaryView({ options, answers, view, term }: SummaryStepInput, wording: Wording): LogoSummaryView {
  const { t, paths } = wording;
  const { subject, placement, background = null } = logoJourney(options).read(answers).values;
  const owned = subject && logoOf(subject, options);
  const isExtension = subject?.kind === 'extension';
  const isFree = subject?.kind === 'resubmission';
  return {
    ...view,
    ...(isFree && { next: t('logo.sendAgain') }),
    ...(placement && { preview: previewView({ placement, background }, options, wording) }),
    ...(isExtension &&
      owned && { image: { src: paths.logoImage({ logoId: owned.id }), alt: t('logo.imageOf', { name: owned.name }) } }),
    notes: [
      ...(term ? [termText(term, wording)] : []),
      ...(isExtension ? [t('logo.noteUsable')] : [t('logo.noteModeration', { count: options.moderationDays })]),
      ...(isFree || isExtension ? [] : [t(options.isChargedOnApproval ? 'logo.noteChargedLater' : 'logo.noteCharged')]),
      ...(isFree ? [t('logo.noteFree')] : [t('logo.notePersonalised')]),
    ],
  };
}
