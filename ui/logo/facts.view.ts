import type { LogoChoices } from '#domain/logo/logo.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function logoFacts({ options }: FactsInput<LogoChoices>, wording: Wording): ServiceFacts {
  const { t, numericDay } = wording;
  const lowest = cheapestOf(options.terms, ({ price }) => price);
  return {
    ...(lowest && {
      price: t('logo.fromPrice', { amount: wholePrice(lowest.price, wording), count: lowest.months }),
    }),
    points: [
      ...(lowest ? [t('logo.pointPrice', { date: numericDay(options.validFrom) })] : []),
      t('logo.pointModeration', { count: options.moderationDays }),
      t('logo.pointRefused'),
      t('logo.pointAccount'),
    ],
  };
}
