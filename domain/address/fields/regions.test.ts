import { expect, test } from 'vitest';
import { regionOf } from './regions.ts';

test.each([
  ['FR', 'france'],
  ['MC', 'france'],
  ['RE', 'overseas'],
  ['NC', 'overseas'],
  ['BE', 'europe'],
  ['CH', 'europe'],
  ['GB', 'europe'],
  ['CA', 'world'],
  ['MA', 'world'],
  ['ZZ', 'world'],
])('%s is read among the destinations of « %s »', (country, region) => expect(regionOf(country)).toBe(region));
