import { type Answers, type Journey, longestAnswer } from '#domain/journey/journey.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import { field } from '#ui/forms/fields.ts';

/** No draft has it: what a form makes up is as old as can be. */
const noVersion = -1;

/** The version of the draft that the page showed, or of what waits aside; `null` where the form has no such field. */
export const versionIn = (form: FormData, name: 'version' | 'aside' = 'version'): number | null => {
  if (!form.has(name)) return null;
  const text = field(form, name, 17);
  return /^[0-9]{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : noVersion;
};

/** Every field of the step: one that was not posted has no answer. */
export function readStepFields<Step extends string, Field extends string, Fault>(
  form: FormData,
  { steps }: Journey<Step, Field, Fault>,
  name: Step,
): Answers<Field> {
  const step = steps.find((one) => one.name === name);
  const typed: Partial<Record<Field, string>> = {};
  for (const one of step?.fields ?? []) typed[one] = field(form, one, step?.longest?.[one] ?? longestAnswer).trim();
  return typed;
}

/** The fields of a step that hold a file. */
const fileFields = ['file', 'csv'] as const;

/** The name of the file that was chosen: without scripts the next page has lost it. Of a file in a draft only the name is left. */
export function lostIn(form: FormData): { lost?: string } {
  const [text] = fileFields.flatMap((name) => form.get(name) ?? []);
  const name = typeof text === 'string' ? text : (text?.name ?? '');
  const lost = safeFileName(name, { otherwise: '' });
  return lost === '' ? {} : { lost };
}
