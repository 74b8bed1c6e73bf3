/**
 * `npx node contracts/raise-version.ts 'deliveryCost may be absent'`: gives each contract that promises something else than
 * its version did the next one, and says so in CHANGELOG.md. `--major` where what a backend answers today no longer fits.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import versions from './versions.json' with { type: 'json' };
import { hashOf } from './versions.ts';

const [change = '', ...flags] = process.argv
  .slice(2)
  .toSorted((a, b) => Number(a === '--major') - Number(b === '--major'));
if (!change || change === '--major')
  throw new Error("Say what changed: npx node contracts/raise-version.ts 'deliveryCost may be absent'");

/** Versions are compared with what is generated, which holds the version too. */
const generate = () => execFileSync('npm', ['run', '-s', 'generate'], { stdio: 'inherit' });
generate();
const { documents } = await import('./generated/documents.ts');

const known: Record<string, { version: string; promise: string }> = versions;
const changed = Object.entries(documents).filter(([name, document]) => known[name]?.promise !== hashOf(document));
const raised = changed.map(([name, document]) => {
  const [major = 1, minor = 0] = (known[name]?.version ?? '1.0.0').split('.').map(Number);
  const version = flags.includes('--major') ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  const file = `contracts/${name}/openapi.yaml`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(info: .*version: )[\d.]+/m, `$1${version}`));
  known[name] = { version, promise: hashOf(document) };
  return `${name} ${version}`;
});
writeFileSync(
  'contracts/versions.json',
  `${JSON.stringify(known, Object.keys(known).toSorted().concat('version', 'promise'), 2)}\n`,
);
const line = raised.length > 0 ? `- ${raised.join(', ')}: ${change}\n` : '';
const changelog = readFileSync('contracts/CHANGELOG.md', 'utf8');
writeFileSync(
  'contracts/CHANGELOG.md',
  changelog.replace(/^- /m, () => `${line}- `),
);
console.log(line || 'No contract promises anything else than its version did.');
generate();
