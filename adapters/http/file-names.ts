import type { Lang } from '#domain/shared/mode.ts';

const names = {
  depositList: { fr: 'liste-de-dépôt', en: 'deposit-list' },
  dropOffCode: { fr: 'code-de-dépôt', en: 'drop-off-code' },
  invoice: { fr: 'facture', en: 'invoice' },
  label: { fr: 'étiquette', en: 'label' },
  labels: { fr: 'étiquettes', en: 'labels' },
  letter: { fr: 'lettre', en: 'letter' },
  letterProof: { fr: 'preuve', en: 'proof' },
  logoSheet: { fr: 'planche', en: 'sheet' },
  returnLabel: { fr: 'étiquette-retour', en: 'return-label' },
  stampGrid: { fr: 'grille', en: 'grid' },
  stamps: { fr: 'timbres', en: 'stamps' },
  testPage: { fr: 'page-de-test', en: 'test-page' },
} satisfies Record<string, Record<Lang, string>>;

export type NamedFile = keyof typeof names;

/** « étiquette-6A04043954320.pdf »: what a file is, in the reader's language, and its numbers. */
export const pdfName = (file: NamedFile, lang: Lang, numbers: readonly (string | number)[] = []): string =>
  `${[names[file][lang], ...numbers].join('-')}.pdf`;
