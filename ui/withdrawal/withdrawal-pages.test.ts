import { describe, expect, test } from 'vitest';
import { aWithdrawal } from '#domain/orders/examples.ts';
import type { Order, OrderPage, Withdrawal, WithdrawalOutcome, WithdrawalRequest } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { loader as acknowledgement } from './acknowledgement/acknowledgement.route.tsx';
import { loader as file } from './acknowledgement/acknowledgement-file.route.ts';
import { loader as choice } from './choice/choice.route.tsx';
import { withdrawPage } from './request/request-page.server.ts';
import { anOrderRead, anOrderToLeave } from './withdrawal.examples.ts';

const code = 'CMD-26-000123';
const at = `/mes-commandes/detail/${code}/retractation`;
const url = new URL(at, 'https://boutique.example');
const lasting = anOrderToLeave({ withdrawableUntil: '2999-12-31' });
const received: WithdrawalOutcome = { kind: 'received', ...aWithdrawal() };
const withdrawals = async () => [aWithdrawal()];
const asked: Record<string, string> = {
  intent: 'withdraw',
  envoi: 'b-1',
  'quantite-0.3202005': '2',
  email: 'autre@exemple.fr',
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
  test('is sent with its articles and leads to its acknowledgement; repeated it is the same, changed another', async () => {
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
  ])('of %s is not taken for the one that was sent before', async (_, over) => {
    const { sent, context } = aShopper();
    for (const given of [{}, { over }]) await ledTo(withdrawPage.post(context(), { url, form: aPost(given) }));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test.each([
    ['nothing chosen', { articles: [] }, 'article'],
    ['too many pieces', { over: { 'quantite-0.3202005': '4' } }, 'quantite-0.3202005'],
    ['no piece', { over: { 'quantite-0.3202005': '0' } }, 'quantite-0.3202005'],
    ['a quantity that is no number', { over: { 'quantite-0.3202005': 'deux' } }, 'quantite-0.3202005'],
    ['no e-mail', { over: { email: ' ' } }, 'email'],
    ['no such e-mail', { over: { email: 'nulle part' } }, 'email'],
    ['too long a message', { over: { message: 'a'.repeat(2001) } }, 'message'],
  ])('with %s is refused at its field, keeps what was typed, and reaches no backend', async (_, given, name) => {
    const { sent, context } = aShopper();
    const { status, page } = await withdrawPage.post(context(), { url, form: aPost(given) });
    expect([status, sent]).toEqual([422, []]);
    expect(Object.keys(page.view?.form?.errors ?? {})).toEqual([name]);
    expect(page.view?.form?.draft).toBe('b-1');
  });

  test.each([
    ['too-late', 'Le délai de rétractation de cette commande est passé'],
    ['already', 'Vous avez déjà renoncé à un des articles choisis'],
    ['not-withdrawable', 'Le droit de rétractation ne s’applique pas à un des articles choisis'],
    ['other', 'au 36 31. La rétractation n’a pas pu être enregistrée, veuillez réessayer.'],
  ] as const)('that the backend refuses (%s) says so, and keeps what was typed', async (reason, words) => {
    const { context } = aShopper({ outcome: { kind: 'refused', reason } });
    const { page } = await withdrawPage.post(context(), { url, form: aPost() });
    expect(page.notices[0]?.text).toContain(words);
    expect(page.view?.form?.email.value).toBe('autre@exemple.fr');
  });

  test('after the last day, or of a business, reaches no backend', async () => {
    const late = aShopper({ order: anOrderToLeave({ withdrawableUntil: '2020-01-01' }) });
    const business = aShopper({ mode: 'pro' });
    for (const { sent, context } of [late, business]) {
      const { page } = await withdrawPage.post(context(), { url, form: aPost() });
      expect([page.notices[0]?.tone, sent]).toEqual(['error', []]);
    }
  });

  test('of an order that is nobody’s or somebody else’s is not there, to read or to send', async () => {
    const gone = aShopper({ orders: { ofCode: async () => 'unknown' } });
    await expect(withdrawPage.show(gone.context(), url)).rejects.toMatchObject({ init: { status: 404 } });
    const vanished = aShopper({ outcome: 'unknown' });
    await expect(withdrawPage.post(vanished.context(), { url, form: aPost() })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test('whose answer was lost is found among those of the order; an earlier one is not it', async () => {
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

  test('that got no answer keeps what was typed, and says that it may have been received', async () => {
    const { context } = aShopper({ orders: { withdraw: fails(new Fault('timeout', 'withdraw')) } });
    const { page } = await withdrawPage.post(context(), { url, form: aPost() });
    expect(page.notices[0]?.text).toBe('Votre rétractation n’a peut-être pas été enregistrée, veuillez réessayer.');
    expect(page.view?.form?.lines[0]).toMatchObject({ selected: true, quantity: { value: '2' } });
  });
});

/** What a loader gives or throws. */
async function answer<Answer = unknown>(
  loader: (args: never) => Promise<unknown>,
  given: GivenRequest,
  path = at,
): Promise<Answer> {
  const { params: _, ...args } = argsOf(aRequest(given), { path });
  const params = { code, withdrawalCode: 'RETRACTATION-0001' };
  return loader({ ...args, params } as never).catch((thrown: unknown) => thrown) as Promise<Answer>;
}

describe('an acknowledgement', () => {
  const ports = { orders: { ofCode: async () => lasting, withdrawals } };

  test('is read anew from the backend, and is a file with the same words', async () => {
    const { view } = await answer<{ view: { lead: string } }>(acknowledgement, { ports });
    const response = await answer<Response>(file, { ports });
    const text = await response.text();
    expect(text).toContain(view.lead);
    expect(text).toContain('Une question\u202f? Appelez le 36 31');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename=RETRACTATION-0001.txt',
      'cache-control': 'private, no-store',
    });
    expect(Number(response.headers.get('content-length'))).toBe(new TextEncoder().encode(text).byteLength + 3);
  });

  test('of another order, or that never was, is not there', async () => {
    for (const orders of [
      { ofCode: async () => lasting, withdrawals: async () => [aWithdrawal({ code: 'AUTRE' })] },
      { ofCode: async () => lasting, withdrawals: async () => [aWithdrawal({ code: 'RETRACTATION-00012' })] },
      { ofCode: async () => 'unknown' as const, withdrawals: async () => 'unknown' as const },
    ])
      for (const loader of [acknowledgement, file])
        expect(await answer(loader, { ports: { orders } })).toMatchObject({ init: { status: 404 } });
  });

  test('that could not be downloaded leads back to its page, which says so and counts it', async () => {
    const away = {
      orders: { ofCode: async () => lasting, withdrawals: fails(new Fault('timeout', 'getWithdrawals')) },
    };
    const led = await answer<Response>(file, { ports: away });
    expect(led.headers.get('location')).toBe(`${at}/RETRACTATION-0001?echec=accuse`);
    expect(await answer(acknowledgement, { ports }, `${at}/RETRACTATION-0001?echec=accuse`)).toMatchObject({
      view: { notices: [{ tone: 'error' }] },
      failure: { failure: 'telechargement_retractation' },
    });
  });
});

describe('« Changer d’avis » asks', () => {
  const { summary } = anOrderRead();
  const page: OrderPage = { orders: [summary, { ...summary, code: 'CMD-2' }], page: 1, pageCount: 2, count: 7 };

  test('nothing of the backend for a visitor', async () => {
    expect(await answer(choice, { session: noSession })).toMatchObject({ view: { orders: [], signIn: {} } });
  });

  test('for few orders at once, and shows the others when one of them cannot be read', async () => {
    const asked: unknown[] = [];
    const orders: GivenPorts['orders'] = {
      ofShopper: async (...of) => {
        asked.push(of);
        return page;
      },
      ofCode: async (each) => (each === code ? lasting : 'unknown'),
      withdrawals,
    };
    const { view } = await answer<{ view: { orders: { text?: string }[] } }>(
      choice,
      { ports: { orders } },
      '/mes-commandes/changer-d-avis?page=2',
    );
    expect(asked).toEqual([[1, 5]]);
    expect(view.orders.map(({ text }) => text?.slice(0, 34))).toEqual([
      undefined,
      'Le détail de cette commande n’a pa',
    ]);
  });

  test('and leads from a page after the last one to the newest orders', async () => {
    const orders = { ofShopper: async () => ({ ...page, orders: [], page: 98 }) };
    const led = await answer<Response>(choice, { ports: { orders } }, '/mes-commandes/changer-d-avis?page=99');
    expect(led.headers.get('location')).toBe('/mes-commandes/changer-d-avis');
  });

  test('and says when the orders, or what was withdrawn from, could not be had', async () => {
    const away = fails(new Fault('unavailable', 'getOrders'));
    expect(await answer(choice, { ports: { orders: { ofShopper: away } } })).toMatchObject({
      view: { none: expect.stringContaining('n’ont pas pu être chargées'), orders: [] },
    });
    const orders = { ofShopper: async () => page, ofCode: async () => lasting, withdrawals: away };
    expect(await answer(choice, { ports: { orders } })).toMatchObject({
      view: { orders: [{ links: [{ label: 'Voir la commande' }] }, {}] },
    });
  });
});
