/** The pacts that the adapter tests wrote, and their states. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = 'contracts/pacts';

export interface PactFile {
  path: string;
  provider: string;
  interactions: number;
  states: string[];
  /** What is asked, as `GET /brands`. */
  calls: string[];
}

interface Pact {
  provider: { name: string };
  interactions: { providerStates?: { name: string }[]; request: { method: string; path: string } }[];
}

/** Every pact; without any the check fails, because it would prove nothing. */
export function pactFiles(only?: string): PactFile[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const files = names.map((name) => pactAt(`${folder}/${name}`)).filter(({ provider }) => !only || provider === only);
  if (files.length === 0)
    throw new Error(`No pact ${only ? `of ${only} ` : ''}in ${folder}: run \`npm test -- pacts\`.`);
  return files;
}

/** The states in the table of contracts/pacts/STATES.md. */
export const statesInTable = (): string[] =>
  [...readFileSync(`${folder}/STATES.md`, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

function pactAt(path: string): PactFile {
  const { provider, interactions }: Pact = JSON.parse(readFileSync(path, 'utf8'));
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  const calls = interactions.map(({ request }) => `${request.method} ${request.path}`);
  return { path, provider: provider.name, interactions: interactions.length, states: [...new Set(states)], calls };
}
