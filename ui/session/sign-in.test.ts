import { expect, test } from 'vitest';
import type { SignInPrompt, SignIns } from '#domain/session/session.ts';
import type { RequestLimits } from '#ui/request/limits.server.ts';
import { aRequest, locationOf, waitingFor } from '#ui/request/request.examples.ts';
import { toProvider } from './sign-in.server.ts';

/** What the provider is asked, and the cookies that are set. */
async function begun(query: string, cookies: Record<string, string> = {}, prompt: SignInPrompt = 'sign-in') {
  const asked: Parameters<SignIns['begin']>[0][] = [];
  const context = aRequest({ cookies });
  const begin: SignIns['begin'] = async (purpose) => {
    asked.push(purpose);
    return { url: 'https://identite.example/auth', tryId: 'essai-1' };
  };
  const url = new URL(`https://boutique.example/ecom/connexion${query}`);
  const answer = await toProvider({ ...context, signIns: { begin } as never }, { url, prompt });
  const set = Object.fromEntries(context.effects.cookies);
  return { to: locationOf(answer), asked, cookies: set };
}

const forgotten = { '__Host-lpel_wanted': { value: '', seconds: 0 } };

test('a sign-in is this browser’s for half an hour, and leads back to the page that asked for it', async () => {
  expect(await begun('?redirect=/checkout/livraison&fallback=/aide&profile=part')).toEqual({
    to: 'https://identite.example/auth',
    asked: [{ redirect: '/checkout/livraison', fallback: '/aide', profile: 'part', lang: 'fr', prompt: 'sign-in' }],
    cookies: { ...forgotten, '__Host-lpel_sign_in': { value: 'essai-1', seconds: 1800 } },
  });
});

test.each([
  ['from the home page, leads on to what was wanted when the session ended', '/', '/checkout/livraison'],
  [
    'from the home page with anything in its address, leads on there too',
    '/?session=expiree#haut',
    '/checkout/livraison',
  ],
  ['from a page that is none, leads back there', '/nulle-part', '/nulle-part'],
  ['from another page, leads back to that page', '/aide', '/aide'],
])('a sign-in %s, once', async (_, redirect, wanted) => {
  const { asked, cookies } = await begun(`?redirect=${encodeURIComponent(redirect)}`, {
    '__Host-lpel_wanted': '%2Fcheckout%2Flivraison',
  });
  expect(asked[0]?.redirect).toBe(wanted);
  expect(cookies).toMatchObject(forgotten);
});

test('the professional address asks for a professional account, and leads to the professionals’ home', async () => {
  const asked: unknown[] = [];
  const begin: SignIns['begin'] = async (purpose) => (
    asked.push(purpose), { url: 'https://identite.example', tryId: '1' }
  );
  const url = new URL('https://boutique.example/professionnel/ecom/connexion');
  await toProvider({ ...aRequest({ mode: 'pro' }), signIns: { begin } as never }, { url, prompt: 'register' });
  expect(asked).toMatchObject([{ redirect: '/professionnel', fallback: '/professionnel', profile: 'pro' }]);
});

test('a new sign-in after one that opened nothing asks for another account, which would be refused again otherwise', async () => {
  const news = (value: string) => ({ '__Host-lpel_news': value });
  expect((await begun('', news('echouee'))).asked[0]?.prompt).toBe('other-account');
  expect((await begun('', news('expiree'))).asked[0]?.prompt).toBe('sign-in');
  expect((await begun('', news('echouee'), 'register')).asked[0]?.prompt).toBe('register');
});

test('a cookie that was made up, or that nobody can read, leads nowhere else', async () => {
  for (const broken of ['%', '%E0%A4%A', '%%'])
    expect((await begun('?redirect=/', { '__Host-lpel_wanted': broken })).asked[0]?.redirect).toBe('/');
  const { asked } = await begun('?redirect=/', { '__Host-lpel_wanted': encodeURIComponent('//evil.example') });
  expect(asked[0]?.redirect).toBe('/');
});

test('a visitor who begins too many sign-ins reads when to try again, and the provider is not called', async () => {
  const taken: string[] = [];
  const take: RequestLimits['take'] = async (what) => taken.push(what) && 42;
  const context = aRequest({ limits: { ...waitingFor(42), take } });
  const url = new URL('https://boutique.example/ecom/connexion');
  const thrown: unknown = await toProvider(context, { url, prompt: 'sign-in' }).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ init: { status: 429 }, data: { text: expect.stringContaining('42 secondes') } });
  expect(taken).toEqual(['sign-in']);
});
