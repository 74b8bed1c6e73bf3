import type { Answers } from '#domain/journey/journey.ts';
import type { LogoField } from '#domain/logo/fields.ts';
import type { LogoChoices, LogoTerm } from '#domain/logo/logo.ts';
import { logoOf, subjectOf } from '#domain/logo/subject.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { asidePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { termText } from '../logo-summary.view.ts';

export interface ExtensionView extends JourneyView {
  /** From when the time counts. */
  counts: string;
  terms: { value: string; title: string; text?: string; aside?: string; asideNote?: string; selected: boolean }[];
}

interface Shown {
  options: LogoChoices;
  answers: Answers<LogoField>;
  /** By their months; absent where the backend could not be asked. */
  terms: ReadonlyMap<number, LogoTerm>;
  view: JourneyView;
}

export function extensionView({ options, answers, terms, view }: Shown, wording: Wording): ExtensionView {
  const { t } = wording;
  const isChosen = options.terms.some(({ months }) => String(months) === answers.months);
  return {
    ...view,
    counts: countsText({ options, answers }, wording),
    terms: options.terms.map(({ months, price }, place) => {
      const term = terms.get(months);
      return {
        value: String(months),
        title: t('logo.months', { count: months }),
        ...(term && { text: termText(term, wording) }),
        ...asidePrice(price, wording),
        selected: isChosen ? String(months) === answers.months : place === 0,
      };
    }),
  };
}

function countsText({ options, answers }: Pick<Shown, 'options' | 'answers'>, { t, longDate }: Wording): string {
  const subject = subjectOf(answers);
  const owned = subject && logoOf(subject, options);
  if (!owned?.endDate) return t('logo.countsFromApproval', { count: options.moderationDays });
  const date = longDate(owned.endDate);
  return owned.label === 'expired' ? t('logo.countsFromToday', { date }) : t('logo.countsFromEnd', { date });
}
