import { expect, test } from 'vitest';
import { refusalContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf, type GivenRequest } from '#ui/request/request.examples.ts';
import type { LayoutData } from './layout.server.ts';
import { refusal } from './refusal.server.ts';

const config = {
  PHONE_PART: '36 31',
  PHONE_PRO: '36 34',
  MEASUREMENT_SITE_PART: 'site-des-particuliers',
  MEASUREMENT_SITE_PRO: 'site-des-professionnels',
};
const nothing = { measurement: false, personalisation: false, isAnswered: true, signalled: false };

/** The page of a refused request: its status, and the layout that it brings. */
async function refused(status: number | null, given: GivenRequest = {}) {
  const { context } = argsOf(aRequest({ config, consent: nothing, ...given }));
  context.set(refusalContext, status);
  const thrown: unknown = await Promise.resolve(refusal({ context } as never, async () => new Response())).catch(
    (error: unknown) => error,
  );
  return thrown as { data: { layout: LayoutData }; init: ResponseInit } | undefined;
}

test('a request that was refused is measured for who agreed to it, and for nobody else', async () => {
  expect((await refused(405))?.data.layout).not.toHaveProperty('site');
  expect((await refused(405))?.data.layout).not.toHaveProperty('personalised');
  const consent = { ...nothing, measurement: true };
  expect((await refused(405, { consent }))?.data.layout.site).toBe('site-des-particuliers');
});

test('a refusal’s page has the mode and the language of the visitor', async () => {
  const page = await refused(403, { mode: 'pro', lang: 'en' });
  expect([page?.init.status, page?.data.layout]).toMatchObject([403, { mode: 'pro', lang: 'en', phone: '36 34' }]);
});

test('a request that was not refused goes on', async () => {
  expect(await refused(null)).toBeUndefined();
});
