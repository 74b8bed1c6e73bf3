import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { Price } from '#domain/shared/money.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { registeredMail } from '../registered-mail.journey.ts';

/** Enough to know it again: no address is shown before one goes on. */
const previewRows = 3;

interface Entry extends EntryInput<RegisteredMailOptions> {
  lowest?: Price | null;
}

export function entryView(input: Entry, wording: Wording): JourneyEntryView {
  const { options, lowest = null } = input;
  const { t, money, longDate } = wording;
  const most = options.levels.at(-1)?.compensation;
  return {
    ...entryBase(
      registeredMail,
      {
        ...input,
        text: t('registered-mail.text'),
        start: t('registered-mail.start'),
        first: 'item',
        price: lowest && t('registered-mail.fromPrice', { amount: wholePrice(lowest, wording) }),
        isPreviewed: (_, at) => at < previewRows,
      },
      wording,
    ),
    points: [
      t('registered-mail.pointPrint'),
      ...(most ? [t('registered-mail.pointCover', { amount: money(most) })] : []),
      t('registered-mail.pointPrices', { date: longDate(options.validFrom) }),
    ],
  };
}
