import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { getCart } from '#adapters/generated/cart/sdk.gen.ts';
import type { BackendCall } from '#adapters/operations/observers.ts';
import { json, type Play, reset, text } from '#adapters/testing/play-server.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { aScope, patience } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { noTotals } from '#adapters/testing/wire-totals.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { backendFor } from './backend.ts';
import { BackendCalls, unexpectedRefusal } from './backend-calls.ts';
import { clientAt } from './client.ts';

const server = playServerForTests();

/** The calls of one operation, with their log. */
function aShop({ noLogout = '' } = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = readConfig({
    OCC_BASE_URL: server.url,
    ...requiredSettings,
    ...patience,
    NO_LOGOUT_URLS: noLogout,
  });
  const counted: BackendCall[] = [];
  const { own, calls } = backendFor(aScope(), {
    client: clientAt(config.OCC_BASE_URL),
    calls: new BackendCalls(log, config, { backendAnswered: (call) => counted.push(call) }),
    config,
  });
  const getIt = () => getCart({ ...own, path: { userId: 'anonymous', cartId: 'guid-1' } });
  return {
    call: () => calls.call('getCart', getIt()),
    callOrThrow: () => calls.callOrThrow('getCart', getIt()),
    log: () => lines.join(''),
    counted,
  };
}

const cart = { code: '1', guid: 'guid-1', totalItems: 0, entries: [], ...noTotals };
const refused = (status: number, error: Record<string, unknown>): Play => json({ errors: [error] }, status);

const faultOf = async (play: Play) => {
  server.play(play);
  const shop = aShop();
  const fault = await shop.call().then(
    () => null,
    (error: unknown) => error,
  );
  return { fault, log: shop.log() };
};

describe('an answer', () => {
  test('an answer that matches its contract is returned, unknown fields included', async () => {
    server.play(json({ ...cart, somethingNew: 1 }));
    const shop = aShop();
    expect(await shop.call()).toMatchObject({ ok: true, data: { guid: 'guid-1' } });
    expect(shop.log()).toBe('');
  });

  test.each<[string, Play]>([
    ['malformed JSON', text('{"code":')],
    ['a page of HTML', text('<!doctype html><title>Maintenance</title>', { type: 'text/html' })],
    ['nothing', text('')],
    ['nothing, said to be JSON of length 0', (_c, r) => r.writeHead(200, { 'content-length': 0 }).end()],
    ['no content', (_c, r) => r.writeHead(204).end()],
    ['null', text('null')],
    ['a number too many', json({ ...cart, totalItems: -1 })],
    ['a word for a number', json({ ...cart, totalItems: 'two' })],
    ['a required field left out', json({ ...cart, entries: undefined })],
    ['another currency', json({ ...cart, subTotal: { currencyIso: 'USD', value: 1 } })],
  ])('an answer with 200 and %s breaks the contract', async (_what, play) => {
    const { fault } = await faultOf(play);
    expect(fault).toMatchObject({ name: 'Fault', kind: 'contract', message: 'getCart: contract' });
  });
});

