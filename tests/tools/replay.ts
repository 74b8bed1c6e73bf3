/** `npm run contracts:replay -- recorded.har` or `recorded.log`: which recorded answers break the contracts, and where. */
import { readFileSync } from 'node:fs';
import { recordedIn, replay } from '../pacts/recorded-answers.ts';

const [file] = process.argv.slice(2);
const read = file ? recordedIn(textOf(file)) : null;
if (read) {
  const { compared, passedOver, breaches } = replay(read.recorded);
  for (const breach of breaches) console.error(breach);
  const others = read.unread > 0 ? `; ${read.unread} lines are no calls` : '';
  console.log(
    `${compared} answers compared, ${breaches.length} faults; ${passedOver} calls are of no contract${others}.`,
  );
  process.exitCode = breaches.length > 0 || compared === 0 ? 1 : 0;
} else {
  console.error(`Give a recorded file: npm run contracts:replay -- recorded.har
- a HAR file (HTTP Archive 1.2, saved with content), or
- a log with a JSON object on each line: {"method":"GET","url":"/occ/ecommerce/brands","status":200,"body":{}}
  (body as JSON or as text; other fields and other lines do not matter).`);
  process.exitCode = 2;
}

/** Nothing of the file is said where it cannot be read: it may hold tokens. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
