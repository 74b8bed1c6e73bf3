import type { OrderedService } from '#domain/orders/services.ts';
import type { ActionView } from '#ui/orders/consignments/consignment.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The file is kept for seven days: from the fifth on, the order reminds of it (journeys §5). */
const remindedDays = 2;
const day = 24 * 3600 * 1000;

/** What is left of the time in which the file may be had, or what may be done once it is over. */
export function stampFileFacts(
  { state, availableUntil }: OrderedService,
  { today, wording: { t } }: { today: string; wording: Wording },
): string[] {
  if (state.label === 'expired' && state.status === 'label-expired') return [t('orders.stampsGone')];
  if (!state.isDownloadable || availableUntil === null) return [];
  const remainingDays = Math.round((Date.parse(availableUntil) - Date.parse(today)) / day);
  return remainingDays >= 0 && remainingDays <= remindedDays
    ? [t('orders.stampsReminder', { count: remainingDays })]
    : [];
}

/** The file, for the first time or again until its last day, and the setting of the printer. */
export function stampFileLinks(
  code: string,
  states: readonly OrderedService[],
  { t, paths, numericDay }: Wording,
): ActionView[] {
  const ready = states.filter(({ state }) => state.isDownloadable);
  if (ready.length === 0) return [];
  const isAgain = ready.every(({ downloadedAt, state }) => downloadedAt !== null || state.label === 'downloaded');
  const until = ready.flatMap(({ availableUntil }) => availableUntil ?? []).toSorted()[0];
  return [
    {
      label: t(isAgain ? 'orders.reissueStamps' : 'orders.downloadStamps'),
      href: paths.stampsFile({ code }),
      ...(until ? { note: t('orders.fileUntil', { day: numericDay(until) }) } : {}),
    },
    { label: t('orders.printer'), href: paths.stampPrinter() },
  ];
}
