import { readFileSync } from 'node:fs';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { type Backend, backendOf } from '../shared/backend.ts';
import { type Ask, expect, kept, type Reply, shopOrigin, test } from './ask.ts';

/** The matrix of issue and specification §8: what each upstream of the checkout may do, and what the shopper reads then. */
const said: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../ui/shared/copy/fr/error.say.json', import.meta.url), 'utf8'),
);

const effects: Effect[] = ['fail', 'unavailable', 'reset', 'hang', 'contract', 'malformed', 'missing', 'unauthorised'];

interface Upstream {
  operation: string;
  path: string;
  form?: Record<string, string>;
  /** The intent of the form that names the line, where a button does. */
  like?: string;
  /** A key of error.say, or words of the page. */
  says: string;
  /** Its contract promises no body: a broken one is still its « done ». */
  bodiless?: true;
  /** What is said in place of that, by effect: a 404 may be an answer. */
  otherwise?: Partial<Record<Effect, string>>;
}

/** Milliseconds in which any page answers when a backend hangs. */
const limit = 3300;
const cart = '/checkout/recapitulatif';
const delivery = '/checkout/livraison';
const payment = '/checkout/paiement';

const upstreams: Upstream[] = [
  { operation: 'getCart', path: cart, says: 'cartFetch' },
  { operation: 'validateCart', path: cart, form: { intent: 'order' }, says: 'cartValidation' },
  {
    operation: 'updateEntry',
    otherwise: { missing: 'La quantité a été ramenée à ce que le stock permet.' },
    path: cart,
    form: { intent: 'quantity', quantity: '3' },
    says: 'quantityChange',
  },
  {
    operation: 'removeEntry',
    like: 'quantity',
    bodiless: true,
    path: cart,
    form: { intent: 'remove' },
    says: 'removeItem',
  },
  {
    operation: 'applyVoucher',
    otherwise: { missing: 'Ce code n’existe pas.' },
    bodiless: true,
    path: cart,
    form: { intent: 'voucher', code: 'BIENVENUE10' },
    says: 'voucher',
  },
  { operation: 'getDeliveryModes', path: delivery, says: 'deliveryModesFetch' },
  {
    operation: 'setDeliveryMode',
    bodiless: true,
    path: delivery,
    form: { intent: 'mode', mode: 'lettre-suivie' },
    says: 'deliveryModeUpdate',
  },
  {
    operation: 'setDeliveryAddress',
    bodiless: true,
    path: delivery,
    form: { intent: 'known-address', addressId: 'adr-domicile' },
    says: 'addressUpdate',
  },
  {
    operation: 'setPhone',
    bodiless: true,
    path: delivery,
    form: { intent: 'phone', telephone: '0612345678' },
    says: 'phoneUpdate',
  },
  { operation: 'getPaymentModes', path: payment, says: 'paymentChoice' },
  {
    operation: 'setPaymentMode',
    bodiless: true,
    path: payment,
    form: { intent: 'order', mode: 'card' },
    says: 'paymentModeSelection',
  },
];

/** Words of the backend and of programs: no page may show them. */
const leaks =
  /by a scenario|InternalError|InvalidToken|ServiceUnavailable|NotFoundError|\/occ\/|broken|Fault|valibot| at .+:\d+/;

for (const upstream of upstreams) {
  test(`whatever ${upstream.operation} does, the shopper is told in time and the cart is intact @desktop`, async ({
    page,
    ask,
    world,
    signedIn,
  }) => {
    test.setTimeout(120_000);
    const backend = backendOf(world);
    // The page that signed in would complain of its own questions.
    await page.goto('about:blank');
    const cookies = await readyToPay(ask, signedIn);
    const { path } = upstream;
    const form = upstream.form && {
      ...(await formOf(ask, { cookies, path, intent: upstream.like ?? upstream.form.intent })),
      ...upstream.form,
    };
    for (const effect of effectsOn(upstream)) {
      await backend.misbehaves({ operation: upstream.operation, effect });
      const reply = await inTime(() => ask(path, { cookies, ...(form ? { form } : {}) }));
      await expectTold(reply, { effect, upstream, ask, cookies });
      await backend.behaves();
      await expectIntact(ask, cookies);
    }
    await expectPatience({ backend, ask, cookies, upstream });
  });
}

