import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countedLimits } from '#adapters/testing/limits.ts';
import type { ActivationOutcome, Forwardings } from '#domain/forwarding/forwarding.ts';
import { aContract, anAwaitedContract, anOrderOf, aRunningContract } from '#domain/orders/examples.ts';
import type { ForwardingContract } from '#domain/orders/services.ts';
import { Fault } from '#domain/shared/fault.ts';
import { requestLimits } from '#ui/request/limits.server.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { contractView } from './contract.view.ts';
import { contractPage } from './contract-page.server.ts';

// However long a slow machine takes, no count ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const params = { code: 'CMD-26-1', contractId: 'CONTRAT-1' };
const at = '/mes-commandes/detail/CMD-26-1/reexpedition/CONTRAT-1';
const url = new URL(at, 'https://boutique.example');
const orderWith = (contract: ForwardingContract) => anOrderOf('forwarding', 'ready-to-download', { contract });

/** A holder whose order has the contract; each reading of the order gives the next of them. */
function aHolder(contracts: ForwardingContract[], forwardings: Partial<Forwardings> = {}) {
  const asked: unknown[][] = [];
  const left = [...contracts];
  const last = contracts.at(-1) ?? aContract();
  const ports = {
    orders: { ofCode: async () => orderWith(left.shift() ?? last) },
    forwardings: {
      enterCode: async (...call: [string, string]): Promise<ActivationOutcome> => {
        asked.push(call);
        return { kind: 'activated', contract: last };
      },
      ...forwardings,
    },
  };
  const limits = requestLimits(countedLimits(), {
    whose: { session: 'visite-1', address: '192.0.2.1' },
    wait: () => {},
  });
  const post = (fields: Record<string, string>) =>
    contractPage.post(aRequest({ params, ports, limits }), { url, form: aForm(fields) });
  const show = (address = url) => contractPage.show(aRequest({ params, ports }), address);
  return { post, show, asked };
}

const waiting = anAwaitedContract();
const entered = aRunningContract({ card: null });
const typed = { intent: 'code', code: ' 482 913 ' };

