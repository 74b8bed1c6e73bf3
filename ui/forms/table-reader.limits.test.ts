import type * as CsvStream from 'csv-parse/stream';
import { parse } from 'csv-parse/stream';
import { expect, test, vi } from 'vitest';
import { readTable, tableLimits } from './table-reader.server.ts';

vi.mock('csv-parse/stream', async (original) => {
  const { parse: real } = await original<typeof CsvStream>();
  return { parse: vi.fn(real) };
});

/** Bytes that the parser was given, and cells that it made of them. */
async function work(table: string, most: number) {
  const read = { bytes: 0, cells: 0 };
  const { parse: real } = await vi.importActual<typeof CsvStream>('csv-parse/stream');
  vi.mocked(parse).mockImplementation((options) => {
    const { cast } = options ?? {};
    const parser = real({
      ...options,
      cast(value, context) {
        read.cells += 1;
        return typeof cast === 'function' ? cast(value, context) : value;
      },
    });
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read.bytes += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { writable: counted.writable, readable: counted.readable.pipeThrough(parser) } as typeof parser;
  });
  const result = await readTable(table, { most });
  return { ...read, result };
}

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const [small, large] = [200_000, 10 * tableLimits.bytes];
/** What the parser may have been given beyond what it has read: slices that wait between the streams. */
const inWait = 8 * 16 * 1024;

test.each([
  ['rows of one letter', 'a\n'],
  ['rows of two letters', 'a;b\n'],
  ['separators', ';'],
  ['quotation marks', '"'],
  ['quotation marks within a cell', 'a""'],
  ['one cell without an end', 'x'],
  ['one row of cells without an end', 'ab;'],
])('a large table of %s is read only as far as a small one', async (_, piece) => {
  const [little, much] = [await work(filled(piece, small), 1002), await work(filled(piece, large), 1002)];
  expect(much.result).toEqual(little.result);
  expect(much.bytes).toBeLessThan(tableLimits.rowBytes + inWait);
  expect(much.cells).toBeLessThan(tableLimits.cells + 2);
});

test('more is read where more rows count, and no more than one beyond them and their titles', async () => {
  const table = filled('a;b\n', large);
  const [few, many] = [await work(table, 100), await work(table, 20_000)];
  expect([few.result, many.result].map((read) => read.kind === 'rows' && read.rows.length)).toEqual([102, 20_002]);
  expect(many.bytes).toBeGreaterThan(few.bytes);
  expect(many.bytes).toBeLessThan(4 * 20_000 + inWait);
});
