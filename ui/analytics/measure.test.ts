import { expect, test } from 'vitest';
import type { Consent } from '#domain/consent/consent.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { action } from './measure.route.ts';

const cart = { page: 'cart', empty: true, lines: 0, firstPurchase: false };
const body = JSON.stringify({ events: [{ name: 'page.display', data: cart }] });

/** How many times something was passed on to the collector. */
async function passedOn(consent: Partial<Consent>): Promise<number> {
  let passed = 0;
  const agreed = { measurement: false, personalisation: false, asked: false, signalled: false, ...consent };
  const context = aRequest({
    consent: agreed,
    config: { MEASUREMENT_SITE_PART: '1', MEASUREMENT_SITE_PRO: '2' },
    ports: { measurements: { pass: async () => void (passed += 1) } },
  });
  const args = argsOf(context, { path: '/ecom/mesure/event?s=1&idclient=visiteur-1' });
  const request = new Request(args.url, { method: 'POST', body });
  const answer = await action({ ...args, request });
  expect(answer.status).toBe(204);
  return passed;
}

test('what is measured is passed on where the visitor agreed to it', async () => {
  expect(await passedOn({ measurement: true })).toBe(1);
});

test.each<Partial<Consent>>([{}, { personalisation: true }, { asked: true }, { signalled: true }])(
  'nothing is passed on without that: %j',
  async (consent) => {
    expect(await passedOn(consent)).toBe(0);
  },
);
