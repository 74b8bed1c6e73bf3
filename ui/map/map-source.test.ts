import { expect, test } from 'vitest';
import { mapSourceOf, tileOriginsOf } from './map-source.ts';

const settings = {
  MAP_TILES_URL: 'https://{s}.carte.example/{z}/{x}/{y}.png?cle={key}',
  MAP_TILES_SERVERS: ['a', 'b'],
  MAP_KEY: 'clé & demie',
  MAP_ATTRIBUTION: 'Carte',
};

test('the browser gets the names of a map’s servers, and its key', () => {
  expect(mapSourceOf(settings)).toEqual({
    tiles: 'https://{s}.carte.example/{z}/{x}/{y}.png?cle=cl%C3%A9%20%26%20demie',
    servers: ['a', 'b'],
    attribution: 'Carte',
  });
});

test('the pictures of a map may come from each of its servers, and from nowhere else', () => {
  expect(tileOriginsOf(settings)).toEqual(['https://a.carte.example', 'https://b.carte.example']);
});

test.each([
  ['https://carte.example:8443/{z}/{x}/{y}.png', 'https://carte.example:8443'],
  ['https://carte.example/{s}/{z}/{x}/{y}.png', 'https://carte.example'],
])('the pictures of the map %s may come from one origin', (MAP_TILES_URL, origin) => {
  expect(tileOriginsOf({ ...settings, MAP_TILES_URL })).toEqual([origin]);
});
