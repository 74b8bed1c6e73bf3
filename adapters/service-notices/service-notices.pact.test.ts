import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith } from '#adapters/testing/pact.ts';

const { string } = Matchers;
const pact = pactWith('service-notices', { lang: 'fr' });

test('the notices of an audience are read behind the gateway', async () => {
  const notices = await pact(
    [
      {
        to: 'the notices for individuals',
        given: { 'a service notice': { site: 'part', service: 'parcel' } },
        call: 'GET /part/apim/notices',
        answers: {
          notices: [
            {
              id: string('avis-1'),
              services: ['parcel'],
              severity: 'warning',
              title: string('Mouvement social'),
              text: string('Les délais peuvent être allongés de deux jours.'),
            },
          ],
        },
      },
    ],
    ({ serviceNotices }) => serviceNotices.inForce(),
  );
  expect(notices).toEqual([
    {
      id: 'avis-1',
      services: ['parcels'],
      severity: 'warning',
      title: 'Mouvement social',
      text: 'Les délais peuvent être allongés de deux jours.',
    },
  ]);
});

test('a site without service notices has an empty list', async () => {
  const notices = await pact(
    [
      {
        to: 'the notices for individuals, of which there are none',
        given: { 'the catalogue': {} },
        call: 'GET /part/apim/notices',
        answers: { notices: [] },
      },
    ],
    ({ serviceNotices }) => serviceNotices.inForce(),
  );
  expect(notices).toEqual([]);
});
