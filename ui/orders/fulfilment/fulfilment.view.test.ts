import { expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { anOrder, anOrderOf, aService } from '#domain/orders/examples.ts';
import { intervals } from '#domain/orders/fulfilment.ts';
import { aFulfilmentView, labelFulfilments } from '../orders.examples.ts';
import { servicesInTheMaking } from './fulfilment.view.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test('unfinished labels poll their own endpoint at the service’s interval', () => {
  expect(aFulfilmentView()).toMatchObject({
    status: 'pending',
    text: 'Nous préparons vos étiquettes…',
    href: '/ecom/commandes/CMD-26-000123/etat/parcel?mode=part',
    interval: 2000,
    again: { label: 'Vérifier à nouveau', href: '/mes-commandes/detail/CMD-26-000123' },
  });
  expect(aFulfilmentView(labelFulfilments.pending, { mode: 'pro' })).toMatchObject({
    href: '/ecom/commandes/CMD-26-000123/etat/parcel?mode=pro',
    again: { href: '/professionnel/mes-commandes/detail/CMD-26-000123' },
  });
});

test('each service has words and an interval of its own', () => {
  const views = (Object.keys(intervals) as Service[]).map((service) =>
    aFulfilmentView(labelFulfilments.pending, { service }),
  );
  expect(views.map(({ interval }) => interval)).toEqual(Object.values(intervals));
  for (const { text } of views) expect(text).toMatch(/^Nous .*…$/);
});

test('ready labels are named, and so are unfinished ones; the ready ones may be downloaded', () => {
  const { text, file } = aFulfilmentView(labelFulfilments.part);
  expect(plain(text)).toBe('2 étiquettes sur 3 sont prêtes : 6A1, 6A2. Le reste suit : 6A3.');
  expect(file).toEqual({
    label: 'Télécharger les étiquettes prêtes',
    href: '/ecom/commandes/CMD-26-000123/etiquettes?etiquette=6A1&etiquette=6A2',
  });
  const vignettes = aFulfilmentView(labelFulfilments.part, { service: 'registered-mail' });
  expect([plain(vignettes.text), vignettes.file?.label]).toEqual([
    '2 vignettes sur 3 sont prêtes : 6A1, 6A2. Le reste suit : 6A3.',
    'Télécharger les vignettes prêtes',
  ]);
  const numbered = labelFulfilments.part.labels.map((label) => ({ ...label, trackingId: '6A24669952640' }));
  expect(aFulfilmentView({ ...labelFulfilments.part, labels: numbered }).text).toContain('6A24 6699 5264 0');
  const unnamed = aFulfilmentView({ ...labelFulfilments.part, labels: [] });
  expect(unnamed.text).toBe('Une partie est prête, le reste suit.');
  expect(unnamed).not.toHaveProperty('file');
});

test('a making that takes long, or whose state cannot be had, is never called a failure', () => {
  for (const state of [labelFulfilments.late, null])
    expect(aFulfilmentView(state)).toMatchObject({
      status: 'error',
      text: 'La préparation prend plus de temps que prévu. Votre commande est enregistrée.',
    });
  expect(aFulfilmentView().late).toBe(aFulfilmentView(null).text);
});

test('unfinished services alone are polled, once each', () => {
  expect(servicesInTheMaking(anOrderOf('parcel', 'waiting'))).toEqual(['parcel']);
  expect(servicesInTheMaking(anOrderOf('stamp-logo', 'ready'))).toEqual([]);
  for (const status of ['ready-to-download', 'cancelled', 'refunded', null] as const)
    expect(servicesInTheMaking(anOrderOf('parcel', status))).toEqual([]);
  const { lines } = anOrderOf('stamp', 'created');
  const twice = [aService({ service: 'stamp', status: 'created' }), aService({ service: 'stamp', status: 'created' })];
  expect(servicesInTheMaking(anOrder({ lines, services: twice }))).toEqual(['stamp']);
});
