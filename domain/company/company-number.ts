/** Why a number is none. `length`: neither a SIREN nor a SIRET. `check`: its digits do not agree. */
export type CompanyNumberFault = 'length' | 'check';

/** Its establishments are too many for the key: the sum of their digits is a multiple of five instead. */
const manyEstablishments = '356000000';

/** Nine digits: a company. */
const isSiren = (digits: string): boolean => digits.length === 9 && hasKey(digits);

/** Fourteen digits: one establishment of a company. */
const isSiret = (digits: string): boolean =>
  digits.length === 14 &&
  isSiren(digits.slice(0, 9)) &&
  (hasKey(digits) || (digits.startsWith(manyEstablishments) && sumOf(digits) % 5 === 0));

/** The number as it is kept, digits alone, or why it is none; people write it with spaces (postal-domain 8). */
export function companyNumberOf(typed: string): { number: string } | { fault: CompanyNumberFault } {
  const digits = typed.replace(/\s/g, '');
  if (!/^(?:[0-9]{9}|[0-9]{14})$/.test(digits)) return { fault: 'length' };
  return isSiren(digits) || isSiret(digits) ? { number: digits } : { fault: 'check' };
}

const sumOf = (digits: string): number => Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);

/** Luhn: every second digit from the right counts twice, its own digits summed. */
function hasKey(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
