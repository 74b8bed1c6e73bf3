import { describe, expect, test } from 'vitest';
import { aProduct } from '#domain/catalog/examples.ts';
import type { NoticeAnswer } from '#domain/catalog/stock-notices.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo, noSession, waitingFor } from '#ui/request/request.examples.ts';
import { stockNoticePage } from './stock-notice-page.server.ts';

const path = '/boutique/retour-en-stock';
const at = (query = '?article=3202005') => new URL(`https://boutique.example${path}${query}`);
const soldOut = aProduct({ code: '3202005', stock: 'out', noticeMonths: 6 });

const asked: unknown[] = [];
const ports = (answer: NoticeAnswer): GivenPorts => ({
  products: { ofCode: async () => soldOut },
  stockNotices: { ask: async (wanted) => (asked.push(wanted), answer) },
});
const requestWith = (answer: NoticeAnswer = 'taken') => aRequest({ ports: ports(answer), session: noSession });
const posted = (fields: Record<string, string>, context = requestWith()) =>
  stockNoticePage.post(context, { url: at(), form: aForm({ intent: 'ask', article: '3202005', ...fields }) });

describe('the page', () => {
  test('the stock notice’s page asks a visitor for an address, and prefills an account’s one', async () => {
    expect((await stockNoticePage.show(requestWith(), at())).view.form?.value).toBe('');
    const signedIn = await stockNoticePage.show(aRequest({ ports: ports('taken') }), at());
    expect(signedIn.view.form?.value).toBe('compte@exemple.fr');
    expect(signedIn.head.noIndex).toBe(true);
  });

  test.each(['', '?article=', '?article=../1'])(
    'the stock notice’s page without a valid product (%s) is not found',
    async (query) => {
      await expect(stockNoticePage.show(requestWith(), at(query))).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test('the stock notice’s page of an unknown product is not found', async () => {
    const context = aRequest({ ports: { products: { ofCode: async () => 'unknown' } } });
    await expect(stockNoticePage.show(context, at())).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('the stock notice’s page confirms the request, and has no form then', async () => {
    const done = at('?article=3202005&note=demande');
    const { view } = await stockNoticePage.show(requestWith(), done);
    expect(view.form).toBeUndefined();
    expect(view.notices).toMatchObject([{ tone: 'success', text: expect.stringContaining('prise en compte') }]);
    const toConfirm = await stockNoticePage.show(requestWith(), at('?article=3202005&note=a-confirmer'));
    expect(toConfirm.view.form).toBeUndefined();
    expect(toConfirm.view.notices).toMatchObject([{ tone: 'info', text: expect.stringContaining('Confirmez') }]);
  });
});

describe('an address', () => {
  test('a stock notice’s address is sent without surrounding spaces, and stands in no address of the shop', async () => {
    asked.length = 0;
    expect(await ledTo(posted({ email: ' nom@exemple.fr ' }))).toBe(`${path}?article=3202005&note=demande`);
    expect(asked).toEqual([{ code: '3202005', email: 'nom@exemple.fr' }]);
  });

  test('an address that is to be confirmed is told so', async () => {
    const led = await ledTo(posted({ email: 'nom@exemple.fr' }, requestWith('to-confirm')));
    expect(led).toBe(`${path}?article=3202005&note=a-confirmer`);
  });

  test.each([
    ['', 'Saisissez une adresse e-mail'],
    ['   ', 'Saisissez une adresse e-mail'],
    ['nom', 'au format nom@domaine.fr'],
    [`${'n'.repeat(80)}@exemple.fr`, '80 caractères au maximum'],
  ])('%j is refused at its field, before any backend is asked', async (email, text) => {
    asked.length = 0;
    const { status, page } = await posted({ email });
    expect([status, asked]).toEqual([422, []]);
    expect(page.view?.form).toMatchObject({ value: email.trim(), error: expect.stringContaining(text) });
  });

  test('a stock notice’s address that the backend refuses is wrong at its field', async () => {
    const { status, page } = await posted({ email: 'nom@exemple' }, requestWith('email'));
    expect(status).toBe(422);
    expect(page.view?.form).toMatchObject({ value: 'nom@exemple', error: expect.stringContaining('au format') });
  });

  test('a stock notice for an article that is available again leads to it', async () => {
    const { status, page } = await posted({ email: 'nom@exemple.fr' }, requestWith('in-stock'));
    expect(status).toBe(200);
    expect(page.view).toMatchObject({ back: { isWanted: true } });
  });

  test.each([
    [{ email: 'nom@exemple.fr' }, 'unknown-product'],
    [{ email: 'nom@exemple.fr', article: '../1' }, 'taken'],
  ] as const)('a stock notice for no product is not found: %o', async (fields, answer) => {
    await expect(posted(fields, requestWith(answer))).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('a stock notice’s address stays in the field when the backend is away', async () => {
    const away = { ask: fails(new Fault('unavailable', 'addProductInterest')) };
    const context = aRequest({ ports: { ...ports('taken'), stockNotices: away } });
    const { status, page } = await posted({ email: 'nom@exemple.fr' }, context);
    expect(status).toBe(503);
    expect(page.view?.form?.value).toBe('nom@exemple.fr');
    expect(page.notices).toMatchObject([{ tone: 'error', text: expect.stringContaining('veuillez réessayer') }]);
  });

  test('an address is not sent where too many requests came from its network, and stays in the field', async () => {
    asked.length = 0;
    const context = aRequest({ ports: ports('taken'), session: noSession, limits: waitingFor(1700) });
    const { status, page } = await posted({ email: 'nom@exemple.fr' }, context);
    expect([status, asked]).toEqual([429, []]);
    expect(page.view?.form?.value).toBe('nom@exemple.fr');
    expect(page.notices).toMatchObject([{ tone: 'error', text: expect.stringContaining('29 minutes') }]);
  });
});
