import { lapsesOf } from '#domain/logo/lapse.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** One notice for each subscription that ends soon: none lapses silently (journeys §7). */
export const lapseNotices = (
  { logos, noticeDays }: Pick<LogoChoices, 'logos' | 'noticeDays'>,
  { t, longDate }: Wording,
  today = todayInParis(),
): NoticeView[] =>
  lapsesOf(logos ?? [], { today, noticeDays }).map(({ logo: { name }, endDate, daysLeft }) => ({
    tone: 'warning',
    text: t('logo.lapse', { name, count: daysLeft, date: longDate(endDate) }),
  }));
