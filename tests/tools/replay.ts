/** `npm run contracts:replay -- recorded.har` or `recorded.log`: which recorded calls break the contracts, and where. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { basesIn, replay } from '../pacts/recorded-answers.ts';
import { recordingIn } from '../pacts/recorded-calls.ts';

const help = `npm run contracts:replay -- recorded.har [--base /occ/v2/my-shop]
- a HAR file (HTTP Archive 1.2, saved with content), or
- a log with a JSON object on each line: {"method":"GET","url":"/occ/ecommerce/brands","status":200,"body":{}}
  (body as JSON or as text; "type", the content type, and "sent", the request's body, where they are known).
--base PATH       stands for /occ/ecommerce in what was recorded
--base PATH=OWN   stands for another address of a contract, such as /address`;

process.exitCode = run();

function run(): number {
  const { file, bases, complaint } = argumentsGiven();
  if (complaint || !file) return refuse(complaint ?? 'Give a recorded file.');
  const content = read(file);
  if (typeof content === 'string') return refuse(`${file}: ${content}.`);
  const recording = recordingIn(content, (name) => textBeside(file, name));
  if (typeof recording === 'string') return refuse(`${file}: ${recording}.`);
  const { compared, passedOver, unanswered, unsaved, breaches } = replay(recording.calls, basesIn(bases));
  const faults = [...recording.broken, ...breaches];
  for (const fault of faults) console.error(fault);
  const others = [
    `${passedOver} calls are of no contract`,
    ...(unanswered > 0 ? [`${unanswered} were cancelled or not modified`] : []),
    ...(unsaved > 0 ? [`${unsaved} were saved without the content of a body`] : []),
    ...(recording.unread > 0 ? [`${recording.unread} lines are no calls`] : []),
  ];
  console.log(`${compared} calls compared, ${faults.length} faults; ${others.join('; ')}.`);
  if (compared === 0 && passedOver > 0) console.log('Another path than /occ/ecommerce? --base names it.');
  const isWithoutBodies = compared > 0 && unsaved === compared;
  if (isWithoutBodies) console.error('No body was compared: save the recording with content.');
  return faults.length > 0 || compared === 0 || isWithoutBodies ? 1 : 0;
}

function refuse(why: string): number {
  console.error(`${why}\n${help}`);
  return 2;
}

function argumentsGiven(): { file?: string | undefined; bases: string[]; complaint?: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { base: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    return { file: positionals[0], bases: values.base ?? [] };
  } catch (error) {
    return { bases: [], complaint: error instanceof Error ? error.message : String(error) };
  }
}

/** Playwright puts bodies into files beside a HAR, unless it is told to embed them. */
function textBeside(file: string, name: string): string | undefined {
  const content = read(join(dirname(file), basename(name)));
  return typeof content === 'string' ? undefined : content.toString('utf8');
}

/** Nothing of the file is said where it cannot be read: it may hold tokens. */
function read(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = Object(error);
    return code === 'ENOENT' ? 'no such file' : `it cannot be read (${code})`;
  }
}
