/**
 * How the cart, the search and a sign-in answer while another service hangs: 3 × 64 product pages at a time, in the quiet
 * and in the attack (issue 18 §1.1). `node tests/figures/hung-backend.ts`, after a build; 20 s.
 */
import { backendOf } from '../shared/backend.ts';
import { startShop } from '../shared/shop.ts';

const pages = 192;
const seconds = 8;
const world = 'hung-backend';
const shop = await startShop({
  env: { BREAKER_FAILURES: '20', FORWARD_TEST_HEADER: 'x-mock-world', LOG_LEVEL: 'silent' },
});
const headers = { 'x-mock-world': world };
const asked = { cart: '/checkout/recapitulatif', search: '/boutique/recherche?q=carnet', health: '/healthz' };

async function timed(path: string) {
  const started = performance.now();
  const answer = await fetch(shop.url + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - started };
}

const at = (values: readonly number[], part: number) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0);

/** Asks each address ten times a second. */
async function measured(name: string) {
  const rows: Record<string, object> = {};
  await Promise.all(
    Object.entries(asked).map(async ([what, path]) => {
      const answers: Awaited<ReturnType<typeof timed>>[] = [];
      for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
        answers.push(await timed(path));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const times = answers.map(({ milliseconds }) => milliseconds);
      const failed = answers.filter(({ status }) => status >= 500).length;
      rows[`${name}: ${what}`] = { answers: answers.length, failed, p50: at(times, 0.5), p95: at(times, 0.95) };
    }),
  );
  console.table(rows);
}

await timed(asked.cart);
await measured('quiet');
await backendOf(world, shop.backendUrl).misbehaves({ operation: 'getProduct', effect: 'hang' });
const over = new AbortController();
const codes = Array.from({ length: pages }, (_, code) => 9_000_000 + code);
const attack = codes.map(async (code) => {
  while (!over.signal.aborted) await timed(`/boutique/x/p/${code}`).catch(() => null);
});
await measured('one service hung');
over.abort();
await Promise.all(attack);
await shop.stop();
