import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { carriers } from '../carriers.journey.ts';

interface Entry {
  options: CarrierOptions;
  draft: JourneyDraft;
  notices: NoticeView[];
}

export function entryView({ options, draft, notices }: Entry, wording: Wording): JourneyEntryView {
  const { t, longDate } = wording;
  const { validFrom, validTo } = options;
  return {
    title: t('carriers.title'),
    text: t('carriers.text'),
    notices,
    picture: 'carriers',
    points: [
      t('carriers.pointPrices'),
      t('carriers.pointCarbon'),
      validTo
        ? t('carriers.pointTariffsUntil', { from: longDate(validFrom), to: longDate(validTo) })
        : t('carriers.pointTariffs', { date: longDate(validFrom) }),
    ],
    start: { label: t('carriers.start'), href: carriers.path('item', wording) },
    ...draftView(carriers, { draft, rows: carriers.summary(draft.answers, { options, wording }), wording }),
  };
}
