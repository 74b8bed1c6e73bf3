import { describe, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import type { NewReturn, ReturnRequest } from '#domain/returns/returns.ts';
import { advanceClock, hours, minutes } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const [SHOPPER, PRO] = ['particulier@exemple.fr', 'pro-certifie@exemple.fr'];
const of = (email: string, testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(signedIn(email, { testWorld })).returns;

const orderCode = 'CMD-26-RETOUR-POSSIBLE';
const consignmentCode = `${orderCode}-A`;
const wanted: NewReturn = {
  orderCode,
  consignmentCode,
  methodCode: 'RETURN_METHOD_BY_MAIL',
  comment: 'Trop grand.\nMerci.',
  lines: [{ entryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }],
  key: 'retour-1',
};
const accepted = '00000000-0000-4000-8000-000000000002';

async function asked(returns: ReturnType<typeof of>, over: Partial<NewReturn> = {}): Promise<ReturnRequest> {
  const answer = await returns.ask({ ...wanted, ...over });
  if (answer.kind !== 'asked') throw new Error(JSON.stringify(answer));
  return answer.request;
}

describe('a return', () => {
  test('a return is requested once however often it is sent, advances with its age, has a label, and is refunded', async () => {
    const world = crypto.randomUUID();
    const returns = of(SHOPPER, world);
    expect(await returns.returnable(orderCode, consignmentCode)).toMatchObject({ lines: [{ most: 1 }] });
    const [first, again] = await Promise.all([asked(returns), asked(returns)]);
    expect(again.code).toBe(first.code);
    expect(first).toMatchObject({ status: 'requested', comment: wanted.comment, isCancellable: true, hasLabel: false });
    expect(await returns.returnable(orderCode, consignmentCode)).toMatchObject({
      lines: [{ most: 0, obstacle: 'already' }],
    });
    expect(await returns.label(first.code)).toBe('not-ready');

    advanceClock(worldNamed(world), minutes(11));
    expect(await returns.ofCode(first.code)).toMatchObject({
      status: 'accepted',
      history: [{ status: 'requested' }, { status: 'accepted' }],
      rma: expect.any(String),
      address: { city: 'STRASBOURG' },
      hasLabel: true,
    });
    const file = await returns.label(first.code);
    if (typeof file === 'string') throw new Error(file);
    expect(file).toMatchObject({ name: `étiquette-retour-${orderCode}.pdf`, type: 'application/pdf' });
    expect((await new Response(file.bytes).text()).slice(0, 4)).toBe('%PDF');

    advanceClock(worldNamed(world), hours(100));
    expect(await returns.ofOrder(orderCode)).toMatchObject([
      { code: first.code, status: 'closed', isCancellable: false, refund: { status: 'refunded' } },
    ]);
    expect(await returns.cancel(first.code)).toBe('too-late');
  });

  test('a return is cancelled once however often, and its goods may then be returned again', async () => {
    const returns = of(SHOPPER);
    const { code } = await asked(returns);
    expect(await returns.cancel(code)).toMatchObject({ status: 'cancelled', isCancellable: false });
    expect(await returns.cancel(code)).toMatchObject({ status: 'cancelled' });
    expect((await asked(returns, { key: 'retour-2' })).code).not.toBe(code);
  });

  test('a refused return has a reason', async () => {
    const returns = of(SHOPPER);
    const refused = async (over: Partial<NewReturn>) => {
      const answer = await returns.ask({ ...wanted, key: crypto.randomUUID(), ...over });
      return answer.kind === 'refused' ? answer.reason : answer.kind;
    };
    const closed = 'CMD-26-VENDEUR-CLOS';
    expect(await refused({ orderCode: closed, consignmentCode: `${closed}-A` })).toBe('too-late');
    expect(await refused({ methodCode: 'BY_PIGEON' })).toBe('other');
    expect(await refused({ lines: [{ entryNumber: 0, quantity: 9, reasonCode: 'OTHER' }] })).toBe('already');
    expect(await refused({ consignmentCode: `${orderCode}-Z` })).toBe('unknown');
    await asked(returns);
    expect(await refused({})).toBe('already');
    expect(await refused({ key: wanted.key, comment: null })).toBe('other');
  });
});

test('a return, order or label of somebody else, or of nobody, is unknown', async () => {
  const world = crypto.randomUUID();
  expect(await of(SHOPPER, world).ofCode(accepted)).toMatchObject({ status: 'accepted' });
  for (const [email, order, code] of [
    [PRO, orderCode, accepted],
    [SHOPPER, 'CMD-0', '00000000-0000-4000-8000-999999999999'],
  ] as const) {
    const returns = of(email, world);
    const consignment = `${order}-A`;
    expect(
      await Promise.all([
        returns.returnable(order, consignment),
        returns.ofOrder(order),
        returns.ofCode(code),
        returns.cancel(code),
        returns.label(code),
        returns.ask({ ...wanted, orderCode: order, consignmentCode: consignment }).then(({ kind }) => kind),
      ]),
    ).toEqual(Array(6).fill('unknown'));
  }
});

test.each([
  ['getReturnableItems', (returns: ReturnType<typeof of>) => returns.returnable(orderCode, consignmentCode)],
  ['getReturnRequests', (returns: ReturnType<typeof of>) => returns.ofOrder(orderCode)],
  ['getReturnRequest', (returns: ReturnType<typeof of>) => returns.ofCode(accepted)],
  ['createReturnRequest', (returns: ReturnType<typeof of>) => returns.ask(wanted)],
  ['cancelReturnRequest', (returns: ReturnType<typeof of>) => returns.cancel(accepted)],
  ['downloadReturnLabel', (returns: ReturnType<typeof of>) => returns.label(accepted)],
] as const)('%s that fails, is broken or comes for nobody is a fault', async (operation, ask) => {
  for (const [effect, kind] of [
    ['fail', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'signed-out'],
  ] as const) {
    const world = crypto.randomUUID();
    setScenario({ effect, operation, world });
    await expect(ask(of(SHOPPER, world))).rejects.toMatchObject({ name: 'Fault', kind });
  }
});

describe('what is sent', () => {
  const server = playServerForTests();

  test('a return request is sent with its key, and without an empty comment', async () => {
    server.play(json({ errors: [{ type: 'x' }] }, 400));
    const { returns } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    expect(await returns.ask({ ...wanted, comment: null })).toEqual({ kind: 'refused', reason: 'other' });
    const [{ headers, body, url, method } = { headers: {}, body: '', url: '', method: '' }] = server.seen;
    expect([method, url.split('?')[0], headers['idempotency-key']]).toEqual([
      'POST',
      '/users/current/orderReturns',
      'retour-1',
    ]);
    expect(JSON.parse(body)).toEqual({
      orderCode,
      consignmentCode,
      methodCode: wanted.methodCode,
      returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1, reasonCode: 'CHANGED_MIND' }],
    });
  });

  test.each([
    [403, ['unknown', 'unknown', 'unknown']],
    [404, ['unknown', 'unknown', 'unknown']],
    [409, ['refused', 'too-late', 'not-ready']],
  ])('a return request refused with %i is unknown or too late', async (status, said) => {
    server.play(json({ errors: [{ type: 'x' }] }, status));
    const { returns } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    const { kind } = await returns.ask(wanted);
    expect([kind, await returns.cancel(accepted), await returns.label(accepted)]).toEqual(said);
  });
});
