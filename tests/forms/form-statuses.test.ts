import { expect, test } from 'vitest';
import { formStatuses } from '#tests/boundary/form-statuses.ts';
import { intents } from './every-form.ts';

test('every form that a route takes has its statuses in tests/boundary/form-statuses.ts', () => {
  const rows = Object.entries(formStatuses).map(([name, forms]) => [name, Object.keys(forms).toSorted()]);
  expect(Object.fromEntries(rows)).toEqual(intents);
});
