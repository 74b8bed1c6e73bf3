import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView as EntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { lapseNotices } from '../lapse.view.ts';
import { logo } from '../logo.journey.ts';

interface Entry {
  options: LogoChoices;
  draft: JourneyDraft;
  notices: NoticeView[];
}

export function entryView({ options, draft, notices }: Entry, wording: Wording): EntryView {
  const { t, longDate } = wording;
  const [first] = options.terms;
  return {
    title: t('logo.title'),
    text: t('logo.lead'),
    notices: [...notices, ...lapseNotices(options, wording)],
    picture: 'logo',
    points: [
      ...(first
        ? [
            t('logo.pointPrice', {
              amount: wholePrice(first.price, wording),
              count: first.months,
              date: longDate(options.validFrom),
            }),
          ]
        : []),
      t('logo.pointModeration', { count: options.moderationDays }),
      t('logo.pointRefused'),
      t('logo.pointAccount'),
    ],
    start: { label: t('logo.start'), href: logo.path('library', wording) },
    ...draftView(logo, { draft, rows: logo.summary(draft.answers, { options, wording }), wording }),
  };
}
