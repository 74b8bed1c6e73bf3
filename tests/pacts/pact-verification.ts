/**
 * `npm run pacts:verify`: replays every pact against the mock backend, or with `--url` against a real one
 * (see contracts/pacts/STATES.md). It ends with 0 when every interaction holds, else with 1 and a table of the failures.
 */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { getResponse } from 'msw';
import { providerStates } from '#mocks/features.ts';
import { handlers } from '#mocks/handlers.ts';
import { BASE_PATH, basePathOf } from '#mocks/shared/operations.ts';
import { resetWorld, worldNamed } from '#mocks/shared/world.ts';
import { testHeader } from '../shared/world-header.ts';
import { type PactFile, pactFiles } from './pact-files.ts';
import { bearerFor } from './pact-tokens.ts';
import { adviceOn, type Failure, failuresOf, failureTable } from './verification-report.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    states: { type: 'string' },
    token: { type: 'string' },
    'agent-token': { type: 'string' },
    /** Repeated, or with commas: only these services. */
    provider: { type: 'string', multiple: true },
  },
});
const tokens = { shopper: values.token, agent: values['agent-token'] };
const world = 'pacts';
/** How long a backend may take until it is unreachable; any answer counts. */
const REACHED_WITHIN = 10_000;
const named = values.provider?.flatMap((names) => names.split(',')).filter(Boolean);
const asked = named?.length ? named.flatMap((name) => pactFiles(name)) : pactFiles();
/** A service below an address of its own is verified there, once it is named. */
const isElsewhere = ({ provider }: PactFile) =>
  Boolean(values.url) && !named?.length && basePathOf(provider) !== BASE_PATH;
const pacts = asked.filter((pact) => !isElsewhere(pact));

const failures: Failure[] = pacts.flatMap(unknownStates);
const mock = values.url ? null : await startMock();
const silence = values.url ? await whySilent(values.url) : null;
if (silence) failures.push({ provider: 'all', interaction: 'all', why: 'unreachable', detail: silence });
else for (const pact of pacts) failures.push(...(await verify(pact)));
await mock?.stop();
const elsewhere = [
  ...new Set(asked.filter(isElsewhere).map(({ provider }) => `${provider} (${basePathOf(provider)})`)),
];
if (elsewhere.length > 0)
  console.log(
    `Not verified, since they stand below other addresses: ${elsewhere.join(', ')}. Give --provider and --url.`,
  );
if (failures.length > 0) {
  const advice = values.url ? adviceOn(failures, { states: Boolean(values.states), token: Boolean(values.token) }) : [];
  console.error(`\n${[failureTable(failures), ...advice].join('\n')}`);
}
process.exit(failures.length > 0 ? 1 : 0);

/** Pact only warns about a state without a handler: here it is a failure. */
function unknownStates({ provider, states }: PactFile): Failure[] {
  return states
    .filter((state) => !(state in providerStates))
    .map((state) => ({ provider, interaction: 'all', why: 'state unknown', detail: `No feature makes "${state}".` }));
}

async function whySilent(url: string): Promise<string | null> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(REACHED_WITHIN), redirect: 'manual' });
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${url}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

async function verify({ path, provider, interactions }: PactFile): Promise<Failure[]> {
  const refusedStates: Failure[] = [];
  try {
    const options = target(provider, refusedStates);
    await new Verifier({ ...options, provider, pactUrls: [path], logLevel: 'error' }).verifyProvider();
    if (refusedStates.length === 0) console.log(`${provider}: ${interactions} interactions hold`);
    return refusedStates;
  } catch (error) {
    const found = failuresOf(provider, error instanceof Error ? error.message : String(error));
    const failed = new Set(found.map(({ interaction }) => interaction)).size;
    console.error(`${provider}: ${failed} of ${interactions} interactions fail`);
    return [...refusedStates, ...found];
  }
}

function target(provider: string, refusedStates: Failure[]): VerifierOptions {
  if (values.url) {
    const { states } = values;
    const ask = (state: string) => async (params?: unknown) => {
      const refused = await whyRefused(states ?? '', { action: 'setup', state, params: params ?? {} });
      if (refused) refusedStates.push({ provider, interaction: 'all', why: 'state unknown', detail: refused });
    };
    const names = Object.keys(providerStates);
    return {
      providerBaseUrl: values.url,
      stateHandlers: states ? Object.fromEntries(names.map((name) => [name, ask(name)])) : withoutHandlers(names),
      requestFilter: (request, _response, next) => {
        const bearer = bearerFor(request.headers.authorization, tokens);
        if (bearer) request.headers.authorization = bearer;
        asSent(request);
        next();
      },
    };
  }
  return {
    providerBaseUrl: `${mock?.url}${basePathOf(provider)}`,
    stateHandlers: Object.fromEntries(
      Object.entries(providerStates).map(([name, arrange]) => [
        name,
        async (parameters) => void (await arrange(worldNamed(world), Object(parameters))),
      ]),
    ),
    beforeEach: async () => resetWorld(world),
    requestFilter: (request, _response, next) => {
      request.headers[testHeader] = world;
      asSent(request);
      next();
    },
  };
}

/** The verifier reads a form of an address, and would send it on as JSON. */
function asSent(request: { headers: Record<string, unknown>; body?: unknown }): void {
  if (!String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded')) return;
  request.body = Buffer.from(new URLSearchParams(Object(request.body) as Record<string, string>).toString());
}

/** The data must be there beforehand. */
function withoutHandlers(names: string[]): VerifierOptions['stateHandlers'] {
  return Object.fromEntries(names.map((name) => [name, async () => undefined]));
}

async function whyRefused(
  url: string,
  asked: { action: 'setup'; state: string; params: unknown },
): Promise<string | null> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(REACHED_WITHIN);
  try {
    const { ok, status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked), signal });
    return ok ? null : `"${asked.state}": ${url} answered ${status}`;
  } catch {
    return `"${asked.state}": ${url} does not answer`;
  }
}

/** The mock backend without an identity provider, so that it accepts the pacts' test tokens. */
async function startMock(): Promise<{ url: string; stop(): Promise<void> }> {
  const fetch = async (request: Request) =>
    (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
