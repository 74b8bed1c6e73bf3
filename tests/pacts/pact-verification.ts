/**
 * `npm run pacts:verify`: replays every pact against the mock backend, or with `--url` against a real one
 * (see contracts/pacts/STATES.md). It ends with 0 when every interaction holds, with 1 and a table of the failures, or
 * with 2 and what there is when it is asked for what there is not.
 */
import { providerStates } from '#mocks/features.ts';
import { BASE_PATH, basePathOf } from '#mocks/shared/operations.ts';
import { type PactFile, pactFiles } from './pact-files.ts';
import { whySilent } from './provider-states.ts';
import { readOptions } from './verification-options.ts';
import { adviceOn, type Failure, failureTable } from './verification-report.ts';
import { startMock, verifyProvider } from './verify-provider.ts';

// The verifier would also read pacts from a broker that only the environment names.
delete process.env.PACT_BROKER_BASE_URL;

const files = pactFiles();
const known = [...new Set(files.map(({ contract }) => contract))];
const options = readOptions(process.argv.slice(2), known);
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { url, states, tokens, contracts, broker } = options;
const isNamed = contracts.length > 0;
const chosen = isNamed ? contracts : known;
/** A service below an address of its own is verified there, once it is named. */
const isElsewhere = (contract: string) => Boolean(url) && !isNamed && basePathOf(contract) !== BASE_PATH;
const here = chosen.filter((contract) => !isElsewhere(contract));

const silent = await firstSilent([url, states]);
const failures: Failure[] = silent
  ? [{ consumer: 'all', provider: 'all', interaction: 'all', why: 'unreachable', detail: silent }]
  : (await verifyAll()).map(withCall);
report();

async function verifyAll(): Promise<Failure[]> {
  const found = files.filter(({ contract }) => here.includes(contract)).flatMap(unknownStates);
  const mock = url ? null : await startMock();
  for (const contract of here) {
    const at = url ?? `${mock?.url}${basePathOf(contract)}`;
    const pacts = files.filter((file) => file.contract === contract).map(({ path }) => path);
    found.push(...(await verifyProvider(contract, { at, isMock: !url, states, tokens, broker, pacts })));
  }
  await mock?.stop();
  return found;
}

/** A backend team looks for an operation, not for the words of a consumer. */
function withCall(failure: Failure): Failure {
  const { request } =
    files
      .filter(({ consumer, contract }) => consumer === failure.consumer && contract === failure.provider)
      .flatMap(({ interactions }) => interactions)
      .find(({ description }) => description === failure.interaction) ?? {};
  return request ? { ...failure, interaction: `${failure.interaction} (${request.method} ${request.path})` } : failure;
}

function report(): never {
  const elsewhere = chosen.filter(isElsewhere).map((contract) => `${contract} (${basePathOf(contract)})`);
  if (elsewhere.length > 0)
    console.log(
      `Not verified, since they stand below other addresses: ${elsewhere.join(', ')}. Give --provider and --url.`,
    );
  const pending = failures.filter((failure) => failure.pending);
  const failed = failures.filter((failure) => !failure.pending);
  if (pending.length > 0)
    console.log(`\nPending, no version of the provider has held these yet:\n${failureTable(pending)}`);
  if (failed.length > 0) {
    const advice = url ? adviceOn(failed, { states: Boolean(states), token: Boolean(tokens.shopper) }) : [];
    console.error(`\n${[failureTable(failed), ...advice].join('\n')}`);
  }
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Pact only warns about a state without a handler: here it is a failure. */
function unknownStates({ consumer, contract, interactions }: PactFile): Failure[] {
  return interactions.flatMap(({ description: interaction, providerStates: given = [] }) =>
    given
      .filter(({ name }) => !(name in providerStates))
      .map(({ name }) => ({
        consumer,
        provider: contract,
        interaction,
        why: 'state unknown',
        detail: `No feature makes "${name}".`,
      })),
  );
}

async function firstSilent(addresses: (string | undefined)[]): Promise<string | null> {
  for (const address of addresses) {
    const silence = address ? await whySilent(address) : null;
    if (silence) return silence;
  }
  return null;
}
