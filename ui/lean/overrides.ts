interface Override {
  name: string;
  /** What the framework or the library does without the override. */
  changes: string;
  /** Measured by `node tests/figures/overrides.ts`; an override without a gain is removed. */
  wins: string;
  /** `build`: decided by the build, because browser code and documents must agree; `request`: by each request. */
  at: 'build' | 'request';
  upstream?: string;
}

/** Every override of the framework and of libraries; `README.md` has the same table. */
export const overrides = [
  {
    name: 'whole-pages',
    changes: 'A page is one string without `Scripts`: the loaders’ data and what starts the router stand at its end.',
    wins: 'About 20 % of CPU; 0.8 kB of scripts, 0.2 kB of HTML.',
    at: 'build',
  },
  {
    name: 'first-styles',
    changes:
      'The document of a first visit holds the sheet, and its page does without fonts that come late; later ones name its file, which is fetched at idle.',
    wins: 'The first frame 0.4 s sooner on a slow line.',
    at: 'request',
  },
  {
    name: 'late-scripts',
    changes: 'Scripts are fetched once the first frame is on the screen, or after two seconds.',
    wins: 'The first picture 0.4 s sooner on a slow line: 1.1 s, not 1.5.',
    at: 'request',
  },
  {
    name: 'static-parts',
    changes:
      'What stands in a document as HTML is not sent as data too, and hydration leaves it alone; of an answer that has not changed it is made once, into the bytes that are sent.',
    wins: 'About 80 % of CPU; 9.4 kB of HTML.',
    at: 'request',
  },
  {
    name: 'own-routes',
    changes: 'A page is matched, loaded and rendered by a router of its own routes, not of all that there are.',
    wins: 'About 19 % of CPU in rendering; what it wins in matching is not measured yet.',
    at: 'request',
  },
  {
    name: 'links',
    changes: 'One listener follows plain links; no `Link` for each.',
    wins: 'Parts that React does not own lead on without a load; costs 0.8 kB.',
    at: 'build',
  },
  {
    name: 'prefetch',
    changes:
      'What other public pages are made of is fetched as soon as a page is hydrated, and the data of a list or a product as a link to it is touched; the server lets that be kept for half a minute, where the router finds it.',
    wins: 'The first tap waits for data only: 0.2 s on a slow line.',
    at: 'build',
  },
  {
    name: 'back-cache',
    changes: 'A client middleware of the root shows a list or a product again for five minutes, without a request.',
    wins: 'A round trip of Back; costs 0.6 kB.',
    at: 'build',
  },
  {
    name: 'patient-fetch',
    changes: 'The router’s `fetch` asks until it is answered, and sends a change once.',
    wins: 'A page and what was typed outlive a lost network; costs 0.3 kB.',
    at: 'build',
    upstream: 'https://github.com/remix-run/react-router/pull/15465',
  },
  {
    name: 'reload-guard',
    changes:
      'The Navigation API tells of the router’s reloads: the page that was wanted is loaded, once a minute at most.',
    wins: 'No circle of loads (specification §9).',
    at: 'build',
  },
  {
    name: 'manifest',
    changes:
      'The list of routes that the build wrote says once what routes have in common; endpoints share one empty module, and files, what `fetch` reads and the imports of routes are left out.',
    wins: '4.0 kB of scripts.',
    at: 'build',
  },
  {
    name: 'suggestions',
    changes: 'downshift has the one list that the shop has, and no check of arguments.',
    wins: '4.8 kB of the form of an address, whose budget is 20.',
    at: 'build',
    upstream: 'https://github.com/downshift-js/downshift/issues/1393',
  },
] as const satisfies readonly Override[];

export type OverrideName = (typeof overrides)[number]['name'];

/** The overrides that `LEAN` turns off: none unless it is set, all by `0`, single ones by `-links,-late-scripts`. */
export function turnedOff(setting = ''): ReadonlySet<string> {
  const names: readonly string[] = overrides.map(({ name }) => name);
  if (setting === '0') return new Set(names);
  const off = setting.split(',').flatMap((word) => (word === '' ? [] : [word.replace(/^-/, '')]));
  const unknown = off.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`LEAN: no override is called ${unknown}.`);
  return new Set(off);
}

// Stories run server code in a browser, which has no environment variables.
const off = turnedOff(typeof process === 'undefined' ? undefined : process.env.LEAN);

/** Whether an override is on, in builds and on servers; browser code asks `import.meta.env` (`constants`). */
export const isLean = (name: OverrideName): boolean => !off.has(name);

/** Build constants such as `import.meta.env.LEAN_LINKS`. Where they are not defined, every override is on. */
export const constants = (): Record<string, string> =>
  Object.fromEntries(
    overrides
      .filter(({ at }) => at === 'build')
      .map(({ name }) => [
        `import.meta.env.LEAN_${name.toUpperCase().replaceAll('-', '_')}`,
        JSON.stringify(isLean(name)),
      ]),
  );