describe('a refusal', () => {
  test.each([
    [400, { type: 'CartError', reason: 'notFound', subject: 'guid-1', subjectType: 'cart', limit: null }],
    [403, { type: 'AccessDeniedError', reason: null, subject: null, subjectType: null, limit: null }],
    [404, { type: 'UnknownIdentifierError', reason: 'notFound', subject: null, subjectType: null, limit: null }],
    [409, { type: 'PaymentConflictError', reason: 'pending', subject: null, subjectType: null, limit: null }],
    [400, { type: 'CartEntryError', reason: 'maxAmount', subject: '0', subjectType: 'entry', limit: { value: 4500 } }],
  ])('a refusal with %i in OCC’s envelope is returned with its reason', async (status, error) => {
    server.play(refused(status, error));
    expect(await aShop().call()).toEqual({ ok: false, refusal: { status, ...error } });
  });

  test('404 without an envelope is a refusal all the same', async () => {
    server.play(text('Not found', { status: 404, type: 'text/plain' }));
    expect(await aShop().call()).toMatchObject({ ok: false, refusal: { status: 404, type: '' } });
  });

  test.each<[string, Play, string]>([
    ['401', refused(401, { type: 'InvalidTokenError' }), 'signed-out'],
    ['401 without an envelope', text('', { status: 401 }), 'signed-out'],
    ['401 of a feature that is switched off', refused(401, { type: 'FeatureDisabledError' }), 'unavailable'],
    ['429', refused(429, { type: 'TooManyRequests' }), 'unavailable'],
    ['500', refused(500, { type: 'InternalError' }), 'unavailable'],
    ['502 of a proxy', text('<html>Bad gateway</html>', { status: 502, type: 'text/html' }), 'unavailable'],
    ['503', json({}, 503), 'unavailable'],
    ['a reset connection', reset, 'unavailable'],
    ['400 without an envelope', text('{}', { status: 400 }), 'contract'],
    ['409 with an empty list of errors', json({ errors: [] }, 409), 'contract'],
  ])('%s is a fault', async (_what, play, kind) => {
    expect((await faultOf(play)).fault).toMatchObject({ name: 'Fault', kind });
  });

  test('a 401 of an optional service does not end the session', async () => {
    server.play(refused(401, { type: 'InvalidTokenError' }));
    await expect(aShop({ noLogout: '/stores,/carts/' }).call()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(aShop({ noLogout: '/stores' }).call()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  test.each([
    ['404', refused(404, { type: 'UnknownIdentifierError' }), 'not-found'],
    ['400 about an unknown id', refused(400, { type: 'UnknownIdentifierError' }), 'not-found'],
    ['400 about values', refused(400, { type: 'ValidationError', reason: 'invalid' }), 'invalid'],
    ['400 that nobody expected', refused(400, { type: 'CartError', reason: 'other' }), 'contract'],
  ])('a refusal with %s is a fault of its kind when the caller expects no refusal', async (_, play, kind) => {
    server.play(play);
    await expect(aShop().callOrThrow()).rejects.toMatchObject({ kind });
  });

  test('a 404 is about what a visitor named, and a broken contract where the operation names nothing', () => {
    const unknown = { status: 404, type: '', reason: null, subject: null, subjectType: null, limit: null };
    const kinds = ['setMainAddress', 'setPhone'].map((operation) => unexpectedRefusal(unknown, operation).kind);
    expect(kinds).toEqual(['not-found', 'contract']);
  });
});

describe('the log', () => {
  test('the log names the operation, the fault and its place in the body', async () => {
    const { log } = await faultOf(json({ ...cart, deliveryAddress: { firstName: 7 } }));
    const line = JSON.parse(log.split('\n')[0] ?? '');
    expect(line).toMatchObject({ operation: 'getCart', fault: 'contract', status: 200 });
    expect(line.where).toContain('deliveryAddress.firstName: string');
  });

  const mail = 'quelqu-un@exemple.fr';
  test.each<[string, Play]>([
    ['a field of the wrong kind', json({ ...cart, totalItems: mail })],
    ['malformed JSON', text(`${mail} {`)],
    ['a server fault', refused(500, { type: 'InternalError', message: mail, subject: mail })],
    ['a refusal that was not expected', refused(400, { type: 'ValidationError', message: mail, subject: mail })],
    ['a refusal without an envelope', text(mail, { status: 400 })],
  ])('the log never contains a value of the body: %s', async (_what, play) => {
    server.play(play);
    const shop = aShop();
    const fault = await shop.callOrThrow().catch((error: unknown) => error);
    expect(shop.log()).toContain('getCart');
    expect(shop.log(), 'whose request it was').toContain('"requestId":"request-1"');
    expect(shop.log()).not.toContain(mail);
    expect(fault instanceof Error && `${fault.message}${fault.stack}`).not.toContain(mail);
  });

  test('the log has no line for a shopper who left or whose session ended', async () => {
    expect((await faultOf(refused(401, { type: 'InvalidTokenError' }))).log).toBe('');
  });
});

describe('every answer is counted once, by its operation and outcome', () => {
  test.each<[BackendCall['outcome'], Play]>([
    ['ok', json(cart)],
    ['refused', refused(400, { type: 'CartError', reason: 'notFound' })],
    ['signed-out', refused(401, { type: 'InvalidTokenError' })],
    ['unavailable', json({}, 500)],
    ['contract', json({ ...cart, entries: undefined })],
  ])('an answer that is « %s » is counted once, by its operation and outcome', async (outcome, play) => {
    server.play(moveClock().after(60, play));
    const shop = aShop();
    await shop.call().catch(() => null);
    expect(shop.counted).toEqual([{ operation: 'getCart', outcome, milliseconds: 60 }]);
  });
});
