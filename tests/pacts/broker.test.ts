import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { json, playServer } from '#adapters/testing/play-server.ts';
import { publish } from './broker.ts';
import { brokerDouble } from './broker-double.ts';
import { pactFiles } from './pact-files.ts';
import { publicationOptions } from './publication-options.ts';
import { verifyProvider } from './verify-provider.ts';

const broker = await brokerDouble();
const backend = await playServer();
afterAll(() => Promise.all([broker.close(), backend.close()]));

const publication = {
  broker: broker.url,
  authorization: 'Bearer of-the-broker',
  consumer: 'boutique-storefront',
  version: 'abc',
  branch: 'main',
  tags: ['v1'],
  buildUrl: undefined,
  pacts: pactFiles()
    .filter(({ contract }) => contract === 'tracking')
    .map(({ provider, path }) => ({ provider, text: readFileSync(path, 'utf8') })),
};

test('pacts are published with version, branch and tags, to where the broker says', async () => {
  expect(await publish(publication)).toEqual(['Taken.']);
  expect(broker.published).toMatchObject([
    {
      pacticipantName: 'boutique-storefront',
      pacticipantVersionNumber: 'abc',
      branch: 'main',
      tags: ['v1'],
      contracts: [{ consumerName: 'boutique-storefront', providerName: 'boutique-tracking', specification: 'pact' }],
    },
  ]);
  expect(broker.seen.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill('Bearer of-the-broker'));
});

test('what is no broker, refuses or does not answer is told in one sentence', async () => {
  backend.play(json({}));
  await expect(publish({ ...publication, broker: backend.url })).rejects.toThrow('is no Pact Broker');
  backend.play(json({ error: 'no' }, 401));
  await expect(publish({ ...publication, broker: backend.url })).rejects.toThrow('answered 401');
  await expect(publish({ ...publication, broker: 'http://127.0.0.1:1' })).rejects.toThrow('does not answer');
});

const shipment = {
  idShip: '6A21533115380',
  isFinal: false,
  event: [{ code: 'ET1', date: '2026-11-22T10:00:00Z', label: 'En cours' }],
};
const plays = (answer: object) =>
  backend.play((call, response) =>
    call.url.includes('6A00000000000')
      ? json({ errors: [{ type: 'UnknownResourceError' }] }, 404)(call, response)
      : json({ shipment: answer })(call, response),
  );
const verify = (url = broker.url) =>
  verifyProvider('tracking', {
    at: backend.url,
    isMock: false,
    states: undefined,
    tokens: { shopper: undefined, agent: undefined },
    pacts: [],
    broker: {
      pactBrokerUrl: url,
      consumerVersionSelectors: [{ mainBranch: true }],
      enablePending: true,
      publishVerificationResult: true,
      providerVersion: '7',
      providerVersionBranch: 'main',
    },
  });

test('a provider verifies what the broker has for its selectors, and tells the broker the result', async () => {
  plays(shipment);
  expect(await verify()).toEqual([]);
  const asked = broker.seen.find(
    ({ method, url }) => method === 'POST' && url === '/for-verification/boutique-tracking',
  );
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    consumerVersionSelectors: [{ mainBranch: true }],
    includePendingStatus: true,
    providerVersionBranch: 'main',
  });
  plays({ ...shipment, isFinal: 'no' });
  expect(await verify()).toMatchObject([{ why: 'wrong body' }, { why: 'wrong body' }]);
  expect(broker.results).toMatchObject([
    { success: true, providerApplicationVersion: '7' },
    { success: false, providerApplicationVersion: '7' },
  ]);
});

test.each([
  ['verification-results', 401],
  ['verification-results', 404],
  ['verification-results', 409],
  ['verification-results', 503],
  ['pacticipants', 404],
  ['for-verification', 401],
  ['for-verification', 500],
  ['pacts', 404],
  ['', 502],
])('a broker that answers /%s with %i fails the verification in one sentence', async (place, status) => {
  plays(shipment);
  broker.refuses = { [place]: status };
  const failures = await verify();
  broker.refuses = {};
  expect(failures).toMatchObject([
    { interaction: 'all', detail: expect.stringContaining(`The broker answered ${status}`) },
  ]);
});

test('a broker that refuses the result of one consumer fails the verification, though it took the other’s', async () => {
  plays(shipment);
  broker.consumers = ['boutique-storefront', 'boutique-app'];
  broker.results.length = 0;
  broker.refuses = { 'verification-results/boutique-app': 409 };
  const failures = await verify();
  broker.refuses = {};
  broker.consumers = ['boutique-storefront'];
  expect(broker.results).toMatchObject([{ success: true }]);
  expect(failures).toMatchObject([
    { why: 'not published', detail: expect.stringContaining('The broker answered 409 to POST') },
  ]);
});

test('the address of a broker may be written otherwise than it is called', async () => {
  plays(shipment);
  expect(await verify(broker.url.replace('http:', 'HTTP:'))).toEqual([]);
});

test('a broker that cannot be reached, or breaks off within an answer, is told in one sentence', async () => {
  const failure = { why: 'not verified', detail: expect.stringContaining('does not answer') };
  expect(await verify('http://127.0.0.1:9')).toMatchObject([failure]);
  const breaking = await playServer((_call, response) => response.write('{', () => response.destroy()));
  expect(await verify(breaking.url)).toMatchObject([failure]);
  await breaking.close();
});

test('what is pending in the broker is marked where it fails', async () => {
  broker.pending = true;
  plays({ ...shipment, isFinal: 'no' });
  expect(await verify()).toMatchObject([{ pending: true }, { pending: true }]);
});

const git =
  (answers: Record<string, string>) =>
  (...command: string[]) =>
    answers[command[0] ?? ''];

test('version, branch and tags come from flags, else the environment, else git', () => {
  const inGit = git({ 'rev-parse': 'c0ffee', branch: 'work', tag: 'v1\nv2', status: '' });
  const given = { PACT_BROKER_BASE_URL: 'http://b' };
  expect(publicationOptions([], given, inGit)).toMatchObject({ version: 'c0ffee', branch: 'work', tags: ['v1', 'v2'] });
  const built = { ...given, GIT_COMMIT: 'beef', GIT_BRANCH: 'main', GIT_TAG: 'v3', PACT_BROKER_TOKEN: 't' };
  expect(publicationOptions([], built, inGit)).toMatchObject({
    version: 'beef',
    branch: 'main',
    tags: ['v3'],
    authorization: 'Bearer t',
  });
  expect(publicationOptions(['--version', '1', '--branch', 'b', '--tag', 't'], built, inGit)).toMatchObject({
    version: '1',
    branch: 'b',
    tags: ['t'],
  });
});

test('what is missing is told: a broker, a commit of the pacts, a version', () => {
  const given = { PACT_BROKER_BASE_URL: 'http://b' };
  expect(publicationOptions([], {}, git({}))).toContain('--broker');
  expect(publicationOptions([], given, git({ status: ' M contracts/pacts/a.json' }))).toContain('not committed');
  expect(publicationOptions([], given, git({}))).toContain('give --version');
});
