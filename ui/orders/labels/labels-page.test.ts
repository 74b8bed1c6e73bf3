import { describe, expect, test } from 'vitest';
import type { OrderLabels } from '#domain/labels/labels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aLabel, threeLabels } from '#ui/labels/labels.examples.ts';
import { aRequest, argsOf, fails, type GivenRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { loader } from './labels.route.tsx';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const code = 'CMD-26-1';
const ready: OrderLabels = { labels: threeLabels(), formats: ['a4', 'dymo'] };

const shown = (query = '', { ports, ...given }: GivenRequest = {}) => {
  const context = aRequest({ params: { code }, ports: { labels: { ofOrder: async () => ready }, ...ports }, ...given });
  const asked = argsOf(context, { path: `/ecom/e-service/colis/${code}/labels${query}` });
  return loader({ ...asked, params: { code } });
};

describe('after a download that failed, the page says so and counts it', () => {
  test.each([
    ['etiquette', 'error.labelDownload', 'telechargement_etiquette'],
    ['etiquettes', 'error.labelsDownload', 'telechargement_etiquettes'],
    ['page-test', 'error.testPageDownload', 'telechargement_page_test'],
  ] as const)(
    'a failed download of « %s » is reported on the labels’ page, and measured',
    async (echec, message, failure) => {
      const page = await shown(`?echec=${echec}&etiquette=6A37590596021&format=dymo`);
      expect(page.view.notices).toEqual([{ tone: 'error', text: t(message), takesFocus: true }]);
      expect(page.failure).toMatchObject({ failure, text: t(message) });
      expect(page.view.panel?.labels.map(({ selected }) => selected)).toEqual([false, true, false]);
      expect(page.view.panel?.formats.find(({ selected }) => selected)?.value).toBe('dymo');
    },
  );

  test('a download without a choice asks for one on the labels’ page, and is no failure', async () => {
    const page = await shown('?echec=choix');
    expect(page.view.notices).toEqual([{ tone: 'error', text: t('labels.chooseOne'), takesFocus: true }]);
    expect(page).not.toHaveProperty('failure');
  });

  test.each(['', '?echec=timbres', '?echec=toString'])(
    'the labels’ page reports no failure at « %s »',
    async (query) => {
      expect((await shown(query)).view.notices).toEqual([]);
    },
  );
});

test('the last format is chosen again', async () => {
  const { view } = await shown('', { cookies: { '__Host-lpel_format': 'dymo' } });
  expect(view.panel?.formats.find(({ selected }) => selected)?.value).toBe('dymo');
  const strange = await shown('', { cookies: { '__Host-lpel_format': '<b>' } });
  expect(strange.view.panel?.formats[0]?.selected).toBe(true);
});

describe('labels that are being made', () => {
  const labels = [aLabel({ status: 'created' }), aLabel({ status: 'created', service: 'registered-mail' })];
  const ofOrder = async () => ({ labels, formats: [] });

  test('unfinished labels have the state of each of their services', async () => {
    const stateOf = async (_code: string, service: string) =>
      service === 'parcel' ? { status: 'pending' as const, labels: [], contracts: [] } : ('unknown' as const);
    const { view } = await shown('', { ports: { labels: { ofOrder }, orders: { stateOf } } });
    expect(view.states.map(({ status }) => status)).toEqual(['pending', 'error']);
  });

  test('unfinished labels whose state cannot be loaded are shown all the same', async () => {
    const stateOf = fails(new Fault('timeout', 'getOrderState'));
    const { view } = await shown('', { ports: { labels: { ofOrder }, orders: { stateOf } } });
    expect(view.states[0]?.text).toBe(t('orders.makingLong'));
  });
});

test('labels of nobody’s or somebody else’s order are not there', async () => {
  await expect(shown('', { ports: { labels: { ofOrder: async () => 'unknown' } } })).rejects.toMatchObject({
    data: { text: t('error.textOrder') },
    init: { status: 404 },
  });
});

test('labels that cannot be read are an error page with its own message', async () => {
  const ofOrder = fails(new Fault('unavailable', 'getLabels'));
  await expect(shown('', { ports: { labels: { ofOrder } } })).rejects.toMatchObject({
    data: { failure: { failure: 'chargement_etiquettes' } },
    init: { status: 503 },
  });
});
