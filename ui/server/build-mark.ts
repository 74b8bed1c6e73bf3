import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  '{domain,adapters,ui}/**/*.{ts,tsx,css,json,svg}',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

export const buildDirectory = process.env.BUILD_DIR ?? 'build';

/** Tells a whole and current build from one that was interrupted or is older than a source. */
export function buildMark(directory = buildDirectory, root = '.') {
  const [begun, complete] = [join(directory, 'begun'), join(directory, 'complete')];
  return {
    begin() {
      mkdirSync(directory, { recursive: true });
      rmSync(complete, { force: true });
      writeFileSync(begun, '');
    },
    /** The mark has the time of the beginning: a source may have changed meanwhile. */
    complete: () => renameSync(begun, complete),
    needsBuild() {
      if (!existsSync(complete)) return true;
      const age = statSync(complete).mtimeMs;
      return globSync(sources, { cwd: root }).some((file) => statSync(join(root, file)).mtimeMs > age);
    },
  };
}
