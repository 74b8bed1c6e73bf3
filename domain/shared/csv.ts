/** A table for a spreadsheet: UTF-8 with its mark, semicolons, and no cell that would be read as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

const cellOf = (cell: string): string => {
  const harmless = neutralise(cell);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** An apostrophe before `= + - @`, which some spreadsheets read full-width too, keeps the cell from being calculated. */
export const neutralise = (cell: string): string => (/^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell);

/** As it was before it was neutralised; cleaning may have made one sign of `=` and a stroke (≠). */
export const restore = (cell: string): string =>
  /^'\s*[=+\-@＝＋－＠]/.test(cell.normalize('NFD')) ? cell.slice(1) : cell;
