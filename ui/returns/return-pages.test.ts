import { expect, test, vi } from 'vitest';
import { aReturn, aReturnable } from '#domain/returns/examples.ts';
import type { ReturnRequestResult } from '#domain/returns/returns.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, ledTo, locationOf } from '#ui/request/request.examples.ts';
import { loader as labelLoader } from './label.route.ts';
import { returnPage } from './request/request-page.server.ts';
import { startReturnPage } from './start/start-page.server.ts';

const request = aReturn();
const { code: returnRequestId, orderCode: code, consignmentCode: subOrderCode } = request;
const url = new URL(`https://boutique.example/mes-commandes/detail/${code}/${subOrderCode}/retour`);
const params = { code, subOrderCode, returnRequestId };
const returnable = aReturnable({ lines: aReturnable().lines.slice(0, 1) });
const given = { 'quantite-0': '2', 'motif-0': 'OTHER', mode: 'MAIL', commentaire: 'Trop grand.', envoi: 'b-1' };

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function aStart(answer: ReturnRequestResult = { kind: 'asked', request }) {
  const ask = vi.fn(async (_: { key: string }) => answer);
  const context = () =>
    aRequest({ params, ports: { returns: { returnable: async () => returnable, ofOrder: async () => [], ask } } });
  const post = (over: object = {}) =>
    startReturnPage.post(context(), { url, form: aForm({ intent: 'ask-return', ...given, ...over }) });
  return { ask, post };
}

test('a return that is posted twice has the same key and leads to its page; a changed one has another key', async () => {
  const { ask, post } = aStart();
  expect(await ledTo(post())).toContain(`/retour/${returnRequestId}?note=demande`);
  await ledTo(post());
  await ledTo(post({ commentaire: 'Autre.' }));
  const [first, again, other] = ask.mock.calls.map(([wanted]) => wanted.key);
  expect([again === first, other === first]).toEqual([true, false]);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ lines: [{ entryNumber: 0, quantity: 2, reasonCode: 'OTHER' }] });
});

test.each([
  ['a form that was shown anew', { envoi: 'b-2' }],
  ['another quantity', { 'quantite-0': '1' }],
  ['another reason', { 'motif-0': 'CHANGED_MIND' }],
  ['another method', { mode: 'POINT' }],
])('a return of %s is not taken for the one that was asked for before', async (_, over) => {
  const { ask, post } = aStart();
  for (const changed of [{}, over]) await ledTo(post(changed));
  expect(new Set(ask.mock.calls.map(([wanted]) => wanted.key)).size).toBe(2);
});

test('the earlier returns that a page names are those of its parcel, not of another one of the order', async () => {
  const other = aReturn({ code: 'autre-retour', consignmentCode: `${subOrderCode}-B` });
  const returns = { returnable: async () => returnable, ofOrder: async () => [other, request] };
  const { view } = await startReturnPage.show(aRequest({ params, ports: { returns } }), url);
  expect(view.earlier.map(({ href }) => href)).toEqual([expect.stringMatching(`/${returnRequestId}$`)]);
});

test.each([
  ['nothing to return', { 'quantite-0': '0' }, 'quantite-0'],
  ['too many pieces', { 'quantite-0': '3' }, 'quantite-0'],
  ['no reason', { 'motif-0': '' }, 'motif-0'],
  ['no method', { mode: '' }, 'mode'],
  ['too long a comment', { commentaire: 'a'.repeat(2001) }, 'commentaire'],
])('a return with %s is refused at its field before the backend is asked', async (_, over, name) => {
  const { ask, post } = aStart();
  const { status, page } = await post(over);
  expect([status, ask.mock.calls.length]).toEqual([422, 0]);
  expect(Object.keys(page.view?.form?.errors ?? {})).toEqual([name]);
});

test.each([
  ['demande', 'requested', ['Votre demande de retour est envoyée.']],
  ['demande', 'cancelled', []],
  ['annule', 'cancelled', ['Votre retour est annulé.']],
  ['annule', 'requested', []],
] as const)('the address « note=%s » of a return that is %s says what still stands', async (note, status, said) => {
  const returns = { ofCode: async () => aReturn({ status }) };
  const { view } = await returnPage.show(aRequest({ params, ports: { returns } }), new URL(`?note=${note}`, url));
  expect(view.notices.map(({ text }) => text)).toEqual(said);
});

test('a return that the backend refuses keeps what was typed and says why', async () => {
  const { page } = await aStart({ kind: 'refused', reason: 'too-late' }).post();
  expect(page.notices[0]).toMatchObject({
    tone: 'error',
    text: 'Le délai de retour est passé. Consultez l’aide pour les autres démarches.',
  });
  expect(page.view?.form?.comment.value).toBe('Trop grand.');
});

