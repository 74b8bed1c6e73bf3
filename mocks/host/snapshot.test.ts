import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soldStockIn, takeStock } from '../catalog/stock.ts';
import { jsonFile } from '../shared/json-file.ts';
import { DEFAULT_WORLD, resetWorld, saveWorld, worldNamed } from '../shared/world.ts';
import { keepDefaultWorld } from './snapshot.ts';

// Tests of other files may have used the default world.
beforeEach(() => resetWorld(DEFAULT_WORLD));

const folder = mkdtempSync(`${tmpdir()}/snapshot-`);
const path = `${folder}/backend.json`;
afterEach(() => {
  resetWorld(DEFAULT_WORLD);
  rmSync(folder, { recursive: true, force: true });
});

test('the default world is there again after a restart', async () => {
  const stop = await keepDefaultWorld(jsonFile(path));
  const world = worldNamed(DEFAULT_WORLD);
  world.next();
  await takeStock(world, { code: '1126001', quantity: 4 });
  saveWorld();
  stop();

  resetWorld(DEFAULT_WORLD);
  const stopAgain = await keepDefaultWorld(jsonFile(path));
  const restored = worldNamed(DEFAULT_WORLD);
  stopAgain();
  expect(restored.counter).toBe(1);
  expect(soldStockIn(restored).all()).toEqual([{ code: '1126001', taken: 4 }]);
});
