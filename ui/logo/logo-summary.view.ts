import type { Answers } from '#domain/journey/journey.ts';
import type { LogoField, LogoStep } from '#domain/logo/fields.ts';
import type { LogoChoices, LogoQuote, LogoTerm } from '#domain/logo/logo.ts';
import { logoOf, subjectOf } from '#domain/logo/subject.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

const subjectLabels = {
  new: 'logo.subjectNew',
  extension: 'logo.subjectExtension',
  resubmission: 'logo.subjectResubmission',
} as const;

/** What is composed so far, answer by answer. */
export function summaryRows(
  answers: Answers<LogoField>,
  { options, wording }: { options: LogoChoices; wording: Wording },
): SummaryRow<LogoStep>[] {
  const { t } = wording;
  const subject = subjectOf(answers);
  const months = options.terms.find((term) => String(term.months) === answers.months)?.months;
  const background = options.backgrounds.find(({ code }) => code === answers.background);
  const row = (step: LogoStep, label: string, value: string | undefined): SummaryRow<LogoStep>[] =>
    value ? [{ step, label, value }] : [];
  const owned = subject && logoOf(subject, options)?.name;
  return [
    ...row(
      'bibliotheque',
      t('logo.subjectName'),
      subject ? [t(subjectLabels[subject.kind]), ...(owned ? [owned] : [])].join('\n') : undefined,
    ),
    ...(subject?.kind === 'extension'
      ? []
      : [
          ...row('bibliotheque', t('logo.fileName'), options.sent?.name),
          ...row('choix', t('logo.nameName'), answers.name),
          ...row('choix', t('logo.backgroundName'), answers.name ? background?.name : undefined),
        ]),
    ...(subject?.kind === 'resubmission'
      ? []
      : row('prolongation', t('logo.monthsName'), months ? t('logo.months', { count: months }) : undefined)),
  ];
}

/** From when to when. */
export const termText = ({ start, end, isExpected }: LogoTerm, { t, numericDay }: Wording): string =>
  t(isExpected ? 'logo.termExpected' : 'logo.term', { start: numericDay(start), end: numericDay(end) });

export interface LogoPriceView extends PriceView {
  term: LogoTerm | null;
}

export function priceView({ id, lines, ttc, ht, validUntil, term }: LogoQuote, wording: Wording): LogoPriceView {
  return {
    quote: { id, ttc },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(term && { note: termText(term, wording) }),
    term,
  };
}
