import type { Answers } from '#domain/journey/journey.ts';
import type { LetterField, LetterStep } from '#domain/letters/fields.ts';
import type { LetterChoices, LetterDocument, LetterQuote } from '#domain/letters/letters.ts';
import { senderOfAnswers } from '#domain/letters/parties.ts';
import { recipientsIn, servedRecipients } from '#domain/letters/recipients.ts';
import { shownLines } from '#ui/address/shown-address.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: LetterChoices;
  wording: Wording;
}

export const colourLabels = { black: 'letters.black', colour: 'letters.inColour' } as const;
export const addressPageLabels = {
  'first-page': 'letters.firstPage',
  moved: 'letters.moved',
  cover: 'letters.cover',
} as const;

const isOf = <Label extends object>(labels: Label, value: string | undefined): value is keyof Label & string =>
  value !== undefined && Object.hasOwn(labels, value);

/** What is composed so far, answer by answer. */
export function summaryRows(answers: Answers<LetterField>, { options, wording }: About): SummaryRow<LetterStep>[] {
  const { t } = wording;
  const { colour, addressPage, duplex, receipt } = answers;
  const level = options.levels.find(({ code }) => code === answers.level);
  const sender = senderOfAnswers(answers);
  const row = (step: LetterStep, label: string, value: string | undefined): SummaryRow<LetterStep>[] =>
    value ? [{ step, label, value }] : [];
  return [
    ...row('creer-lettre', t('letters.document'), documentText(options.written, wording)),
    ...row(
      'presentation',
      t('letters.print'),
      isOf(colourLabels, colour)
        ? [t(colourLabels[colour]), t(duplex === 'yes' ? 'letters.bothSides' : 'letters.oneSide')].join(', ')
        : undefined,
    ),
    ...row(
      'presentation',
      t('letters.addressPageName'),
      isOf(addressPageLabels, addressPage) ? t(addressPageLabels[addressPage]) : undefined,
    ),
    ...row(
      'presentation',
      t('letters.levelName'),
      level && [level.name, ...(receipt === 'yes' ? [t('letters.withReceipt')] : [])].join('\n'),
    ),
    ...row('destinataires', t('letters.recipients'), recipientsText(answers, { options, wording })),
    ...row(
      'destinataires',
      t('letters.sender'),
      sender.kind === 'address' ? shownLines(sender.address, wording).join('\n') : undefined,
    ),
  ];
}

/** Its name, which for a typed letter says only that it was typed, and its pages. */
export function documentText(written: LetterDocument | null, { t }: Pick<Wording, 't'>): string | undefined {
  if (!written) return undefined;
  const name = written.text === null ? written.name : t('letters.typed');
  return written.pages === null ? name : [name, t('letters.pages', { count: written.pages })].join(', ');
}

function recipientsText(answers: Answers<LetterField>, { options, wording }: About): string | undefined {
  const [first, ...others] = servedRecipients(recipientsIn(answers), options);
  if (!first) return undefined;
  const lines = shownLines(first, wording).join('\n');
  return others.length > 0 ? `${lines}\n${wording.t('letters.andOthers', { count: others.length })}` : lines;
}

/** The backend's price, with the next step of the tariff: never a surprise of sheets. */
export function priceView({ id, lines, ttc, ht, validUntil, nextStep }: LetterQuote, wording: Wording): PriceView {
  return {
    quote: { id, ttc },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(nextStep && {
      note: wording.t('letters.nextStep', { count: nextStep.remaining, extra: taxed(nextStep.extra, wording) }),
    }),
  };
}
