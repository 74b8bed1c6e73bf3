import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { consentContext, cookiesContext, retryAfterContext, shopContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { consent } from './consent.server.ts';
import { preview } from './preview.server.ts';
import { retryAfter } from './retry-after.server.ts';

/** What becomes of a public answer; `cookie` and `signal` are the browser's. */
async function answered(
  middleware: MiddlewareFunction<Response>,
  { cookie = '', signal, wait = 0 }: { cookie?: string; signal?: string; wait?: number } = {},
) {
  const context = new RouterContextProvider();
  context.set(cookiesContext, new Cookies(cookie, { secure: true }));
  context.set(shopContext, {
    config: { MEASUREMENT_COOKIE: 'lpel_mesure', PERSONALISATION_COOKIE: 'lpel_perso' },
  } as unknown as Shop);
  const request = new Request('https://boutique.example/', signal ? { headers: { 'sec-gpc': signal } } : {});
  const next = async () => {
    context.set(retryAfterContext, wait);
    return new Response(null, { headers: { 'Cache-Control': 'public, max-age=60' } });
  };
  const response = await middleware({ request, context } as never, next);
  return { context, headers: (response as Response).headers };
}

test('a visitor who was limited reads the seconds, and nobody else does', async () => {
  expect((await answered(retryAfter, { wait: 7 })).headers.get('Retry-After')).toBe('7');
  expect((await answered(retryAfter)).headers.get('Retry-After')).toBeNull();
});

test('an answer to an editor is never kept, and a ticket that is none makes no editor', async () => {
  const policy = async (ticket: string) =>
    (await answered(preview, { cookie: `__Host-lpel_preview=${ticket}` })).headers.get('Cache-Control');
  expect(await policy('ticket-1')).toBe('private, no-store');
  for (const none of ['', 'a b', 'x'.repeat(129)]) expect(await policy(none)).toBe('public, max-age=60');
});

test('an answer is another where the browser signals that nothing may be measured, whatever was answered before', async () => {
  const cookie = '__Host-lpel_mesure=1; __Host-lpel_perso=1';
  const [plain, signalled] = [await answered(consent, { cookie }), await answered(consent, { cookie, signal: '1' })];
  for (const { headers } of [plain, signalled]) expect(headers.get('Vary')).toBe('Sec-GPC');
  expect(plain.context.get(consentContext)).toMatchObject({ measurement: true });
  expect(signalled.context.get(consentContext)).toMatchObject({ measurement: false });
});
