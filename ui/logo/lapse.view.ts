import { lapsesOf } from '#domain/logo/lapse.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { subjectPath } from './subject-path.ts';

export interface LapseView extends NoticeView {
  /** To its extension. */
  way: LinkView;
}

/** One notice for each subscription that ends soon: none lapses silently (journeys §7). */
export const lapseNotices = (
  { logos, noticeDays }: Pick<LogoChoices, 'logos' | 'noticeDays'>,
  wording: Wording,
  today = todayInParis(),
): LapseView[] =>
  lapsesOf(logos ?? [], { today, noticeDays }).map(({ logo: { id, name }, endDate, remainingDays }) => ({
    tone: 'warning',
    text: wording.t('logo.lapse', { name, count: remainingDays, date: wording.numericDay(endDate) }),
    way: {
      label: wording.t('logo.extend', { name }),
      href: subjectPath({ kind: 'extension', logoId: id }, wording),
    },
  }));
