import type { Notes } from '#ui/forms/form-page.server.ts';

/** What a form of the checkout did, said once it has led to the next page. */
export const checkoutNotes = {
  ajoutee: ['success', 'address.added'],
  modifiee: ['success', 'address.changed'],
  principale: ['success', 'address.mainSet'],
  retablie: ['success', 'address.restored'],
  'non-verifiee': ['info', 'address.notVerified'],
  telephone: ['success', 'checkout.phoneSaved'],
  entreprise: ['success', 'checkout.invoiceSaved'],
  incomplet: ['info', 'checkout.stepMissing'],
} as const satisfies Notes;
