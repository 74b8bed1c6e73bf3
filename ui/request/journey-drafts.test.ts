import { expect, test } from 'vitest';
import { SignedIds } from '#adapters/session/signed-ids.ts';
import { emptyDraft } from '#domain/journey/drafts.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { journeyCookie } from './journey-drafts.server.ts';
import { aRequest, noSession } from './request.examples.ts';

const records = () => storedDrafts();
const draft = { answers: { weight: '20' }, version: 0 };

test('a visitor’s browser gets its secret for 30 days with the first save, a shopper’s none', async () => {
  const visitor = aRequest({ journeyDrafts: records(), session: noSession });
  await visitor.journeyDrafts.save('registered-mail', draft);
  expect(visitor.effects.cookies.get(journeyCookie)).toEqual({
    value: expect.stringMatching(/^[\w-]{32,64}$/),
    seconds: 30 * 24 * 3600,
  });
  const shopper = aRequest({ journeyDrafts: records() });
  await shopper.journeyDrafts.save('registered-mail', draft);
  expect(shopper.effects.cookies.size).toBe(0);
});

const posted = { ...draft, press: 'envoi-1' };

test('a visitor’s browser gets its secret with a last step that is its first, and nobody else sees what it answered', async () => {
  const journeyDrafts = records();
  const visitor = aRequest({ journeyDrafts, session: noSession });
  expect(await visitor.journeyDrafts.claim('registered-mail', posted)).toMatchObject({ kind: 'claimed' });
  expect(visitor.effects.cookies.get(journeyCookie)?.value).toMatch(/^[\w-]{32,64}$/);
  const other = aRequest({ journeyDrafts, session: noSession }).journeyDrafts;
  expect(await other.claim('registered-mail', posted)).toMatchObject({ kind: 'claimed' });
});

test('a second press of the last step gives the cookies of the first again, with what is left of their names and days', async () => {
  const journeyDrafts = records();
  const visitor = aRequest({ journeyDrafts, session: noSession });
  const claimed = await visitor.journeyDrafts.claim('registered-mail', posted);
  if (claimed.kind !== 'claimed') throw new Error(claimed.kind);
  const given = { lpel_cart: { value: 'panier 1; Path=/', seconds: 60 }, lpel_autre: { value: '', seconds: 0 } };
  for (const [name, { value, seconds }] of Object.entries(given)) visitor.cookies.set(name, value, seconds);
  const ending = { kind: 'finished', to: '/checkout/recapitulatif' } as const;
  await visitor.journeyDrafts.settle('registered-mail', { claimed: { ...posted, ...claimed.draft }, ending });
  const secret = visitor.effects.cookies.get(journeyCookie);
  const again = aRequest({ journeyDrafts, session: noSession, cookies: { [journeyCookie]: secret?.value ?? '' } });
  expect(await again.journeyDrafts.claim('registered-mail', posted)).toMatchObject(ending);
  expect(Object.fromEntries(again.effects.cookies)).toEqual({ ...given, [journeyCookie]: secret });
});

test('a draft that is saved on outlives the secret under which it was begun', async () => {
  const journeyDrafts = records();
  const [before, after] = ['b'.repeat(32), 'a'.repeat(32)];
  const visits = (secrets: string[], secret = '') =>
    aRequest({
      journeyDrafts,
      session: noSession,
      cookies: { [journeyCookie]: secret },
      ids: new SignedIds(secrets),
    });
  const secretOf = (visitor: ReturnType<typeof visits>) => visitor.effects.cookies.get(journeyCookie)?.value;
  const first = visits([before]);
  await first.journeyDrafts.save('registered-mail', draft);
  const second = visits([after, before], secretOf(first));
  await second.journeyDrafts.save('registered-mail', await second.journeyDrafts.of('registered-mail'));
  const third = visits([after], secretOf(second));
  expect(await third.journeyDrafts.of('registered-mail')).toMatchObject({ answers: draft.answers });
  await third.journeyDrafts.adopt('compte-1');
  expect(await aRequest({ journeyDrafts }).journeyDrafts.of('registered-mail')).toMatchObject({
    answers: draft.answers,
  });
  expect(await visits([after], secretOf(first)).journeyDrafts.of('registered-mail')).toEqual(emptyDraft);
});

