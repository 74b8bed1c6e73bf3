/** « 1 200 », « 1200 »: whole and positive, however long; `null` for anything else. */
export const wholeNumberOf = (typed = ''): number | null => {
  const digits = typed.replace(/\s/g, '');
  const number = Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  return /^[0-9]+$/.test(digits) && number > 0 ? number : null;
};
