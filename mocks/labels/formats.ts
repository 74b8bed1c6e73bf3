/** How labels are printed; `A4_4` is four to a sheet. The first is the usual one. */
export const formats = ['A4', 'A4_4', '10X15', 'DYMO'] as const;

export type Format = (typeof formats)[number];

export const isFormat = (word: string): word is Format => (formats as readonly string[]).includes(word);
