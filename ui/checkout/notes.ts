import type { Notes } from '#ui/forms/form-page.server.ts';

/** The notices about a checkout form that redirected to the next page. */
export const checkoutNotes = {
  ajoutee: ['success', 'address.added'],
  modifiee: ['success', 'address.changed'],
  principale: ['success', 'address.mainSet'],
  retablie: ['success', 'address.restored'],
  'non-verifiee': ['info', 'address.notVerified'],
  gardee: ['info', 'address.kept'],
  telephone: ['success', 'checkout.phoneSaved'],
  entreprise: ['success', 'checkout.invoiceSaved'],
} as const satisfies Notes;
