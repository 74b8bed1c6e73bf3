import { expect, test } from 'vitest';
import { aPage } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { cookiesAfter } from '#ui/request/flash-message.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails } from '#ui/request/request.examples.ts';
import { loader } from './cookies.route.tsx';

const consent = { measurement: true, personalisation: false, isAnswered: true, signalled: false };

/** The status of the page, its choices as they stand, and what it says of them. */
async function shown(page: NonNullable<GivenPorts['contents']>['page'], query = '') {
  const path = `/cookies${query}`;
  const context = aRequest({ consent, ports: { contents: { page } }, cookies: cookiesAfter(path) });
  const { data, init } = await loader(argsOf(context, { path }));
  return [init?.status, data.consent.choices.map(({ accepted }) => accepted), data.consent.notices.length];
}

test.each([
  [200, 'with its content', async () => aPage()],
  [404, 'that nobody has written', async () => null],
  [200, 'whose content is away', fails(new Fault('unavailable', 'getPage'))],
])('the page of cookies has the status %i %s, and the choices as they stand', async (status, _, page) => {
  expect(await shown(page)).toEqual([status, [true, false], 0]);
});

test('the page says that choices were saved where one has just saved them', async () => {
  expect(await shown(async () => aPage(), '?choix=enregistre')).toEqual([200, [true, false], 1]);
});
