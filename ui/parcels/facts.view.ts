import type { ComposingOptions } from '#domain/parcels/parcels.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function parcelFacts({ options, lowest }: FactsInput<ComposingOptions>, wording: Wording): ServiceFacts {
  const { t, numericDay, weight } = wording;
  const most = Math.max(0, ...options.destinations.map(({ maxWeight }) => maxWeight));
  const { validFrom, validTo } = options;
  return {
    ...(lowest && { price: t('parcels.fromPrice', { amount: wholePrice(lowest, wording) }) }),
    points: [
      ...(options.labelDays === null ? [] : [t('parcels.pointPrint', { count: options.labelDays })]),
      t('parcels.pointWeight', { most: weight(most) }),
      validTo
        ? t('parcels.pointPricesUntil', { from: numericDay(validFrom), to: numericDay(validTo) })
        : t('parcels.pointPrices', { date: numericDay(validFrom) }),
    ],
  };
}