describe('the code of a letter', () => {
  test('a right code activates the contract, which confirms it with its steps', async () => {
    const { post, asked } = aHolder([waiting]);
    expect(await ledTo(post(typed))).toBe(`${at}?note=active`);
    expect(asked).toEqual([['CONTRAT-1', '482 913']]);
    const { view } = await aHolder([entered]).show(new URL('?note=active', url));
    expect(view.notices).toEqual([{ tone: 'success', text: t('forwarding.activated') }]);
    expect(view.steps.map(({ text, date }) => [text, date])).toEqual([
      ['Commandé', '20/11/2026'],
      ['Courrier envoyé', '23/11/2026'],
      ['Code saisi', '25/11/2026'],
      ['Actif', '01/12/2026'],
      ['Carte reçue', 'Date prévue\u202f: 06/12/2026'],
      ['Fin', 'Date prévue\u202f: 01/12/2027'],
    ]);
    expect(view.steps.findIndex(({ isNow }) => isNow)).toBe(3);
    expect(view.code).toBeUndefined();
  });

  test('a wrong code stays in its field, with the remaining tries', async () => {
    const after = anAwaitedContract({ codeEntry: { status: 'open', triesLeft: 1, expiresOn: null, resendFrom: null } });
    const { post } = aHolder([waiting, after], { enterCode: async () => ({ kind: 'wrong' }) });
    const { status, page } = await post(typed);
    expect([status, page.view?.code]).toEqual([
      422,
      { value: '482 913', hint: 'Il reste un essai.', errors: { code: t('forwarding.codeWrong') } },
    ]);
    expect(page.view?.letter).toEqual({ text: t('forwarding.letterNoMore'), isOffered: false });
  });

  test('a missing code makes no call to the backend', async () => {
    const { post, asked } = aHolder([waiting]);
    const { status, page } = await post({ intent: 'code', code: ' ' });
    expect([status, page.view?.code?.errors.code, asked]).toEqual([422, t('forwarding.codeRequired'), []]);
  });

  test.each([
    ['locked', 'forwarding.codeLocked'],
    ['expired', 'forwarding.codeExpired'],
  ] as const)(
    'a code of a contract that is %s has that message, and another letter is offered',
    async (kind, message) => {
      const after = anAwaitedContract({
        codeEntry: { status: kind, triesLeft: 0, expiresOn: '2026-11-01', resendFrom: '2026-11-01' },
      });
      const { post, show } = aHolder([waiting, after], { enterCode: async () => ({ kind }) });
      const { status, page } = await post(typed);
      expect([status, page.notices, page.view?.news]).toEqual([422, [{ tone: 'error', text: t(message) }], []]);
      expect(page.view?.letter).toEqual({ text: t('forwarding.letterNew'), isOffered: true });
      expect((await show()).view.news).toEqual([{ tone: 'warning', text: t(message) }]);
    },
  );

  test('a code that another tab entered first leads to the contract, and counts as no guess', async () => {
    const { post } = aHolder([waiting], { enterCode: async () => ({ kind: 'not-awaited' }) });
    for (const _ of [1, 2, 3, 4]) expect(await ledTo(post(typed))).toBe(at);
  });

  test('a code is confirmed only once the contract is active', async () => {
    expect((await aHolder([waiting]).show(new URL('?note=active', url))).view.notices).toEqual([]);
  });

  test.each(['wrong', 'locked'] as const)('a code’s guesses are slowed down by the shop too: %s', async (kind) => {
    let asked = 0;
    const { post } = aHolder([waiting], {
      enterCode: async () => {
        asked += 1;
        return { kind };
      },
    });
    for (const code of ['1', '2', '3']) expect((await post({ intent: 'code', code })).status).toBe(422);
    const { status, page } = await post(typed);
    expect([status, page.view?.code?.value, asked]).toEqual([429, '482 913', 3]);
    expect(page.view?.code?.errors.code).toMatch(/^Trop d’essais/);
  });

  test('a code that ends in a fault stays in its field, and is measured', async () => {
    const { post } = aHolder([waiting], { enterCode: fails(new Fault('unavailable', 'activateForwarding')) });
    const { status, page } = await post(typed);
    expect([status, page.view?.code?.value]).toEqual([503, '482 913']);
    expect(page.view?.code?.errors.code).toBe(t('error.contractCode'));
    expect(page.failure).toMatchObject({ failure: 'code_contrat' });
  });

  test('a code whose answer was lost is found in the order', async () => {
    const { post } = aHolder([waiting, entered], { enterCode: fails(new Fault('timeout', 'activateForwarding')) });
    expect(await ledTo(post(typed))).toBe(`${at}?note=active`);
  });
});

