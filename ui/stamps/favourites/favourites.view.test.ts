import { expect, test } from 'vitest';
import { aStampSet } from '#domain/stamps/examples.ts';
import { aFavouritesPage } from '../stamps.examples.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const rowsOf = (rows: readonly { label: string; value: string }[] = []) =>
  rows.map(({ label, value, ...more }) => [label, plain(value), ...Object.keys(more)].join(' | '));

const [green, world] = aStampSet().lines;

test('each favourite is told by its name and what it holds, and so is what is being composed', () => {
  const { trail, favourites, none, composed, compose } = aFavouritesPage({
    favourites: [
      { id: 'favori-1', name: 'Factures', stamps: aStampSet({ lines: [green!], startCell: 1 }) },
      { id: 'favori-2', name: 'Vœux', stamps: aStampSet({ lines: [world!], support: 'DL' }) },
    ],
  });
  expect(
    favourites.map(({ id, name, take, forget, rows }) => [id, name, take, forget, ...rowsOf(rows)].map(plain)),
  ).toEqual([
    [
      'favori-1',
      'Factures',
      'le favori « Factures »',
      'le favori « Factures »',
      'Timbres | 20 × Lettre verte, France métropolitaine, 20 g, Coquelicot',
      'Support | Planche de 24 étiquettes (63,5 × 33,9 mm)',
      'Première case | 1',
    ],
    [
      'favori-2',
      'Vœux',
      'le favori « Vœux »',
      'le favori « Vœux »',
      'Timbres | 10 × Lettre internationale, Belgique, 80 g, Sans visuel',
      'Support | Enveloppe DL (110 × 220 mm)',
    ],
  ]);
  expect(rowsOf(composed?.rows)).toEqual([
    'Timbres 1 | 20 × Lettre verte, France métropolitaine, 20 g, Coquelicot',
    'Timbres 2 | 10 × Lettre internationale, Belgique, 80 g, Sans visuel',
    'Support | Planche de 24 étiquettes (63,5 × 33,9 mm)',
    'Première case | 10',
  ]);
  expect([composed?.name, none]).toEqual(['', undefined]);
  expect([trail, compose.href]).toEqual([
    [{ label: 'Mon timbre en ligne', href: '/mon-timbre-en-ligne' }],
    '/mon-timbre-en-ligne/parcours/recapitulatif',
  ]);
});

test('a shopper without favourites is told so, and led to compose', () => {
  const { none, favourites, compose } = aFavouritesPage({ favourites: [], isBare: true });
  expect([none, favourites, compose.href]).toEqual([
    'Vous n’avez pas encore de favori.',
    [],
    '/mon-timbre-en-ligne/parcours/configuration',
  ]);
});
