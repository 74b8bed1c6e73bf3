import type { Faults, Journey } from '#domain/journey/journey.ts';
import type { RefusalOf } from '#domain/journey/service.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

interface RefusedStep<Step extends string, Field extends string, Fault> {
  step: Step;
  journey: Journey<Step, Field, Fault>;
  wording: Wording;
}

/**
 * Where the backend's refusals are written on the page of a step: its own at their fields. Another step's are written when that
 * step is sent; nothing follows the last one, which writes them above its form. What no field is about stands there once.
 */
export const refusedIn =
  <Step extends string, Field extends string, Fault, Options>({
    faultText,
  }: Pick<JourneyDeclaration<Step, Field, Fault, Options>, 'faultText'>) =>
  (
    refusals: readonly RefusalOf<Field, Fault>[],
    { step, journey: { steps }, wording }: RefusedStep<Step, Field, Fault>,
  ): { faults: Faults<Field, Fault>; notices: NoticeView[] } => {
    const own = steps.find(({ name }) => name === step)?.fields ?? [];
    const isLast = steps.at(-1)?.name === step;
    const faults: Partial<Record<Field, Fault>> = {};
    const above = new Set<string>();
    for (const refusal of refusals) {
      if (refusal.kind === 'other') above.add(wording.t('journey.refused'));
      else if (own.includes(refusal.field)) faults[refusal.field] = refusal.fault;
      else if (isLast) above.add(faultText(refusal, wording));
    }
    return { faults, notices: [...above].map((text) => ({ tone: 'error', text })) };
  };
