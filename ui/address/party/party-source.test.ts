import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { bookChoices, type PartySource } from './party-source.ts';

test('an address of the book without a name is offered by who lives there', () => {
  const address = anAddress({ civility: '', firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port' });
  const entry = { id: 'a-1', kind: 'address', name: '', isPrimary: true, isEligible: true, address } as const;
  const source = { fits: () => true } as unknown as PartySource<string, null>;
  const choices = bookChoices([entry], source, {
    answers: {},
    options: null,
    wording: wordingOf({ lang: 'fr', mode: 'part' }),
  });
  expect(choices.map(({ name }) => name)).toEqual(['Camille Martin']);
});
