import type { Answers } from '#domain/journey/journey.ts';
import { logoJourney } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoField, LogoTerm } from '#domain/logo/logo.ts';
import { logoOf } from '#domain/logo/subject.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { choicePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { termText } from '../logo-price.view.ts';

export interface ExtensionView extends JourneyView {
  /** From when the time counts. */
  counts: string;
  terms: { value: string; title: string; text?: string; price?: string; priceNote?: string; selected: boolean }[];
}

interface ExtensionStepInput {
  options: LogoChoices;
  answers: Answers<LogoField>;
  /** By their months; absent where the backend could not be asked. */
  terms: ReadonlyMap<number, LogoTerm>;
  view: JourneyView;
}

export function extensionView({ options, answers, terms, view }: ExtensionStepInput, wording: Wording): ExtensionView {
  const { t } = wording;
  const { months: chosen = options.terms[0]?.months } = logoJourney(options).read(answers).values;
  return {
    ...view,
    counts: countsText({ options, answers }, wording),
    terms: options.terms.map(({ months, price }) => {
      const term = terms.get(months);
      return {
        value: String(months),
        title: t('logo.monthCount', { count: months }),
        ...(term && { text: termText(term, wording) }),
        ...choicePrice(price, wording),
        selected: months === chosen,
      };
    }),
  };
}

function countsText(
  { options, answers }: Pick<ExtensionStepInput, 'options' | 'answers'>,
  { t, numericDay }: Wording,
): string {
  const { subject } = logoJourney(options).read(answers).values;
  const owned = subject && logoOf(subject, options);
  if (!owned?.endDate) return t('logo.countsFromApproval', { count: options.moderationDays });
  const date = numericDay(owned.endDate);
  return owned.label === 'expired' ? t('logo.countsFromToday', { date }) : t('logo.countsFromEnd', { date });
}
