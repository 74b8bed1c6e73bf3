import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingStep } from '#domain/forwarding/journey.ts';
import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { forwarding } from '../forwarding.journey.ts';

interface Entry {
  options: ForwardingOptions;
  draft: JourneyDraft;
  notices: NoticeView[];
}

/** Enough to know it again: no address and no name is shown before one goes on. */
const previewSteps: ReadonlySet<ForwardingStep> = new Set(['needs', 'dates']);

export function entryView({ options, draft, notices }: Entry, wording: Wording): JourneyEntryView {
  const { t, longDate } = wording;
  return {
    title: t('forwarding.title'),
    text: t('forwarding.text'),
    notices,
    picture: 'forwarding',
    points: [
      t('forwarding.pointHousehold', { most: options.maxBeneficiaries }),
      t('forwarding.pointActivation'),
      t('forwarding.pointPrices', { date: longDate(options.validFrom) }),
    ],
    start: { label: t('forwarding.start'), href: forwarding.path('needs', wording) },
    ...draftView(forwarding, {
      draft,
      rows: forwarding.summary(draft.answers, { options, wording }).filter(({ step }) => previewSteps.has(step)),
      wording,
    }),
  };
}
