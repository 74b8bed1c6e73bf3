import { expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { failures } from '#ui/request/error/failures.ts';
import { aForm, aRequest, argsOf, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { answerForm, formAction } from './answer-form.server.ts';
import { field } from './fields.ts';
import { displayedResult, type FormOf, failedResult, redirectResult, refusedResult } from './form-result.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('timeout', 'carts');
const form = aForm({ intent: 'code', code: 'BIENVENUE10' });
const answer = <State>(declared: FormOf<State>, context = aRequest()) =>
  answerForm(context, { intent: 'code', form, declared });

test.each([
  ['refused', 422, refusedResult('state')],
  ['displayed', 200, displayedResult('state')],
  ['failed', 503, failedResult('voucher', 'state')],
] as const)('a form that was %s is answered with %i', async (kind, status, result) => {
  const answered = await answer<string>({ save: async () => result });
  expect(answered).toEqual({
    kind,
    status,
    state: 'state',
    notices: [],
    failure: kind === 'failed' ? 'voucher' : null,
  });
});

test('a fault keeps what was typed, and is said in the words of its category', async () => {
  const declared: FormOf<string> = { failure: 'voucher', typed: (it) => field(it, 'code'), save: fails(away) };
  const notices = [{ tone: 'error', text: t(failures.voucher.message) }];
  const context = aRequest();
  expect(await answer(declared, context)).toEqual({
    kind: 'failed',
    status: 503,
    state: 'BIENVENUE10',
    notices,
    failure: 'voucher',
  });
  expect(context.effects.logged).toEqual([]);
});

test.each([
  ['about something that does not exist', 'not-found', 404, 'forms.gone'],
  ['with values that the backend refuses', 'invalid', 422, 'forms.invalid'],
] as const)('a form %s keeps what was typed, and is no failure of the shop', async (_, kind, status, message) => {
  const save = fails(new Fault(kind, 'carts'));
  expect(await answer({ failure: 'voucher', typed: (it) => field(it, 'code'), save })).toEqual({
    kind: 'refused',
    status,
    state: 'BIENVENUE10',
    notices: [{ tone: 'error', text: t(message) }],
    failure: null,
  });
});

test('a mistake of ours keeps what was typed too, and we are told of it', async () => {
  const mistake = new TypeError('nothing of the world');
  const declared: FormOf<string> = { failure: 'voucher', typed: (it) => field(it, 'code'), save: fails(mistake) };
  const context = aRequest();
  expect(await answer(declared, context)).toMatchObject({
    kind: 'failed',
    status: 500,
    state: 'BIENVENUE10',
    notices: [{ tone: 'error', text: t(failures.voucher.message) }],
  });
  expect(context.effects.logged).toMatchObject([[{ error: expect.stringContaining('TypeError') }, 'page fault']]);
});

test('a form of buttons alone has nothing to show again after a fault', async () => {
  expect(await answer({ failure: 'voucher', save: fails(away) })).toMatchObject({ status: 503, state: null });
});

test('a form with its own message for a fault has no second message above', async () => {
  const declared: FormOf<string> = {
    failure: 'voucher',
    save: fails(away),
    failed: (_, { failure }) => ({ state: `here: ${failure}` }),
  };
  expect(await answer(declared)).toMatchObject({ status: 503, state: 'here: voucher', notices: [] });
});

test.each([
  ['the end of a session', new Fault('signed-out', 'carts'), 'voucher'],
  ['what an agent may not do for a shopper', new Fault('forbidden', 'carts'), 'voucher'],
  ['a mistake of ours in a form that calls nobody', new TypeError('nothing of the world'), undefined],
  ['a page that is not there', notFound(aRequest()), 'voucher'],
  ['an answer that leads elsewhere', new Response(null, { status: 302 }), 'voucher'],
  ['a fault of a form that calls nobody', away, undefined],
] as const)('%s is not the failure of a form', async (_, error, failure) => {
  const save = async () => {
    throw error;
  };
  await expect(answer({ save, ...(failure ? { failure } : {}) })).rejects.toBe(error);
});

test('the draft of the form that was saved has done its work, that of another waits on', async () => {
  const leads: FormOf = { save: async () => redirectResult('/merci') };
  const forgottenAfter = async (draft: Record<string, string> | null) => {
    const context = aRequest({ draft });
    expect(await ledTo(answer(leads, context))).toBe('/merci');
    return context.effects.drafts;
  };
  expect(await forgottenAfter({ intent: 'code' })).toEqual(['forgotten']);
  expect(await forgottenAfter({ intent: 'address' })).toEqual([]);
  expect(await forgottenAfter(null)).toEqual([]);
});

test('a form without a page answers with its state alone', async () => {
  const action = formAction<string>({ save: async (_, it) => refusedResult(field(it, 'code')) });
  const answered = await action(argsOf(aRequest(), { form }));
  expect(answered).toMatchObject({ data: 'BIENVENUE10', init: { status: 422 } });
});

test('a form with files beyond the address’s limit does nothing, and shows the typed values again', async () => {
  const declared: FormOf<string> = {
    typed: (it) => field(it, 'code'),
    save: async () => {
      throw new Error('nothing is saved');
    },
  };
  expect(await answer(declared, aRequest({ fileWait: 1700 }))).toEqual({
    kind: 'refused',
    status: 429,
    state: 'BIENVENUE10',
    notices: [{ tone: 'error', text: t('forms.limitedMinutes', { minutes: 29 }) }],
    failure: null,
  });
});
