import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith } from '#adapters/testing/pact.ts';

const { eachLike, string } = Matchers;
const pact = pactWith('catalog');

test('the beginning of a search gives whole ones', async () => {
  const outcome = await pact(
    [
      {
        to: 'suggestions for the beginning of a search',
        given: { 'the catalogue': {} },
        call: 'GET /products/suggestions',
        query: { term: 'timb', max: '4' },
        answers: { suggestions: eachLike({ value: string('timbres') }) },
      },
    ],
    ({ searchSuggestions }) => searchSuggestions.beginning('timb', 4),
  );
  expect(outcome).toEqual(['timbres']);
});
