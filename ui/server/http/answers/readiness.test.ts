import { expect, test } from 'vitest';
import { readiness } from './readiness.ts';

const kept = async () => {};
const away = async () => Promise.reject(new Error('records'));

test.each([
  ['all answers', kept, [], []],
  ['session records cannot be written', away, [], ['sessions']],
  ['the cart only fails', kept, ['cart'], ['cart']],
  ['what is recommended, compared or printed only fails', kept, ['recommendations', 'carriers', 'labels'], []],
  ['all is away', away, ['recommendations', 'catalog', 'session'], ['sessions', 'catalog', 'session']],
] as const)('the missing parts of a process, when %s, are %j', async (_when, keepsRecords, down, lacks) => {
  expect(await readiness({ keepsRecords, servicesDown: () => [...down] })()).toEqual(lacks);
});

test('the records are asked once a second, however often a load balancer asks', async () => {
  let [asked, now] = [0, 0];
  const keepsRecords = async () => {
    asked += 1;
  };
  const lacks = readiness({ keepsRecords, servicesDown: () => [] }, () => now);
  await Promise.all(Array.from({ length: 20 }, lacks));
  expect(asked).toBe(1);
  now = 1000;
  await lacks();
  expect(asked).toBe(2);
});
