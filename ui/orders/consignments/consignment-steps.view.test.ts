import { expect, test } from 'vitest';
import { aConsignment, anOrder } from '#domain/orders/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { consignmentSteps } from './consignment-steps.view.ts';

const order = anOrder({ created: '2026-11-24T09:00:00Z' });
const stepsOf = (status: Parameters<typeof aConsignment>[0] & object) =>
  consignmentSteps(order, aConsignment(status), wordingOf({ lang: 'fr', mode: 'part' }))?.map(
    ({ text, date, isNow, isAhead }) => [isNow ? `> ${text}` : text, date, isAhead],
  );

test('a consignment that was sent is at its third step of four, with the day of the order and the moment of the step', () => {
  expect(stepsOf({ status: 'sent', since: '2026-11-25T15:00:00Z' })).toEqual([
    ['Enregistrée', '24/11/2026 à 10:00', false],
    ['En préparation', '', false],
    ['> Expédiée', '25/11/2026 à 16:00', false],
    ['Reçue', '', true],
  ]);
});

test('goods that wait at a point have a step for it, and a state that is part of a step gives it its name', () => {
  const names = (status: 'to-collect' | 'closed' | 'awaiting-payment') =>
    stepsOf({ status, since: null })?.map(([text]) => text);
  expect(names('to-collect')).toEqual([
    'Enregistrée',
    'En préparation',
    'Expédiée',
    '> Disponible au retrait',
    'Reçue',
  ]);
  expect(names('closed')?.at(-1)).toBe('> Terminée');
  expect(names('awaiting-payment')?.[0]).toBe('> En attente de paiement');
});

test.each(['refused', 'cancelled', 'incident-open', 'refunded', 'other'] as const)('%s goods have no steps', (status) =>
  expect(stepsOf({ status })).toBeUndefined(),
);
