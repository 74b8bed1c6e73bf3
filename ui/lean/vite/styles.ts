import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const sheets = globSync('ui/**/*.module.css')
  .map((file) => resolve(file))
  .toSorted();
const prefixOf = (file: string) => `c${sheets.indexOf(file).toString(36)}-`;

/**
 * A part that only the server makes brings no sheet to the browser, unless a part that the browser loads names one of its
 * classes. The build stops where a sheet is in none of the browser's files.
 */
export function everySheet(): Plugin {
  return {
    name: 'every-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, files) {
      const css = Object.values(files).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      const absent = sheets.filter((sheet) => !css.some((text) => text.includes(`.${prefixOf(sheet)}`)));
      if (absent.length > 0) this.error(`No part that the browser loads names a class of ${absent.join(', ')}.`);
    },
  };
}

/** `c0-0`, by the place of the file and of the name in it: the same for server and browser, and shorter than a hash once packed. */
export function shortNames() {
  const names = new Map<string, string[]>();
  return (name: string, file: string) => {
    const known = names.get(file) ?? [];
    names.set(file, known);
    if (!known.includes(name)) known.push(name);
    return prefixOf(file) + known.indexOf(name).toString(36);
  };
}
