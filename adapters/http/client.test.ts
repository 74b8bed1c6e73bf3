import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { json, type Play, text } from '#adapters/testing/play-server.ts';
import { aScope } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { backendFetch } from './backend-fetch.ts';
import { clientAt } from './client.ts';
import { deadlineOf } from './deadline.ts';

const server = playServerForTests();
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const config = { TIMEOUT_DEFAULT: 1000, FORWARD_TEST_HEADER: '' };

/** Calls a generated operation whose contract promises this body. */
async function answerTo(method: (typeof methods)[number], play: Play, promised: v.GenericSchema | null) {
  server.play(play);
  const fetch = backendFetch({
    scope: aScope(),
    deadline: deadlineOf(120_000, { changes: false }),
    config,
    accessToken: null,
  })(1000);
  const responseValidator = (data: unknown) => v.parseAsync(promised ?? v.unknown(), data);
  return clientAt(server.url)[method]({ url: '/things', fetch, ...(promised && { responseValidator }) });
}

const noContent: Play = (_call, response) => response.writeHead(204).end();
const emptyBody = text('');
const empties: [string, Play][] = [
  ['204', noContent],
  ['200 with an empty body', emptyBody],
  ['200 with a length of 0', (_call, response) => response.writeHead(200, { 'content-length': 0 }).end()],
];

describe.each(methods)('%s', (method) => {
  test.each(empties)('%s is good where the contract says 204', async (_what, play) => {
    const { error, response } = await answerTo(method, play, v.void());
    expect({ error, status: response?.status }).toEqual({ error: undefined, status: 204 });
  });

  test.each(empties)('%s is good where the contract says nothing of a body', async (_what, play) => {
    expect((await answerTo(method, play, null)).error).toBeUndefined();
  });

  test.each(empties)(
    '%s breaks a contract that promises a body, even one without a required field',
    async (_w, play) => {
      const { error, response } = await answerTo(method, play, v.object({ address: v.optional(v.string()) }));
      expect(error).toBeInstanceOf(v.ValiError);
      expect(response?.ok).toBe(true);
    },
  );
});

test('a body where the contract says 204 breaks it', async () => {
  expect((await answerTo('post', json({ code: '1' }), v.void())).error).toBeInstanceOf(v.ValiError);
});

const thing = v.object({ code: v.string(), parts: v.array(v.object({ name: v.optional(v.string()) })) });

test('null for a field says that there is none, however deep it stands', async () => {
  const { data } = await answerTo('get', json({ code: '1', title: null, parts: [{ name: null }] }), thing);
  expect(data).toEqual({ code: '1', parts: [{}] });
});

test.each([
  ['a required field', { code: null, parts: [] }],
  ['a required list', { code: '1', parts: null }],
  ['an item of a list', { code: '1', parts: [null] }],
  ['the whole body', null],
])('null for %s breaks the contract', async (_what, body) => {
  expect((await answerTo('get', json(body), thing)).error).toBeInstanceOf(v.ValiError);
});
