import type { Withdrawal } from '#domain/orders/orders.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The way to the acknowledgement of an earlier withdrawal, with its date and time. */
export const acknowledgementLink = (
  { code, withdrawal: { code: withdrawalCode, receivedAt } }: { code: string; withdrawal: Withdrawal },
  { t, paths, numericDay }: Pick<Wording, 't' | 'paths' | 'numericDay'>,
): LinkView => ({
  label: t('withdrawal.acknowledgement', { day: numericDay(receivedAt) }),
  href: paths.withdrawn({ code, withdrawalCode }),
});
