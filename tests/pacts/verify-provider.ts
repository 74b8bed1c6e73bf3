/** One provider and Pact's verifier. */
import { serve } from '@hono/node-server';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { getResponse } from 'msw';
import { providerOf } from '#adapters/testing/pacticipants.ts';
import { providerStates } from '#mocks/features.ts';
import { handlers } from '#mocks/handlers.ts';
import { resetWorld, worldNamed } from '#mocks/shared/world.ts';
import { testHeader } from '../shared/world-header.ts';
import { type BrokerRelay, relayTo } from './broker-relay.ts';
import { bearerFor } from './pact-tokens.ts';
import { StateCalls, withoutStates } from './provider-states.ts';
import type { VerificationOptions } from './verification-options.ts';
import { type Failure, failuresOf, reasonIn, resultsIn } from './verification-report.ts';

const world = 'pacts';

interface ProviderUnderTest extends Pick<VerificationOptions, 'states' | 'tokens' | 'broker'> {
  at: string;
  isMock: boolean;
  /** The files of its pacts, where no broker has them. */
  pacts: string[];
}

/** Plays the pacts of one provider, says how many interactions hold, and returns what does not. */
export async function verifyProvider(contract: string, under: ProviderUnderTest): Promise<Failure[]> {
  const calls = new StateCalls();
  const address = under.broker?.pactBrokerUrl;
  const relay = address ? await relayTo(address) : null;
  const output = await new Verifier({
    ...(under.broker
      ? { ...under.broker, ...(address && relay && { pactBrokerUrl: throughRelay(address, relay) }) }
      : { pactUrls: under.pacts }),
    ...(under.isMock ? theMock() : foreign(under, calls)),
    providerBaseUrl: under.at,
    provider: providerOf(contract),
    logLevel: 'error',
  })
    .verifyProvider()
    .catch((error) => (error instanceof Error ? error.message : String(error)));
  await relay?.close();
  const row = { consumer: 'all', provider: contract, interaction: 'all' };
  const results = resultsIn(output);
  if (!results) return [{ ...row, why: 'not verified', detail: relay?.refusals[0] ?? reasonIn(output) }];
  const failures = failuresOf(contract, results, calls.refused);
  const unpublished = relay && under.broker?.publishVerificationResult ? whyUnpublished(relay) : null;
  if (unpublished) failures.push({ ...row, why: 'not published', detail: unpublished });
  for (const consumer of new Set(results.map((result) => result.consumer))) {
    const asked = results.filter((result) => result.consumer === consumer).length;
    const failed = new Set(failures.filter((row) => row.consumer === consumer).map(({ interaction }) => interaction));
    if (failed.size > 0) console.error(`${consumer} → ${contract}: ${failed.size} of ${asked} interactions fail`);
    else console.log(`${consumer} → ${contract}: ${asked} interactions hold`);
  }
  return failures;
}

/** The same path of the broker, by the relay. */
function throughRelay(broker: string, relay: BrokerRelay): string {
  const { pathname, search } = new URL(broker);
  return `${relay.url}${pathname}${search}`;
}

const whyUnpublished = ({ refusals, published, unpublished }: BrokerRelay): string | null =>
  unpublished[0] ?? (published > 0 ? null : (refusals[0] ?? 'The broker gave no address for results.'));

function theMock(): VerifierOptions {
  return {
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

function foreign({ states, tokens }: ProviderUnderTest, calls: StateCalls): VerifierOptions {
  const names = Object.keys(providerStates);
  return {
    stateHandlers: states ? calls.handlers(states, names) : withoutStates(names),
    requestFilter: (request, _response, next) => {
      // The verifier calls the program that makes the states on the same server.
      if (request.path !== '/_pactSetup') calls.countRequest();
      const bearer = bearerFor(request.headers.authorization, tokens);
      if (bearer) request.headers.authorization = bearer;
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

/** The mock backend without an identity provider, so that it accepts the pacts' test tokens. */
export async function startMock(): Promise<{ url: string; stop(): Promise<void> }> {
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
