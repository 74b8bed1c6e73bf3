import type { Step } from './steps.ts';

const atOnce = 2;

/**
 * The first step that may begin beside those that run: one that runs alone beside patient ones only, a patient one when
 * nothing else computes or waits to, none before what it needs. Undefined if none may yet.
 */
export function nextStep({ waiting, active }: { waiting: readonly Step[]; active: readonly Step[] }): Step | undefined {
  if (active.length >= atOnce) return undefined;
  const unfinished = new Set([...waiting, ...active].map(({ name }) => name));
  const isReady = ({ needs = [] }: Step) => !needs.some((name) => unfinished.has(name));
  const hasAlone = active.some(({ alone }) => alone);
  const mayBegin = (step: Step) => {
    if (step.alone) return active.every(({ patient }) => patient);
    if (step.patient) return ![...waiting, ...active].some(computes);
    return !hasAlone;
  };
  return waiting.find((step) => isReady(step) && mayBegin(step));
}

const computes = ({ alone, patient }: Step) => !alone && !patient;
