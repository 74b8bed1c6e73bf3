import { field } from '#ui/forms/fields.ts';
import type { RouteName } from '#ui/routing/route-table.ts';

/** The care of the address book, and who is billed, stand on the page of the delivery too. */
const ofAccount: ReadonlySet<string> = new Set(['restore', 'billing', 'billing-address', 'billing-number']);

/** Whether a form changes nothing that stays with the account: the book, the bill. */
export function leavesAccount(page: string, form: FormData): boolean {
  if (page !== 'delivery') return true;
  const has = (name: string) => field(form, name, 64) !== '';
  const intent = field(form, 'intent', 64);
  const isOfBook = has('remove') && intent === 'known-address';
  const isSaved = intent === 'address' && field(form, 'purpose', 8) !== 'once';
  return !(ofAccount.has(intent) || isOfBook || isSaved || has('main') || has('entryId'));
}

/** What a page asks by itself: no act of anybody. */
export const unaudited: ReadonlySet<string> = new Set<RouteName>([
  'visitor',
  'error',
  'measure',
  'suggestions',
  'recommendations',
  'communes',
  'streets',
  'stampGrid',
  'fulfilment',
]);

/** Words and ids of the shop's own: nothing that was typed freely stands in an audit line. */
export const isCode = (value: string): boolean => /^[\w-]{1,64}$/.test(value);
