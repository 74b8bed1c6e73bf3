import type { StampStep } from '#domain/stamps/fields.ts';
import { startCellOf, supportOf } from '#domain/stamps/journey.ts';
import { chosenIn, linesIn, quantityOf, type StampAnswers, weightOf } from '#domain/stamps/line.ts';
import { hasStartCell } from '#domain/stamps/paper.ts';
import { printedRecipients } from '#domain/stamps/recipients.ts';
import type { Quote, StampOptions } from '#domain/stamps/stamps.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: StampOptions;
  wording: Wording;
}

/** What is composed so far, line by line. */
export function summaryRows(answers: StampAnswers, { options, wording }: About): SummaryRow<StampStep>[] {
  const { t, weight } = wording;
  const step = 'configuration';
  const recipients = printedRecipients(answers, options).length;
  const used = linesIn(answers, options);
  const lines = used.flatMap((line) => {
    const { visual, letter, destination } = chosenIn(answers, line, options);
    const [grams, quantity] = [weightOf(answers, line), quantityOf(answers, line, options)];
    const facts = [letter?.name, destination?.name, grams === null ? undefined : weight(grams), visual?.name];
    const value = facts.filter((fact) => fact !== undefined).join(', ');
    if (!value) return [];
    return [
      {
        step,
        label: used.length > 1 ? t('stamps.line', { line }) : t('stamps.lines'),
        value: quantity === null ? value : t('stamps.times', { quantity, stamps: value }),
      } as const,
    ];
  });
  const support = supportOf(answers, options);
  const startCell = support && hasStartCell(support) ? startCellOf(answers, support) : null;
  return [
    ...lines,
    ...(support ? [{ step, label: t('stamps.supportName'), value: support.name } as const] : []),
    ...(startCell ? [{ step, label: t('stamps.startCellName'), value: String(startCell) } as const] : []),
    ...(recipients > 0
      ? [
          {
            step: 'destinataires',
            label: t('stamps.stepRecipients'),
            value: t('stamps.printedRecipients', { count: recipients }),
          } as const,
        ]
      : []),
  ];
}

/** The backend's price of each line, and what changes with the next tariff. */
export function priceView({ id, lines, ttc, ht, validUntil, pages, nextTariff }: Quote, wording: Wording): PriceView {
  const { t, longDate } = wording;
  const notes = [
    ...(pages === null ? [] : [t('stamps.pagesUsed', { count: pages })]),
    ...(nextTariff && nextTariff.ttc.cents !== ttc.cents
      ? [t('stamps.nextTariff', { date: longDate(nextTariff.validFrom), amount: taxed(nextTariff.ttc, wording) })]
      : []),
  ];
  return {
    quote: { id, ttc },
    validUntil,
    totals: quoteRows({ lines, ttc, ht }, wording),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}
