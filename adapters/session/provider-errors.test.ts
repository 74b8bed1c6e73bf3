import { expect, test } from 'vitest';
import { reasonOf } from './provider-errors.ts';

const words = 'canari-7f3a@exemple.fr is unknown';

test.each<[string, unknown]>([
  ['invalid_grant', Object.assign(new Error(words), { error: 'invalid_grant', code: 'OAUTH_RESPONSE_BODY_ERROR' })],
  ['OAUTH_TIMEOUT', Object.assign(new Error(words), { code: 'OAUTH_TIMEOUT' })],
  ['', Object.assign(new Error(words), { error: { description: words } })],
  ['unknown', new Error(words)],
  ['unknown', words],
])('the log says « %s » of an error of the provider, and nothing of its words', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
