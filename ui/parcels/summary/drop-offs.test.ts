import { expect, test } from 'vitest';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import type { PointsOfSale } from '#domain/points-of-sale/points-of-sale.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { dropOffsOf } from './drop-offs.server.ts';
import { dropOffsView } from './drop-offs.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });

const shown = (near: PointsOfSale['near'], answers = theParcelAnswers()) =>
  dropOffsOf({ answers, options: theParcelOptions() }, aRequest({ ports: { pointsOfSale: { near } } }));
const found = (...points: ReturnType<typeof aPointOfSale>[]) =>
  shown(async () => ({ kind: 'found', points, total: points.length }));

test('the three nearest that take parcels are named, with their hours', async () => {
  const points = ['1', '2', '3', '4'].map((id) => aPointOfSale({ id }));
  const view = await found(aPointOfSale({ id: '0', sells: ['stamps'] }), ...points);
  expect(view?.points.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(view?.points[0]?.hours).not.toBe('');
  expect(view?.more.href).toMatch(/^\/points-de-vente\?/);
});

test('a point that is closed for the time being is left out until the day when it opens again', async () => {
  expect(await found(aPointOfSale({ reopensOn: '9999-12-31' }))).toBeNull();
  const place = { street: '12 rue de la République', postalCode: '69002', city: 'Lyon' };
  const on = (today: string) =>
    dropOffsView({ points: [aPointOfSale({ reopensOn: '2026-11-24' })], place, today }, wording)?.points.length;
  expect([on('2026-11-23'), on('2026-11-24'), on('2026-11-25')]).toEqual([undefined, 1, 1]);
});

test('a point says how far it is and where, as far as that is known', async () => {
  const view = await found(
    aPointOfSale(),
    aPointOfSale({ distance: null }),
    aPointOfSale({ distance: null, street: '', postalCode: '' }),
  );
  expect(view?.points.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
    'à 400 m, 12 rue de la République, 69002 Lyon',
    '12 rue de la République, 69002 Lyon',
    'Lyon',
  ]);
});

test('the summary waits for no slow service, and leads to the page of points instead', async () => {
  const asked: boolean[] = [];
  const view = await shown(async ({ isHasty }) => {
    asked.push(isHasty === true);
    throw new Fault('timeout', 'findPointsOfSale');
  });
  expect(asked).toEqual([true]);
  expect(view?.points).toEqual([]);
  expect(view?.note).toContain('ne peuvent pas être affichés');
  expect(view?.more).toMatchObject({ label: 'Voir les lieux de dépôt près de l’expéditeur' });
  expect(view?.more.href).toMatch(/^\/points-de-vente\?/);
});

test('the summary does without points whose place is unknown', async () => {
  expect(await shown(async () => ({ kind: 'unknown-place' }))).toBeNull();
  const unasked = () => Promise.reject(new Error('was asked'));
  expect(await shown(unasked, theParcelAnswers({ 'sender.city': '' }))).toBeNull();
});
