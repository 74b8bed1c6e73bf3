import type { Withdrawal } from '#domain/orders/orders.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The way to the acknowledgement of an earlier withdrawal, with its date and time. */
export const acknowledgementLink = (
  { code, withdrawal: { code: withdrawalCode, receivedAt } }: { code: string; withdrawal: Withdrawal },
  { t, paths, moment }: Pick<Wording, 't' | 'paths' | 'moment'>,
): LinkView => ({
  label: t('withdrawal.acknowledgement', { moment: moment(receivedAt) }),
  href: paths.withdrawn({ code, withdrawalCode }),
});
