import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFields } from '#domain/address/form-fields.ts';
import { anyCharacter } from '#tests/shared/any-character.ts';
import { logger } from './log.ts';

/** The text of one log line. */
function written(fields: Record<string, unknown>, message = 'something happened'): string {
  let text = '';
  logger('info', {
    write: (line: string) => {
      text += line;
    },
  }).info(fields, message);
  return text;
}

const canary = 'canari-7f3a';

describe('values that are never logged', () => {
  test.each([
    ...addressFields,
    ...`name displayName line1 town postalCode address
    uid phone cellphone accessToken refresh_token idToken code_verifier password cookie
    email mail login birthdate ip token secret clientSecret ticket session sessionId guid cartGuid cookies headers
    body form query card cvc cryptogram expiry shopper customer user
    set-cookie Set-Cookie authorization Authorization cardNumber pan cvv iban`.split(/\s+/),
  ])('%s, at any depth', (field) => {
    expect(written({ [field]: canary })).not.toContain(canary);
    expect(written({ order: { [field]: canary } })).not.toContain(canary);
    expect(written({ order: { entries: [{ of: { [field]: canary } }] } })).not.toContain(canary);
    expect(written({ order: { [field]: { value: [canary] } } })).not.toContain(canary);
  });

  test('the query of an address', () => {
    for (const field of ['url', 'path', 'location']) {
      const line = written({ [field]: `/boutique/recherche?q=${canary}#${canary}` });
      expect(line).not.toContain(canary);
      expect(line).toContain('/boutique/recherche');
    }
  });

  test.each([
    ['a long query', `Error: no route for /x?e=${'e'.repeat(9000)}${canary}\n    at page (app.js:1:2)`],
    ['an e-mail address', `TypeError: ${canary}@exemple.fr is unknown\n    at page (app.js:1:2)`],
  ])('the values in a fault’s own words: %s', (_what, stack) => {
    const line = written({ error: stack });
    expect(line).not.toContain(canary);
    expect(line).toContain('at page (app.js:1:2)');
  });

  test('the cause of a logged error', () => {
    const error = new Error(`No answer of https://backend/x?mail=${canary}`, { cause: { email: canary } });
    expect(written({ err: error })).not.toContain(canary);
    expect(written({ error })).not.toContain(canary);
  });
});

describe('a line', () => {
  test('a log line has the ids of the request', () => {
    const fields = { method: 'GET', route: '/boutique/c/:code', status: 200, ms: 12.5, requestId: 'r-1', sid: 's-1' };
    expect(JSON.parse(written(fields))).toMatchObject({ ...fields, level: 30, msg: 'something happened' });
  });

  test('a log line is a single line, whatever text it contains', () => {
    const forged = '\r\n{"level":60,"msg":"forged"}';
    for (const text of [written({ route: forged }), written({ [forged]: { sub: forged } }), written({}, forged)]) {
      expect(text.trimEnd().split(/[\r\n\u2028\u2029]/)).toHaveLength(1);
      expect(JSON.parse(text).level).toBe(30);
    }
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (value, message) => {
        const text = written({ value }, message);
        expect(text.indexOf('\n')).toBe(text.length - 1);
        expect(JSON.parse(text)).toMatchObject({ value, level: 30 });
      }),
    );
  });

  test('a log line of a circular object is still written', () => {
    const circle: Record<string, unknown> = { kind: 'circle' };
    circle.self = circle;
    expect(JSON.parse(written({ circle })).circle.kind).toBe('circle');
  });
});
