import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { foldersOf } from './layout-folders.ts';
import { areParams } from './path-params.ts';
import { routeOf, routeTable } from './route-table.ts';

const samples: Record<string, string> = {
  code: 'CMD-1',
  slug: 'carnet-de-timbres',
  facet: 'format-c5-a-bulles',
  offer: 'offer_2000',
  subOrderCode: 'CMD-1-A',
  returnRequestId: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  type: 'colis',
  entry: '0',
  envelope: 'tous',
  contractId: 'CTR-1',
  objectionId: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  threadId: 'FIL-1',
  attachmentId: 'PJ-1',
  service: 'registered-mail',
  invoice: 'F-CMD-1-1',
  withdrawalCode: 'RETRACTATION-0001',
  number: 'BD-26-000001',
  trackingId: '6A04043954320',
  logoId: 'logo-CMD-1-0',
};
const filled = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? `no sample of ${name}`);

test.each(routeTable.map(({ name, path, proVariant }) => ({ name, path, proVariant })))(
  '$name is found again by its address, in each of its modes',
  ({ name, path, proVariant }) => {
    const alone = path.startsWith('/professionnel');
    expect(routeOf(filled(path))).toMatchObject({ entry: { name }, mode: alone ? 'pro' : 'part' });
    const there = routeOf(`/professionnel${filled(path)}`);
    if (proVariant) expect(there).toMatchObject({ entry: { name }, mode: 'pro' });
    else expect(there).toBeNull();
  },
);

test('an address without a route is answered by the catch-all', () => {
  for (const path of ['/nulle-part', '/boutique', '/boutique/c', '/professionnelle', '/mes-commandes/detail'])
    expect(routeOf(path)).toBeNull();
});

test('every parameter in a path of the table has its format', () => {
  for (const { path } of routeTable)
    for (const [, name = ''] of path.matchAll(/:(\w+)/g))
      expect(areParams({ [name]: samples[name] ?? 'without a sample' }), name).toBe(true);
});

test.each([
  ['code', ''],
  ['code', 'a b'],
  ['code', '../a'],
  ['code', '<a>'],
  ['code', 'a'.repeat(65)],
  ['code', 'é'],
  ['slug', 'a\nb'],
  ['slug', 'x'.repeat(201)],
  ['facet', 'format'],
  ['facet', '-c5'],
  ['facet', 'format-'],
  ['offer', '2000'],
  ['offer', 'offer_'],
  ['offer', 'offer_x'],
  ['offer', `offer_${'1'.repeat(21)}`],
  ['returnRequestId', '42'],
  ['returnRequestId', '3fa85f64-5717-4562-b3fc-2c963f66afaz'],
  ['contractId', 'a/b'],
  ['neverHeardOf', 'x'],
])('no page has %s %j in its address', (name, value) => {
  expect(areParams({ [name]: value })).toBe(false);
});

test('the pages of a purchase have folders of their own', () => {
  expect(foldersOf('checkout')).toEqual(['cart/selection', 'checkout']);
});

test('every page that asks for files takes them, and no other page does', () => {
  const asking = globSync('ui/**/*.tsx', { exclude: ['ui/components/**', '**/*.stories.tsx'] })
    .filter((file) => /<(?:FilesField|RecipientList)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => dirname(file).replace(/^ui\//, ''));
  const taking = routeTable.filter(({ uploads }) => uploads).map(({ file }) => dirname(file));
  const isIn = (folder: string) => (file: string) => `${file}/`.startsWith(`${folder}/`);
  expect(asking.filter((folder) => !taking.some(isIn(folder)))).toEqual([]);
  expect(taking.filter((folder) => !asking.some((asked) => isIn(asked)(folder)))).toEqual([]);
  expect(asking).not.toEqual([]);
});

test('the letters of an address count for the router as they do for those who guard it', () => {
  const own = routes.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ path = '*' }) => path !== '*');
  expect(own.length).toBeGreaterThan(150);
  expect(own.filter(({ caseSensitive }) => caseSensitive !== true)).toEqual([]);
  expect(routeOf('/checkout/Paiement')).toBeNull();
});
