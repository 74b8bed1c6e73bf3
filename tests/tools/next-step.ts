import type { Step } from './steps.ts';

const atOnce = 2;

/**
 * The first step that may begin beside those that run: one that runs alone beside patient ones only, none before what it
 * needs. Undefined if none may yet.
 */
export function nextStep({ waiting, active }: { waiting: readonly Step[]; active: readonly Step[] }): Step | undefined {
  if (active.length >= atOnce) return undefined;
  const unfinished = new Set([...waiting, ...active].map(({ name }) => name));
  const hasAlone = active.some(({ alone }) => alone);
  const hasHurried = active.some(({ patient }) => !patient);
  const goesWell = ({ alone, patient }: Step) => (alone ? !hasHurried : patient || !hasAlone);
  return waiting.find((step) => goesWell(step) && !step.needs?.some((name) => unfinished.has(name)));
}
