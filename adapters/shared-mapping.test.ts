import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nicknameOf, toPicture, toService, toSlug, wordOf, wordOrOther } from './shared-mapping.ts';

const states = { OPEN: 'open', CLOSED: 'closed' };

test.each(['constructor', 'toString', '__proto__', 'open', '', null, undefined])('%j is no word of a list', (word) => {
  expect([wordOf(states, word), wordOrOther(states, word)]).toEqual([undefined, 'other']);
});

test('a word of a list has the shop’s own word', () => {
  expect([wordOf(states, 'OPEN'), wordOrOther(states, 'CLOSED')]).toEqual(['open', 'closed']);
});

test.each([
  ['https://images.example/a.webp', true],
  ['http://images.example/a.webp', true],
  ['/medias/a.webp', true],
  ['/medias/a.webp?context=bWFzdGVyfGltYWdlcw%3D%3D', true],
  ['/medias/?context=bWFzdGVyfGltYWdlc3w', true],
  ['/medias/?context="onerror=', false],
  ['//images.example/a.webp', false],
  ['javascript:alert(1)//https://images.example/a.webp', false],
  ['', false],
  [undefined, false],
])('whether « %s » is a picture: %s', (url, isOne) => {
  expect(toPicture(url)).toBe(isOne ? url : null);
});

test('the slug of an article is read from its address', () => {
  expect(['/carnets/p/1126001', '/p/1126001', undefined].map(toSlug)).toEqual(['carnets', null, null]);
});

test.each([
  ['smt', 'parcel'],
  ['mtel', 'stamp'],
  ['mtelLogo', 'stamp-logo'],
  ['reex', 'forwarding'],
  ['vrel', 'registered-mail'],
  ['cel', 'letter'],
] as const)('the backend’s service « %s » is read and sent as a %s', (nickname, service) => {
  expect([toService(nickname), nicknameOf(service)]).toEqual([service, nickname]);
});

/** An open list may hold any text, and an object has more names than its own. */
test('no adapter looks a word of the backend up in a list by itself', () => {
  const adapters = globSync('adapters/**/*.ts').filter(
    (path) => !/generated|\.test\.|testing|shared-mapping/.test(path),
  );
  const found = adapters.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const lists = [...source.matchAll(/const (\w+): Record<string, [^;]*? = \{/g)].map(([, name]) => name);
    return lists.filter((name) => new RegExp(`\\b${name}\\[`).test(source)).map((name) => `${path}: ${name}`);
  });
  // The department of a territory, whose code is the shop's own; fields of a line of the log.
  expect(found.toSorted()).toEqual(['adapters/address/geocoding.ts: departments', 'adapters/log.ts: redacted']);
});
