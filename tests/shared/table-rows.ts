import type { TableRow } from '#domain/shared/table.ts';
import { readTable } from '#ui/forms/table-reader.server.ts';

/** The rows of a table that the shop can read. */
export async function tableRows(table: Blob | string): Promise<TableRow[]> {
  const read = await readTable(table, { most: 5000 });
  if (read.kind === 'fault') throw new Error(read.fault.code);
  return read.rows;
}

export const cellsOf = async (table: Blob | string): Promise<(readonly string[])[]> =>
  (await tableRows(table)).map(({ cells }) => cells);
