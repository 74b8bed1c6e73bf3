import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { accounts } from '../session/accounts.ts';
import points from './stores.json' with { type: 'json' };

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const codesOf = (town: string) =>
  communes.filter(({ nom }) => plain(nom) === plain(town)).flatMap(({ codesPostaux }) => codesPostaux ?? []);

test.each(points.map(({ town, postalCode }) => [postalCode, town]))(
  'pickup point: %s is a postal code of %s',
  (postalCode, town) => {
    expect(codesOf(town)).toContain(postalCode);
  },
);

const addresses = accounts.flatMap((account) => account.addresses).filter(({ country }) => country.isocode === 'FR');
test.each(addresses.map(({ town, postalCode }) => [postalCode, town]))(
  'account: %s is a postal code of %s',
  (postalCode, town) => {
    expect(codesOf(town)).toContain(postalCode);
  },
);
