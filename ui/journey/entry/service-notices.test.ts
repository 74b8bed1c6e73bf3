import { expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { serviceNotices } from './service-notices.server.ts';

const strike = {
  id: '1',
  services: ['parcels'] as const,
  severity: 'warning' as const,
  title: 'Grève',
  text: 'Deux jours.',
};
const all = { id: '2', services: 'all' as const, severity: 'info' as const, title: null, text: 'Fermé le 25.' };
const inForce = async () => [strike, all];

test('a journey says what has to be known of its service, and of no other', async () => {
  const context = aRequest({ ports: { serviceNotices: { inForce } } });
  const shown = [{ tone: 'info', text: 'Fermé le 25.' }];
  expect(await serviceNotices(context, 'letters')).toEqual(shown);
  expect(await serviceNotices(context, 'parcels')).toEqual([
    { tone: 'warning', title: 'Grève', text: 'Deux jours.' },
    ...shown,
  ]);
});

test('a journey begins as well where nobody answers', async () => {
  const away = fails(new Fault('timeout', 'getServiceNotices'));
  expect(await serviceNotices(aRequest({ ports: { serviceNotices: { inForce: away } } }), 'parcels')).toEqual([]);
});
