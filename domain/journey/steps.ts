/**
 * A page of a journey or of the checkout. `Situation` is what completeness depends on: the answers, or the cart with
 * its deliveries.
 */
export interface Step<Name extends string, Situation> {
  name: Name;
  /** Absent: in every situation. */
  isNeeded?(situation: Situation): boolean;
  isComplete(situation: Situation): boolean;
}

/** The steps in order. */
export interface Way<Name extends string, Situation> {
  steps: readonly Step<Name, Situation>[];
}

const neededSteps = <Name extends string, Situation>({ steps }: Way<Name, Situation>, situation: Situation) =>
  steps.filter((step) => step.isNeeded?.(situation) ?? true);

/** `null`: every needed step is complete. */
export const firstIncomplete = <Name extends string, Situation>(
  way: Way<Name, Situation>,
  situation: Situation,
): Name | null => neededSteps(way, situation).find((step) => !step.isComplete(situation))?.name ?? null;

export const isComplete = <Name extends string, Situation>(way: Way<Name, Situation>, situation: Situation): boolean =>
  firstIncomplete(way, situation) === null;

/** Whether the step is needed, and every needed step before it is complete. */
export function isReachable<Name extends string, Situation>(
  way: Way<Name, Situation>,
  situation: Situation,
  name: Name,
): boolean {
  const needed = neededSteps(way, situation);
  const place = needed.findIndex((step) => step.name === name);
  return place >= 0 && needed.slice(0, place).every((step) => step.isComplete(situation));
}

/** The needed step after this one; `null` after the last. The given step itself may be unneeded. */
export function nextStep<Name extends string, Situation>(
  way: Way<Name, Situation>,
  situation: Situation,
  name: Name,
): Name | null {
  const later = way.steps.slice(way.steps.findIndex((step) => step.name === name) + 1);
  return neededSteps({ steps: later }, situation)[0]?.name ?? null;
}

/** The step to show when one is requested: that step, or the first incomplete step before it. */
export function stepFor<Name extends string, Situation>(
  way: Way<Name, Situation>,
  situation: Situation,
  requested: Name,
): Name {
  if (isReachable(way, situation, requested)) return requested;
  const last = neededSteps(way, situation).at(-1)?.name;
  return firstIncomplete(way, situation) ?? nextStep(way, situation, requested) ?? last ?? requested;
}
