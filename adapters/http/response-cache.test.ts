import { expect, test, vi } from 'vitest';
import { bufferedAnswer } from './backend-fetch.ts';
import { markShared, memoize, type Reading, ResponseCache } from './response-cache.ts';

const address = 'https://backend.test/products/search?query=';

/** As the generated client reads an answer. */
async function read(known: ResponseCache, text: string, { isShared = true, at = address } = {}) {
  const headers = { 'content-type': 'application/json' };
  const answer = bufferedAnswer(new TextEncoder().encode(text), { headers });
  const validate = vi.fn(async (data: unknown) => data);
  const reading: Reading = { parseAs: 'json', responseValidator: validate };
  const given = await known.reading(isShared ? markShared(answer) : answer, at, reading);
  let data: unknown = JSON.parse(await given.text());
  await reading.responseValidator?.(data);
  if (reading.responseTransformer) data = await reading.responseTransformer(data);
  return { data, isValidated: validate.mock.calls.length > 0 };
}

test('an answer that is letter for letter the last one is the same object, and not validated again', async () => {
  const known = new ResponseCache();
  const first = await read(known, '{"products":[{"code":"1"}]}');
  const again = await read(known, '{"products":[{"code":"1"}]}');
  expect([first.isValidated, again.isValidated]).toEqual([true, false]);
  expect(again.data).toBe(first.data);
});

test('one letter more, and it is another answer; so it is at another address', async () => {
  const known = new ResponseCache();
  await read(known, '{"total":1}');
  expect(await read(known, '{"total":12}')).toEqual({ data: { total: 12 }, isValidated: true });
  expect(await read(known, '{"total":12}', { at: `${address}&lang=en` })).toMatchObject({ isValidated: true });
});

test('one byte changed, wherever it stands in an answer of whatever length, and it is another answer', async () => {
  for (const length of [4, 5, 6, 7, 8])
    for (let at = 0; at < length; at += 1) {
      const known = new ResponseCache();
      const digits = '1'.repeat(length);
      await read(known, digits);
      const changed = `${digits.slice(0, at)}2${digits.slice(at + 1)}`;
      expect(await read(known, changed)).toEqual({ data: Number(changed), isValidated: true });
    }
});

test('an answer to one shopper is not cached', async () => {
  const known = new ResponseCache();
  await read(known, '{"total":1}', { isShared: false });
  expect(await read(known, '{"total":1}', { isShared: false })).toMatchObject({ isValidated: true });
});

test('an answer that breaks its contract is not cached', async () => {
  const known = new ResponseCache();
  const answer = markShared(bufferedAnswer(new TextEncoder().encode('{}'), {}));
  const reading: Reading = { responseValidator: () => Promise.reject(new Error('broken')) };
  await known.reading(answer, address, reading);
  await expect(reading.responseValidator?.({})).rejects.toThrow('broken');
  expect(await read(known, '{}')).toMatchObject({ isValidated: true });
});

test('a refusal is not kept, and what is known is told with the status of its answer', async () => {
  const known = new ResponseCache();
  const told = async (status: number) => {
    const reading: Reading = {};
    const answer = markShared(bufferedAnswer(new TextEncoder().encode('{"total":1}'), { status }));
    const given = await known.reading(answer, address, reading);
    await reading.responseValidator?.({ total: 1 });
    return { status: given.status, isKnown: reading.responseTransformer !== undefined };
  };
  expect(await told(404)).toEqual({ status: 404, isKnown: false });
  expect(await told(404)).toEqual({ status: 404, isKnown: false });
  expect(await told(203)).toEqual({ status: 203, isKnown: false });
  expect(await told(203)).toEqual({ status: 203, isKnown: true });
});

test('nobody can change what all are told', async () => {
  const { data } = await read(new ResponseCache(), '{"products":[{"code":"1"}]}');
  expect(() => Object.assign(Object(data).products[0], { code: '2' })).toThrow(TypeError);
});

test('searches without a result do not fill the cache', async () => {
  const known = new ResponseCache();
  const asked = (search: number) => read(known, '{"products":[]}', { at: `${address}${search}` });
  for (let search = 0; search <= 3000; search += 1) await asked(search);
  expect(await asked(3000)).toMatchObject({ isValidated: false });
  expect(await asked(0)).toMatchObject({ isValidated: true });
});

test('a value derived from a cached answer is made once, and from any other each time', () => {
  const make = vi.fn(({ of }: { of: number }) => ({ made: of }));
  const once = memoize(make);
  const kept = Object.freeze({ of: 1 });
  expect(once(kept)).toBe(once(kept));
  expect(once(kept)).toSatisfy(Object.isFrozen);
  const own = { of: 1 };
  expect(once(own)).not.toBe(once(own));
  expect(make).toHaveBeenCalledTimes(3);
});
