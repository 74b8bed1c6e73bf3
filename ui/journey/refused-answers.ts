import type { Faults, Journey } from '#domain/journey/journey.ts';
import type { RefusalOf } from '#domain/journey/service.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

/** How a service reads what its backend refuses. */
interface Reading<Refusal, Field extends string, Fault> {
  /** The answer that it is about; `null` where no field asks for that, or it is unknown. */
  fieldOfRefusal(refusal: Refusal): Field | null;
  /** What is wrong with that answer; `null` where it is unknown. */
  refusalFault(refusal: Refusal): Fault | null;
}

const ownReading = <Field extends string, Fault>(): Reading<RefusalOf<Field, Fault>, Field, Fault> => ({
  fieldOfRefusal: (refusal) => (refusal.kind === 'fault' ? refusal.field : null),
  refusalFault: (refusal) => (refusal.kind === 'fault' ? refusal.fault : null),
});

interface Shown<Step extends string, Field extends string, Fault> {
  step: Step;
  journey: Journey<Step, Field, Fault>;
  wording: Wording;
}

/**
 * Where a service's refusals are said on the page of a step: its own at their fields. Another step's are said when that
 * step is sent; nothing follows the last one, which says them above its form. What no field is about is said there once.
 */
export const refusedIn =
  <Step extends string, Field extends string, Fault, Options, Refusal = RefusalOf<Field, Fault>>(
    { faultText }: Pick<JourneyDeclaration<Step, Field, Fault, Options>, 'faultText'>,
    { fieldOfRefusal, refusalFault }: Reading<Refusal, Field, Fault> = ownReading() as never,
  ) =>
  (
    refusals: readonly Refusal[],
    { step, journey: { steps }, wording }: Shown<Step, Field, Fault>,
  ): { faults: Faults<Field, Fault>; notices: NoticeView[] } => {
    const own = steps.find(({ name }) => name === step)?.fields ?? [];
    const isLast = steps.at(-1)?.name === step;
    const faults: Partial<Record<Field, Fault>> = {};
    const above = new Set<string>();
    for (const refusal of refusals) {
      const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
      if (field === null || fault === null) above.add(wording.t('journey.refused'));
      else if (own.includes(field)) faults[field] = fault;
      else if (isLast) above.add(faultText({ field, fault }, wording));
    }
    return { faults, notices: [...above].map((text) => ({ tone: 'error', text })) };
  };