test('a visitor’s draft belongs to the account after a sign-in, and to no other account', async () => {
  const journeyDrafts = records();
  const visitor = aRequest({ journeyDrafts, session: noSession });
  await visitor.journeyDrafts.save('registered-mail', draft);
  await visitor.journeyDrafts.adopt('compte-1');
  expect(await visitor.journeyDrafts.all()).toEqual([]);
  expect(await aRequest({ journeyDrafts }).journeyDrafts.of('registered-mail')).toMatchObject({
    answers: draft.answers,
  });
});

test.each(['', 'b'.repeat(40), `visit-${'b'.repeat(43)}`, `draft-${'b'.repeat(43)}`])(
  'a secret that the shop gave to nobody, or for something else, %j, opens no draft, and no store is asked',
  async (secret) => {
    const { journeyDrafts } = aRequest({ session: noSession, cookies: { [journeyCookie]: secret } });
    expect(await journeyDrafts.of('registered-mail')).toEqual(emptyDraft);
    expect(await journeyDrafts.all()).toEqual([]);
  },
);

test('an agent sees no draft of the visitor whose browser it is; the visitor finds it again', async () => {
  const kept = records();
  const visitor = aRequest({ journeyDrafts: kept, session: noSession });
  await visitor.journeyDrafts.save('registered-mail', draft);
  const cookies = { [journeyCookie]: visitor.effects.cookies.get(journeyCookie)?.value ?? '' };
  const agent = { state: 'open', id: 'session-2', agent: { id: 'agent-1' }, accessToken: async () => 'jeton' } as const;
  const browser = { journeyDrafts: kept, cookies, session: noSession };
  const idle = aRequest({ ...browser, agent: { ...agent, assistance: null } });
  expect(await idle.journeyDrafts.all()).toEqual([]);
  expect(await idle.journeyDrafts.of('registered-mail')).toEqual(emptyDraft);
  await idle.journeyDrafts.save('registered-mail', { answers: { weight: '500' }, version: 0 });
  await idle.journeyDrafts.forget('registered-mail');
  await idle.journeyDrafts.adopt('compte-9');
  expect(idle.effects.cookies.size).toBe(0);
  expect(await aRequest(browser).journeyDrafts.of('registered-mail')).toMatchObject({ answers: { weight: '20' } });
});

test('a shopper’s drafts of an assistance are deleted at its end in both modes, and nothing else is', async () => {
  const journeyDrafts = records();
  const { session } = aRequest();
  const open = session.open && { ...session.open, shopper: { ...session.open.shopper, id: 'aide-1' } };
  const asked = (mode: 'part' | 'pro', over: Parameters<typeof aRequest>[0] = { session: { ...session, open } }) =>
    aRequest({ journeyDrafts, mode, ...over }).journeyDrafts;
  for (const drafts of [asked('part'), asked('pro'), asked('part', {})]) await drafts.save('registered-mail', draft);
  expect((await asked('pro').all()).map(({ mode }) => mode)).toEqual(['pro']);
  await asked('part').forgetAll();
  expect([await asked('part').all(), await asked('pro').all()]).toEqual([[], []]);
  expect(await asked('part', {}).all()).toHaveLength(1);
});

test('a visitor’s own are not those of an assistance', async () => {
  const journeyDrafts = records();
  const visitor = aRequest({ journeyDrafts, session: noSession }).journeyDrafts;
  await visitor.save('registered-mail', draft);
  await visitor.forgetAll();
  expect(await visitor.all()).toHaveLength(1);
});