const effectsOn = ({ bodiless }: Upstream) =>
  effects.filter((effect) => !(bodiless && (effect === 'contract' || effect === 'malformed')));

/** A busy machine may be late once; a shop that waits for a second deadline is late each time. */
async function inTime(asks: () => Promise<Reply>): Promise<Reply> {
  const reply = await asks();
  return reply.milliseconds < limit ? reply : asks();
}

interface Told {
  effect: Effect;
  upstream: Upstream;
  ask: Ask;
  cookies: string[];
}

async function expectTold(reply: Reply, { effect, upstream, ask, cookies }: Told): Promise<void> {
  const at = `${upstream.operation} ${effect}`;
  expect(reply.milliseconds, at).toBeLessThan(limit);
  if (effect === 'unauthorised') {
    expect(reply.headers.location, at).toMatch(/^\/deconnexion\?redirect=/);
    return;
  }
  const shown = reply.headers.location
    ? await ask(reply.headers.location.replace(shopOrigin(), ''), { cookies })
    : reply;
  expect(shown.milliseconds, at).toBeLessThan(limit);
  // Only what is missing is printed, never a page.
  expect(leaks.exec(shown.body)?.[0], at).toBeUndefined();
  const words = upstream.otherwise?.[effect] ?? wordsOf(upstream);
  const heading = /<h1[^>]*>([^<]*)/.exec(shown.body)?.[1];
  expect(shown.body.includes(words), `${at} (${shown.status}, ${heading}): « ${words} »`).toBe(true);
}

/** Slow is no fault: within the deadline the shopper gets what they asked for. */
async function expectPatience({ backend, ask, cookies, upstream }: Omit<Told, 'effect'> & { backend: Backend }) {
  if (upstream.form) return;
  await backend.misbehaves({ operation: upstream.operation, effect: 'slow', milliseconds: 1200 });
  const { status, body } = await ask(upstream.path, { cookies });
  expect(status, `${upstream.operation} slow`).toBe(200);
  expect(body.includes(wordsOf(upstream))).toBe(false);
}

async function expectIntact(ask: Ask, cookies: string[]): Promise<void> {
  const { status, body } = await ask(cart, { cookies });
  expect(status).toBe(200);
  expect(body.includes('Carnet de 12 timbres Marianne'), 'the booklet is in the cart').toBe(true);
  expect(/name="quantity" value="(\d+)"/.exec(body)?.[1]).toBe('2');
}

/** Signed in, with two booklets on their way home. */
async function readyToPay(ask: Ask, cookies: string[]): Promise<string[]> {
  const added = await ask('/boutique/x/p/1126001', { cookies, form: { add: '1126001', offer: '', quantity: '2' } });
  const own = [...cookies, ...kept(added)];
  await ask(delivery, { cookies: own, form: { intent: 'known-address', addressId: 'adr-domicile' } });
  const { body } = await ask(delivery, { cookies: own });
  const mode = /name="mode"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? '';
  await ask(delivery, { cookies: own, form: { intent: 'mode', shopId: '', mode } });
  expect((await ask(payment, { cookies: own })).status, 'everything is chosen').toBe(200);
  return own;
}

/** What a form of a page holds before the shopper changes it. */
async function formOf(ask: Ask, { path, cookies, intent = '' }: { path: string; cookies: string[]; intent?: string }) {
  const { body } = await ask(path, { cookies });
  const form = body.split('<form').find((each) => each.includes(`name="intent" value="${intent}"`)) ?? '';
  const fields = form.slice(0, form.indexOf('</form>')).matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g);
  // A button elsewhere on the page may belong to it.
  const id = /^[^>]* id="(\w+)"/.exec(form)?.[1];
  const button = new RegExp(`<button[^>]* form="${id}" value="([^"]*)"[^>]* name="(\\w+)"`).exec(body);
  const pressed: [string, string][] = button?.[2] ? [[button[2], button[1] ?? '']] : [];
  return Object.fromEntries([
    ...[...fields].map(([, name, value]): [string, string] => [name ?? '', value ?? '']),
    ...pressed,
  ]);
}

const wordsOf = ({ says }: Upstream) => said[says] ?? says;
