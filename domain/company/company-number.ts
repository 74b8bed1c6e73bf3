/** Why a number is invalid. `length`: neither a SIREN nor a SIRET. `check`: wrong check digit. */
export type CompanyNumberFault = 'length' | 'check';

/** This company has too many establishments for check digits: the sum of the digits is a multiple of five instead. */
const manyEstablishments = '356000000';

/** A company: nine digits. */
const isSiren = (digits: string): boolean => digits.length === 9 && hasKey(digits);

/** An establishment: fourteen digits. */
const isSiret = (digits: string): boolean =>
  digits.length === 14 &&
  isSiren(digits.slice(0, 9)) &&
  (hasKey(digits) || (digits.startsWith(manyEstablishments) && sumOf(digits) % 5 === 0));

/** The digits of a company number, or its fault; people write it with spaces (postal-domain 8). */
export function companyNumberOf(typed: string): { number: string } | { fault: CompanyNumberFault } {
  const digits = typed.replace(/\s/g, '');
  if (!/^(?:[0-9]{9}|[0-9]{14})$/.test(digits)) return { fault: 'length' };
  return isSiren(digits) || isSiret(digits) ? { number: digits } : { fault: 'check' };
}

const sumOf = (digits: string): number => Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);

/** The Luhn check: every second digit from the right is doubled. */
function hasKey(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Why a SIRET is invalid. `siren`: the number of the company, of which one establishment is asked for. */
export type SiretFault = CompanyNumberFault | 'siren';

/** The digits of a SIRET, which names one establishment. */
export function siretOf(typed: string): { siret: string } | { fault: SiretFault } {
  const parsed = companyNumberOf(typed);
  if ('fault' in parsed) return parsed;
  return parsed.number.length === 14 ? { siret: parsed.number } : { fault: 'siren' };
}
