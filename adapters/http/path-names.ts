import * as v from 'valibot';
import { Fault } from '#domain/shared/fault.ts';

/** A URL folds `.` and `..` away, and an empty name leaves its place: each would name another resource than the one meant. */
export const isName = (value: unknown): boolean => !['', '.', '..'].includes(String(value));

const call = v.object({ url: v.string(), path: v.optional(v.record(v.string(), v.unknown())) });

/** Before a call: whatever came from a cookie or an address into its path must be a name. */
export async function onlyNames(options: unknown): Promise<void> {
  const { url, path = {} } = v.parse(call, options);
  if (!Object.values(path).every(isName)) throw new Fault('missing', url);
}
