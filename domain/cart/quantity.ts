/** More than any backend lets a line hold: what the most is, the backend says. */
export const maxQuantity = 9999;

/**
 * A quantity as it was typed: a whole number from 1, otherwise `null`. More than can be asked for is asked for as the
 * most, so that the answer names the limit instead of calling the number wrong.
 */
export function quantityOf(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  if (!/^[0-9]+$/.test(digits)) return null;
  const quantity = Math.min(Number(digits), maxQuantity);
  return quantity >= 1 ? quantity : null;
}
