/** What a company pays for its logo is worth: from the library to the printed stamp, as long as the subscription lasts. */
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { components as LogoComponents } from '#contracts/generated/logo.ts';
import type { components } from '#contracts/generated/stamps.ts';
import { drawStamps } from '#mocks/labels/pdf/draw.ts';
import { ordersIn } from '#mocks/records/orders.ts';
import { PRO } from '#mocks/records/shoppers.ts';
import { advanceClock, hours } from '#mocks/shared/calendar/clock.ts';
import { stampSetOf } from '#mocks/stamps/printed.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { aDesign, buysConfigured, buysLogo } from '#tests/mocks/purchases.ts';
import { printedIn } from '#tests/shared/printed/places.ts';

type Wire = components['schemas'];
type Backend = ReturnType<typeof newBackend>;
const logos = '/users/current/logos/subscriptions';
const stamps = '/users/current/stamps';

const own = (backend: Backend) => ({
  visuals: async (as = PRO) =>
    (await backend.call<Wire['StampOptions']>('GET', `${stamps}/options`, { as })).body.visuals,
  logoOf: async (orderCode: string) =>
    (await backend.call<LogoComponents['schemas']['LogoList']>('GET', logos, { as: PRO })).body.logos.find(
      (one) => one.orderCode === orderCode,
    ),
  quote: async (set: Wire['WholeStamps'], as = PRO) =>
    (await backend.call<Wire['StampQuote']>('POST', `${stamps}/quotes`, { as, body: set })).body,
  kept: async (set: Wire['WholeStamps'], quoteId = '') =>
    (
      await backend.call<Wire['StampConfiguration']>('POST', `${stamps}/configurations`, {
        as: PRO,
        body: { ...set, quoteId },
      })
    ).body.configurationId,
});

const setWith = (visual: string): Wire['WholeStamps'] => ({
  lines: [{ visual, letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 3 }],
  support: 'A4_24',
  startCell: 1,
});

/** The pictures on the first page of what was composed, and the words on it. */
async function printed({ world }: Backend, code: string) {
  const entry = ordersIn(world).findFirst((q) => q.where({ code }))?.order.fr.entries[0];
  const set = entry && stampSetOf(world, entry, 'fr');
  if (!set) throw new Error('Nothing is printed.');
  const bytes = await drawStamps({ orderCode: code, stamps: [], sets: [set], offset: { x: 0, y: 0 }, lang: 'fr' });
  const page = await (await getDocumentProxy(bytes, { verbosity: 0 })).getPage(1);
  return { set, ...(await printedIn(page)) };
}

test('a refused logo that was sent again and approved is printed on stamps until its subscription ends, and longer once it is extended', async () => {
  const backend = newBackend();
  const { visuals, logoOf, quote, kept } = own(backend);
  const design = await aDesign(backend, 'Refus');
  const order = await buysLogo(backend, { kind: 'NEW', design, months: 12 });
  advanceClock(backend.world, hours(1));
  const { logoId = '' } = (await logoOf(order)) ?? {};
  const isOffered = async (as?: string) => (await visuals(as)).some(({ code }) => code === logoId);
  expect(await isOffered()).toBe(false);
  expect((await quote(setWith(logoId))).refusals).toEqual([{ reason: 'visualUnknown', subject: 'lines.0.visual' }]);

  const body = { ...design, name: 'Enseigne' };
  await backend.call('POST', `${logos}/${logoId}/resubmissions`, { as: PRO, body });
  advanceClock(backend.world, hours(1));
  const { endDate } = (await logoOf(order)) ?? {};
  expect(await visuals()).toContainEqual({
    code: logoId,
    name: 'Enseigne',
    shapes: [],
    logo: { logoId, endDate },
  });
  expect(await isOffered('particulier@exemple.fr')).toBe(false);
  expect((await quote(setWith(logoId), 'particulier@exemple.fr')).refusals).toHaveLength(1);

  const { quoteId } = await quote(setWith(logoId));
  const configurationId = await kept(setWith(logoId), quoteId);
  const bought = await buysConfigured(backend, { code: 'mon-timbre-en-ligne', configurationId });
  const before = await printed(backend, bought);
  expect(before.pictures).toHaveLength(3);
  const { cell, areas } = before.set;
  for (const [index, { clip }] of before.pictures.entries()) {
    const left = 7.25 + index * 66 + areas.visual.x;
    const middle = ((clip?.left ?? 0) + (clip?.right ?? 0)) / 2;
    expect(middle).toBeCloseTo(left + areas.visual.width / 2, 1);
    expect(clip?.top).toBeCloseTo(12.9 + areas.visual.y, 1);
    expect((clip?.bottom ?? 0) - (clip?.top ?? 0)).toBeCloseTo(areas.visual.height, 1);
    expect(cell.width).toBe(63.5);
  }

  advanceClock(backend.world, hours(24 * 366));
  expect(await isOffered()).toBe(false);
  expect((await quote(setWith(logoId))).refusals).toEqual([{ reason: 'visualUnknown', subject: 'lines.0.visual' }]);
  // What was paid is printed as it was.
  expect((await printed(backend, bought)).pictures).toHaveLength(3);

  await buysLogo(backend, { kind: 'EXTENSION', logoId });
  expect(await isOffered()).toBe(true);
});

test('stamps that wait in the cart with a logo whose subscription has ended are changed before they are ordered', async () => {
  const backend = newBackend();
  const { logoOf, quote, kept } = own(backend);
  const order = await buysLogo(backend, { kind: 'NEW', design: await aDesign(backend, 'Enseigne'), months: 12 });
  advanceClock(backend.world, hours(1));
  const { logoId = '' } = (await logoOf(order)) ?? {};
  const configurationId = await kept(setWith(logoId), (await quote(setWith(logoId))).quoteId);
  advanceClock(backend.world, hours(24 * 366));
  expect(await buysConfigured(backend, { code: 'mon-timbre-en-ligne', configurationId })).toBeUndefined();
});
