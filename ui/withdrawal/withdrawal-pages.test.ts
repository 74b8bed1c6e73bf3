import { describe, expect, test } from 'vitest';
import { aWithdrawal } from '#domain/orders/examples.ts';
import type { Order, Withdrawal, WithdrawalOutcome, WithdrawalRequest } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, fails, type GivenRequest, ledTo } from '#ui/request/request.examples.ts';
import { withdrawPage } from './request/request-page.server.ts';
import { anOrderToLeave } from './withdrawal.examples.ts';

const code = 'CMD-26-000123';
const at = `/mes-commandes/detail/${code}/retractation`;
const url = new URL(at, 'https://boutique.example');
const lasting = anOrderToLeave({ withdrawableUntil: '2999-12-31' });
const received: WithdrawalOutcome = { kind: 'received', ...aWithdrawal() };
const asked: Record<string, string> = {
  intent: 'withdraw',
  envoi: 'b-1',
  'quantite-0.3202005': ' 2 ',
  email: ' autre@exemple.fr ',
  message: ' Merci. ',
};

/** A post of the form, and the withdrawals that the backend was asked for. */
function aPost({ articles = ['0.3202005'], over = {} }: { articles?: string[]; over?: Record<string, string> } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...asked, ...over })) form.set(name, value);
  for (const each of articles) form.append('article', each);
  return form;
}

function aShopper({
  outcome = received,
  order = lasting,
  orders = {},
  ...given
}: GivenRequest & { outcome?: WithdrawalOutcome | 'unknown'; order?: Order; orders?: GivenPorts['orders'] } = {}) {
  const sent: WithdrawalRequest[] = [];
  const withdraw = async (wanted: WithdrawalRequest) => {
    sent.push(wanted);
    return outcome;
  };
  const ports = { orders: { ofCode: async () => order, withdrawals: async () => [], withdraw, ...orders } };
  return { sent, context: () => aRequest({ params: { code }, ports, ...given }) };
}

