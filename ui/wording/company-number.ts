/** Groups of three digits, and the five digits of the establishment; an invalid number stays as it was typed. */
export const groupDigits = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})(?=\d{5}$|$)/, '$1\u00a0$2\u00a0$3\u00a0').trimEnd();
