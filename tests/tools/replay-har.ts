/** `npm run contracts:replay -- recorded.har`: which recorded answers break the contracts, and where. */
import { readFileSync } from 'node:fs';
import { type Recorded, replay } from '../shared/recorded-answers.ts';

const [file] = process.argv.slice(2);
const recorded = file ? read(file) : null;
if (recorded) {
  const { compared, passedOver, breaches } = replay(recorded);
  for (const breach of breaches) console.error(breach);
  console.log(`${compared} answers compared, ${breaches.length} faults; ${passedOver} calls are of no contract.`);
  process.exitCode = breaches.length > 0 || compared === 0 ? 1 : 0;
} else {
  console.error('Give a HAR file (HTTP Archive 1.2, with content): npm run contracts:replay -- recorded.har');
  process.exitCode = 2;
}

/** Nothing of the file is said where it cannot be read: it may hold tokens. */
function read(path: string): Recorded | null {
  try {
    const har = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(har?.log?.entries) ? har : null;
  } catch {
    return null;
  }
}
