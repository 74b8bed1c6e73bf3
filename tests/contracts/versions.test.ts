import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import versions from '#contracts/versions.json' with { type: 'json' };
import { hashOf } from '#contracts/versions.ts';

const changelog = readFileSync('contracts/CHANGELOG.md', 'utf8');
const known: Record<string, { version: string; promise: string }> = versions;

test.each(Object.entries(documents))(
  'the contract %s promises what its version did; otherwise run `npx node contracts/raise-version.ts`',
  (name, document) => {
    expect(known[name]).toEqual({ version: document.info.version, promise: hashOf(document) });
    expect(changelog).toMatch(new RegExp(`^- .*\\b${name} ${document.info.version}\\b.*: `, 'm'));
  },
);

test('another promise has another hash, other words have not', () => {
  const { cart } = documents;
  expect(hashOf({ ...cart, info: { title: 'x' } })).toBe(hashOf(cart));
  const { paths } = cart;
  const [first = ''] = Object.keys(paths);
  const described = { ...cart, paths: { ...paths, [first]: { ...Object.values(paths)[0], description: 'x' } } };
  expect(hashOf(described)).toBe(hashOf(cart));
  expect(hashOf({ ...cart, paths: { ...paths, '/more': {} } })).not.toBe(hashOf(cart));
});
