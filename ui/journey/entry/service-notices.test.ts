import { expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aForm, aRequest, fails } from '#ui/request/request.examples.ts';
import { entryPage } from '#ui/stamps/entry/entry.server.ts';
import { serviceNotices } from './service-notices.server.ts';

const strike = {
  id: '1',
  services: ['parcels'] as const,
  severity: 'warning' as const,
  title: 'Grève',
  text: 'Deux jours.',
};
const all = { id: '2', services: 'all' as const, severity: 'info' as const, title: null, text: 'Fermé le 25.' };
const options = async () => theStampOptions();
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

test('the entry of a journey says them first, and then what became of a button', async () => {
  const journeyDrafts = storedDrafts();
  journeyDrafts.forget = fails(new Fault('unavailable', 'drafts'));
  const context = aRequest({ journeyDrafts, ports: { serviceNotices: { inForce }, stamps: { options } } });
  const url = new URL('https://boutique.example/mon-timbre-en-ligne');
  const { view } = await entryPage.show(context, url);
  expect(view.notices.map(({ text }) => text)).toEqual(['Fermé le 25.']);
  const { page } = await entryPage.post(context, { url, form: aForm({ intent: 'restart' }) });
  expect(page.view?.notices).toMatchObject([{ text: 'Fermé le 25.' }, { tone: 'error' }]);
});

test('a journey begins as well where nobody answers', async () => {
  const away = fails(new Fault('timeout', 'getServiceNotices'));
  expect(await serviceNotices(aRequest({ ports: { serviceNotices: { inForce: away } } }), 'parcels')).toEqual([]);
});
