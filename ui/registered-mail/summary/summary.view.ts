import type { Quote } from '#domain/registered-mail/registered-mail.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { MailPage } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';

export interface MailSummaryView extends JourneyView {
  /** What was answered, step by step, with the way to change it. */
  parts: { title: string; rows: SummaryRow[]; change: { label: string; href: string } }[];
  formats: { value: string; title: string; selected: boolean }[];
  /** The price that is shown, by which it is bought: its id, and its cents. */
  quote: { id: string; shown: string } | null;
  notes: string[];
}

interface Shown {
  page: MailPage;
  view: JourneyView;
  quote: Quote | null;
}

/** The rows of the strip belong to a step by their place: those of the item come first. */
const itemRows = 4;

export function summaryView({ page, view, quote }: Shown, wording: Wording): MailSummaryView {
  const { t, longDate } = wording;
  const { options } = page;
  const change = (step: 'votre-recommande' | 'adresses-depot') => {
    const title = registeredMail.stepLabel(step, wording);
    return {
      title,
      change: { label: t('registered-mail.change', { step: title }), href: registeredMail.path(step, wording) },
    };
  };
  const { rows } = view.summary;
  const first = rows.findIndex(({ label }) => label === t('registered-mail.sender'));
  const at = first < 0 ? itemRows : first;
  const date = page.answers.depositDate;
  return {
    ...view,
    ...(view.values[editedField] ? { next: t('journey.saveChanges') } : {}),
    parts: [
      { ...change('votre-recommande'), rows: rows.slice(0, at) },
      { ...change('adresses-depot'), rows: rows.slice(at) },
    ],
    formats: options.printFormats.map(({ code, name }) => ({
      value: code,
      title: name,
      selected: view.values.printFormat ? view.values.printFormat === code : code === options.printFormats[0]?.code,
    })),
    quote: quote && { id: quote.id, shown: String(quote.ttc.cents) },
    notes: [
      ...(date ? [t('registered-mail.labelValid', { date: longDate(date), days: options.labelDays })] : []),
      t('registered-mail.provesDispatch'),
      t('registered-mail.neverTaped'),
    ],
  };
}
