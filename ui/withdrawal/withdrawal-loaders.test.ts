import { describe, expect, test } from 'vitest';
import { aWithdrawal } from '#domain/orders/examples.ts';
import type { OrderPage } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, type GivenRequest, locationOf, noSession } from '#ui/request/request.examples.ts';
import { loader as acknowledgement } from './acknowledgement/acknowledgement.route.tsx';
import { loader as file } from './acknowledgement/acknowledgement-file.route.ts';
import { loader as choice } from './choice/choice.route.tsx';
import { anOrderRead, anOrderToLeave } from './withdrawal.examples.ts';

const code = 'CMD-26-000123';
const at = `/mes-commandes/detail/${code}/retractation`;
const lasting = anOrderToLeave({ withdrawableUntil: '2999-12-31' });
const withdrawals = async () => [aWithdrawal()];

/** What a loader gives or throws. */
async function answer<Answer = unknown>(
  loader: (args: never) => Promise<unknown>,
  given: GivenRequest,
  path = at,
): Promise<Answer> {
  const { params: _, ...args } = argsOf(aRequest(given), { path });
  const params = { code, withdrawalCode: 'RETRACTATION-0001' };
  return loader({ ...args, params } as never).catch((thrown: unknown) => thrown) as Promise<Answer>;
}

describe('an acknowledgement', () => {
  const ports = { orders: { ofCode: async () => lasting, withdrawals } };

  test('an acknowledgement is read anew from the backend, and its file has the same text', async () => {
    const { view, head, failure } = await answer<{
      view: { lead: string; notices: unknown[] };
      head: { noIndex: boolean };
      failure?: unknown;
    }>(acknowledgement, { ports });
    expect([view.notices, head.noIndex, failure]).toEqual([[], true, undefined]);
    const response = await answer<Response>(file, { ports });
    const text = await response.text();
    expect(text).toContain(view.lead);
    expect(text).toContain('Une question\u202f? Appelez le 36 31');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename=RETRACTATION-0001.txt',
      'cache-control': 'private, no-store',
    });
    expect(Number(response.headers.get('content-length'))).toBe(new TextEncoder().encode(text).byteLength + 3);
  });

  test('an acknowledgement of another order, or of none, is not found', async () => {
    for (const orders of [
      { ofCode: async () => lasting, withdrawals: async () => [aWithdrawal({ code: 'AUTRE' })] },
      { ofCode: async () => lasting, withdrawals: async () => [aWithdrawal({ code: 'RETRACTATION-00012' })] },
      { ofCode: async () => 'unknown' as const, withdrawals: async () => 'unknown' as const },
    ])
      for (const loader of [acknowledgement, file])
        expect(await answer(loader, { ports: { orders } })).toMatchObject({ init: { status: 404 } });
  });

  test('an acknowledgement that could not be downloaded leads back to its page, which reports and measures it', async () => {
    const away = {
      orders: { ofCode: async () => lasting, withdrawals: fails(new Fault('timeout', 'getWithdrawals')) },
    };
    const led = await answer<Response>(file, { ports: away });
    expect(locationOf(led)).toBe(`${at}/RETRACTATION-0001?echec=accuse`);
    expect(await answer(acknowledgement, { ports }, `${at}/RETRACTATION-0001?echec=accuse`)).toMatchObject({
      view: { notices: [{ tone: 'error', takesFocus: true }] },
      failure: { failure: 'telechargement_retractation' },
    });
  });
});

describe('« Retours et remboursements » asks', () => {
  const { summary } = anOrderRead();
  const page: OrderPage = { orders: [summary, { ...summary, code: 'CMD-2' }], page: 1, pageCount: 2, count: 7 };

  /** The HTML of the choice page. */
  async function partsOf(given: GivenRequest, path = '/mes-commandes/changer-d-avis'): Promise<string> {
    const { view } = await answer<{ view: { parts: { html: string } } }>(choice, given, path);
    return view.parts.html;
  }
  const waysIn = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

  test('nothing of the backend for a visitor', async () => {
    expect(await answer(choice, { session: noSession })).toMatchObject({ head: { noIndex: true } });
    expect(waysIn(await partsOf({ session: noSession }))).toEqual([
      expect.stringMatching(/^\/ecom\/connexion\?/),
      '/retractation',
    ]);
  });

  test('the choice page of a shopper without an order leads nowhere', async () => {
    const orders = { ofShopper: async () => ({ orders: [], page: 0, pageCount: 0, count: 0 }) };
    const html = await partsOf({ ports: { orders } });
    expect(html).toContain('Vous n’avez pas encore passé de commande.');
    expect(waysIn(html)).toEqual(['/retractation']);
  });

  test('the choice page loads a few orders at once, and shows the others when one cannot be loaded', async () => {
    const asked: unknown[] = [];
    const orders: GivenPorts['orders'] = {
      ofShopper: async (...of) => {
        asked.push(of);
        return page;
      },
      ofCode: async (each) => (each === code ? lasting : 'unknown'),
      withdrawals,
    };
    const html = await partsOf({ ports: { orders } }, '/mes-commandes/changer-d-avis?page=2');
    expect(asked).toEqual([[1, 5, { text: '', from: null, to: null }]]);
    const [, readable, unreadable] = html.split('<h3>');
    expect(readable).not.toContain('Le détail de cette commande n’a pas');
    expect(unreadable).toContain('Le détail de cette commande n’a pas');
  });

  test('the choice page after the last page leads to the newest orders', async () => {
    const orders = { ofShopper: async () => ({ ...page, orders: [], page: 98 }) };
    const led = await answer<Response>(choice, { ports: { orders } }, '/mes-commandes/changer-d-avis?page=99');
    expect(locationOf(led)).toBe('/mes-commandes/changer-d-avis');
  });

  test('the choice page reports when the orders or their withdrawals could not be loaded', async () => {
    const away = fails(new Fault('unavailable', 'getOrders'));
    expect(await partsOf({ ports: { orders: { ofShopper: away } } })).toContain('n’ont pas pu être chargées');
    const orders = { ofShopper: async () => page, ofCode: async () => lasting, withdrawals: away };
    for (const each of [orders, { ...orders, withdrawals: async () => 'unknown' as const }])
      expect(waysIn((await partsOf({ ports: { orders: each } })).split('<h3>')[1] ?? '')).toEqual([
        `/mes-commandes/detail/${code}`,
      ]);
  });
});
