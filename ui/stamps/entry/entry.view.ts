import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { stamps } from '../stamps.journey.ts';

interface Entry {
  options: StampOptions;
  draft: JourneyDraft;
  notices: NoticeView[];
}

export function entryView({ options, draft, notices }: Entry, wording: Wording): JourneyEntryView {
  const { t, longDate, paths } = wording;
  const firstPrices = options.tariffs.flatMap(({ steps }) => steps[0]?.price ?? []);
  const [lowest] = firstPrices.toSorted((a, b) => a.ttc.cents - b.ttc.cents);
  return {
    title: t('stamps.title'),
    text: t('stamps.text'),
    notices,
    picture: 'stamps',
    points: [
      t('stamps.pointSupports'),
      t('stamps.pointFile', { days: options.fileDays }),
      t('stamps.pointOnce'),
      ...(lowest
        ? [
            t('stamps.pointPrices', {
              amount: amountBeside(lowest.ttc, lowest, wording),
              date: longDate(options.validFrom),
            }),
          ]
        : []),
    ],
    start: { label: t('stamps.start'), href: stamps.path('configuration', wording) },
    others: [{ label: t('points-of-sale.toStamps'), href: paths.pointsOfSale() }],
    ...draftView(stamps, { draft, rows: stamps.summary(draft.answers, { options, wording }), wording }),
  };
}
