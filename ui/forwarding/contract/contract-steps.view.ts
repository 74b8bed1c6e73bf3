import type { ContractStep, ForwardingContract } from '#domain/orders/services.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { Wording } from '#ui/wording/wording.ts';

/** How far a contract has come, with the days as the backend gives them. @param today `YYYY-MM-DD`, in Paris. */
export function contractSteps(
  { steps }: Pick<ForwardingContract, 'steps'>,
  { today, wording }: { today: string; wording: Wording },
): TimelineStep[] {
  const { t, numericDay } = wording;
  const now = steps.findLastIndex(({ isReached }) => isReached);
  const dateOf = ({ isReached, day }: ContractStep): string => {
    if (!day) return '';
    if (isReached) return numericDay(day);
    // A day that has passed is no longer planned.
    return day < today ? '' : t('forwarding.expectedOn', { day: numericDay(day) });
  };
  return steps.map((step, at) => ({
    id: step.kind,
    text: t(`forwarding.step.${step.kind}`),
    date: dateOf(step),
    isNow: at === now,
    ...(!step.isReached && { isAhead: true }),
  }));
}
