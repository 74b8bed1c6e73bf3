import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

export const buildDirectory = process.env.BUILD_DIR ?? 'build';
const [begun, complete] = [`${buildDirectory}/begun`, `${buildDirectory}/complete`];
const sources = [
  '{domain,adapters,ui}/**/*.{ts,tsx,css,json,svg}',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Until `markComplete`, what the directory holds is no build. */
export function markBegun(): void {
  mkdirSync(buildDirectory, { recursive: true });
  rmSync(complete, { force: true });
  writeFileSync(begun, '');
}

/** The mark has the time at which the build began: a source may have changed meanwhile. */
export function markComplete(): void {
  renameSync(begun, complete);
}

/** Whether the build is missing, was interrupted, or is older than a source. */
export function needsBuild(): boolean {
  if (!existsSync(complete)) return true;
  const age = statSync(complete).mtimeMs;
  return globSync(sources).some((file) => statSync(file).mtimeMs > age);
}
