import { type AddressChecks, lookUp, type Verdict } from '../address/check/address-check.ts';
import type { LetterOptions } from './letters.ts';
import { checkedRecipient, type Doubt, type ListedRecipient, type TypedRecipient } from './recipients.ts';

/** Further requests wait in the shop for a seat, and a service that is away is not asked again for each row. */
const askedAtOnce = 8;

/**
 * The list with what the checking service doubts of those who were read from a table or from pasted lines. They are not
 * asked about one by one, as a typed address is: each is marked, and none stops the others.
 */
export async function withDoubts(
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
    /** Whether the shopper has waited long enough: whoever is left is taken as read. */
    isLate(): boolean;
  },
): Promise<ListedRecipient[]> {
  const doubted: ListedRecipient[] = [];
  let isAway = false;
  const checkRecipient = async (each: ListedRecipient): Promise<ListedRecipient> => {
    const checked = !isAway && !isLate() && read.has(each.typed) ? checkedRecipient(each.typed, options) : null;
    if (checked?.kind !== 'address') return each;
    const verdict = await lookUp(checks, checked.address);
    isAway ||= verdict.kind === 'unavailable';
    const doubt = doubtOf(verdict, checked.address);
    return doubt ? { ...each, doubt } : each;
  };
  for (let at = 0; at < list.length; at += askedAtOnce)
    doubted.push(...(await Promise.all(list.slice(at, at + askedAtOnce).map(checkRecipient))));
  return doubted;
}

/** A place in another country is another price: it is no likelier address. */
function doubtOf(verdict: Verdict, { country }: { country: string }): Doubt | null {
  if (verdict.kind === 'unknown') return 'unknown';
  if (verdict.kind !== 'suggestions') return null;
  return verdict.suggestions.find((place) => place.country === country) ?? 'unknown';
}
