import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingAnswers } from '#domain/forwarding/journey.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Whose contract it is: a business has one without a company's name too. */
export const partyOf = (answers: ForwardingAnswers, { mode }: Pick<Wording, 'mode'>): 'company' | 'household' =>
  mode === 'pro' || answers['from.isCompany'] === 'yes' ? 'company' : 'household';

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
