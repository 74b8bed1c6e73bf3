import type { Mode } from '#domain/shared/mode.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { addresses } from '../journeys/every-route.ts';
import { type Ask, expect, test, visitorWithCart } from './ask.ts';
import { individual, professional, readyCart } from './checkout-shoppers.ts';

/** A backend that says only what its contracts require: no picture, no optional price, no name of a mode. */
async function walk(ask: Ask, cookies: string[], own?: Mode) {
  const shown = addresses.filter(
    ({ entry, mode }) =>
      !['endpoint', 'externalRedirect'].includes(entry.kind) &&
      // A shopper's open pages of the other mode are those that a visitor has.
      (own === undefined || mode === own || !entry.proVariant || entry.guard !== 'open'),
  );
  const pages = routeTable.filter(({ kind }) => !['endpoint', 'externalRedirect'].includes(kind));
  expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(pages.map(({ name }) => name)));
  const wrong: string[] = [];
  for (const { path } of shown) {
    const { status, body } = await ask(path, { cookies });
    const text = body.replace(/<script[\s\S]*?<\/script>/g, '');
    if (status >= 500 || /\bundefined\b|\bNaN\b|\[object/.test(text)) wrong.push(`${status} ${path}`);
  }
  expect(wrong).toEqual([]);
}

test.describe('with a backend that says no more than it must, every page stands', () => {
  test('every page of a visitor with a cart opens when the backend answers with required fields alone', async ({
    ask,
    backend,
  }) => {
    const cookies = await visitorWithCart(ask);
    await backend.misbehaves({ operation: '*', effect: 'poorest' });
    await walk(ask, cookies);
  });

  for (const [who, at, email, mode] of [
    ['an individual', '', individual, 'part'],
    ['a professional', '/professionnel', professional, 'pro'],
  ] as const)
    test(`every page of ${who} who is about to pay opens when the backend answers with required fields alone`, async ({
      ask,
      backend,
      sessionOf,
    }) => {
      const cookies = await sessionOf(email);
      await readyCart({ ask, cookies }, { at });
      await backend.misbehaves({ operation: '*', effect: 'poorest' });
      await walk(ask, cookies, mode);
    });
});
