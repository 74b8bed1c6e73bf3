import type { Lang, Words } from '../shared/lang.ts';
import { refusal } from '../shared/problems.ts';

/** One sheet of office paper, 80 g for a square metre. */
export const SHEET_GRAMS = 5;
export const MAX_GRAMS = 30_000;
export const MAX_SHEETS = 400;

interface Envelope {
  code: string;
  name: Words;
  grams: number;
}

const envelopes: readonly Envelope[] = [
  {
    code: 'C6',
    name: { fr: 'Carte ou enveloppe (11 × 16\u00a0cm)', en: 'Card or envelope (11 × 16\u00a0cm)' },
    grams: 4,
  },
  {
    code: 'DL',
    name: { fr: 'Feuilles pliées en trois (11 × 22\u00a0cm)', en: 'Sheets folded in three (11 × 22\u00a0cm)' },
    grams: 5,
  },
  {
    code: 'C5',
    name: { fr: 'Feuilles pliées en deux (16 × 23\u00a0cm)', en: 'Sheets folded in half (16 × 23\u00a0cm)' },
    grams: 8,
  },
  { code: 'C4', name: { fr: 'Feuilles à plat (23 × 32\u00a0cm)', en: 'Flat sheets (23 × 32\u00a0cm)' }, grams: 20 },
];

export const envelopesIn = (lang: Lang) =>
  envelopes.map(({ code, name, grams }) => ({ code, name: name[lang], weight: grams }));

export const postageRefusal = (reason: string, subject: string): Response =>
  refusal(400, { type: 'PostageError', reason, subject, message: `There is no postage: ${reason}.` });

interface Item {
  weight: number | null;
  sheets: number | null;
  envelope: string | null;
}

/** The weight of an item in grams; without an envelope the smallest one counts. */
export function gramsOf({ weight, sheets, envelope }: Item): number {
  if (weight !== null) return weight;
  const around = envelope === null ? envelopes[0] : envelopes.find(({ code }) => code === envelope);
  if (!around) throw postageRefusal('unknownEnvelope', envelope ?? '');
  return (sheets ?? 0) * SHEET_GRAMS + around.grams;
}
