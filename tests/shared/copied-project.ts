import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** What a command writes, and would share with the project. */
const written = ['.git', '.data', '.react-router', 'node_modules', 'test-results'];

/** A folder of links to the project's files, in which commands write nothing that is the project's. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-project-'));
  const link = (path: string) => symlinkSync(join(root, path), join(folder, path));
  for (const name of readdirSync(root)) if (!written.includes(name)) link(name);
  mkdirSync(join(folder, 'node_modules'));
  const isPackage = (name: string) => !name.startsWith('.') || ['.bin', '.package-lock.json'].includes(name);
  for (const name of readdirSync(join(root, 'node_modules'))) if (isPackage(name)) link(`node_modules/${name}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
