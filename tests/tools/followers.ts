import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';

/** A file of code and its text. */
export interface Source {
  file: string;
  text: string;
}

/** Every file of code that Git knows, or could know. */
export const sourcesOfTree = (): Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * What a change of these files reaches without an import: what is generated from them, the code that says a changed message,
 * and the code that reads them while it runs.
 */
export function followersOf(files: readonly string[], sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (const generated of generatedFrom(file, sources)) found.add(generated);
    const code = /\.tsx?$/.test(file)
      ? []
      : sources.filter((source) => reads(source, file) || saysMessageOf(source, file));
    for (const follower of code) found.add(follower.file);
  }
  return [...found];
}

/** The tests that read whatever stands in a folder: no name in them leads to a file that has changed. */
export const treeReaders = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file, text }) => /\.test\.tsx?$/.test(file) && /\b(?:glob|readdir)Sync\(/.test(text))
    .map(({ file }) => file);

function generatedFrom(file: string, sources: readonly Source[]): string[] {
  const feature = /^contracts\/([\w-]+)\/.+\.yaml$/.exec(file)?.[1];
  if (!feature) return [];
  if (feature === 'shared') return clients(sources).flatMap(generatedFor);
  return generatedFor(feature);
}

const generatedFor = (feature: string) => [
  `contracts/generated/${feature}.json`,
  ...['sdk', 'types', 'valibot'].map((part) => `adapters/generated/${feature}/${part}.gen.ts`),
];

/** The features whose client some adapter imports. */
const clients = (sources: readonly Source[]): string[] => [
  ...new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/#adapters\/generated\/([\w-]+)\//g)].map(([, name = '']) => name)),
  ),
];

/** Keys of messages begin with the name of their folder; the code beside them may put a key together. */
function saysMessageOf({ file, text }: Source, changed: string): boolean {
  if (!/^ui\/.+\/(?:copy|messages)\.(?:fr|en)\.json$/.test(changed)) return false;
  const folder = dirname(changed);
  const feature = basename(folder);
  return (
    dirname(file) === folder || text.includes(`useCopy('${feature}')`) || new RegExp(`['"\`]${feature}\\.`).test(text)
  );
}

/** Whether a path in its text, from the root or from its own folder, leads to the file. */
function reads({ file, text }: Source, changed: string): boolean {
  const name = basename(changed);
  if (!text.includes(name) || !/\breadFile(?:Sync)?\(/.test(text)) return false;
  const paths = [...text.matchAll(/['"`]([\w./-]+)['"`]/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.endsWith(name));
  return paths.some((path) => posix.normalize(path) === changed || posix.join(dirname(file), path) === changed);
}
