import type { JourneyView } from '#ui/journey/journey.view.ts';

/** Name, value and error of one field of a step. */
export function control(name: string, { values, errors }: Pick<JourneyView, 'values' | 'errors'>) {
  const error = errors[name];
  return { name, defaultValue: values[name] ?? '', ...(error ? { error } : {}) };
}
