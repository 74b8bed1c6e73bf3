import type { Faults, Journey } from '#domain/journey/journey.ts';
import type { RefusedAnswer } from '#domain/journey/service.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

interface Refused<Step extends string, Field extends string, Fault> {
  journey: Journey<Step, Field, Fault>;
  refused: readonly RefusedAnswer<Field, Fault>[];
  /** What is said of a refusal that no field is about. */
  other: string;
  wording: Wording;
}

/**
 * Where refusals are said on the page of a step: its own at their fields. Another step's are said when that step is sent;
 * nothing follows the last one, which says them above its form. What no field is about is said there once.
 */
export function refusedAt<Step extends string, Field extends string, Fault, Options>(
  { faultText }: Pick<JourneyDeclaration<Step, Field, Fault, Options>, 'faultText'>,
  step: Step,
  { journey: { steps }, refused, other, wording }: Refused<Step, Field, Fault>,
): { faults: Faults<Field, Fault>; notices: NoticeView[] } {
  const own = steps.find(({ name }) => name === step)?.fields ?? [];
  const isLast = steps.at(-1)?.name === step;
  const faults: Partial<Record<Field, Fault>> = {};
  const above = new Set<string>();
  for (const { field, fault } of refused) {
    if (field === null || fault === null) above.add(other);
    else if (own.includes(field)) faults[field] = fault;
    else if (isLast) above.add(faultText({ field, fault }, wording));
  }
  return { faults, notices: [...above].map((text) => ({ tone: 'error', text })) };
}
