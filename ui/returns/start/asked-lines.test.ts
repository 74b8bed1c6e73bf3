import { expect, test, vi } from 'vitest';
import { aReturn, aReturnable } from '#domain/returns/examples.ts';
import type { NewReturn, ReturnRequestResult } from '#domain/returns/returns.ts';
import { aForm, aRequest, ledTo } from '#ui/request/request.examples.ts';
import { aStartView } from '../returns.examples.ts';
import { startReturnPage } from './start-page.server.ts';

const { code: returnRequestId, orderCode: code, consignmentCode: subOrderCode } = aReturn();
const params = { code, subOrderCode, returnRequestId };
const url = new URL(`https://boutique.example/mes-commandes/detail/${code}/${subOrderCode}/retour`);
const [first, second] = aReturnable().lines;
const sold = first && second ? [{ ...first, most: 12 }, second, { ...second, entryNumber: 2, most: 0 }] : [];

function posting(answer: ReturnRequestResult = { kind: 'asked', request: aReturn() }, mode: 'part' | 'pro' = 'part') {
  const ask = vi.fn(async (_: NewReturn) => answer);
  const returns = { returnable: async () => aReturnable({ lines: sold }), ofOrder: async () => [], ask };
  const post = (fields: Record<string, string>) =>
    startReturnPage.post(aRequest({ params, mode, ports: { returns } }), {
      url,
      form: aForm({ intent: 'ask-return', mode: 'MAIL', ...fields }),
    });
  return { ask, post };
}

test('a return request contains the typed values: the chosen lines, their reasons, the method and the comment', async () => {
  const { ask, post } = posting();
  await ledTo(
    post({
      'quantite-0': '12',
      'motif-0': 'OTHER',
      'quantite-1': '0',
      'motif-1': 'CHANGED_MIND',
      mode: 'POINT',
      commentaire: ' Trop grand.\r\nMerci. ',
    }),
  );
  expect(ask.mock.calls[0]?.[0]).toEqual({
    orderCode: code,
    consignmentCode: subOrderCode,
    methodCode: 'POINT',
    comment: 'Trop grand.\nMerci.',
    lines: [{ entryNumber: 0, quantity: 12, reasonCode: 'OTHER' }],
    key: expect.any(String),
  });
});

test('a blank comment is none, and one of two thousand signs is not too long', async () => {
  const { ask, post } = posting();
  const chosen = { 'quantite-1': '1', 'motif-1': 'OTHER' };
  await ledTo(post({ ...chosen, commentaire: '  ' }));
  await ledTo(post({ ...chosen, commentaire: 'a'.repeat(2000) }));
  expect(ask.mock.calls.map(([{ comment }]) => comment?.length ?? null)).toEqual([null, 2000]);
});

test.each(['1x', 'x1', '-1', '1.5', '1 2', '', 'deux', '123456', '13'])(
  '« %s » of twelve pieces is no quantity: the field says which article and how many',
  async (typed) => {
    const { ask, post } = posting();
    const { status, page } = await post({ 'quantite-0': typed, 'motif-0': 'OTHER' });
    expect([status, ask.mock.calls.length]).toEqual([422, 0]);
    const [[name, text] = []] = Object.entries(page.view?.form?.errors ?? {});
    expect(name).toBe('quantite-0');
    expect(text).toContain('Pochettes à bulles A5');
    expect(text).toContain('12');
  },
);

test('a wrong quantity of one line is said there alone; nothing chosen is said at the first that may be returned', async () => {
  const { post } = posting();
  const errorsOf = async (fields: Record<string, string>) => {
    const { page } = await post(fields);
    return Object.keys(page.view?.form?.errors ?? {});
  };
  expect(await errorsOf({ 'quantite-0': 'abc', 'quantite-1': '0' })).toEqual(['quantite-0']);
  expect(await errorsOf({})).toEqual(['quantite-0']);
  expect(await errorsOf({ 'quantite-1': '1' })).toEqual(['motif-1']);
});

test('a line that was returned meanwhile is judged by the backend', async () => {
  const { ask, post } = posting();
  await ledTo(post({ 'quantite-2': '1', 'motif-2': 'OTHER' }));
  expect(ask.mock.calls[0]?.[0].lines).toEqual([{ entryNumber: 2, quantity: 1, reasonCode: 'OTHER' }]);
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('a refusal for another reason names the customer service of the mode: %s', async (mode, phone) => {
  const { page } = await posting({ kind: 'refused', reason: 'other' }, mode).post({
    'quantite-0': '1',
    'motif-0': 'OTHER',
  });
  expect(page.notices).toMatchObject([{ tone: 'error', text: expect.stringContaining(phone) }]);
});

test.each(['unknown', 'asked-of-unknown', 'requests'] as const)(
  'an order that the backend does not know is there for nobody: %s',
  async (where) => {
    const returns = {
      returnable: async () => (where === 'unknown' ? ('unknown' as const) : aReturnable()),
      ofOrder: async () => 'unknown' as const,
      ask: async () => ({ kind: 'unknown' as const }),
    };
    const context = aRequest({ params, ports: { returns } });
    const answered =
      where === 'asked-of-unknown'
        ? startReturnPage.post(context, {
            url,
            form: aForm({ intent: 'ask-return', mode: 'MAIL', 'quantite-0': '1', 'motif-0': 'OTHER' }),
          })
        : startReturnPage.show(context, url);
    await expect(answered).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('a return of some lines names the others, leads back to the order and shows the form', () => {
  const view = aStartView({ lines: sold, seller: null });
  expect(view.unreturnable.map(({ id }) => id)).toEqual(['2']);
  expect(view.form?.lines.map(({ id }) => id)).toEqual(['0', '1']);
  expect(view.nothing).toBe('');
  expect(view.trail).toEqual([{ label: 'Commande CMD-26-000101', href: '/mes-commandes/detail/CMD-26-000101' }]);
  expect(view.about.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe('Commande CMD-26-000101, envoi CMD-26-000101-A');
  const [line] = view.form?.lines ?? [];
  expect(line?.quantity.value).toBe('0');
  expect(line?.reason).toMatchObject({
    value: '',
    options: [{ code: '' }, { code: 'CHANGED_MIND' }, { code: 'OTHER' }],
  });
  expect(view.form?.comment).toMatchObject({ value: '', hint: expect.stringMatching(/2\D?000/) });
});
