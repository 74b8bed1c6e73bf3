import { expect, test } from 'vitest';
import type { SignIns } from '#domain/session/session.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { ErrorView } from '#ui/request/error/error.view.ts';
import { aRequest, argsOf, locationOf, noSession, sessionAs } from '#ui/request/request.examples.ts';
import { loader } from './sign-in.route.ts';

const begin: SignIns['begin'] = async () => ({ url: 'https://identite.example/auth', tryId: 'essai-1' });

/** The answer to a sign-in by who has this account, or none. */
function signsIn(path: string, account: Mode | null) {
  const session = account ? sessionAs(account) : noSession;
  const context = aRequest({ mode: path.startsWith('/professionnel') ? 'pro' : 'part', session });
  return loader(argsOf({ ...context, signIns: { begin } } as never, { path }));
}

const wanted = 'redirect=%2Fprofessionnel%2Fcheckout%2Flivraison&fallback=%2Fprofessionnel%2Fcheckout%2Frecapitulatif';

test.each([`/professionnel/ecom/connexion?${wanted}&profile=pro`, `/professionnel/ecom/connexion?${wanted}`])(
  'who is signed in with the other profile’s account reads at %s why the page is not theirs, and the way with another one',
  async (path) => {
    const thrown: unknown = await signsIn(path, 'part').catch((error: unknown) => error);
    const { data, init } = thrown as { data: ErrorView; init: ResponseInit };
    expect(init.status).toBe(403);
    expect(data.ways[0]?.href).toBe(`/professionnel/ecom/connexion?${wanted}&profile=pro&autre=1`);
  },
);

test.each<[string, Mode | null]>([
  [`${wanted}&profile=pro&autre=1`, 'part'],
  [`${wanted}&profile=pro`, 'pro'],
  [`${wanted}&profile=pro`, null],
  ['redirect=%2Fprofessionnel%2Faide&profile=pro', 'part'],
])('a sign-in with %s by %s leads to the provider', async (query, account) => {
  expect(locationOf(await signsIn(`/professionnel/ecom/connexion?${query}`, account))).toBe(
    'https://identite.example/auth',
  );
});
