/** What the generated files of each contract are made of, so that only those of a changed one are made anew. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

/** The names of the contracts. */
export const features = readdirSync('contracts').filter((name) => existsSync(`contracts/${name}/openapi.yaml`));

/** The contract of a feature, those whose schemas it names, and its examples. */
export function sourcesOf(feature: string): string[] {
  const found = new Set([`contracts/${feature}/openapi.yaml`]);
  // A set gives what is added while it is walked.
  for (const file of found)
    for (const [, other] of readFileSync(file, 'utf8').matchAll(/\.\.\/([\w-]+)\/openapi\.yaml/g))
      found.add(`contracts/${other}/openapi.yaml`);
  return [...found, `contracts/examples/${feature}.json`].filter((file) => existsSync(file));
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Of every contract: these programs, what contracts share, and the versions of the tools. */
const common = hashOf(['package-lock.json', ...globSync('contracts/{*.ts,shared/*}').toSorted()]);

/** A hash for each contract. */
export const madeOf: Record<string, string> = Object.fromEntries(
  features.map((feature) => [feature, hashOf(sourcesOf(feature)) + common]),
);

export const stamp = 'adapters/generated/made-of.txt';

/** What the present generated files were made of; nothing where they are not whole. */
export function lastMadeOf(): Record<string, string> {
  const text = existsSync(stamp) && existsSync('contracts/generated/documents.ts') ? readFileSync(stamp, 'utf8') : '';
  return text.startsWith('{') ? JSON.parse(text) : {};
}
