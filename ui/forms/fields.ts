import { safePath } from '#domain/session/safe-path.ts';
import { cleanText } from '#domain/shared/clean-text.ts';

/** A field of a posted form, as clean text; a file or an absent field gives an empty text. */
export function field(form: FormData, name: string, longest = 200): string {
  const value = form.get(name);
  // What is invisible counts for nothing: a paste that is cut is noticed all the same.
  return typeof value === 'string' ? cleanText(value.slice(0, 2 * longest)).slice(0, longest) : '';
}

/** A path of the shop that a form of ours sends back, or the home page. As it came: cleaning is for what people type. */
export function pathField(form: FormData, name: string): string {
  const value = form.get(name);
  return safePath(typeof value === 'string' ? value : null) ?? '/';
}

/** A whole number of a posted form, between two bounds; `null` for anything else. */
export function wholeNumber(
  form: FormData,
  name: string,
  { least, most }: { least: number; most: number },
): number | null {
  const value = field(form, name, 10);
  if (!/^[0-9]{1,9}$/.test(value)) return null;
  const number = Number(value);
  return number >= least && number <= most ? number : null;
}
