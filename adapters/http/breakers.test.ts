import { describe, expect, test, vi } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { Breakers, nameOperation } from './breakers.ts';

const asked = (template: string) => {
  const request = new Request('http://127.0.0.1/occ/products/1126001');
  nameOperation(request, template);
  return request;
};
const product = () => asked('/products/{code}');
const fine = async () => new Response('{}');
const broken = async () => new Response('{}', { status: 503 });
const late = async () => {
  throw new Fault('timeout', 'product');
};
const times = async (count: number, run: () => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await run().catch(() => {});
};

/** Circuits, and the calls that reached the service. */
function aShop() {
  const changes: unknown[] = [];
  let calls = 0;
  const breakers = new Breakers(20, { circuitChanged: (change) => void changes.push(change) });
  const call = (answer: () => Promise<Response>, request = product()) =>
    breakers.run(request, null, () => {
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
    expect(changes).toEqual([{ operation: 'GET /products/{code}', isOpen: true }]);
  });

  test('is asked again after five seconds by one call alone, and by all once that was answered', async () => {
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
    expect(changes.at(-1)).toEqual({ operation: 'GET /products/{code}', isOpen: false });
    vi.useRealTimers();
  });

  test('takes no other operation with it, nor another world of a test', async () => {
    const { breakers, call } = aShop();
    await times(20, () => call(broken));
    expect((await call(fine, asked('/users/{userId}/carts/{cartId}'))).status).toBe(200);
    expect((await breakers.run(product(), 'world-2', fine)).status).toBe(200);
  });
});

test('an answer in between, a refusal, and a shopper who left open no circuit', async () => {
  const { call, calls } = aShop();
  await times(19, () => call(broken));
  await call(fine);
  await times(19, () => call(broken));
  await times(30, () => call(async () => new Response('{}', { status: 404 })));
  await times(30, () =>
    call(async () => {
      throw new Fault('aborted', 'product');
    }),
  );
  expect(calls()).toBe(19 + 1 + 19 + 30 + 30);
});
