import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { MailPage } from '../mail-price.server.ts';

export interface MailSummaryView extends JourneyView {
  formats: { value: string; title: string; selected: boolean }[];
  notes: string[];
}

interface Shown {
  page: Pick<MailPage, 'options' | 'answers'>;
  view: JourneyView;
}

export function summaryView({ page: { options, answers }, view }: Shown, { t, longDate }: Wording): MailSummaryView {
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
        ? [t('registered-mail.vignetteValid', { date: longDate(depositDate), days: options.validDays })]
        : []),
      t('registered-mail.provesDispatch'),
      t('registered-mail.neverTaped'),
    ],
  };
}
