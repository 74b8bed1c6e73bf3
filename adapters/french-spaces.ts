/** Narrow no-break spaces where French has them: editors and sellers type ordinary ones, and lines break there. */
export const frenchSpaces = (text: string): string =>
  text.replaceAll(/[ \u00a0](?=[;:!?»])/g, '\u202f').replaceAll(/(?<=«)[ \u00a0]/g, '\u202f');
