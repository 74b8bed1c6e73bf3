import type { Order, Withdrawal } from '#domain/orders/orders.ts';
import { settledUntil, withdrawnLines } from '#domain/orders/withdrawal.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** What a withdrawal said, and when it was received: it is shown, printed and saved as a file (L221-21). */
export interface AcknowledgementView {
  title: string;
  trail: LinkView[];
  lead: string;
  sent?: string;
  notices: NoticeView[];
  facts: FactView[];
  lines: { id: string; text: string }[];
  /** What happens next, in order. */
  next: string[];
  file: LinkView;
  ways: LinkView[];
}

interface AcknowledgementInput {
  order: Order;
  withdrawal: Withdrawal;
  /** The shopper's name. */
  name: string;
  phone: string;
  notices: NoticeView[];
}

export function acknowledgementView(
  { order, withdrawal, name, phone, notices }: AcknowledgementInput,
  wording: Wording,
): AcknowledgementView {
  const { t, paths, moment, numericDay } = wording;
  const { code: orderCode, consignments } = order;
  const { code, receivedAt, email, comment } = withdrawal;
  const day = numericDay(settledUntil(withdrawal));
  const isWithdrawn = (entryNumber: number) => withdrawal.lines.some((each) => each.entryNumber === entryNumber);
  const senders = consignments.filter(({ lines }) => lines.some(({ entryNumber }) => isWithdrawn(entryNumber)));
  const hasContract = order.services.some(({ entryNumber }) => isWithdrawn(entryNumber));
  // What the order does not name is goods: only a contract among services can be withdrawn from.
  const hasGoods = withdrawal.lines.some(({ entryNumber }) =>
    order.services.every((service) => service.entryNumber !== entryNumber),
  );
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return {
    title: t('withdrawal.ackTitle'),
    trail: [{ label: t('withdrawal.order', { code: orderCode }), href: paths.orderDetail({ code: orderCode }) }],
    lead: t('withdrawal.ackLead', { moment: moment(receivedAt) }),
    ...(email && { sent: t('withdrawal.ackSent', { email }) }),
    notices,
    facts: [
      ...fact(t('withdrawal.ackCode'), code),
      ...fact(t('withdrawal.ackMoment'), moment(receivedAt)),
      ...fact(t('withdrawal.ackOrder'), orderCode),
      ...fact(t('withdrawal.ackName'), name),
      ...fact(t('withdrawal.ackEmail'), email),
      ...fact(t('withdrawal.ackComment'), comment),
    ],
    lines: withdrawnLines(order, withdrawal).map(({ entryNumber, title, quantity }) => ({
      id: String(entryNumber),
      text: title
        ? t('withdrawal.ackLine', { quantity, title })
        : t('withdrawal.ackLineUnknown', { quantity, number: entryNumber }),
    })),
    next: [
      ...(hasGoods ? [t('withdrawal.next.send', { day })] : []),
      ...(senders.some(({ seller }) => seller.id !== null) ? [t('withdrawal.next.sendSeller')] : []),
      ...(hasContract ? [t('withdrawal.next.contract')] : []),
      t('withdrawal.next.money', { day }),
      ...(hasGoods ? [t('withdrawal.next.moneyLater'), t('withdrawal.next.costs')] : []),
      t('withdrawal.next.help', { phone, code }),
    ],
    file: { label: t('withdrawal.download'), href: paths.withdrawnFile({ code: orderCode, withdrawalCode: code }) },
    ways: [
      { label: t('withdrawal.see'), href: paths.orderDetail({ code: orderCode }) },
      { label: t('withdrawal.other'), href: paths.changeOfMind() },
    ],
  };
}

/** The acknowledgement as the text of a file. */
export function acknowledgementText({ lead, facts, lines, next }: AcknowledgementView, { t }: Wording): string {
  const part = (title: string, rows: string[]) => [title, ...rows.map((row) => `- ${row}`), ''];
  return [
    t('withdrawal.fileTitle'),
    '',
    lead,
    '',
    ...facts.map(({ label, value }) => t('withdrawal.fileFact', { label, value })),
    '',
    ...part(
      t('withdrawal.fileLines'),
      lines.map(({ text }) => text),
    ),
    ...part(t('withdrawal.fileNext'), next),
  ].join('\r\n');
}
