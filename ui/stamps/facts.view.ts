import { cheapestOf } from '#domain/shared/money.ts';
import type { StampOptions } from '#domain/stamps/stamps.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function stampFacts({ options }: FactsInput<StampOptions>, wording: Wording): ServiceFacts {
  const { t, numericDay } = wording;
  const firstPrices = options.tariffs.flatMap(({ steps }) => steps[0]?.price ?? []);
  const lowest = cheapestOf(firstPrices, (price) => price);
  return {
    ...(lowest && { price: t('stamps.fromPrice', { amount: wholePrice(lowest, wording) }) }),
    points: [
      t('stamps.pointSupports'),
      t('stamps.pointFile', { days: options.fileDays }),
      t('stamps.pointOnce'),
      ...(lowest ? [t('stamps.pointPrices', { date: numericDay(options.validFrom) })] : []),
    ],
  };
}
