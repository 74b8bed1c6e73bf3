import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** For the tests of a file: the working folder holds a build with these assets, by name. */
export function builtAssets(texts: Readonly<Record<string, string>>): void {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'build/client/assets', name), text);
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
}

/** The link to a sheet, as React writes it. */
export const sheetLink = (name: string): string => `<link nonce="" rel="stylesheet" href="/assets/${name}.css#"/>`;
