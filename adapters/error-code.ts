const ofRedis = /^[A-Z]{2,}(?= )/;

/**
 * What went wrong, in one word for the log: the code of the system (`ECONNREFUSED`), the first word of what Redis answers
 * (`OOM`, `WRONGPASS`), or the name of the error. A message may hold more than that.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return ofRedis.exec(error.message)?.[0] ?? (error.name === 'Error' ? error.constructor.name : error.name);
}
