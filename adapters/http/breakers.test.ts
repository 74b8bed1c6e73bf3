import { describe, expect, test, vi } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { Breakers, nameOperation } from './breakers.ts';

const asked = (template: string) => {
  const request = new Request('http://127.0.0.1/occ/products/1126001');
  nameOperation(request, template);
  return request;
};
const product = () => asked('/products/{productCode}');
const fine = async () => new Response('{}');
const broken = async () => new Response('{}', { status: 503 });
const late = async () => {
  throw new Fault('timeout', 'product');
};
const left = async () => {
  throw new Fault('aborted', 'product');
};
const aCaller = (world: string | null = null) => ({ who: {}, world });
const times = async (count: number, run: () => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await run().catch(() => {});
};

/** Circuits, and the calls that reached the service. */
function aShop() {
  const changes: unknown[] = [];
  let calls = 0;
  const breakers = new Breakers(20, { circuitChanged: (change) => void changes.push(change) });
  const call = (answer: () => Promise<Response>, request = product()) =>
    breakers.run(request, aCaller(), () => {
      calls += 1;
      return answer();
    });
  return { breakers, call, changes, calls: () => calls };
}

describe('a service that fails twenty times in a row', () => {
  test.each([
    ['with 503', broken],
    ['by never answering', late],
  ])('%s is not called any more, and every page hears so at once', async (_how, fault) => {
    const { call, calls, changes } = aShop();
    await times(60, () => call(fault));
    expect(calls()).toBe(20);
    await expect(call(fine)).rejects.toThrow();
    expect(changes).toEqual([{ service: 'catalog', operation: 'GET /products/{productCode}', isOpen: true }]);
  });

  test('a service that only exceeds the short time of pages stays open to all', async () => {
    const breakers = new Breakers(20, {});
    await times(60, () => breakers.run(product(), { ...aCaller(), isHurried: true }, late));
    expect(await breakers.run(product(), aCaller(), fine)).toBeInstanceOf(Response);
  });

  test('a service that failed twenty times gets one call after five seconds, and all calls once that one was answered', async () => {
    vi.useFakeTimers();
    const { call, calls, changes } = aShop();
    await times(20, () => call(broken));
    vi.advanceTimersByTime(5001);
    let answer: (response: Response) => void = () => {};
    const probe = call(() => new Promise((resolve) => (answer = resolve)));
    await expect(call(fine)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls()).toBe(21);
    answer(new Response('{}'));
    await probe;
    expect((await call(fine)).status).toBe(200);
    expect(changes.at(-1)).toEqual({ service: 'catalog', operation: 'GET /products/{productCode}', isOpen: false });
    vi.useRealTimers();
  });

  test('a service that failed twenty times gets the next call when the shopper of its trial call leaves', async () => {
    vi.useFakeTimers();
    const { call, calls } = aShop();
    await times(20, () => call(broken));
    vi.advanceTimersByTime(5001);
    await times(2, () => call(left));
    await times(2, () => call(broken));
    expect(calls()).toBe(23);
    vi.advanceTimersByTime(5001);
    await times(1, () => call(left));
    expect((await call(fine)).status).toBe(200);
    expect((await call(fine)).status).toBe(200);
    vi.useRealTimers();
  });

  test('a service’s failing operation blocks no other operation, and no other test world', async () => {
    const { breakers, call } = aShop();
    await times(20, () => call(broken));
    expect((await call(fine, asked('/users/{userId}/carts/{cartId}'))).status).toBe(200);
    expect((await breakers.run(product(), aCaller('world-2'), fine)).status).toBe(200);
  });
});

describe('a service of which several operations fail twenty times in a row together', () => {
  const failing = async ({ call }: ReturnType<typeof aShop>) => {
    await times(10, () => call(late));
    await times(10, () => call(late, asked('/products/search')));
  };

  test('a service with several failing operations gets no read, is reported down, and accepts changes until they fail themselves', async () => {
    const shop = aShop();
    await failing(shop);
    const { call, calls, breakers, changes } = shop;
    await expect(call(fine, asked('/brands'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls()).toBe(20);
    expect(changes).toEqual([{ service: 'catalog', operation: 'reads', isOpen: true }]);
    expect(breakers.down()).toEqual(['catalog']);
    const post = new Request('http://127.0.0.1/occ/x', { method: 'POST' });
    nameOperation(post, '/productinterests');
    expect((await call(fine, post)).status).toBe(200);
    expect((await call(fine, asked('/users/{userId}/carts/{cartId}'))).status).toBe(200);
    expect(breakers.down()).toEqual(['catalog']);
  });

  test('a service with several failing operations gets one call after five seconds, and is up with its answer', async () => {
    vi.useFakeTimers();
    const shop = aShop();
    await failing(shop);
    vi.advanceTimersByTime(5001);
    expect((await shop.call(fine)).status).toBe(200);
    expect((await shop.call(fine, asked('/products/search'))).status).toBe(200);
    expect(shop.breakers.down()).toEqual([]);
    expect(shop.changes.at(-1)).toEqual({ service: 'catalog', operation: 'reads', isOpen: false });
    vi.useRealTimers();
  });
});

test('a service that answers in between is down by no count of failures, and by those since then alone', async () => {
  const shop = aShop();
  const search = asked('/products/search');
  await times(10, () => shop.call(late));
  await times(9, () => shop.call(late, search));
  await shop.call(fine, asked('/brands'));
  await times(9, () => shop.call(late));
  await times(1, () => shop.call(late, search));
  expect((await shop.call(fine, asked('/brands'))).status).toBe(200);
  await times(20, () => shop.call(late, asked('/shops')));
  expect((await shop.call(fine, asked('/brands'))).status).toBe(200);
  expect(shop.breakers.down()).toEqual([]);
});

test('a service that hangs holds so many requests, and the others hear within a second', async () => {
  vi.useFakeTimers();
  const notCalled: unknown[] = [];
  const breakers = new Breakers(20, { backendNotCalled: (call) => void notCalled.push(call) });
  let calls = 0;
  const hang = () => {
    calls += 1;
    return new Promise<Response>(() => {});
  };
  const asking = Array.from({ length: 60 }, () =>
    breakers.run(product(), aCaller(), hang).catch((error: unknown) => error),
  );
  expect((await breakers.run(asked('/products/search'), aCaller(), fine)).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1001);
  const heard = await Promise.all(asking.slice(24));
  expect(heard.every((error) => error instanceof Fault && error.kind === 'unavailable')).toBe(true);
  expect(calls).toBe(24);
  expect(notCalled).toHaveLength(36);
  expect(notCalled[0]).toEqual({ service: 'catalog', reason: 'busy' });
  vi.useRealTimers();
});

test('an answer in between, a refusal, and a shopper who left open no circuit', async () => {
  const { call, calls } = aShop();
  await times(19, () => call(broken));
  await call(fine);
  await times(19, () => call(broken));
  await times(30, () => call(async () => new Response('{}', { status: 404 })));
  await times(30, () => call(left));
  expect(calls()).toBe(19 + 1 + 19 + 30 + 30);
});

test('files that nobody sends keep no page of their service waiting', async () => {
  const breakers = new Breakers(20, {});
  const isFile = true;
  for (const template of ['/products/{productCode}', '/products/search', '/brands'])
    for (let caller = 0; caller < 30; caller += 1)
      void breakers.run(asked(template), { ...aCaller(), isFile }, () => new Promise(() => {})).catch(() => {});
  expect(await breakers.run(product(), aCaller(), fine)).toBeInstanceOf(Response);
});
