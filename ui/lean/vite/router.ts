import type { Plugin } from 'vite';
import { isLean, type OverrideName } from '../overrides.ts';

const reload = 'window.location.reload();';

const asking = 'async function fetchAndDecodeViaTurboStream(args, targetRoutes) {';
const keptAnswer = 'let kept = window.keptData?.(args); if (kept) return { status: 200, data: { routes: kept } };';

/**
 * Changes to router modules in the browser, by override; a change gives `null` when the module is no longer as
 * expected.
 */
const changes: Partial<Record<OverrideName, { module: RegExp; change(code: string): string | null }>> = {
  // The shop has a reload guard of its own (specification §8).
  'reload-guard': {
    module: /react-router\/.*\/routeModules\.js$/,
    change: (code) => (code.includes(reload) ? code.replace(reload, 'window.programLost();') : null),
  },
  // Back shows a page of the catalogue as it was (`ahead/kept-pages.ts`).
  'kept-pages': {
    module: /react-router\/.*\/single-fetch\.js$/,
    change: (code) => (code.includes(asking) ? code.replace(asking, asking + keptAnswer) : null),
  },
  // The manifest has every route from the start (react-router.config.ts), so nothing is discovered.
  'route-discovery': { module: /react-router\/.*\/fog-of-war\.js$/, change: withoutContent },
  // The browser's router is not instrumented.
  instrumentation: { module: /react-router\/.*\/instrumentation\.js$/, change: withoutContent },
};

function withoutContent(code: string): string | null {
  const exported = /export \{(.*)\}/.exec(code)?.[1];
  if (exported === undefined) return null;
  const names = exported.split(',').map((name) => `none as ${name.trim()}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };`;
}

/** Applies the changes to the router in the browser. The build stops when a module is no longer as expected. */
export function leanRouter(): Plugin {
  const active = new Map(Object.entries(changes).filter(([name]) => isLean(name as OverrideName)));
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = active.entries().find(([, { module }]) => module.test(id));
      if (!found) return null;
      const [name, { change }] = found;
      const changed = change(code);
      if (changed === null) this.error(`The router has changed: see ${name} in lean/vite/router.ts.`);
      active.delete(name);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && active.size > 0)
        this.error(`The router has changed: it has no module for ${[...active.keys()].join(', ')}.`);
    },
  };
}
