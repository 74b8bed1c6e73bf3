/** What the result of a previous step is called in an address. */
export const stepNotes = [
  'ajoutee',
  'modifiee',
  'principale',
  'retablie',
  'non-verifiee',
  'gardee',
  'telephone',
  'entreprise',
  'incomplet',
  'colle',
  'ailleurs',
  'pdf',
  'renvoye',
] as const;
