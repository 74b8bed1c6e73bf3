import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { paymentsIn } from '#mocks/records/payments.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { backendOf, type Misbehaviour } from '../../shared/backend.ts';
import { type BreakingPoint, breakingPoints } from '../../shared/paying/paying-shop.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { signsIn } from '../../shared/shopper.ts';
import { type Ask, askAt, expect, type Reply, test } from '../ask.ts';
import { followed, formOf, individual, professional, readyCart, shownOf } from '../checkout-shoppers.ts';

/** How the start of a payment breaks between two processes; `died`: nobody receives the answer. */
const breaks: Record<BreakingPoint, Omit<Misbehaviour, 'operation'>> = {
  'before-sending': { effect: 'reset' },
  during: { effect: 'fail' },
  'after-commit': { effect: 'reset', when: 'after' },
  'in-the-answer': { effect: 'malformed', when: 'after' },
  died: { effect: 'hang', when: 'after' },
};
const payingModes = ['card', 'paypal', 'deferred'] as const;
const card = { play: 'card', number: '4970 1000 0000 0006', expiry: '12/39', code: '123', holder: 'Compte' };
const plays = { card, paypal: { play: 'approve' } } as const;

interface Payer {
  world: string;
  mode: (typeof payingModes)[number];
  point: BreakingPoint;
  ask: Ask;
  cookies: string[];
  page: string;
  form: Record<string, string>;
}

test('a start that broke anywhere, and a server that was killed, end in one payment and one order', async ({
  playwright,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-'));
  const shop = await startShop({ env: { SESSION_DB: join(folder, 'sessions.db') } });
  try {
    const payers = await payersOf(shop, playwright.request);
    const dying = payers.filter(({ point }) => point === 'died');
    const unanswered = dying.map((payer) => orders(payer).catch(() => 'nobody was there'));
    for (const payer of payers.filter(({ point }) => point !== 'died'))
      expect((await orders(payer)).headers.location, payer.world).toContain('/paiement/retour?panier=');
    await expect.poll(() => dying.map((payer) => paymentsOf(payer).length)).toEqual([1, 1, 1]);
    process.kill(shop.pid, 'SIGKILL');
    expect(await Promise.all(unanswered)).toEqual(dying.map(() => 'nobody was there'));
    await shop.restart();
    for (const payer of payers) await paysOnce(payer, shop);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const paymentsOf = ({ world }: Payer) => paymentsIn(worldNamed(world)).all();
const orders = ({ ask, cookies, page, form }: Payer): Promise<Reply> => ask(page, { cookies, form });

/** Opens the page, posts the form again, pays at the provider, and returns twice. */
async function paysOnce(payer: Payer, shop: Shop): Promise<void> {
  const { ask, cookies, page, mode, world } = payer;
  await ask(`${page}/retour?panier=${payer.form.cart}`, { cookies });
  const { location = '' } = (await orders(payer)).headers;
  const [payment, ...others] = paymentsOf(payer);
  expect(others, `${world} has one payment`).toEqual([]);
  if (mode !== 'deferred')
    await fetch(location, { method: 'POST', body: new URLSearchParams(plays[mode]), redirect: 'manual' });
  for (const look of [`${page}/retour?payment=${payment?.id}`, `${page}/retour?panier=${payer.form.cart}`]) {
    const { body } = await followed(ask, { reply: await ask(look, { cookies }), cookies });
    const { charges, orders: made } = await backendOf(world, shop.backendUrl).books();
    expect({ world, charges, orders: made.length }).toEqual({ world, charges: mode === 'deferred' ? 0 : 1, orders: 1 });
    const isConfirmed = [made[0] ?? '?', 'Votre commande est enregistrée'].every((words) =>
      shownOf(body).includes(words),
    );
    expect(isConfirmed, `${world} is told of ${made[0]}`).toBe(true);
  }
}

async function payersOf(shop: Shop, visitors: APIRequest): Promise<Payer[]> {
  const sessions = {
    '': await sessionOf(individual, { shop, visitors }),
    '/professionnel': await sessionOf(professional, { shop, visitors }),
  };
  const ready = async (point: BreakingPoint, mode: (typeof payingModes)[number]): Promise<Payer> => {
    const at = mode === 'deferred' ? '/professionnel' : '';
    const [world, cookies, page] = [`${point}-${mode}-${randomUUID()}`, sessions[at], `${at}/checkout/paiement`];
    const ask = askAt({ origin: shop.url, world });
    await readyCart({ ask, cookies }, { at });
    const form = { ...formOf((await ask(page, { cookies })).body, 'order'), intent: 'order', mode };
    await backendOf(world, shop.backendUrl).misbehaves({ operation: 'startPayment', calls: 1, ...breaks[point] });
    return { world, mode, point, ask, cookies, page, form };
  };
  const payers: Payer[] = [];
  for (const point of breakingPoints)
    payers.push(...(await Promise.all(payingModes.map((mode) => ready(point, mode)))));
  return payers;
}

async function sessionOf(email: string, { shop, visitors }: { shop: Shop; visitors: APIRequest }): Promise<string[]> {
  const visitor = await visitors.newContext();
  await signsIn(visitor, { email, shop: shop.url });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.filter(({ path }) => path === '/').map(({ name, value }) => `${name}=${value}`);
}
