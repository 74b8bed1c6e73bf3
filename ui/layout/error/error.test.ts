import { expect, test } from 'vitest';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './error.route.ts';

test.each([
  ['?mode=part&code=403', 403],
  ['?mode=part&code=404', 404],
  ['?mode=part', 500],
  ['?mode=part&code=200', 500],
])(
  'an error that the browser met is described at %s as %i, with the visit, for that visitor alone',
  async (query, status) => {
    const answer: unknown = await loader(argsOf(aRequest(), { path: `/ecom/erreur${query}` }));
    expect(answer).toMatchObject({
      data: { status, sid: 'visite-1' },
      init: { headers: { 'Cache-Control': 'private, no-store' } },
    });
  },
);
