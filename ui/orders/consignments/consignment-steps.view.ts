import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { Wording } from '#ui/wording/wording.ts';

/** The way of goods that go well; a point where they wait is a step only while they wait there. */
const way = ['created', 'preparing', 'sent', 'received'] as const;
const wayToPoint = ['created', 'preparing', 'sent', 'to-collect', 'received'] as const;

const stages: Partial<Record<ConsignmentStatus, (typeof wayToPoint)[number]>> = {
  created: 'created',
  'awaiting-acceptance': 'created',
  'awaiting-payment': 'created',
  preparing: 'preparing',
  sent: 'sent',
  'to-collect': 'to-collect',
  received: 'received',
  closed: 'received',
};

/** How far what one sender sends has come; nothing where it was refused, cancelled or is in trouble. */
export function consignmentSteps(
  { created }: Pick<Order, 'created'>,
  { status, since }: Consignment,
  { t, moment }: Wording,
): TimelineStep[] | null {
  const stage = stages[status];
  if (!stage || status === 'other') return null;
  const steps = stage === 'to-collect' ? wayToPoint : way;
  const reached = steps.findIndex((step) => step === stage);
  return steps.map((step, place) => {
    const isNow = place === reached;
    const day = place === 0 ? moment(created) : '';
    return {
      id: step,
      text: t(`orders.consignment.${isNow ? status : step}`),
      date: isNow && since ? moment(since) : day,
      isNow,
      isAhead: place > reached,
    };
  });
}
