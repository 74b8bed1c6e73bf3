/**
 * The cells of each row that has any (RFC 4180), whatever stands between them: a semicolon, a comma or a tab.
 *
 * Not `csv-parse`, which journeys §10 names: the rules that read tables are the domain's, which imports nothing but
 * itself; a table has at most a thousand rows, so nothing is won by a stream; and what spreadsheets get wrong (the sign
 * between cells, the mark, a quotation mark inside a cell) had to be settled around it all the same.
 */
export function rowsOfCsv(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, '');
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const between = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';';
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    row.push(cell);
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === between) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** A table for a spreadsheet: UTF-8 with its mark, semicolons, and no cell that would be read as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

const cellOf = (cell: string): string => {
  const harmless = neutralised(cell);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** An apostrophe before `= + - @` keeps a spreadsheet from calculating the cell. */
export const neutralised = (cell: string): string => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** As it was before it was neutralised. */
export const restored = (cell: string): string => (/^'\s*[=+\-@]/.test(cell) ? cell.slice(1) : cell);
