import { expect, test } from 'vitest';
import { draftsContext } from '#ui/request/contexts.server.ts';
import { aForm, aRequest, argsOf, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { profileGuard } from './profile-guard.server.ts';

const ended = { id: 'session-1', open: null, down: false };

/** Where a visitor of a secured page is led, and what was done before. */
async function guarded(path: string, { form, ...given }: GivenRequest & { form?: FormData } = {}) {
  const context = aRequest(given);
  const args = argsOf(context, { path, ...(form ? { form } : {}) });
  const done: string[] = [];
  const keep = async () => {
    await Promise.resolve();
    done.push('kept');
  };
  args.context.set(draftsContext, { ...context.drafts, keep });
  const to = await ledTo(Promise.resolve(profileGuard(args as never, async () => new Response())));
  return { to, done: [...done], cookies: Object.fromEntries(context.effects.cookies) };
}

test('what was typed is stored before the shopper is sent to sign in, which leads back to the page', async () => {
  const form = aForm({ intent: 'address', city: 'Lyon' });
  const { to, done, cookies } = await guarded('/checkout/livraison?adresse=nouvelle', { session: ended, form });
  expect(done).toEqual(['kept']);
  expect(to).toBe(
    '/ecom/connexion?redirect=%2Fcheckout%2Flivraison%3Fsession%3Dexpiree&fallback=%2Fcheckout%2Frecapitulatif&profile=part',
  );
  expect(cookies).toEqual({ '__Host-lpel_news': { value: 'expiree', seconds: 1800 } });
});

test('who never signed in is told of no end, and gives up to the home page, or to the cart of an order', async () => {
  const session = noSession;
  expect(await guarded('/mon-compte', { session })).toEqual({
    to: '/ecom/connexion?redirect=%2Fmon-compte&fallback=%2F&profile=part',
    done: ['kept'],
    cookies: {},
  });
  expect((await guarded('/checkout/livraison', { session })).to).toContain('fallback=%2Fcheckout%2Frecapitulatif');
});
