import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function carrierFacts({ options }: FactsInput<CarrierOptions>, wording: Wording): ServiceFacts {
  const { firstPrice, validFrom, validTo } = options;
  const { t, numericDay } = wording;
  return {
    ...(firstPrice && { price: t('carriers.fromPrice', { amount: wholePrice(firstPrice, wording) }) }),
    points: [
      t('carriers.pointPrices'),
      t('carriers.pointCarbon'),
      validTo
        ? t('carriers.pointTariffsUntil', { from: numericDay(validFrom), to: numericDay(validTo) })
        : t('carriers.pointTariffs', { date: numericDay(validFrom) }),
    ],
  };
}
