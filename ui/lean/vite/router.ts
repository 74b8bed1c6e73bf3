import type { Plugin } from 'vite';
import { isLean, type OverrideName } from '../overrides.ts';

const reload = 'window.location.reload();';

/** Changes to modules of the router in the browser, by the name of the override; `null` when one is no longer as it was. */
const changes: Partial<Record<OverrideName, { module: RegExp; change(code: string): string | null }>> = {
  // The shop loads the page anew once a minute at most (specification §8).
  'reload-guard': {
    module: /react-router\/.*\/routeModules\.js$/,
    change: (code) => (code.includes(reload) ? code.replace(reload, 'window.programMissing();') : null),
  },
  // It has every route from the start (react-router.config.ts), so that it discovers none.
  'route-discovery': { module: /react-router\/.*\/fog-of-war\.js$/, change: withoutContent },
  // Nobody instruments it in the browser.
  instrumentation: { module: /react-router\/.*\/instrumentation\.js$/, change: withoutContent },
};

function withoutContent(code: string): string | null {
  const exported = /export \{(.*)\}/.exec(code)?.[1];
  if (exported === undefined) return null;
  const names = exported.split(',').map((name) => `none as ${name.trim()}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };`;
}

/** What the shop changes of the router in the browser. It stops the build when the router is no longer as it was. */
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
