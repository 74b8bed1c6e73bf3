import { afterAll, beforeEach, expect, test } from 'vitest';
import { playServer, type ReceivedRequest } from '#adapters/testing/play-server.ts';
import { pactFiles } from './pact-files.ts';
import { verifyProvider } from './verify-provider.ts';

const backend = await playServer();
afterAll(() => backend.close());

const shipment = {
  idShip: '6A21533115380',
  isFinal: false,
  holder: null,
  event: [{ code: 'ET1', date: '2026-11-22T10:00:00+0000', label: 'En cours' }],
};
const unknown = { errors: [{ type: 'UnknownResourceError' }] };

/** A backend of another team: what it answers, and the state that it does not know. */
function play({ answer = shipment, refuses = '' }: { answer?: object; refuses?: string } = {}) {
  backend.play(({ url, body }, response) => {
    const [status, content] = url.startsWith('/pact-states')
      ? [JSON.parse(body).state === refuses ? 501 : 200, {}]
      : url.includes('6A00000000000')
        ? [404, unknown]
        : [200, { shipment: answer }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });
}
beforeEach(() => play());

const verify = () =>
  verifyProvider('tracking', {
    at: backend.url,
    isMock: false,
    states: `${backend.url}/pact-states`,
    tokens: { shopper: undefined, agent: undefined },
    broker: undefined,
    pacts: pactFiles()
      .filter(({ contract }) => contract === 'tracking')
      .map(({ path }) => path),
  });

test('OCC’s dates hold, and null where the contract requires nothing', async () => {
  expect(await verify()).toEqual([]);
});

test('null where the contract requires a value, and a day in place of a moment, fail', async () => {
  play({ answer: { ...shipment, idShip: null } });
  expect(await verify()).toMatchObject([{ why: 'wrong body' }, { why: 'wrong body' }]);
  play({ answer: { ...shipment, event: [{ ...shipment.event[0], date: '2026-11-22' }] } });
  expect(await verify()).toMatchObject([{ why: 'wrong body' }, { why: 'wrong body' }]);
});

test('each interaction sets its states up before its request, and tears them down after it', async () => {
  await verify();
  const told = ({ url, body }: ReceivedRequest) => {
    if (!url.startsWith('/pact-states')) return 'request';
    const { action, state } = JSON.parse(body);
    return `${action} ${state}`;
  };
  const agents = [
    'setup an order of the book',
    'setup an agent',
    'request',
    'teardown an order of the book',
    'teardown an agent',
  ];
  expect(backend.seen.filter(({ url }) => url !== '/').map(told)).toEqual([
    ...agents,
    ...agents,
    'setup an order of the book',
    'request',
    'teardown an order of the book',
  ]);
  expect(JSON.parse(backend.seen[0]?.body ?? '')).toMatchObject({ params: { order: 'CMD-26-PRO-COMPTE' } });
});

test('a state that is refused is told once for each interaction, by its name', async () => {
  play({ answer: {}, refuses: 'an agent' });
  expect(await verify()).toMatchObject([
    {
      consumer: 'boutique-storefront',
      interaction: 'where a shipment of an order is',
      why: 'state unknown',
      detail: expect.stringMatching(/^setup of "an agent": .+ answered 501$/),
    },
    { interaction: 'where a shipment of an order is, for an agent', why: 'state unknown' },
  ]);
});
