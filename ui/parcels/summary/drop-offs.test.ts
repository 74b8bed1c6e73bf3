import { expect, test } from 'vitest';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import type { PointsOfSale } from '#domain/points-of-sale/points-of-sale.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { dropOffsOf } from './drop-offs.server.ts';

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

test('a point that is closed for the time being is left out', async () => {
  expect(await found(aPointOfSale({ reopensOn: '9999-12-31' }))).toBeNull();
});

test('the summary waits for no slow service, and leads to the page of points instead', async () => {
  const asked: boolean[] = [];
  const view = await shown(async ({ isHasty }) => {
    asked.push(isHasty === true);
    throw new Fault('timeout', 'findPointsOfSale');
  });
  expect(asked).toEqual([true]);
  expect(view?.points).toEqual([]);
  expect(view?.note).toContain('ne s’affichent pas');
  expect(view?.more).toMatchObject({ label: 'Voir les points de vente près de l’expéditeur' });
  expect(view?.more.href).toMatch(/^\/points-de-vente\?/);
});

test('the summary does without points whose place is unknown', async () => {
  expect(await shown(async () => ({ kind: 'unknown-place' }))).toBeNull();
  const unasked = () => Promise.reject(new Error('was asked'));
  expect(await shown(unasked, theParcelAnswers({ 'sender.city': '' }))).toBeNull();
});
