import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith } from '#adapters/testing/pact.ts';

const { eachLike, string } = Matchers;
const pact = pactWith('catalog');

test('the beginning of a search gives whole ones, and the services that do what it says', async () => {
  const outcome = await pact(
    [
      {
        to: 'suggestions for the beginning of a search',
        given: { 'the catalogue': {} },
        call: 'GET /products/suggestions',
        query: { term: 'coli', max: '4' },
        answers: {
          suggestions: eachLike({ value: string('colis') }),
          services: eachLike({
            uid: string('etiquette-colis'),
            title: string('Étiquette de colis'),
            url: string('/colissimo-en-ligne'),
          }),
        },
      },
    ],
    ({ searchSuggestions }) => searchSuggestions.suggest('coli', 4),
  );
  expect(outcome).toMatchObject({
    searches: ['colis'],
    services: [{ title: 'Étiquette de colis', path: '/colissimo-en-ligne' }],
  });
});
