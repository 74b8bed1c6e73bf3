import type { Answers } from '#domain/journey/journey.ts';
import { pricedMailOf } from '#domain/registered-mail/composing.ts';
import type { MailField, MailStep } from '#domain/registered-mail/fields.ts';
import { destinationOf, levelOf, weightOf } from '#domain/registered-mail/item.ts';
import type { Quote, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { shownLines } from '#ui/address/shown-address.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: RegisteredMailOptions;
  wording: Wording;
}

/** What is composed so far, answer by answer. */
export function summaryRows(answers: Answers<MailField>, { options, wording }: About): SummaryRow<MailStep>[] {
  const { t, weight, longDate } = wording;
  const rowOf =
    (step: MailStep) =>
    (field: keyof typeof rowLabels, value: string | undefined): SummaryRow<MailStep>[] =>
      value ? [{ step, label: label(field), value }] : [];
  const label = (field: keyof typeof rowLabels) => t(rowLabels[field]);
  const [item, addresses, last] = [rowOf('votre-recommande'), rowOf('adresses-depot'), rowOf('recapitulatif')];
  const grams = weightOf(answers);
  const mail = pricedMailOf(answers, options);
  const format = options.printFormats.find(({ code }) => code === answers.printFormat);
  return [
    ...item('destination', destinationOf(answers, options)?.name),
    ...item('weight', grams === null ? undefined : weight(grams)),
    ...item('level', levelOf(answers)),
    ...item('receipt', answers.receipt === 'yes' ? t('registered-mail.with') : undefined),
    ...addresses('sender', mail?.sender && shownLines(mail.sender, wording).join('\n')),
    ...addresses('recipient', mail?.recipient && shownLines(mail.recipient, wording).join('\n')),
    ...addresses('depositPlace', mail?.deposit && t(placeLabels[mail.deposit.place])),
    ...addresses('depositDate', mail?.deposit && longDate(mail.deposit.date)),
    ...last('printFormat', mail?.printFormat ? format?.name : undefined),
  ];
}

const rowLabels = {
  destination: 'registered-mail.destination',
  weight: 'registered-mail.weight',
  level: 'registered-mail.level',
  receipt: 'registered-mail.receipt',
  sender: 'registered-mail.sender',
  recipient: 'registered-mail.recipient',
  depositPlace: 'registered-mail.depositPlace',
  depositDate: 'registered-mail.depositDate',
  printFormat: 'registered-mail.printFormat',
} as const;

export const placeLabels = {
  'post-office': 'registered-mail.postOffice',
  letterbox: 'registered-mail.letterbox',
} as const;

/** The backend's price, with the next step of the tariff: never a surprise of weight. */
export function priceView({ id, lines, ttc, ht, validUntil, nextStep }: Quote, wording: Wording): PriceView {
  const { t, weight } = wording;
  return {
    quote: { id, ttc },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(nextStep
      ? {
          note:
            nextStep.remaining > 0
              ? t('registered-mail.nextStep', {
                  remaining: weight(nextStep.remaining),
                  extra: taxed(nextStep.extra, wording),
                })
              : t('registered-mail.nextStepNow', { extra: taxed(nextStep.extra, wording) }),
        }
      : {}),
  };
}