test.each([
  ['somebody else’s return', 'unknown' as const],
  ['another order’s return', { ...request, orderCode: 'CMD-2' }],
])('%s is there for nobody', async (_, found) => {
  const shown = returnPage.show(aRequest({ params, ports: { returns: { ofCode: async () => found } } }), url);
  await expect(shown).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('the page of a return names the customer service of its mode: %s', async (mode, phone) => {
  const returns = { ofCode: async () => aReturn({ status: 'other' }) };
  const { view } = await returnPage.show(aRequest({ params, mode, ports: { returns } }), url);
  expect(view.next).toContain(phone);
});

test('a cancelled return is said by the notice of its page, which takes the place of the question', async () => {
  const returns = { ofCode: async () => request, cancel: async () => aReturn({ status: 'cancelled' }) };
  const form = aForm({ intent: 'cancel-return' });
  const posted = returnPage.post(aRequest({ params, ports: { returns } }), { url, form });
  expect(await ledTo(posted)).toBe(`/mes-commandes/detail/${code}/retour/${returnRequestId}?note=annule`);
});

test('a return that the backend does not know when it is cancelled is there for nobody', async () => {
  const returns = { ofCode: async () => request, cancel: async () => 'unknown' as const };
  const form = aForm({ intent: 'cancel-return' });
  const posted = returnPage.post(aRequest({ params, ports: { returns } }), { url, form });
  await expect(posted).rejects.toMatchObject({ init: { status: 404 } });
});

test('a return that has gone too far is not cancelled, and the page says so', async () => {
  const returns = { ofCode: async () => request, cancel: async () => 'too-late' as const };
  const form = aForm({ intent: 'cancel-return' });
  const { page } = await returnPage.post(aRequest({ params, ports: { returns } }), { url, form });
  expect(page.notices[0]?.text).toBe('Ce retour est trop avancé pour être annulé. Son état est indiqué ci-dessous.');
});

test('a return whose answer was lost is found among those of its order; another one is not it', async () => {
  const lost = async (over: Parameters<typeof aReturn>[0]) => {
    const comment = given.commentaire;
    const found = aReturn({ created: new Date().toISOString(), comment, ...over });
    const returns = {
      returnable: async () => returnable,
      ofOrder: async () => [found],
      ask: () => Promise.reject(new Fault('timeout', 'createReturnRequest')),
    };
    const form = aForm({ intent: 'ask-return', ...given });
    return startReturnPage.post(aRequest({ params, ports: { returns } }), { url, form });
  };
  expect(await ledTo(lost({}))).toContain(`/retour/${returnRequestId}?note=demande`);
  expect((await lost({ comment: 'Autre.' })).status).toBe(503);
});

test('a return whose cancelling got no answer is cancelled where the backend says so, and may be cancelled else', async () => {
  const lost = async (status: 'requested' | 'cancelled') => {
    const answers = [request, aReturn({ status })];
    const returns = {
      ofCode: async () => answers.shift() ?? aReturn({ status }),
      cancel: () => Promise.reject(new Fault('timeout', 'cancelReturnRequest')),
    };
    const form = aForm({ intent: 'cancel-return' });
    return returnPage.post(aRequest({ params, ports: { returns } }), { url, form });
  };
  expect(await ledTo(lost('cancelled'))).toMatch(/\?note=annule$/);
  expect((await lost('requested')).status).toBe(503);
});

test('the label of a return is that of the order in its address, or there for nobody', async () => {
  const label = vi.fn(async () => 'not-ready' as const);
  const at = (found: typeof request | 'unknown') => {
    const context = aRequest({ params, ports: { returns: { ofCode: async () => found, label } } });
    const { params: _, ...args } = argsOf(context, { path: '/ecom/commandes' });
    return labelLoader({ ...args, params });
  };
  for (const found of ['unknown' as const, { ...request, orderCode: 'CMD-2' }])
    await expect(at(found)).rejects.toMatchObject({ init: { status: 404 } });
  expect(label).not.toHaveBeenCalled();
  expect(locationOf(await at(request))).toMatch(/\?note=etiquette$/);
  expect(label).toHaveBeenCalledWith(returnRequestId);
});

test.each([
  ['', null],
  ['?note=etiquette', 'telechargement_etiquette_retour'],
])('a download that failed is counted where its page is shown again: « %s »', async (query, id) => {
  const returns = { ofCode: async () => request };
  const { failure } = await returnPage.show(aRequest({ params, ports: { returns } }), new URL(query, url));
  expect(failure?.failure ?? null).toBe(id);
});

test('a state that the shop does not know is counted', async () => {
  const returns = { ofCode: async () => ({ ...request, status: 'other' as const }) };
  const { failure } = await returnPage.show(aRequest({ params, ports: { returns } }), url);
  expect(failure?.failure).toBe('etat_retour_inconnu');
});

test('a return can be asked for while the earlier ones cannot be read', async () => {
  const returns = {
    returnable: async () => returnable,
    ofOrder: () => Promise.reject(new Fault('unavailable', 'getReturnRequests')),
  };
  const { view } = await startReturnPage.show(aRequest({ params, ports: { returns } }), url);
  expect([view.earlier, Boolean(view.form)]).toEqual([[], true]);
});
