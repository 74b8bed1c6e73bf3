import { expect, test } from 'vitest';
import type { Measurement } from '#domain/analytics/measurements.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { action } from './measure.route.ts';
import { longestBody } from './measured-body.ts';

const cart = { page: 'cart', empty: true, lines: 0, firstPurchase: false };
const body = JSON.stringify({ events: [{ name: 'page.display', data: cart }] });

/** The sites of the collector for which something was passed on, or all that was. */
async function passedOn(consent: Partial<Consent>, named = '1'): Promise<string[]> {
  return (await measured(consent, named)).map(({ site }) => site);
}

async function measured(consent: Partial<Consent>, named = '1', sent: BodyInit | null = body): Promise<Measurement[]> {
  const passed: Measurement[] = [];
  const agreed = { measurement: false, personalisation: false, isAnswered: false, signalled: false, ...consent };
  const context = aRequest({
    consent: agreed,
    config: { MEASUREMENT_SITE_PART: '1', MEASUREMENT_SITE_PRO: '2' },
    ports: { measurements: { pass: async (all) => void passed.push(all) } },
  });
  const args = argsOf(context, { path: `/ecom/mesure/event?s=${named}&idclient=visiteur-1` });
  const request = new Request(args.url, { method: 'POST', body: sent, duplex: 'half' } as RequestInit);
  const answer = await action({ ...args, request });
  expect(answer.status).toBe(204);
  return passed;
}

test('measured events are passed on with the browser’s random id after the visitor’s consent', async () => {
  expect(await measured({ measurement: true })).toEqual([
    { site: '1', visitor: 'visiteur-1', device: 'mobile', events: [cart] },
  ]);
});

test.each([
  ['1', '1'],
  ['2', '2'],
  ['site-inconnu', '1'],
])('an event of the site %s is counted for the site %s', async (named, site) => {
  expect(await passedOn({ measurement: true }, named)).toEqual([site]);
});

test.each<Partial<Consent>>([{}, { personalisation: true }, { isAnswered: true }, { signalled: true }])(
  'nothing is passed on without that: %j',
  async (consent) => {
    expect(await passedOn(consent)).toEqual([]);
  },
);

test('a body as long as any page may send is passed on, and one that is longer is not', async () => {
  const agreed = { measurement: true };
  expect(await measured(agreed, '1', body.padEnd(longestBody))).toHaveLength(1);
  expect(await measured(agreed, '1', body.padEnd(longestBody + 1))).toEqual([]);
});

test.each([
  ['no body', null],
  ['no event that the shop knows', '{"events":[{"data":{"page":"compte"}}]}'],
])('a measurement with %s passes nothing on', async (_, sent) => {
  expect(await measured({ measurement: true }, '1', sent)).toEqual([]);
});

test('a body that arrives byte by byte is read unchanged', async () => {
  const failure = { failure: 'autre', text: 'Réessayez à la mi-août.', attempts: 1, details: 'own' };
  const bytes = new TextEncoder().encode(JSON.stringify({ events: [{ data: failure }] }));
  const sent = new ReadableStream({
    start(pieces) {
      for (const byte of bytes) pieces.enqueue(Uint8Array.of(byte));
      pieces.close();
    },
  });
  expect(await measured({ measurement: true }, '1', sent)).toMatchObject([{ events: [failure] }]);
});
