import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the step « layers » of a folder where it is this program. */
function run(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'run-all-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const each of ['contracts', 'tests/tools']) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, 'tests/tools/layers.ts'), program);
  const { status, stdout } = spawnSync(process.execPath, [resolve('tests/tools/run-all.ts'), 'layers'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('a run whose steps pass ends with 0', () => {
  expect(run('')).toEqual({ status: 0, stdout: expect.stringContaining('1 passed, 0 failed') });
});

test('a run with a step that fails ends with 1, and shows what the step said', () => {
  const { status, stdout } = run("console.log('a layer too low'); process.exit(3);");
  expect(status).toBe(1);
  expect(stdout).toMatch(/✗ layers[^]*a layer too low[^]*failed: layers\n0 passed, 1 failed/);
});
