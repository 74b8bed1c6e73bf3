import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function mailFacts({ options, lowest }: FactsInput<RegisteredMailOptions>, wording: Wording): ServiceFacts {
  const { t, money, numericDay } = wording;
  const most = options.levels.at(-1)?.compensation;
  return {
    ...(lowest && { price: t('registered-mail.fromPrice', { amount: wholePrice(lowest, wording) }) }),
    points: [
      t('registered-mail.pointPrint'),
      ...(most ? [t('registered-mail.pointCover', { amount: money(most) })] : []),
      t('registered-mail.pointPrices', { date: numericDay(options.validFrom) }),
    ],
  };
}
