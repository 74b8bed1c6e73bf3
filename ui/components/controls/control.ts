import type { FieldErrors } from '#ui/components/views.ts';

/** Name, value and error of one field of a step. */
export function control(name: string, { values, errors }: { values: Record<string, string>; errors: FieldErrors }) {
  return { name, defaultValue: values[name] ?? '', error: errors[name] };
}
