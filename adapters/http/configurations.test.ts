import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import type { Backend } from './backend.ts';
import { BackendCalls, type ClientResult } from './backend-calls.ts';
import { configurationsOf } from './configurations.ts';

const words = { tooHeavy: ({ subject }: { subject: string }) => ({ kind: 'too-heavy' as const, at: subject }) };

/** Keeps a composition with this answer of the backend. */
function keeping(result: ClientResult<string>, anew = false) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const calls = new BackendCalls(log, { NO_LOGOUT_URLS: [] }).forRequest(aScope({ sid: 'visit-1' }));
  const toConfiguration = (wire: string) => (wire === 'unknown to us' ? null : wire);
  const configurations = configurationsOf({
    name: 'Letter',
    create: async () => result,
    get: async () => result,
    replace: async () => result,
    bodyOf: (letter: string) => letter,
    words,
    toStored: toConfiguration,
    toConfiguration,
  });
  const backend = { calls, own: {}, context: {}, userId: 'current' } as unknown as Backend;
  const kept = anew
    ? configurations.replace(backend, 'lettre-1', 'lettre')
    : configurations.configure(backend, 'lettre');
  return { kept, lines };
}
const answering = (data: string): ClientResult<string> => ({ data, response: new Response() });
const refusing = (error: Record<string, string>, status = 400): ClientResult<string> => ({
  error: { errors: [{ type: 'LetterError', ...error }] },
  response: new Response(null, { status }),
});

describe('a composition', () => {
  test.each([
    [answering('lettre-1'), { kind: 'configured', configuration: 'lettre-1' }],
    [refusing({ reason: 'quoteExpired' }), { kind: 'quote-expired' }],
    [
      refusing({ reason: 'tooHeavy', subject: 'weight' }),
      { kind: 'refused', refusals: [{ kind: 'too-heavy', at: 'weight' }] },
    ],
    [refusing({}), { kind: 'refused', refusals: [{ kind: 'other', reason: 'LetterError' }] }],
  ])('a configuration is saved or refused: %#', async (result, expected) => {
    expect(await keeping(result).kept).toEqual(expected);
    expect(await keeping(result, true).kept).toEqual(expected);
  });

  test('a configuration that replaces a missing one is gone', async () => {
    expect(await keeping(refusing({}, 404), true).kept).toEqual({ kind: 'gone' });
    expect(await keeping(refusing({}, 404)).kept).toMatchObject({ kind: 'refused' });
  });

  test.each([
    [false, 'createLetterConfiguration'],
    [true, 'replaceLetterConfiguration'],
  ])('a configuration (replaced: %s) that the shop cannot read is a fault of %s', async (anew, operation) => {
    await expect(keeping(answering('unknown to us'), anew).kept).rejects.toThrow(`${operation}: contract`);
  });
});

describe('the log', () => {
  test('the log has an unknown refusal reason, with its operation and the visit', async () => {
    const { kept, lines } = keeping(refusing({ reason: 'printerOnStrike' }), true);
    await kept;
    expect(lines).toMatchObject([
      { sid: 'visit-1', operation: 'replaceLetterConfiguration', reason: 'printerOnStrike', msg: 'unknown refusal' },
    ]);
  });

  test('the log has no free text of a refusal, which may repeat what somebody typed', async () => {
    const { kept, lines } = keeping(refusing({ reason: 'Claire Modèle, 8 rue Basse is not served' }));
    await kept;
    expect(lines).toMatchObject([{ operation: 'createLetterConfiguration', reason: '[text]' }]);
    expect(JSON.stringify(lines)).not.toContain('Basse');
  });

  test('the log has no line for a refusal reason that the shop knows', async () => {
    const { kept, lines } = keeping(refusing({ reason: 'tooHeavy' }));
    await kept;
    expect(lines).toEqual([]);
  });
});
