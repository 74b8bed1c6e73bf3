import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PreviewView, previewView } from '../preview/preview.view.ts';
import type { StampPageOf } from '../stamp-price.server.ts';

export interface StampSummaryView extends JourneyView {
  preview: PreviewView | null;
  notes: string[];
}

interface Shown {
  page: Pick<StampPageOf, 'options' | 'answers'>;
  view: JourneyView;
}

export function summaryView({ page: { options, answers }, view }: Shown, wording: Wording): StampSummaryView {
  const { t } = wording;
  return {
    ...view,
    preview: previewView(answers, options, wording),
    notes: [
      t('stamps.noteFile', { days: options.fileDays }),
      t('stamps.noteAtOnce'),
      t('stamps.noteOnce'),
      t('stamps.noteScale'),
      t('stamps.noteTape'),
    ],
  };
}
