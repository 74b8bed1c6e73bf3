/**
 * Makes, from the contracts, everything that is generated: bundled documents, wire types for the mock backend,
 * and clients with validators for the adapters. Only those of contracts that have changed since are made anew. Runs at install
 * (`prepare`) and by `npm run generate`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';
import { features, lastMadeOf, madeOf, stamp } from './made-of.ts';
import { complete } from './whole-documents.ts';

const known = lastMadeOf();
const changed = features.filter((feature) => known[feature] !== madeOf[feature]);
const gone = Object.keys(known).filter((feature) => !madeOf[feature]);
if (changed.length + gone.length > 0) await generate();
console.log(`Contracts: ${changed.length} of ${features.length} clients generated, the others are up to date.`);

async function generate() {
  // What a failure leaves is made again: nothing is known of it.
  rmSync(stamp, { force: true });
  if (Object.keys(known).length === 0)
    for (const folder of ['contracts/generated', 'adapters/generated'])
      rmSync(folder, { recursive: true, force: true });
  for (const feature of [...changed, ...gone]) {
    for (const ending of ['json', 'ts']) rmSync(`contracts/generated/${feature}.${ending}`, { force: true });
    rmSync(`adapters/generated/${feature}`, { recursive: true, force: true });
  }

  // What it prints on success is noise; on failure it is part of the error.
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

  for (const feature of changed) {
    const document = `contracts/generated/${feature}.json`;
    run('redocly', ['bundle', `contracts/${feature}/openapi.yaml`, '--dereferenced=false', '-o', document]);
    writeFileSync(
      document,
      `${JSON.stringify(complete(JSON.parse(readFileSync(document, 'utf8')), feature), null, 2)}\n`,
    );
    run('openapi-typescript', [document, '-o', `contracts/generated/${feature}.ts`]);
  }

  const clients = await createClient(
    changed.map((feature) => ({
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
  if (clients.length < changed.length) throw new Error('A client could not be generated.');

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
  writeFileSync(stamp, JSON.stringify(madeOf));
}
