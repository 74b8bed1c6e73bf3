import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { draftView } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { registeredMail } from '../registered-mail.journey.ts';

export type EntryView = JourneyEntryView;

interface Entry {
  options: RegisteredMailOptions;
  draft: JourneyDraft;
  notices: NoticeView[];
}

/** Enough to know it again: no address is shown before one goes on. */
const previewRows = 3;

export function entryView({ options, draft, notices }: Entry, wording: Wording): EntryView {
  const { t, money, longDate } = wording;
  const start = registeredMail.path('item', wording);
  const most = options.levels.at(-1)?.compensation;
  return {
    title: t('registered-mail.title'),
    text: t('registered-mail.text'),
    notices,
    picture: 'registered-mail',
    points: [
      t('registered-mail.pointPrint'),
      ...(most ? [t('registered-mail.pointCover', { amount: money(most) })] : []),
      t('registered-mail.pointPrices', { date: longDate(options.validFrom) }),
    ],
    start: { label: t('registered-mail.start'), href: start },
    ...draftView(registeredMail, {
      draft,
      rows: registeredMail.summary(draft.answers, { options, wording }).slice(0, previewRows),
      wording,
    }),
  };
}
