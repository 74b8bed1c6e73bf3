import { readFileSync } from 'node:fs';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { type Ask, expect, kept, type Reply, shopOrigin, test } from './ask.ts';

const said = (file: string, key: string): string =>
  JSON.parse(readFileSync(new URL(`../../ui/shared/copy/fr/${file}.say.json`, import.meta.url), 'utf8'))[key];
const effects: Effect[] = ['fail', 'unavailable', 'reset', 'contract', 'malformed', 'missing'];
const payment = '/checkout/paiement';

test('a start that the backend did not make is told as such, and can be made again @desktop', async ({
  ask,
  world,
  signedIn,
}) => {
  const backend = backendOf(world);
  const cookies = await withALetter(ask, signedIn);
  const order = async () => ask(payment, { cookies, form: { ...(await orderForm(ask, cookies)), waiver: 'yes' } });
  for (const effect of effects) {
    await backend.misbehaves({ operation: 'startPayment', effect });
    const posted = await order();
    await backend.behaves();
    const shown = await followed(ask, { reply: posted, cookies });
    expect(shown.body.includes(said('error', 'paymentModePost')), `startPayment ${effect}`).toBe(true);
  }
  expect(await backend.books()).toMatchObject({ charges: 0, orders: [] });
  const started = await order();
  expect(started.headers.location).toMatch(/\/paiement\/[\w-]+\?/);
});

test('a payment of which the backend says nothing is being verified, whatever is wrong @desktop', async ({
  ask,
  world,
  signedIn,
}) => {
  const backend = backendOf(world);
  const cookies = await withALetter(ask, signedIn);
  const started = await ask(payment, { cookies, form: { ...(await orderForm(ask, cookies)), waiver: 'yes' } });
  const id = /\/paiement\/([\w-]+)\?/.exec(started.headers.location ?? '')?.[1] ?? '';
  for (const effect of effects.filter((each) => each !== 'missing')) {
    await backend.misbehaves({ operation: 'getPayment', effect });
    const { status, body, milliseconds } = await ask(`${payment}/retour?payment=${id}`, { cookies });
    expect({ effect, status, told: body.includes(said('checkout', 'verifyingTitle')) }).toEqual({
      effect,
      status: 200,
      told: true,
    });
    expect(milliseconds).toBeLessThan(3300);
    await backend.behaves();
  }
});

/** Signed in, with a letter that begins at once. */
async function withALetter(ask: Ask, cookies: string[]): Promise<string[]> {
  const added = await ask('/boutique/x/p/lettre-en-ligne', {
    cookies,
    form: { add: 'lettre-en-ligne', offer: '', quantity: '1' },
  });
  return [...cookies, ...kept(added)];
}

async function orderForm(ask: Ask, cookies: string[]): Promise<Record<string, string>> {
  const { body } = await ask(payment, { cookies });
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  return { intent: 'order', mode: 'card', cart: value('cart'), shown: value('shown') };
}

/** The page that redirects of the shop end at, each within its time. */
async function followed(ask: Ask, { reply, cookies }: { reply: Reply; cookies: string[] }): Promise<Reply> {
  expect(reply.milliseconds).toBeLessThan(3300);
  const { location } = reply.headers;
  if (!location) return reply;
  return followed(ask, { reply: await ask(location.replace(shopOrigin(), ''), { cookies }), cookies });
}
