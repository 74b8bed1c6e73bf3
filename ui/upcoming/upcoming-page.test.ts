import { describe, expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, fails, type GivenPorts } from '#ui/request/request.examples.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { loader } from './upcoming.route.tsx';

const ofOrders = routeTable.filter(({ kind, path }) => kind === 'upcoming' && path.includes(':code'));

/** The announced page at an address, for an order that the backend knows or not. */
const openedAt = (path: string, ports: GivenPorts) => {
  const filled = path.replace(':code', 'CMD-1').replaceAll(/:\w+/g, 'CMD-1-A');
  const asked = argsOf(aRequest({ ports }), { path: filled });
  return loader({ ...asked, params: { code: 'CMD-1' } });
};

describe.each(ofOrders)('the announced page $name', ({ path }) => {
  test('is not there for an order that is nobody’s or somebody else’s', async () => {
    await expect(openedAt(path, { orders: { ofCode: async () => 'unknown' } })).rejects.toMatchObject({
      data: { text: expect.stringContaining('Cette commande n’existe pas') },
      init: { status: 404 },
    });
  });

  test('says when the order cannot be read, and claims nothing of it', async () => {
    const away = fails(new Fault('unavailable', 'getOrder'));
    await expect(openedAt(path, { orders: { ofCode: away } })).rejects.toMatchObject({
      data: { failure: { failure: 'chargement_commande' } },
      init: { status: 503 },
    });
  });

  test('is shown for an order of the shopper', async () => {
    const ofCode = async () => ({ code: 'CMD-1' }) as never;
    expect((await openedAt(path, { orders: { ofCode } })).view.title).not.toBe('');
  });
});
