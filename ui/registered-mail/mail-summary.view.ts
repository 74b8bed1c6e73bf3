import { labelLines } from '#domain/address/label.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { pricedMailOf } from '#domain/registered-mail/composing.ts';
import type { MailField } from '#domain/registered-mail/fields.ts';
import { destinationOf, levelOf, weightOf } from '#domain/registered-mail/item.ts';
import type { Quote, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: RegisteredMailOptions;
  wording: Wording;
}

/** What is composed so far, answer by answer. */
export function summaryRows(answers: Answers<MailField>, { options, wording }: About): SummaryRow[] {
  const { t, weight, longDate } = wording;
  const row = (label: Parameters<typeof t>[0], value: string | undefined): SummaryRow[] =>
    value ? [{ label: (t as (key: string) => string)(label), value }] : [];
  const grams = weightOf(answers);
  const mail = pricedMailOf(answers, options);
  const format = options.printFormats.find(({ code }) => code === answers.printFormat);
  return [
    ...row('registered-mail.destination', destinationOf(answers, options)?.name),
    ...row('registered-mail.weight', grams === null ? undefined : weight(grams)),
    ...row('registered-mail.level', levelOf(answers)),
    ...row('registered-mail.receipt', answers.receipt === 'yes' ? t('registered-mail.with') : undefined),
    ...row('registered-mail.sender', mail?.sender && labelLines(mail.sender).join('\n')),
    ...row('registered-mail.recipient', mail?.recipient && labelLines(mail.recipient).join('\n')),
    ...row('registered-mail.depositPlace', mail?.deposit && t(placeLabels[mail.deposit.place])),
    ...row('registered-mail.depositDate', mail?.deposit && longDate(mail.deposit.date)),
    ...row('registered-mail.printFormat', mail?.printFormat ? format?.name : undefined),
  ];
}

export const placeLabels = {
  'post-office': 'registered-mail.postOffice',
  letterbox: 'registered-mail.letterbox',
} as const;

/** The backend's price, with the next step of the tariff: never a surprise of weight. */
export function priceView({ lines, ttc, ht, nextStep }: Quote, { t, money, weight, mode }: Wording): PriceView {
  const own = (amount: Quote['lines'][number]) => money(mode === 'pro' ? amount.ht : amount.ttc);
  const totals =
    mode === 'pro'
      ? [
          { label: t('journey.totalHt'), value: money(ht), strong: true },
          { label: t('journey.total'), value: money(ttc) },
        ]
      : [{ label: t('journey.total'), value: money(ttc), strong: true }];
  return {
    totals: [...lines.map((line) => ({ label: line.name, value: own(line) })), ...totals],
    ...(nextStep
      ? {
          note: t('registered-mail.nextStep', {
            remaining: weight(nextStep.remaining),
            extra: money(nextStep.extra),
          }),
        }
      : {}),
  };
}
