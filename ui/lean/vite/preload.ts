import type { Plugin } from 'vite';
import { isLean } from '../overrides.ts';

const helper = '\0vite/preload-helper.js';

/** What a dynamic import needs is asked for with it. */
const program = `export const __vitePreload = (load, parts = []) => {
  for (const part of parts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }));
  return load();
};`;

/**
 * A dynamic import without the bundler's program around it, which waits for sheets and tells of failures: parts bring no
 * sheet, and who imports them knows what to do without. The build stops when there is no such program any more.
 */
export function leanPreload(): Plugin {
  let isFound = false;
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && isLean('preload'),
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== helper) return null;
      isFound = true;
      return program;
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('The bundler has no program around dynamic imports: see lean/vite/preload.ts.');
    },
  };
}
