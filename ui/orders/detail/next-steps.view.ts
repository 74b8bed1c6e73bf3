import type { Service } from '#domain/cart/cart.ts';
import type { Consignment } from '#domain/orders/consignments.ts';
import { contractStageOf } from '#domain/orders/contract-stage.ts';
import type { Order } from '#domain/orders/orders.ts';
import { isLogoToCorrect, type OrderedService } from '#domain/orders/services.ts';
import type { LinkView } from '#ui/components/views.ts';
import { renewalLink } from '#ui/forwarding/contract/contract-news.view.ts';
import type { OrderCardView } from '#ui/orders/consignments/consignment.view.ts';
import { isLate } from '#ui/orders/now/consignment-lateness.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import type { ReturnsAndRefunds } from '#ui/orders/now/returns-and-refunds.ts';
import { codeLink } from '#ui/orders/services/drop-off.view.ts';
import { labelsPlace } from '#ui/orders/services/labels-place.ts';
import { isPrinted, serviceAnchor } from '#ui/orders/services/services.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The most urgent first, in the order in which the first sentence of the page speaks of them (`order-now.view.ts`). */
const urgency = [
  'verify',
  'code',
  'office',
  'card',
  'download',
  'post',
  'send-back',
  'collect',
  'incident',
  'sent',
  'late',
  'refund',
  'logo',
  'renew',
] as const;

type Urgency = (typeof urgency)[number];
/** `before`: the last day on which its file is there, where there is one. */
type Ranked = NextStep & { rank: Urgency; before?: string | null };

const never = '9999-12-31';

interface NextStepsInput {
  order: Order;
  returnsAndRefunds: ReturnsAndRefunds;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  /** The customer service's number in the mode (specification §4). */
  phone: string;
}

/** The next step of each line, or of all that one sender sends; the most urgent first, and each place once. */
export function nextSteps(input: NextStepsInput, wording: Wording): NextStep[] {
  const { order } = input;
  const services = order.services.flatMap((state) => ofService(input, state, wording) ?? []);
  const senders = order.consignments.flatMap((consignment) => ofConsignment(input, consignment, wording) ?? []);
  const ranked = [...services, ...senders].toSorted(
    (one, other) =>
      urgency.indexOf(one.rank) - urgency.indexOf(other.rank) ||
      Date.parse(one.before ?? never) - Date.parse(other.before ?? never),
  );
  return [...Map.groupBy(ranked, ({ href }) => href).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { rank: _rank, before: _before, ...step } = first;
    return [others.length > 0 ? { ...step, line: null } : step];
  });
}

function ofService(
  { order, returnsAndRefunds, phone }: NextStepsInput,
  service: OrderedService,
  wording: Wording,
): Ranked | null {
  const { t, paths } = wording;
  const { lineId, state, contract, trackingId, availableUntil } = service;
  const { code } = order;
  const kind = order.lines.find(({ id }) => id === lineId)?.service ?? null;
  const at = { card: serviceAnchor(kind), line: lineId };
  if (contract) {
    const step = contractStep({ code, service, phone }, wording);
    return step && { ...at, ...step };
  }
  const file = fileStep(code, { service, kind }, wording);
  if (file && state.label === 'to-send') return { ...at, ...file, rank: 'post' };
  if (file && state.label !== 'downloaded')
    return { ...at, ...file, rank: 'download', before: state.label === 'to-download-before' ? availableUntil : null };
  if (state.label === 'to-drop-off') return { ...at, ...codeLink(code, service, wording), rank: 'post' };
  if (state.label === 'deposited' && trackingId)
    return {
      ...at,
      rank: 'sent',
      label: t('orders.follow'),
      href: paths.tracking({ code: trackingId }),
      isExternal: true,
    };
  if (kind === 'parcel' && (state.isRefundable || state.label === 'partially-refunded'))
    return returnsAndRefunds.refundable?.some(({ isRefundable }) => isRefundable)
      ? { ...at, line: null, rank: 'refund', label: t('orders.refund'), href: paths.orderRefund({ code }) }
      : null;
  if (isLogoToCorrect(order, service))
    return { ...at, rank: 'logo', label: t('orders.correctLogo'), href: paths.logoLibrary() };
  return null;
}

type Step = Pick<Ranked, 'rank' | 'label' | 'href'>;

