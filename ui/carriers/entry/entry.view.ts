import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { carriers } from '../carriers.journey.ts';

export function entryView(input: EntryInput<CarrierOptions>, wording: Wording): JourneyEntryView {
  const { firstPrice, validFrom, validTo } = input.options;
  const { t, longDate } = wording;
  return {
    ...entryBase(
      carriers,
      {
        ...input,
        text: t('carriers.text'),
        start: t('carriers.start'),
        first: 'item',
        price: firstPrice && t('carriers.fromPrice', { amount: wholePrice(firstPrice, wording) }),
      },
      wording,
    ),
    points: [
      t('carriers.pointPrices'),
      t('carriers.pointCarbon'),
      validTo
        ? t('carriers.pointTariffsUntil', { from: longDate(validFrom), to: longDate(validTo) })
        : t('carriers.pointTariffs', { date: longDate(validFrom) }),
    ],
  };
}
