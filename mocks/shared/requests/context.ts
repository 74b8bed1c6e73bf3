import type { Operation } from '../operations.ts';
import { refusal } from '../problems.ts';
import { valuesOf } from './contract-schemas.ts';

/** What every call may say of its context, and the error by which OCC refuses what it does not know. */
const context = {
  lang: { type: 'UnsupportedLanguageError', named: (value: string) => `Language ${value} is not supported.` },
  curr: { type: 'UnsupportedCurrencyError', named: (value: string) => `Currency ${value} is not supported.` },
  baseSite: { type: 'InvalidResourceError', named: (value: string) => `Base site ${value} doesn't exist.` },
};

export function refuseUnknownContext(request: Request, operation: Operation): void {
  const query = new URL(request.url).searchParams;
  for (const [name, { type, named }] of Object.entries(context)) {
    const values = valuesOf(operation, name);
    const wrong = query.getAll(name).find((value) => values && !values.includes(value));
    if (wrong !== undefined)
      throw refusal(400, { type, reason: 'invalid', subject: wrong, subjectType: name, message: named(wrong) });
  }
}
