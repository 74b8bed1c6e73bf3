import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Variables } from './app-context.ts';
import { postedBodies } from './posted-bodies.ts';
import { openAccount } from './request-account.ts';

const upload = '/envoi-courrier-en-ligne/parcours/creer-lettre';
const formType = 'application/x-www-form-urlencoded';

/** An application whose pages count; each waits for `answer`. */
function anApp(answer: Promise<void> = Promise.resolve(), LIMITS = true) {
  const seen = { pages: 0, texts: [] as string[] };
  const app = new Hono<Variables>();
  app.use((c, next) => {
    const route = { id: 'x', pattern: 'x' };
    c.set('account', openAccount(new Headers(), { method: 'POST', route, client: c.req.header('from') ?? null }));
    return next();
  });
  const config = { UPLOAD_MAX_MB: 1, LIMITS, LIMIT_FILES_AT_ONCE: 2 };
  app.use(
    postedBodies(config, async (_, status, headers) => new Response(null, { status, ...(headers && { headers }) })),
  );
  app.post('*', async (c) => {
    seen.pages += 1;
    await answer;
    seen.texts.push(await c.req.raw.text());
    return c.text('');
  });
  const post = async (path: string, { type = formType, from = '192.0.2.1', body = 'a=b' as BodyInit } = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': '3', from },
      body,
      duplex: 'half',
    } as RequestInit);
  return { post, seen };
}

test.each(['/checkout/recapitulatif', upload])('a form to %s has no page before it has come whole', async (path) => {
  const { post, seen } = anApp();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = post(path, { body: readable });
  await writer.write(new TextEncoder().encode('a='));
  expect(seen.pages).toBe(0);
  await writer.write(new TextEncoder().encode('b'));
  await writer.close();
  expect((await answer).status).toBe(200);
  expect(seen.texts).toEqual(['a=b']);
});

test('a browser that goes away in the middle of a form has no page, and nothing of the shop has failed', async () => {
  const { post, seen } = anApp();
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  expect((await post('/checkout/recapitulatif', { body })).status).toBe(400);
  expect(seen.pages).toBe(0);
});

test('one address’s simultaneous uploads are limited; those of others, and later ones, are accepted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { post } = anApp(promise);
  const type = 'multipart/form-data; boundary=b';
  const first = [post(upload, { type }), post(upload)];
  const third = await post(upload, { type });
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
  const other = post(upload, { type, from: '192.0.2.2' });
  resolve();
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await post(upload, { type })).status).toBe(200);
});

test('a shop that limits nothing counts no files', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { post } = anApp(promise, false);
  const all = Array.from({ length: 5 }, () => post(upload, { type: 'multipart/form-data; boundary=b' }));
  resolve();
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
