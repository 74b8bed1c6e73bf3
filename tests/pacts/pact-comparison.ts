/** `npm run pacts:compare`: fails when a pact expects what its provider's OpenAPI document does not promise. */
import { existsSync } from 'node:fs';
import { runCommand } from '../tools/run-command.ts';
import { type PactFile, pactFiles } from './pact-files.ts';

interface Finding {
  type: string;
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string };
}

let broken = 0;
for (const pact of pactFiles()) {
  const faults = await faultsOf(pact);
  console.log(`${pact.provider}: ${pact.interactions} interactions, ${faults.length} not in the contract`);
  for (const fault of faults) console.error(`  ${fault}`);
  broken += faults.length;
}
process.exitCode = broken > 0 ? 1 : 0;

async function faultsOf({ path, provider }: PactFile): Promise<string[]> {
  const contract = `contracts/generated/${provider}.json`;
  if (!existsSync(contract)) return [`The provider ${provider} of ${path} has no contract of that name.`];
  const { code, output } = await runCommand(['opc', '--oas', contract, path]);
  const answer = output.split('\n').find((line) => line.startsWith('['));
  if (!answer) return [`The comparator said nothing that can be read:\n${output}`];
  const findings: Finding[] = JSON.parse(answer);
  const faults = findings
    .filter(({ type }) => type === 'error')
    .map(({ message, mockDetails }) => [mockDetails?.interactionDescription, message].filter(Boolean).join(': '));
  return code !== 0 && faults.length === 0 ? [`The comparator ended with ${code}.`] : faults;
}
