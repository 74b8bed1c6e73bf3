import { expect, test } from 'vitest';
import { aRequest, argsOf, locationOf } from '#ui/request/request.examples.ts';
import { loader } from './sign-out.route.ts';

const cookies = { '__Host-lpel_session': 'session-1' };

/** Where leaving leads, what becomes of the session, and the cookies that are set; `site` is where the browser came from. */
async function left(path: string, given: Record<string, string> = cookies, site?: string) {
  const ended: unknown[] = [];
  const context = aRequest({ cookies: given });
  const signIns = {
    expire: async (id: string) => void ended.push(`${id} expires`),
    end: async ({ sessionId, back }: { sessionId: string; back: string }) => {
      ended.push(`${sessionId} ends`);
      return `https://identite.example/fin?retour=${encodeURIComponent(back)}`;
    },
  };
  const args = argsOf({ ...context, signIns } as never, { path });
  if (site) args.request.headers.set('sec-fetch-site', site);
  const answer = await loader(args);
  const cleared = answer.headers.get('Clear-Site-Data');
  return { to: locationOf(answer), ended, cleared, cookies: Object.fromEntries(context.effects.cookies) };
}

test('a shopper who signs out also leaves the provider, and nothing of the session remains', async () => {
  const { to, ended, cleared, cookies: set } = await left('/deconnexion?redirect=/aide');
  expect(cleared).toBe('"cache", "storage"');
  expect([to, ended]).toEqual(['https://identite.example/fin?retour=%2Faide', ['session-1 ends']]);
  const deleted = { value: '', seconds: 0 };
  expect(set).toEqual({ '__Host-lpel_session': deleted, '__Host-lpel_ended': deleted, '__Host-lpel_wanted': deleted });
});

test.each(['?redirect=/', '?redirect=/&expiree=1'])(
  'what an account’s cart held is named to nobody after its session: %s',
  async (query) => {
    const joined = { lpel_cart_joined: '1126001', lpel_cart_pro_joined: '1126001' };
    const deleted = { value: '', seconds: 0 };
    expect((await left(`/deconnexion${query}`, { ...cookies, ...joined })).cookies).toMatchObject({
      lpel_cart_joined: deleted,
      lpel_cart_pro_joined: deleted,
    });
  },
);

test('the way back from the provider leads to the page that was to be shown', async () => {
  expect(await left('/deconnexion?state=/aide', {})).toMatchObject({ to: '/aide', ended: [], cleared: null });
});

test('an ended session expires here alone; for half an hour its end may be said, and what was wanted is known', async () => {
  const {
    to,
    ended,
    cleared,
    cookies: set,
  } = await left('/deconnexion?redirect=/&expiree=1&voulu=/checkout/livraison');
  expect(cleared).toBeNull();
  expect([to, ended]).toEqual(['/?session=expiree', ['session-1 expires']]);
  expect(set).toEqual({
    '__Host-lpel_wanted': { value: '%2Fcheckout%2Flivraison', seconds: 1800 },
    '__Host-lpel_news': { value: 'expiree', seconds: 1800 },
  });
});

test('a visitor without a session reads of no ended one when signing out', async () => {
  expect(await left('/deconnexion?redirect=/aide&expiree=1', {})).toEqual({
    to: '/aide',
    ended: [],
    cleared: null,
    cookies: {},
  });
  expect(await left('/deconnexion?redirect=/aide', {})).toMatchObject({ to: '/aide', ended: [] });
});

const refused = { '__Host-lpel_refused': '1' };

test.each(['cross-site', 'same-site'])(
  'a visitor whom a %s link leads here is asked first, and stays signed in',
  async (site) => {
    for (const path of ['/deconnexion?redirect=/aide', '/deconnexion?expiree=1&redirect=/']) {
      const page: unknown = await left(path, cookies, site).catch((thrown: unknown) => thrown);
      expect(page).toMatchObject({
        init: { status: 403 },
        data: {
          title: 'Voulez-vous vous déconnecter\u202f?',
          ways: [
            { label: 'Me déconnecter', href: path },
            { label: 'Rester connecté', href: '/' },
          ],
        },
      });
    }
  },
);

test('a press on a page of the shop, or an address that is typed, signs out at once', async () => {
  for (const site of ['same-origin', 'none', undefined])
    expect((await left('/deconnexion', cookies, site)).ended).toEqual(['session-1 ends']);
});

test('a session that a backend has refused ends although another site led to the page', async () => {
  const expired = await left('/deconnexion?expiree=1&redirect=/aide', { ...cookies, ...refused }, 'cross-site');
  expect(expired).toMatchObject({
    to: '/aide?session=expiree',
    ended: ['session-1 expires'],
    cookies: { '__Host-lpel_refused': { value: '', seconds: 0 } },
  });
});

test('a visitor who returns from the provider without a session is led on directly', async () => {
  expect(await left('/deconnexion?state=/aide', {}, 'cross-site')).toMatchObject({ to: '/aide', ended: [] });
});
