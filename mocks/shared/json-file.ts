import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value in a JSON file, written shortly after a change; without a path it is in memory only. */
export interface JsonFile {
  read(): unknown;
  /** Calls `value` when it writes. */
  writeSoon(value: () => unknown): void;
  flush(): void;
  remove(): void;
}

const DELAY = 250;

export function jsonFile(path: string | null): JsonFile {
  let pending: (() => unknown) | null = null;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending && path) write(path, pending());
    pending = null;
  };
  return {
    read: () => (path ? readJson(path) : undefined),
    writeSoon: (value) => {
      pending = value;
      timer ??= setTimeout(flush, DELAY).unref();
    },
    flush,
    remove: () => {
      clearTimeout(timer);
      timer = undefined;
      pending = null;
      if (path) rmSync(path, { force: true });
    },
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(`${path} cannot be read and is ignored.`);
    return undefined;
  }
}

/** Writes by a rename, so that an interruption leaves the old file intact. */
function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
