import { levelOf } from '#domain/letters/journey.ts';
import type { LetterChoices } from '#domain/letters/letters.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import type { FactsInput, ServiceFacts } from '#ui/journey/journey-declaration.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export function letterFacts({ options, answers }: FactsInput<LetterChoices>, wording: Wording): ServiceFacts {
  const { t, numericDay } = wording;
  const level = levelOf(answers, options);
  const priced = level ?? cheapestOf(options.levels, ({ firstPrice }) => firstPrice);
  return {
    ...(priced && { price: t('letters.fromPrice', { amount: wholePrice(priced.firstPrice, wording) }) }),
    points: [
      ...(level ? [t('letters.pointLevel', { level: level.name })] : []),
      t('letters.pointRecipients', { count: options.maxRecipients }),
      t('letters.pointPurged', { count: options.document.keptHours }),
      t('letters.pointAccount'),
      ...(priced ? [t('letters.pointPrice', { date: numericDay(options.validFrom) })] : []),
    ],
  };
}
