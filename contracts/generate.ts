/**
 * Makes, from the contracts, everything that is generated: bundled documents, wire types for the mock backend,
 * and clients with validators for the adapters. Runs at install (`prepare`) and by `npm run contracts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createClient } from '@hey-api/openapi-ts';

const features = readdirSync('contracts').filter((name) => existsSync(`contracts/${name}/openapi.yaml`));
for (const folder of ['contracts/generated', 'adapters/generated']) rmSync(folder, { recursive: true, force: true });

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

for (const feature of features) {
  const document = `contracts/generated/${feature}.json`;
  run('redocly', ['bundle', `contracts/${feature}/openapi.yaml`, '--dereferenced=false', '-o', document]);
  run('openapi-typescript', [document, '-o', `contracts/generated/${feature}.ts`]);
}

await createClient(
  features.map((feature) => ({
    input: `./contracts/generated/${feature}.json`,
    output: { path: `./adapters/generated/${feature}`, module: { extension: '.ts' as const } },
    logs: { level: 'error' as const },
    plugins: [
      '@hey-api/client-fetch' as const,
      'valibot' as const,
      { name: '@hey-api/sdk' as const, validator: { response: 'valibot' as const } },
    ],
  })),
);

const variableOf = (feature: string) => feature.replaceAll('-', '');

writeFileSync(
  'contracts/generated/documents.ts',
  `${features.map((f) => `import ${variableOf(f)} from './${f}.json' with { type: 'json' };`).join('\n')}\n\n/** Every contract by feature name. */\nexport const documents = { ${features.map((f) => `'${f}': ${variableOf(f)}`).join(', ')} };\n`,
);
