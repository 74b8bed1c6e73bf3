import type { Step } from './steps.ts';

const atOnce = 2;

/**
 * The first step that may begin beside those that run: none before what it needs or reads, and nothing beside one that runs
 * alone. Undefined if none may yet.
 */
export function nextStep({ waiting, active }: { waiting: readonly Step[]; active: readonly Step[] }): Step | undefined {
  if (active.length >= atOnce || active.some(({ alone }) => alone)) return undefined;
  const unfinished = new Set([...waiting, ...active].map(({ name }) => name));
  const isReady = ({ needs = [], after = [] }: Step) => ![...needs, ...after].some((name) => unfinished.has(name));
  return waiting.find((step) => isReady(step) && !(step.alone && active.length > 0));
}
