import { expect, test } from 'vitest';
import { draftsContext, previewContext } from '#ui/request/contexts.server.ts';
import {
  aForm,
  aRequest,
  argsOf,
  type GivenRequest,
  ledTo,
  noSession,
  sessionAs,
} from '#ui/request/request.examples.ts';
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

test('a typed form is stored before the shopper is sent to sign in, and the sign-in leads back to the page', async () => {
  const form = aForm({ intent: 'address', city: 'Lyon' });
  const { to, done, cookies } = await guarded('/checkout/livraison?adresse=nouvelle', { session: ended, form });
  expect(done).toEqual(['kept']);
  expect(to).toBe(
    '/ecom/connexion?redirect=%2Fcheckout%2Flivraison%3Fsession%3Dexpiree&fallback=%2Fcheckout%2Frecapitulatif&profile=part',
  );
  expect(cookies).toEqual({ '__Host-lpel_news': { value: 'expiree', seconds: 1800 } });
});

test('a visitor who never signed in reads of no ended session, and falls back to the home page or the cart', async () => {
  const session = noSession;
  expect(await guarded('/mon-compte', { session })).toEqual({
    to: '/ecom/connexion?redirect=%2Fmon-compte&fallback=%2F&profile=part',
    done: ['kept'],
    cookies: {},
  });
  expect((await guarded('/checkout/livraison', { session })).to).toContain('fallback=%2Fcheckout%2Frecapitulatif');
});

test('a shopper of the page’s profile passes, and nothing is kept', async () => {
  const args = argsOf(aRequest(), { path: '/mon-compte' });
  expect(await profileGuard(args as never, async () => new Response())).toBeUndefined();
});

test('a shopper of the other profile is sent to sign in, whose session has not ended', async () => {
  expect(await guarded('/mon-compte/adresses?page=2', { session: sessionAs('pro') })).toEqual({
    to: '/ecom/connexion?redirect=%2Fmon-compte%2Fadresses%3Fpage%3D2&fallback=%2F&profile=part',
    done: ['kept'],
    cookies: {},
  });
});

test('an order that is posted by who has to sign in comes back to the payment with its means of payment', async () => {
  const form = aForm({ mode: 'card' });
  const { to } = await guarded('/checkout/paiement', { session: noSession, form });
  expect(to).toContain(`redirect=${encodeURIComponent('/checkout/paiement?choix=card')}&`);
});

test('an address that is no page of the shop as it is spelled gives up to the home page', async () => {
  const { to } = await guarded('/checkout/%6Civraison', { session: noSession });
  expect(new URL(to, 'https://boutique.example').searchParams.get('fallback')).toBe('/');
});

test('a page that needs a session is an error while the session records are away, and signs nobody out', async () => {
  const page = guarded('/mon-compte', {
    session: { ...ended, down: true },
    config: { MEASUREMENT_SITE_PART: 'site-des-particuliers' },
  });
  await expect(page).rejects.toMatchObject({ init: { status: 503 }, data: { layout: { home: '/' } } });
});

/** Whether an editor with this ticket is let pass without a session. */
async function previews(path: string, { ticket = 'ticket-editeur', form, session = noSession }: PreviewInput = {}) {
  const confirms = async (one: string) => one === 'ticket-editeur';
  const context = aRequest({ session, ports: { contents: { confirms } } });
  const args = argsOf(context, { path, ...(form ? { form } : {}) });
  args.context.set(previewContext, ticket);
  const passed: unknown = await Promise.resolve(profileGuard(args as never, async () => new Response())).catch(
    (thrown: unknown) => thrown,
  );
  return passed === undefined;
}

interface PreviewInput {
  ticket?: string | null;
  form?: FormData;
  session?: GivenRequest['session'];
}

test('a confirmed ticket of an editor opens the pages behind the sign-in', async () => {
  for (const path of ['/checkout/livraison', '/mes-commandes/detail/CMD-1', '/mon-compte'])
    expect(await previews(path)).toBe(true);
});

test('a preview sends nothing, downloads nothing, takes no part in a payment, and needs a confirmed ticket', async () => {
  expect(await previews('/checkout/livraison', { form: aForm({ intent: 'address' }) })).toBe(false);
  expect(await previews('/ecom/commandes/CMD-1/etiquettes')).toBe(false);
  expect(await previews('/checkout/paiement/retour')).toBe(false);
  for (const ticket of ['autre', null]) expect(await previews('/mon-compte', { ticket })).toBe(false);
  expect(await previews('/mon-compte', { session: sessionAs('pro') })).toBe(false);
});
