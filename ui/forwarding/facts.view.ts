import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function forwardingFacts({ options }: FactsInput<ForwardingOptions>, wording: Wording): ServiceFacts {
  const { t, numericDay } = wording;
  const lowest = cheapestOf(options.offers, (offer) => offer);
  return {
    ...(lowest && { price: t('forwarding.fromPrice', { amount: wholePrice(lowest, wording) }) }),
    points: [
      t('forwarding.pointNames', { most: options.maxBeneficiaries }),
      t('forwarding.pointActivation'),
      t('forwarding.pointPrices', { date: numericDay(options.validFrom) }),
    ],
  };
}
