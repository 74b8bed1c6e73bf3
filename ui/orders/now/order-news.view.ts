import type { Consignment } from '#domain/orders/consignments.ts';
import type { Order, Withdrawal } from '#domain/orders/orders.ts';
import { type ForwardingContract, isLogoToCorrect } from '#domain/orders/services.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { contractNews, contractTasks, kindOf } from '#ui/forwarding/contract/contract-news.view.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { acknowledgementLink } from './acknowledgement-link.view.ts';
import { isLate } from './consignment-lateness.ts';
import type { NewsSubject } from './order-now.view.ts';
import type { ReturnsAndRefunds } from './returns-and-refunds.ts';

/** A piece of bad news, or what the shopper has to do, with a way on. */
export interface NewsView extends NoticeView {
  way?: LinkView;
  /** The part of the order's page that tells it whole, and why in the sender's words. */
  href?: string;
  reason?: string;
  /** What the first sentence of the order may be about too. */
  about?: NewsSubject;
}

interface OrderNewsInput {
  order: Order;
  returnsAndRefunds: ReturnsAndRefunds;
  today: string;
  /** The customer service's number in the mode (specification §4). */
  phone: string;
}

/** The worst first, dated: what was refused, cancelled or is late, and contracts that wait for the shopper. */
export function orderNews({ order, returnsAndRefunds, today, phone }: OrderNewsInput, wording: Wording): NewsView[] {
  const news: NewsView[] = [
    ...newsOfContracts(order, { phone, wording }),
    ...refusedLogos(order, wording),
    ...order.consignments.flatMap((consignment) => consignmentNews(consignment, { today, wording })),
    ...(order.awaited?.cents
      ? [
          {
            tone: 'info' as const,
            text: wording.t('orders.awaitedNews', { amount: wording.money(order.awaited) }),
          },
        ]
      : []),
    ...(returnsAndRefunds.withdrawals ?? []).map((withdrawal) => withdrawalNews(order, { withdrawal, wording })),
    ...(returnsAndRefunds.returns === null ? [{ tone: 'info' as const, text: wording.t('orders.returnsAway') }] : []),
  ];
  return news.toSorted((one, other) => gravity.indexOf(one.tone) - gravity.indexOf(other.tone));
}

const gravity: NewsView['tone'][] = ['error', 'warning', 'info', 'success'];

/** A logo that was refused is mended in the library of the company's logos, which says why it was. */
function refusedLogos(order: Order, { t, paths }: Wording): NewsView[] {
  const count = order.services.filter((service) => isLogoToCorrect(order, service)).length;
  if (count === 0) return [];
  const way = { label: t('orders.correctLogo'), href: paths.logoLibrary() };
  return [{ tone: 'error', text: t('orders.logoRefused', { count }), way }];
}

/** Of several contracts each one says which it is. */
function newsOfContracts({ code, lines, services }: Order, about: { phone: string; wording: Wording }): NewsView[] {
  const found = services.flatMap(({ lineId, contract }) => (contract ? [{ lineId, contract }] : []));
  return found.flatMap(({ lineId, contract }) => {
    const name = found.length > 1 ? lines.find(({ id }) => id === lineId)?.title : undefined;
    const news = newsOfContract(contract, { code, ...about });
    return name === undefined ? news : news.map((one) => ({ ...one, title: joinFacts([name, one.title]) }));
  });
}

/** The banners of a mail-forwarding contract, and what of it waits for its holder. */
function newsOfContract(
  contract: ForwardingContract,
  { code, phone, wording }: { code: string; phone: string; wording: Wording },
): NewsView[] {
  const href = wording.paths.orderContract({ code, contractId: contract.id });
  const way = { label: wording.t('forwarding.follow', { kind: kindOf(contract) }), href };
  return [...contractNews(contract, { phone, wording }), ...contractTasks(contract, { way, wording })].map((one) =>
    one.tone === 'error' ? one : { ...one, about: 'contract' },
  );
}

/** A withdrawal that was received, with the way to its acknowledgement. */
const withdrawalNews = (
  { code }: Order,
  { withdrawal, wording }: { withdrawal: Withdrawal; wording: Wording },
): NewsView => ({
  tone: 'info',
  text: wording.t('orders.withdrawnNews', { day: wording.numericDay(withdrawal.receivedAt) }),
  way: acknowledgementLink({ code, withdrawal }, wording),
});

/** In a line: the part of the page tells the rest. */
function consignmentNews(
  consignment: Consignment,
  { today, wording: { t } }: { today: string; wording: Wording },
): NewsView[] {
  const { code, seller, status, reason } = consignment;
  const sender = sellerName(seller, { t }, 'start') ?? t('orders.ownShop');
  const part = { href: `#envoi-${code}`, ...(reason && { reason }) };
  if (status === 'refused' || status === 'cancelled')
    return [{ tone: 'error', text: t(`orders.${status}News`, { sender }), ...part }];
  return isLate(consignment, today) ? [{ tone: 'warning', text: t('orders.lateNews', { sender }), ...part }] : [];
}
