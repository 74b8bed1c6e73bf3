/**
 * `npm run pacts:verify`: replays every pact against the mock backend, or with `--url` against a real one
 * (see contracts/pacts/STATES.md).
 */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { getResponse } from 'msw';
import { providerStates } from '#mocks/features.ts';
import { handlers } from '#mocks/handlers.ts';
import { basePathOf } from '#mocks/shared/operations.ts';
import { resetWorld, worldNamed } from '#mocks/shared/world.ts';
import { type PactFile, pactFiles } from './pact-files.ts';
import { testHeader } from './world-header.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    states: { type: 'string' },
    token: { type: 'string' },
    provider: { type: 'string' },
  },
});
const world = 'pacts';
const pacts = pactFiles(values.provider);

const unknown = unknownStates(pacts);
for (const fault of unknown) console.error(fault);
let broken = unknown.length;

const mock = values.url ? null : await startMock();
for (const pact of pacts) broken += (await verifies(pact)) ? 0 : 1;
await mock?.stop();
process.exit(broken > 0 ? 1 : 0);

/** Pact only warns about a state without a handler: here it is a failure. */
function unknownStates(files: PactFile[]): string[] {
  const used = files.flatMap(({ states }) => states);
  return used.filter((state) => !(state in providerStates)).map((state) => `No feature makes the state "${state}".`);
}

async function verifies({ path, provider, interactions }: PactFile): Promise<boolean> {
  try {
    await new Verifier({ ...target(provider), provider, pactUrls: [path], logLevel: 'error' }).verifyProvider();
    console.log(`${provider}: ${interactions} interactions hold`);
    return true;
  } catch (error) {
    console.error(`${provider}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function target(provider: string): VerifierOptions {
  if (values.url) {
    return {
      providerBaseUrl: values.url,
      providerStatesSetupUrl: values.states,
      requestFilter: (request, _response, next) => {
        if (values.token && request.headers.authorization) request.headers.authorization = `Bearer ${values.token}`;
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
      next();
    },
  };
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
