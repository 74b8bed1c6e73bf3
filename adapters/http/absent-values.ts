/**
 * Removes each field of an answer whose value is `null`: some backends write so that there is no value, and contracts leave the
 * field out. In a list a `null` stays, because it would be an item.
 */
export function dropNulls(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const item of data) dropNulls(item);
    return;
  }
  const fields = data as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields))
    if (value === null) delete fields[name];
    else dropNulls(value);
}