describe('another letter', () => {
  test('another letter is offered on its day, and not the day before', () => {
    const codeEntry = { status: 'open', triesLeft: 5, expiresOn: null, resendFrom: '2026-11-26' } as const;
    const isOffered = (today: string) =>
      contractView(
        {
          orderCode: 'CMD-26-1',
          contract: anAwaitedContract({ codeEntry }),
          typed: null,
          notices: [],
          today,
          phone: '',
        },
        wordingOf({ lang: 'fr', mode: 'part' }),
      ).letter?.isOffered;
    expect([isOffered('2026-11-25'), isOffered('2026-11-26')]).toEqual([false, true]);
  });

  test('another letter is offered from its day on, and sent', async () => {
    const late = anAwaitedContract({
      codeEntry: { status: 'open', triesLeft: 5, expiresOn: '2999-12-31', resendFrom: '2999-01-01' },
    });
    expect((await aHolder([late]).show()).view.letter).toEqual({
      text: t('forwarding.letterLater', { day: '01/01/2999' }),
      isOffered: false,
    });
    const old = anAwaitedContract({
      codeEntry: { status: 'open', triesLeft: 5, expiresOn: '2026-12-23', resendFrom: '2026-11-20' },
    });
    const { post, show } = aHolder([old], { resendLetter: async () => 'sent' });
    const shown = (await show()).view;
    expect([shown.letter?.isOffered, shown.notices]).toEqual([true, []]);
    expect(await ledTo(post({ intent: 'letter' }))).toBe(`${at}?note=lettre`);
    const { view } = await aHolder([waiting]).show(new URL('?note=lettre', url));
    expect(view.notices).toEqual([{ tone: 'success', text: t('forwarding.letterSent') }]);
    const entered = await aHolder([aRunningContract()]).show(new URL('?note=lettre', url));
    expect(entered.view.notices).toEqual([]);
  });

  test('another letter too soon is refused, and one whose answer was lost is found', async () => {
    const soon = aHolder([waiting], { resendLetter: async () => 'too-soon' });
    const { status, page } = await soon.post({ intent: 'letter' });
    expect([status, page.notices]).toEqual([422, [{ tone: 'error', text: t('forwarding.letterTooSoon') }]]);
    const sent = anAwaitedContract({
      codeEntry: { status: 'open', triesLeft: 5, expiresOn: '2027-01-20', resendFrom: '2026-12-24' },
    });
    const lost = aHolder([waiting, sent], { resendLetter: fails(new Fault('timeout', 'resendForwardingLetter')) });
    expect(await ledTo(lost.post({ intent: 'letter' }))).toBe(`${at}?note=lettre`);
  });

  test('another letter whose answer was lost is not confirmed while the contract is unchanged', async () => {
    const lost = aHolder([waiting], { resendLetter: fails(new Fault('timeout', 'resendForwardingLetter')) });
    expect((await lost.post({ intent: 'letter' })).status).toBe(503);
  });
});

describe('the card at the new address', () => {
  test.each([
    ['oui', true, 'received'],
    ['non', false, 'missing'],
  ] as const)('a card is answered with « %s », and the answer is recorded once', async (recue, isReceived, card) => {
    const answers: unknown[] = [];
    const { post } = aHolder([aRunningContract()], {
      answerCard: async (...call) => {
        answers.push(call);
        return 'answered';
      },
    });
    expect(await ledTo(post({ intent: 'card', recue }))).toBe(`${at}?note=carte`);
    expect(answers).toEqual([['CONTRAT-1', isReceived]]);
    const { view } = await aHolder([aRunningContract({ card })]).show(new URL('?note=carte', url));
    const text = t(isReceived ? 'forwarding.cardThanks' : 'forwarding.cardNoted');
    expect([view.notices, view.card !== undefined]).toEqual([[{ tone: 'success', text }], !isReceived]);
    expect((await aHolder([aRunningContract({ card })]).show()).view.notices).toEqual([]);
  });

  test.each([
    ['oui', 'received', '?note=carte'],
    ['oui', 'missing', 503],
    ['oui', 'asked', 503],
    ['non', 'missing', '?note=carte'],
    ['non', 'received', 503],
  ] as const)('a card whose answer « %s » was lost is confirmed once it is %s', async (recue, card, to) => {
    const { post } = aHolder([aRunningContract(), aRunningContract({ card })], {
      answerCard: fails(new Fault('timeout', 'answerForwardingCard')),
    });
    const answer = post({ intent: 'card', recue });
    if (to === 503) expect((await answer).status).toBe(to);
    else expect(await ledTo(answer)).toBe(at + to);
  });

  test('a card is requested once the backend requests it, and nobody gets thanks for an unknown answer', async () => {
    expect((await aHolder([aRunningContract()]).show()).view.card).toEqual({
      text: t('forwarding.cardQuestionText'),
      asksNo: true,
    });
    const { view } = await aHolder([entered]).show(new URL('?note=carte', url));
    expect([view.card, view.notices]).toEqual([undefined, []]);
    const early = aHolder([entered], { answerCard: async () => 'not-asked' });
    expect(await ledTo(early.post({ intent: 'card', recue: 'oui' }))).toBe(at);
  });
});

