import { readFile } from 'node:fs/promises';

/** The text of a file of `drawings/`, by its path without an ending. Storybook reads them through Vite. */
export const readDrawing = (name: string): Promise<string> =>
  readFile(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8');
