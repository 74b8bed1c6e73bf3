import { cheapestOf } from '#domain/shared/money.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { stamps } from '../stamps.journey.ts';

export function entryView(input: EntryInput<StampOptions>, wording: Wording): JourneyEntryView {
  const { options } = input;
  const { t, longDate, paths } = wording;
  const firstPrices = options.tariffs.flatMap(({ steps }) => steps[0]?.price ?? []);
  const lowest = cheapestOf(firstPrices, (price) => price);
  return {
    ...entryBase(
      stamps,
      {
        ...input,
        text: t('stamps.text'),
        start: t('stamps.start'),
        first: 'configuration',
        price: lowest && t('stamps.fromPrice', { amount: wholePrice(lowest, wording) }),
      },
      wording,
    ),
    points: [
      t('stamps.pointSupports'),
      t('stamps.pointFile', { days: options.fileDays }),
      t('stamps.pointOnce'),
      ...(lowest ? [t('stamps.pointPrices', { date: longDate(options.validFrom) })] : []),
    ],
    others: [{ label: t('points-of-sale.toStamps'), href: paths.pointsOfSale() }],
  };
}
