import { expect, test } from 'vitest';
import { cookiesContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { cookies } from './cookies.server.ts';

test.each<[string, Record<string, string>, number]>([
  ['a page that somebody opens', {}, 1],
  ['a prefetch', { 'sec-purpose': 'prefetch' }, 0],
])('an answer to %s sets %j cookies', async (_, headers, count) => {
  const args = argsOf(aRequest({ config: { SECURE_COOKIES: true } }));
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  const answer = await cookies(args, async () => {
    args.context.get(cookiesContext).set('lpel_news', '1', 60);
    return new Response();
  });
  expect((answer as Response).headers.getSetCookie()).toHaveLength(count);
});