describe('a withdrawal', () => {
  test('a withdrawal is sent with its articles and leads to its acknowledgement; a repeated one is the same, a changed one another', async () => {
    const { sent, context } = aShopper();
    const post = (given?: Parameters<typeof aPost>[0]) => withdrawPage.post(context(), { url, form: aPost(given) });
    expect(await ledTo(post())).toBe(`${at}/RETRACTATION-0001`);
    await ledTo(post());
    await ledTo(post({ articles: ['1.3406005', '0.3202005', 'nulle-part'] }));
    expect(sent[0]).toMatchObject({
      orderCode: code,
      lines: [{ lineId: '0.3202005', quantity: 2 }],
      email: 'autre@exemple.fr',
      comment: 'Merci.',
    });
    expect(sent[2]?.lines).toEqual([
      { lineId: '0.3202005', quantity: 2 },
      { lineId: '1.3406005', quantity: 1 },
    ]);
    const [first, again, other] = sent.map(({ key }) => key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test.each([
    ['a form that was shown anew', { envoi: 'b-2' }],
    ['another quantity', { 'quantite-0.3202005': '1' }],
    ['another e-mail address', { email: 'encore@exemple.fr' }],
    ['another message', { message: 'Bonjour.' }],
  ])('a withdrawal with %s is distinct from the one sent before', async (_, over) => {
    const { sent, context } = aShopper();
    for (const given of [{}, { over }]) await ledTo(withdrawPage.post(context(), { url, form: aPost(given) }));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  const ofPieces = (quantity: string) => ({ over: { 'quantite-0.3202005': quantity } });
  const asksPieces = {
    'quantite-0.3202005': 'Indiquez une quantité de 1 à 3 pour «\u202fCarnet de 12 timbres\u202f».',
  };
  const tooLong = 'Le message compte 2\u202f001 caractères, pour 2\u202f000 au plus. Raccourcissez-le.';

  test.each([
    ['nothing chosen', { articles: [] }, { article: 'Choisissez au moins un article.' }],
    ['too many pieces', ofPieces('4'), asksPieces],
    ['no piece', ofPieces('0'), asksPieces],
    ['a quantity that is no number', ofPieces('deux'), asksPieces],
    ['a number behind something else', ofPieces('x2'), asksPieces],
    ['a number before something else', ofPieces('2x'), asksPieces],
    ['no e-mail', { over: { email: ' ' } }, { email: 'Saisissez une adresse e-mail, au format nom@domaine.fr.' }],
    ['no such e-mail', { over: { email: 'nulle part' } }, { email: expect.any(String) }],
    ['too long a message', { over: { message: 'a'.repeat(2001) } }, { message: tooLong }],
  ])(
    'a withdrawal with %s is refused at its field, preserves the typed values, and reaches no backend',
    async (_, given, errors) => {
      const { sent, context } = aShopper();
      const { status, page } = await withdrawPage.post(context(), { url, form: aPost(given) });
      expect([status, sent]).toEqual([422, []]);
      expect(page.view?.form?.errors).toEqual(errors);
      expect(page.view?.form?.draft).toBe('b-1');
    },
  );

  test('a withdrawal of many pieces, with the longest message, is accepted', async () => {
    const [booklets, ...others] = lasting.lines;
    const order = { ...lasting, lines: [...(booklets ? [{ ...booklets, quantity: 120 }] : []), ...others] };
    const { sent, context } = aShopper({ order });
    const over = { ...ofPieces('119').over, message: 'a'.repeat(2000) };
    await ledTo(withdrawPage.post(context(), { url, form: aPost({ over }) }));
    expect(sent).toMatchObject([{ lines: [{ quantity: 119 }], comment: over.message }]);
  });

  test('a withdrawal of articles withdrawn from meanwhile is judged by the backend', async () => {
    const all = aWithdrawal({ lines: [{ entryNumber: 0, quantity: 3 }] });
    const { sent, context } = aShopper({
      outcome: { kind: 'refused', reason: 'already' },
      orders: { withdrawals: async () => [all] },
    });
    const { page } = await withdrawPage.post(context(), { url, form: aPost() });
    expect([sent.length, page.notices[0]?.text]).toEqual([1, expect.stringContaining('Vous avez déjà renoncé')]);
  });

  test.each([
    ['too-late', 'Le délai de rétractation de cette commande est passé'],
    ['already', 'Vous avez déjà renoncé à un des articles choisis'],
    ['not-withdrawable', 'Le droit de rétractation ne s’applique pas à un des articles choisis'],
    [
      'other',
      'La rétractation n’a pas pu être enregistrée, veuillez réessayer ou appelez notre service client au 36 31.',
    ],
  ] as const)(
    'a withdrawal that the backend refuses (%s) reports it, and preserves the typed values',
    async (reason, words) => {
      const { context } = aShopper({ outcome: { kind: 'refused', reason } });
      const { page } = await withdrawPage.post(context(), { url, form: aPost() });
      expect(page.notices[0]?.text).toContain(words);
      expect(page.view?.form?.email.value).toBe('autre@exemple.fr');
    },
  );

  test('a withdrawal after the last day, or of a business, reaches no backend', async () => {
    const late = aShopper({ order: anOrderToLeave({ withdrawableUntil: '2020-01-01' }) });
    const business = aShopper({ mode: 'pro' });
    for (const { sent, context } of [late, business]) {
      const { page } = await withdrawPage.post(context(), { url, form: aPost() });
      expect([page.notices[0]?.tone, sent]).toEqual(['error', []]);
    }
  });

  test('a withdrawal from an order of nobody or of somebody else is not found, on reading and on sending', async () => {
    const gone = aShopper({ orders: { ofCode: async () => 'unknown' } });
    await expect(withdrawPage.show(gone.context(), url)).rejects.toMatchObject({ init: { status: 404 } });
    const vanished = aShopper({ outcome: 'unknown' });
    await expect(withdrawPage.post(vanished.context(), { url, form: aPost() })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test('a withdrawal whose answer was lost is found among the order’s; an earlier one is not', async () => {
    const lost = (over: Partial<Withdrawal>) => {
      const own = aWithdrawal({ receivedAt: new Date().toISOString(), email: 'autre@exemple.fr', comment: 'Merci.' });
      const answers = [[], [{ ...own, lines: [{ entryNumber: 0, quantity: 2 }], ...over }]];
      const { context } = aShopper({
        orders: {
          withdraw: fails(new Fault('timeout', 'withdraw')),
          withdrawals: async () => answers.shift() ?? [],
        },
      });
      return withdrawPage.post(context(), { url, form: aPost() });
    };
    expect(await ledTo(lost({}))).toBe(`${at}/RETRACTATION-0001`);
    expect((await lost({ lines: [{ entryNumber: 0, quantity: 1 }] })).status).toBe(503);
  });

  test('a withdrawal without an answer preserves the typed values, and says that it may have been received', async () => {
    const { context } = aShopper({ orders: { withdraw: fails(new Fault('timeout', 'withdraw')) } });
    const { page } = await withdrawPage.post(context(), { url, form: aPost() });
    expect(page.notices[0]?.text).toBe('Votre rétractation n’a peut-être pas été enregistrée, veuillez réessayer.');
    expect(page.view?.form?.lines[0]).toMatchObject({ selected: true, quantity: { value: '2' } });
  });
});
