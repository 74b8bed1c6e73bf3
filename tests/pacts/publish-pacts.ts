/** `npm run pacts:publish -- --broker https://broker`: the shop's pacts to a Pact Broker; see contracts/README.md. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SHOP } from '#adapters/testing/pacticipants.ts';
import { publish } from './broker.ts';
import { pactFiles } from './pact-files.ts';
import { publicationOptions } from './publication-options.ts';

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const options = publicationOptions(process.argv.slice(2), process.env, git);
    if (typeof options === 'string') return refuse(options, 2);
    // What other clients ask is nobody's version.
    const pacts = pactFiles()
      .filter(({ consumer }) => consumer === SHOP)
      .map(({ provider, path }) => ({ provider, text: readFileSync(path, 'utf8') }));
    const notices = await publish({ ...options, consumer: SHOP, pacts });
    for (const notice of notices) console.log(notice);
    console.log(`${pacts.length} pacts of ${SHOP} ${options.version} published.`);
    return 0;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), 1);
  }
}

function refuse(why: string, code: number): number {
  console.error(why);
  return code;
}

function git(...command: string[]): string | undefined {
  try {
    return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
