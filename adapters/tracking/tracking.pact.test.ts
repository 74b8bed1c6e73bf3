import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { AGENT, isoMoment, type Promised, pactWith } from '#adapters/testing/pact.ts';

const professional = 'pro-certifie@exemple.fr';
const order = 'CMD-26-PRO-COMPTE';
const number = '6A21533115380';
const { boolean, string, eachLike } = Matchers;
const pact = pactWith('tracking', { lang: 'fr' });
const given = { 'an order of the book': { order, owner: professional } };
const own = { own: true, as: professional } as const;

test.each<Pick<Promised, 'to' | 'as' | 'onBehalfOf'>>([
  { to: 'where a shipment of an order is', as: professional },
  { to: 'where a shipment of an order is, for an agent', as: AGENT, onBehalfOf: '1675060572' },
])('a professional reads $to', async (by) => {
  const shipment = await pact(
    [
      {
        ...by,
        given: { ...given, 'an agent': {} },
        call: `GET /idships/${number}`,
        own: true,
        answers: {
          shipment: {
            idShip: string(number),
            isFinal: boolean(false),
            event: eachLike({
              code: string('ET1'),
              label: string('L’envoi est en cours d’acheminement.'),
              date: isoMoment('2026-01-15T10:00:00.000Z'),
            }),
          },
        },
      },
    ],
    ({ shipments }) => shipments.of(number),
    { mode: 'pro' },
  );
  expect(shipment).toEqual({
    number,
    stage: 'on-its-way',
    last: { label: 'L’envoi est en cours d’acheminement.', at: '2026-01-15T10:00:00.000Z' },
    isFinal: false,
  });
});

test('a number that the service does not know is no fault', async () => {
  const unknown = '6A00000000000';
  const shipment = await pact(
    [
      {
        to: 'where an unknown shipment is',
        given,
        call: `GET /idships/${unknown}`,
        ...own,
        status: 404,
        answers: { errors: [{ type: 'UnknownResourceError' }] },
      },
    ],
    ({ shipments }) => shipments.of(unknown),
    { mode: 'pro' },
  );
  expect(shipment).toBeNull();
});
