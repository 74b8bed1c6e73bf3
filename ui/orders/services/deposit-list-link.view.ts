import type { Order } from '#domain/orders/orders.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** One deposit list for the labels of these lines, where there are several; professionals find it below the labels. */
export const depositListLinks = (
  { code, services }: Pick<Order, 'code' | 'services'>,
  lines: readonly { id: string; quantity: number }[],
  { t, mode, paths }: Wording,
): LinkView[] =>
  mode === 'part' && labelsToUse(services, lines) > 1
    ? [{ label: t('deposit-lists.depositTogether'), href: paths.depositLists({ order: code }) }]
    : [];

/** A line with a tracking number of its own has one label. */
const labelsToUse = (services: Order['services'], lines: readonly { id: string; quantity: number }[]): number =>
  services
    .filter(({ state }) => state.isDownloadable)
    .flatMap(({ lineId, trackingId }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [trackingId ? 1 : line.quantity] : [];
    })
    .reduce((sum, count) => sum + count, 0);
