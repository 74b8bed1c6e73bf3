/**
 * Makes, from the contracts, everything that is generated: bundled documents, wire types for the mock backend,
 * and clients with validators for the adapters. Runs at install (`prepare`) and by `npm run generate`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import { complete } from './whole-documents.ts';

const features = readdirSync('contracts').filter((name) => existsSync(`contracts/${name}/openapi.yaml`));

/** What the generated files were made of: contracts, this program, and the versions of its tools. */
const sources = [
  'package-lock.json',
  ...globSync('contracts/*.ts'),
  ...globSync('contracts/{*/openapi.yaml,shared/*,examples/*}').toSorted(),
];
const hash = createHash('sha256');
for (const file of sources) hash.update(`${file}\n`).update(readFileSync(file));
const made = hash.digest('hex');
const stamp = 'adapters/generated/made-of.txt';
const isCurrent =
  existsSync(stamp) && existsSync('contracts/generated/documents.ts') && readFileSync(stamp, 'utf8') === made;
if (!isCurrent) await generate();
console.log(`Contracts: ${features.length} clients ${isCurrent ? 'are up to date' : 'generated'}.`);

async function generate() {
  for (const folder of ['contracts/generated', 'adapters/generated']) rmSync(folder, { recursive: true, force: true });

  // What it prints on success is noise; on failure it is part of the error.
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

  for (const feature of features) {
    const document = `contracts/generated/${feature}.json`;
    run('redocly', ['bundle', `contracts/${feature}/openapi.yaml`, '--dereferenced=false', '-o', document]);
    writeFileSync(
      document,
      `${JSON.stringify(complete(JSON.parse(readFileSync(document, 'utf8')), feature), null, 2)}\n`,
    );
    run('openapi-typescript', [document, '-o', `contracts/generated/${feature}.ts`]);
  }

  const clients = await createClient(
    features.map((feature) => ({
      input: `./contracts/generated/${feature}.json`,
      output: { path: `./adapters/generated/${feature}`, module: { extension: '.ts' as const } },
      logs: { level: 'silent' as const, file: false },
      plugins: [
        '@hey-api/client-fetch' as const,
        'valibot' as const,
        { name: '@hey-api/sdk' as const, validator: { response: 'valibot' as const } },
      ],
    })),
  );
  // A silent generator makes no client of a document that it cannot read.
  if (clients.length < features.length) throw new Error('A client could not be generated.');

  const variableOf = (feature: string) => feature.replaceAll('-', '');

  writeFileSync(
    'contracts/generated/documents.ts',
    `${features.map((f) => `import ${variableOf(f)} from './${f}.json' with { type: 'json' };`).join('\n')}\n\n/** Every contract by feature name. */\nexport const documents = { ${features.map((f) => `'${f}': ${variableOf(f)}`).join(', ')} };\n`,
  );

  /** Which contract promises an operation: adapters keep a sick service from taking the others. */
  const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];
  const services = features.flatMap((feature) => {
    const { paths } = JSON.parse(readFileSync(`contracts/generated/${feature}.json`, 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    return Object.entries(paths).flatMap(([path, of]) =>
      methods.flatMap((method) => (method in of ? [`  '${method.toUpperCase()} ${path}': '${feature}',`] : [])),
    );
  });
  writeFileSync(
    'adapters/generated/services.ts',
    `/** The service of each operation, by method and path. */\nexport const services: Readonly<Record<string, string>> = {\n${services.join('\n')}\n};\n`,
  );
  writeFileSync(stamp, made);
}
