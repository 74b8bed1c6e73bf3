import * as v from 'valibot';

/** A path parameter is no name: no backend was called. */
export class NoName extends Error {
  override readonly name = 'NoName';
}

/** A URL resolves `.` and `..`, and an empty name leaves its segment empty: each would address another resource. */
export const isName = (value: unknown): boolean => !['', '.', '..'].includes(String(value));

const call = v.object({ url: v.string(), path: v.optional(v.record(v.string(), v.unknown())) });

/** Checks, before a call, that path parameters from cookies or addresses are names. */
export async function onlyNames(options: unknown): Promise<void> {
  const { url, path = {} } = v.parse(call, options);
  if (!Object.values(path).every(isName)) throw new NoName(url);
}
