import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Stands for an id or a value in a store: a leaked store gives no usable cookie and names nobody. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a stored text says; `null`: there is none, or it has another format, such as that of another release. */
export function readRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : null;
}
