import type { LogoChoices } from '#domain/logo/logo.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { lapseNotices } from '../lapse.view.ts';
import { logo } from '../logo.journey.ts';

export function entryView(input: EntryInput<LogoChoices>, wording: Wording): JourneyEntryView {
  const { options, notices } = input;
  const { t, longDate } = wording;
  const lowest = cheapestOf(options.terms, ({ price }) => price);
  return {
    ...entryBase(
      logo,
      {
        ...input,
        text: t('logo.lead'),
        start: t('logo.start'),
        first: 'library',
        price: lowest && t('logo.fromPrice', { amount: wholePrice(lowest.price, wording), count: lowest.months }),
      },
      wording,
    ),
    notices: [...notices, ...lapseNotices(options, wording)],
    points: [
      ...(lowest ? [t('logo.pointPrice', { date: longDate(options.validFrom) })] : []),
      t('logo.pointModeration', { count: options.moderationDays }),
      t('logo.pointRefused'),
      t('logo.pointAccount'),
    ],
  };
}
