/** The flags of `npm run pacts:verify`. */
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';

const options = {
  url: { type: 'string' },
  states: { type: 'string' },
  token: { type: 'string' },
  'agent-token': { type: 'string' },
  provider: { type: 'string', multiple: true },
  broker: { type: 'string' },
  selector: { type: 'string', multiple: true },
  'no-pending': { type: 'boolean' },
  'publish-results': { type: 'boolean' },
  'provider-version': { type: 'string' },
  'provider-branch': { type: 'string' },
  'provider-tag': { type: 'string', multiple: true },
  'build-url': { type: 'string' },
} as const;

const flags = `--url ADDRESS            the backend; without it, the mock backend
--states ADDRESS         receives each state, see contracts/pacts/STATES.md
--token, --agent-token   bearer tokens of a shopper and of an agent
--provider NAME,NAME     only these
--broker ADDRESS         reads the pacts from a Pact Broker; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and _PASSWORD
--selector NAME[=VALUE]  which versions of a consumer, repeated: mainBranch, deployedOrReleased, matchingBranch, latest,
                         branch=…, environment=…, tag=…; the first two without it
--no-pending             a pact that never held fails the command too
--publish-results        tells the broker; needs --provider-version
--provider-version, --provider-branch, --provider-tag, --build-url`;

type Selector = NonNullable<VerifierOptions['consumerVersionSelectors']>[number];

export interface VerificationOptions {
  url: string | undefined;
  states: string | undefined;
  tokens: { shopper: string | undefined; agent: string | undefined };
  /** Contracts; all where none is named. */
  contracts: string[];
  broker: VerifierOptions | undefined;
}

const SWITCHES = ['mainBranch', 'deployedOrReleased', 'matchingBranch', 'latest', 'deployed', 'released'];
const VALUES = ['branch', 'environment', 'tag', 'consumer'];

/** What is asked for, or a sentence that says what there is in place of what is not. */
export function readOptions(args: string[], known: readonly string[]): VerificationOptions | string {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. There are:\n${flags}`;
  }
  const contracts = (values.provider ?? []).flatMap((names) => names.split(',')).filter(Boolean);
  const unknown = contracts.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `No pact of ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
  const selectors = (values.selector ?? []).map(selectorIn);
  const wrong = (values.selector ?? []).filter((_, index) => !selectors[index]);
  if (wrong.length > 0)
    return `No selector ${wrong.join(', ')}. There are: ${[...SWITCHES, ...VALUES.map((name) => `${name}=…`)].join(', ')}.`;
  const publishes = Boolean(values['publish-results']);
  if (publishes && !(values.broker && values.url && values['provider-version']))
    return '--publish-results needs --broker, --url (the mock backend proves nothing of yours) and --provider-version.';
  const noBroker = values.broker === undefined ? null : whyNoBroker(values.broker);
  if (noBroker) return noBroker;
  return {
    url: values.url,
    states: values.states,
    tokens: { shopper: values.token, agent: values['agent-token'] },
    contracts,
    broker: values.broker === undefined ? undefined : brokerOptions(values.broker, values, selectors),
  };
}

const parse = (args: string[]) => parseArgs({ args, options }).values;

/** Why an address is none of a broker. It is not said again, since it may hold a password. */
function whyNoBroker(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '--broker needs an address that begins with http:// or https://.';
  if (url.username || url.password)
    return '--broker takes no name or password: give PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, or PACT_BROKER_TOKEN.';
  return null;
}

function brokerOptions(
  broker: string,
  values: ReturnType<typeof parse>,
  selectors: (Selector | undefined)[],
): VerifierOptions {
  const given = selectors.filter((selector) => selector !== undefined);
  return {
    pactBrokerUrl: broker,
    consumerVersionSelectors: given.length > 0 ? given : [{ mainBranch: true }, { deployedOrReleased: true }],
    enablePending: !values['no-pending'],
    // The verifier asks for a version as soon as this is set, to false too.
    ...(values['publish-results'] && { publishVerificationResult: true }),
    ...(values['provider-version'] && { providerVersion: values['provider-version'] }),
    ...(values['provider-branch'] && { providerVersionBranch: values['provider-branch'] }),
    ...(values['provider-tag'] && { providerVersionTags: values['provider-tag'] }),
    ...(values['build-url'] && { buildUrl: values['build-url'] }),
  };
}

/** `mainBranch`, `environment=production`, or several with commas: `consumer=…,latest`. */
function selectorIn(text: string): Selector | undefined {
  const parts = text.split(',').map((part) => part.split(/=(.*)/));
  const isKnown = ([name = '', value]: string[]) =>
    value === undefined ? SWITCHES.includes(name) : VALUES.includes(name) && value !== '';
  if (!parts.every(isKnown)) return undefined;
  return Object.fromEntries(parts.map(([name = '', value = true]) => [name, value]));
}
