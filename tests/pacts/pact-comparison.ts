/** `npm test -- pacts-compare`: fails when a pact expects what its provider's OpenAPI document does not promise. */
import { existsSync, readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { type PactFile, pactFiles } from './pact-files.ts';

let broken = 0;
for (const pact of pactFiles()) {
  const faults = await faultsOf(pact);
  const { consumer, provider, interactions } = pact;
  console.log(`${consumer} → ${provider}: ${interactions.length} interactions, ${faults.length} not in the contract`);
  for (const fault of faults) console.error(`  ${fault}`);
  broken += faults.length;
}
process.exitCode = broken > 0 ? 1 : 0;

async function faultsOf({ path, contract: name }: PactFile): Promise<string[]> {
  const contract = `contracts/generated/${name}.json`;
  if (!existsSync(contract)) return [`${path} is of ${name}, which has no contract.`];
  const comparator = new Comparator({ oas: readJson(contract) });
  const faults: string[] = [];
  for await (const { type, message, mockDetails } of comparator.compare(readJson(path)))
    if (type === 'error') faults.push([mockDetails?.interactionDescription, message].filter(Boolean).join(': '));
  return faults;
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
