import { describe, expect, test } from 'vitest';
import { Fault, type FaultKind } from '#domain/shared/fault.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { handler, orErrorPage } from './handler.server.ts';
import { aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from './request.examples.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const origin = 'https://boutique.example';
const signedOut = new Fault('signed-out', 'carts');

/** The answer of a loader that throws this error. */
async function thrown(error: unknown, { path = '/', ...given }: GivenRequest & { path?: string } = {}) {
  const context = aRequest(given);
  const run = handler(async () => {
    throw error;
  }, 'cart-fetch');
  try {
    return { answer: await run(argsOf(context, { path })), effects: context.effects };
  } catch (answer) {
    return { answer, effects: context.effects };
  }
}

test('what a page has made is its answer', async () => {
  expect(await handler(async ({ mode }) => mode)(argsOf(aRequest({ mode: 'pro' })))).toBe('pro');
});

test('a name in the address that no page could have is answered before any call', async () => {
  const run = handler(async () => 'made');
  await expect(run({ ...argsOf(aRequest()), params: { code: '../autre' } })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

describe('a fault', () => {
  test.each<[FaultKind, number]>([
    ['timeout', 504],
    ['unavailable', 503],
    ['contract', 502],
    ['not-found', 404],
  ])('that is « %s » is the error page, %i, in the words of what the page needs', async (kind, status) => {
    const { answer, effects } = await thrown(new Fault(kind, 'carts'));
    expect(answer).toMatchObject({ init: { status } });
    expect(JSON.stringify(answer)).toContain(t('error.cartFetch'));
    expect(effects.logged).toEqual([]);
  });

  test('is a mistake of ours when it is none of the world, and we are told', async () => {
    const { answer, effects } = await thrown(new TypeError('nothing of the world'));
    expect(answer).toMatchObject({ init: { status: 500 } });
    expect(effects.logged).toMatchObject([
      [{ sid: 'visite-1', error: expect.stringContaining('TypeError') }, 'page fault'],
    ]);
    const nameless = Object.assign(new RangeError('without a stack'), { stack: undefined });
    expect((await thrown(nameless)).effects.logged).toMatchObject([[{ error: 'RangeError' }, 'page fault']]);
    expect((await thrown('a text')).effects.logged).toMatchObject([[{ error: 'thrown value' }, 'page fault']]);
  });

  test('passes an answer that was thrown on as it is', async () => {
    const response = new Response(null, { status: 204 });
    expect((await thrown(response)).answer).toBe(response);
  });
});

describe('the end of a session', () => {
  const away = async (path: string, given: GivenRequest = {}) => {
    const { answer, effects } = await thrown(signedOut, { path, ...given });
    const to = new URL(await ledTo(fails(answer as Error)()), origin);
    return { redirect: to.searchParams.get('redirect'), wanted: to.searchParams.get('voulu'), drafts: effects.drafts };
  };

  test('leads to signing in and back to the page, and what was typed waits', async () => {
    expect(await away('/checkout/livraison?adresse=modifier')).toEqual({
      redirect: '/checkout/livraison?adresse=modifier',
      wanted: null,
      drafts: ['kept'],
    });
  });

  test('leads home from the pages that are listed for it', async () => {
    const config = { LOGOUT_UNAUTHORIZED_ROUTES: ['delivery'] };
    expect(await away('/checkout/livraison', { config })).toMatchObject({
      redirect: '/',
      wanted: '/checkout/livraison',
    });
  });

  test('leads home from an address that would lead elsewhere', async () => {
    expect(await away('/a//b')).toMatchObject({ redirect: '/', wanted: null });
  });

  test('is none for a visitor, who would go in a circle', async () => {
    const { answer, effects } = await thrown(signedOut, { session: noSession });
    expect(answer).toMatchObject({ init: { status: 502 } });
    expect(effects.drafts).toEqual([]);
  });
});

describe('what a page is made of', () => {
  const orError = (error: Error) => orErrorPage({ context: aRequest(), failure: 'cart-fetch' }, fails(error)());

  test('is there, or the error page in its words', async () => {
    expect(await orErrorPage({ context: aRequest() }, Promise.resolve('cart'))).toBe('cart');
    await expect(orError(new Fault('timeout', 'carts'))).rejects.toMatchObject({ init: { status: 504 } });
  });

  test('that is not found does not make the page unknown', async () => {
    await expect(orError(new Fault('not-found', 'carts'))).rejects.toMatchObject({ init: { status: 502 } });
  });

  test('does not hide the end of a session, nor a mistake of ours', async () => {
    const mistake = new TypeError('nothing of the world');
    for (const error of [signedOut, mistake]) await expect(orError(error)).rejects.toBe(error);
  });
});
