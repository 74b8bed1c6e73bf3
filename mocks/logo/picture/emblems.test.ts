import { expect, test } from 'vitest';
import { emblemOf } from './emblems.ts';

test('logos of the order book that are offered side by side do not look alike', () => {
  const offered = ['Catalogue', 'Facture', 'Enseigne', 'Vitrine'].map(emblemOf);
  expect(new Set(offered.map(({ svg }) => svg)).size).toBe(offered.length);
  expect(new Set(offered.map(({ ground }) => ground)).size).toBe(offered.length);
});
