/** The pacts that the adapter tests wrote, and their states. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contractOf } from '#adapters/testing/pacticipants.ts';

const folder = 'contracts/pacts';

export interface PactFile {
  path: string;
  consumer: string;
  /** Its name in a broker. */
  provider: string;
  /** The name of the provider's contract, such as `cart`. */
  contract: string;
  interactions: Interaction[];
  states: string[];
  /** What is asked, as `GET /brands`. */
  calls: string[];
}

export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string };
}

interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

/** Every pact; without any the check fails, because it would prove nothing. */
export function pactFiles(): PactFile[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (names.length === 0) throw new Error(`No pact in ${folder}: run \`npm test -- pacts\`.`);
  return names.map((name) => pactAt(`${folder}/${name}`));
}

/** The states in the table of contracts/pacts/STATES.md. */
export const statesInTable = (): string[] =>
  [...readFileSync(`${folder}/STATES.md`, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

function pactAt(path: string): PactFile {
  const { consumer, provider, interactions }: Pact = JSON.parse(readFileSync(path, 'utf8'));
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  return {
    path,
    consumer: consumer.name,
    provider: provider.name,
    contract: contractOf(provider.name),
    interactions,
    states: [...new Set(states)],
    calls: interactions.map(({ request }) => `${request.method} ${request.path}`),
  };
}