test('a contract that was cancelled or stopped has its banner and nothing to do', async () => {
  const cancelled = await aHolder([aContract({ status: 'cancelled' })]).show();
  expect(cancelled.view.news[0]?.text).toBe(
    'Suite à un incident, votre demande de souscription n’a pas abouti. Vous n’avez pas été débité.',
  );
  expect(cancelled.view.ways.map(({ href }) => href)).toEqual(['/mes-commandes/detail/CMD-26-1']);
  const { view } = await aHolder([aContract({ status: 'objected' })]).show();
  expect(view.news).toMatchObject([{ tone: 'error', title: t('forwarding.objectedTitle') }]);
  expect([view.code, view.letter, view.card]).toEqual([undefined, undefined, undefined]);
});

test.each([
  [{ ...params, contractId: 'CONTRAT-2' }, 'error.textContract'],
  [{ ...params, contractId: 'CONTRAT-' }, 'error.textContract'],
  [{ ...params, code: 'CMD-2' }, 'error.textOrder'],
] as const)(
  'a contract that is not of the order is not there, and an order that stands is not denied: %o',
  async (given, text) => {
    const ports = {
      orders: { ofCode: async (code: string) => (code === params.code ? orderWith(waiting) : ('unknown' as const)) },
    };
    await expect(contractPage.show(aRequest({ params: given, ports }), url)).rejects.toMatchObject({
      init: { status: 404 },
      data: { text: t(text) },
    });
  },
);

test('an act on a contract that is missing is a 404, and confirms nothing', async () => {
  const gone = aHolder([waiting], {
    enterCode: async () => ({ kind: 'unknown' }),
    resendLetter: async () => 'unknown',
    answerCard: async () => 'unknown',
  });
  const forms: Record<string, string>[] = [typed, { intent: 'letter' }, { intent: 'card', recue: 'oui' }];
  for (const form of forms) await expect(gone.post(form)).rejects.toMatchObject({ init: { status: 404 } });
});

test('an act on a contract leaves no further step in the history', async () => {
  const { post } = aHolder([waiting], { resendLetter: async () => 'sent' });
  const forms: Record<string, string>[] = [typed, { intent: 'letter' }];
  for (const form of forms)
    await expect(post(form)).rejects.toSatisfy((led: Response) => led.headers.get('X-Remix-Replace') === 'true');
});

test('a contract that its holder withdrew from says so', async () => {
  const { view } = await aHolder([aContract({ status: 'withdrawn' })]).show();
  expect(view.news).toEqual([{ tone: 'info', text: t('forwarding.withdrawn') }]);
});

test('a contract that is activated at a post office says what to take there, until it was shown', async () => {
  const atOffice = (isReached: boolean) => aContract({ steps: [{ kind: 'identity-checked', isReached, day: null }] });
  const { view } = await aHolder([atOffice(false)]).show();
  expect(view.news).toEqual([
    {
      tone: 'info',
      text: `${t('forwarding.officeAwaited', { id: 'CONTRAT-1' })} ${t('forwarding.noteDelay')}`,
      way: { label: t('forwarding.toOffices'), href: '/points-de-vente' },
    },
  ]);
  expect((await aHolder([atOffice(true)]).show()).view.news).toEqual([]);
});

test('a shopper whose card is missing reads that this was recorded, and is not asked again', async () => {
  const missing = aRunningContract({ card: 'missing' });
  const { view } = await aHolder([missing]).show(new URL('?note=carte', url));
  expect(view.notices).toEqual([{ tone: 'success', text: t('forwarding.cardNoted') }]);
  expect(view.card?.asksNo).toBe(false);
  expect((await aHolder([aRunningContract()]).show()).view.card?.asksNo).toBe(true);
});

test('mail that is kept goes nowhere, and the page says that it is kept', async () => {
  const { view } = await aHolder([aContract({ type: 'temporary', to: null })]).show();
  expect(view.about).toBe('Courrier gardé\u202f: 12 rue de la République, 69002 Lyon');
});

test.each([
  ['part', '36 31'],
  ['pro', '36 34'],
] as const)('a holder whose identity is to be verified calls the customer service of %s', async (mode, phone) => {
  const ports = { orders: { ofCode: async () => orderWith(aContract({ status: 'to-be-verified' })) } };
  const { view } = await contractPage.show(aRequest({ params, ports, mode }), url);
  expect(view.news).toMatchObject([{ text: expect.stringContaining(phone) }]);
});
