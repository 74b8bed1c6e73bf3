/** In place of `mocks/pictures/drawings.ts`, which reads a disk. */
import type * as Drawings from '#mocks/pictures/drawings.ts';

const files = import.meta.glob<string>('../../mocks/pictures/drawings/**/*.svg', { query: '?raw', import: 'default' });

export const readDrawing: typeof Drawings.readDrawing = async (name) => {
  const load = files[`../../mocks/pictures/drawings/${name}.svg`];
  if (!load) throw new Error(`There is no drawing ${name}.`);
  return load();
};