/** What a mail-forwarding contract waits for. */
function contractStep(
  { code, service, phone }: { code: string; service: OrderedService; phone: string },
  wording: Wording,
): Step | null {
  const { t, paths } = wording;
  const { contract } = service;
  if (!contract) return null;
  const href = paths.orderContract({ code, contractId: contract.id });
  switch (contractStageOf(service)) {
    case 'to-verify':
      return { rank: 'verify', label: t('orders.stepCall', { phone }), href: `tel:${phone.replaceAll(/\s/g, '')}` };
    case 'code':
      return { rank: 'code', label: t('orders.stepCode'), href };
    case 'code-over':
      return { rank: 'code', label: t('orders.stepContract'), href };
    case 'office':
      return { rank: 'office', label: t('forwarding.toOffices'), href: paths.pointsOfSale() };
    case 'active':
      return contract.card === 'asked' ? { rank: 'card', label: t('orders.stepCard'), href } : null;
    default:
      return contract.status === 'cancelled' ? { rank: 'renew', ...renewalLink(contract, wording) } : null;
  }
}

/** The file of a line; of several labels, the place where they are chosen. */
function fileStep(
  code: string,
  { service, kind }: { service: OrderedService; kind: Service | null },
  wording: Wording,
): Pick<NextStep, 'label' | 'href' | 'isFile'> | null {
  const { t, paths } = wording;
  const { state, trackingId, entryNumber } = service;
  if (!state.isDownloadable) return null;
  if (kind === 'stamp') return { label: t('orders.downloadStamps'), href: paths.stampsFile({ code }), isFile: true };
  if (kind === 'stamp-logo')
    return {
      label: t('orders.downloadPlank'),
      href: paths.plankFile({ code, entry: String(entryNumber) }),
      isFile: true,
    };
  if (!isPrinted(kind)) return null;
  const isVignette = kind === 'registered-mail';
  if (trackingId)
    return {
      label: t(isVignette ? 'orders.downloadVignette' : 'orders.downloadLabel'),
      href: paths.labelsFile({ code }, { une: trackingId, depuis: 'commande' }),
      isFile: true,
    };
  return {
    label: t(isVignette ? 'orders.downloadVignettes' : 'orders.downloadLabels'),
    href: labelsPlace(code, wording),
  };
}

function ofConsignment(
  { order, returnsAndRefunds, today }: NextStepsInput,
  consignment: Consignment,
  { t, paths }: Wording,
): Ranked | null {
  const { code: subOrderCode, status, trackingId, trackingUrl, isContactable } = consignment;
  const { code } = order;
  const at = { card: `envoi-${subOrderCode}`, line: null };
  const accepted = returnsAndRefunds.returns?.find(
    (each) => each.consignmentCode === subOrderCode && each.status === 'accepted',
  );
  if (accepted)
    return {
      ...at,
      rank: 'send-back',
      label: t('orders.stepSendBack'),
      href: paths.orderReturn({ code, returnRequestId: accepted.code }),
    };
  const follow = trackingUrl ?? (trackingId ? paths.tracking({ code: trackingId }) : null);
  if (follow && (status === 'sent' || status === 'to-collect'))
    return {
      ...at,
      rank: status === 'sent' ? 'sent' : 'collect',
      label: t('orders.follow'),
      href: follow,
      isExternal: true,
    };
  if (!isContactable || !(status === 'incident-open' || isLate(consignment, today))) return null;
  return {
    ...at,
    rank: status === 'incident-open' ? 'incident' : 'late',
    label: t('orders.contact'),
    href: paths.contactSeller({ code, subOrderCode }),
  };
}

/** The cards with the button of each next step but the first one's, which stands at the top of the page. */
export function withSteps(cards: readonly OrderCardView[], steps: readonly NextStep[]): OrderCardView[] {
  const [first] = steps;
  const stepOf = (step: NextStep | undefined): { step?: NextStep } => (step && step !== first ? { step } : {});
  return cards.map((card) => {
    const own = steps.filter((step) => step.card === card.id);
    const hrefs = new Set(own.map(({ href }) => href));
    const others = <Link extends LinkView>(links: readonly Link[]) => links.filter(({ href }) => !hrefs.has(href));
    return {
      ...card,
      ...stepOf(own.find(({ line }) => line === null)),
      lines: card.lines.map((line) => ({
        ...line,
        ...stepOf(own.find((step) => step.line === line.id)),
        links: others(line.links),
      })),
      links: others(card.links),
    };
  });
}
