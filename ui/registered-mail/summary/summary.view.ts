import type { Answers } from '#domain/journey/journey.ts';
import type { MailField, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { daysAfter } from '#domain/shared/working-days.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface MailSummaryView extends JourneyView {
  formats: { value: string; title: string; selected: boolean }[];
  notes: string[];
  /** What it proves, and the letter whose content is proved as well. */
  proof: { text: string; link: LinkView };
}

interface SummaryStepInput {
  page: { options: RegisteredMailOptions; answers: Answers<MailField> };
  view: JourneyView;
}

export function summaryView(
  { page: { options, answers }, view }: SummaryStepInput,
  { t, numericDay, paths }: Wording,
): MailSummaryView {
  const { printFormat = options.printFormats[0]?.code, depositDate } = answers;
  return {
    ...view,
    formats: options.printFormats.map(({ code, name }) => ({
      value: code,
      title: name,
      selected: code === printFormat,
    })),
    notes: [
      ...(depositDate
        ? [
            t('registered-mail.vignetteValid', {
              date: numericDay(depositDate),
              until: numericDay(daysAfter(depositDate, options.validDays)),
            }),
          ]
        : []),
      t('registered-mail.neverTaped'),
    ],
    proof: {
      text: t('registered-mail.provesDispatch'),
      link: { label: t('registered-mail.lettersLink'), href: paths.letters() },
    },
  };
}
