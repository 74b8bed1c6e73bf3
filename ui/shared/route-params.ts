/** Codes in addresses (postal-domain 9.57); anything else is no page of ours. */
export const isCode = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** `offer_123` of a chosen offer's address; `null` when it is no offer. */
export const offerIdOf = (segment: string | undefined): string | null =>
  /^offer_([0-9]{1,20})$/.exec(segment ?? '')?.[1] ?? null;

/** A field of a posted form, as text; a file or nothing is empty. */
export function field(form: FormData, name: string, longest = 200): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** A whole number of a posted form between two bounds; `null` when it is none. */
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
