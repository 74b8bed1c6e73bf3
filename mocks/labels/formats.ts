/** How labels are printed; `A4_4` is four to a sheet. The first is the usual one. */
export const formats = ['A4', 'A4_4', '10X15', 'DYMO'] as const;

export type Format = (typeof formats)[number];

/** The vignette of a registered letter is an A4 page, whatever the format of other labels. */
export const formatsFor = (labels: readonly { service?: string }[]): Format[] =>
  labels.length > 0 && labels.every(({ service }) => service === 'vrel') ? ['A4'] : [...formats];

export const isFormat = (word: string): word is Format => (formats as readonly string[]).includes(word);
