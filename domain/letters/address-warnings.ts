import { type AddressChecks, lookUp, type Verdict } from '../address/check/address-check.ts';
import type { LetterOptions } from './letters.ts';
import { type AddressWarning, checkedRecipient, type ListedRecipient, type TypedRecipient } from './recipients.ts';

/** Addresses that are checked at a time: the shop limits its calls to one service. */
const batchSize = 8;

/**
 * The list with what the checking service doubts of those who were read from a table or from pasted lines. A typed
 * address is in question before the journey goes on; these are only marked, and stop no other.
 */
export async function withAddressWarnings(
  list: readonly ListedRecipient[],
  {
    read,
    checks,
    options,
    isLate,
  }: {
    read: ReadonlySet<TypedRecipient>;
    checks: AddressChecks;
    options: Pick<LetterOptions, 'countries'>;
    /** Whether the shopper has waited long enough: the remaining addresses are not checked. */
    isLate(): boolean;
  },
): Promise<ListedRecipient[]> {
  const checkedList: ListedRecipient[] = [];
  let isAway = false;
  const checkRecipient = async (each: ListedRecipient): Promise<ListedRecipient> => {
    const checked = !isAway && !isLate() && read.has(each.typed) ? checkedRecipient(each.typed, options) : null;
    if (checked?.kind !== 'address') return each;
    const verdict = await lookUp(checks, checked.address);
    isAway ||= verdict.kind === 'unavailable';
    const doubt = warningOf(verdict, checked.address);
    return doubt ? { ...each, doubt } : each;
  };
  for (let at = 0; at < list.length; at += batchSize)
    checkedList.push(...(await Promise.all(list.slice(at, at + batchSize).map(checkRecipient))));
  return checkedList;
}

/** A place in another country is another price: it is no likelier address. */
function warningOf(verdict: Verdict, { country }: { country: string }): AddressWarning | null {
  if (verdict.kind === 'unknown' || verdict.kind === 'not-eligible') return 'unknown';
  if (verdict.kind !== 'suggestions') return null;
  return verdict.suggestions.find((place) => place.country === country) ?? 'unknown';
}
