import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The sheets whose class names stand most often on a page come first and get the shortest names: a page has 96 cards. */
const often = [/^ui\/catalog\//, /^ui\/components\//];
const rank = (file: string) => [...often.map((folder) => (folder.test(file) ? 0 : 1)), file].join(' ');

/** Those of stories are no part of the shop. */
const sheets = globSync('ui/**/*.module.css')
  .filter((file) => !file.endsWith('.stories.module.css'))
  .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
  .map((file) => resolve(file));
const prefixOf = (file: string) => `c${sheets.indexOf(file).toString(36)}-`;

/**
 * Drops the sheets of server-only parts from the browser, unless browser code names one of their classes. The build
 * stops when a needed sheet is in no file.
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

const list = /const __vite__mapDeps=.*?\(m\.f=(\[[^\]]*\])\).*?;\n/;
const wanted = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/**
 * A part that is loaded on demand finds its styles on the page: the bundler would link the page's sheets again, under
 * another address, and the whole page would be styled anew, in the fonts that came too late for it.
 */
export function noSheetTwice(): Plugin {
  return {
    name: 'no-sheet-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.code = withoutSheets(file.code);
      },
    },
  };
}

/** The code of a chunk whose dynamic imports preload scripts, but no sheets. */
export function withoutSheets(code: string): string {
  const found = list.exec(code);
  if (!found) return code;
  const [whole, array = '[]'] = found;
  const names: string[] = JSON.parse(array);
  if (!names.some((name) => name.endsWith('.css'))) return code;
  let isUsed = false;
  const trimmed = code.replace(wanted, (_, numbers: string) => {
    const parts = numbers.split(',').filter((at) => !names[Number(at)]?.endsWith('.css'));
    isUsed ||= parts.length > 0;
    return parts.length > 0 ? `__vite__mapDeps([${parts.join()}])` : '[]';
  });
  // The others keep their numbers.
  const others = JSON.stringify(names.map((name) => (name.endsWith('.css') ? 0 : name)));
  return trimmed.replace(whole, () => (isUsed ? whole.replace(array, () => others) : ''));
}

/**
 * `c0-0`: the index of the file and of the name in it. The same for server and browser, and smaller than a hash when
 * compressed.
 */
export function shortNames() {
  const names = new Map<string, string[]>();
  return (name: string, file: string) => {
    const shortened = names.get(file) ?? [];
    names.set(file, shortened);
    if (!shortened.includes(name)) shortened.push(name);
    return prefixOf(file) + shortened.indexOf(name).toString(36);
  };
}
