interface Figure {
  name: string;
  /** What it measures, walks or lists, for the list that `npm run figures` prints. */
  shows: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Whether it needs the production build, which is made first. */
  isBuilt?: true;
}

const program = (name: string, shows: string): Figure => ({
  name,
  shows,
  command: ['node', `tests/figures/${name}.ts`],
});
const ofBuild = (name: string, shows: string): Figure => ({ ...program(name, shows), isBuilt: true });
const walk = (name: string, shows: string): Figure => ({
  name,
  shows,
  command: ['playwright', 'test', `--project=${name}`],
  isBuilt: true,
});
const tool = (name: string, file: string, shows: string): Figure => ({ name, shows, command: ['node', file] });

/** Everything that `npm run figures` can run; what `npm test` judges is no part of it. */
export const figures: readonly Figure[] = [
  ofBuild('size', 'JavaScript and CSS of a first visit, by page; fails above the budgets'),
  ofBuild('journeys', 'screens, fields, seconds by keyboard and JavaScript of each journey, beside their ceilings'),
  ofBuild('bench', 'the listing’s speed beside a bare React page, in one run'),
  ofBuild(
    'moves',
    'taps, Back, suggestions and additions of a phone on a slow line, beside a bare React Router app of the same pages (--runs 3)',
  ),
  ofBuild('taps', 'taps of a first visit on a slow line, from the first paint on: each must lead to what was tapped'),
  ofBuild('lighthouse', 'Lighthouse, mobile, median of three'),
  ofBuild('hung-backend', 'how the cart and the checkout answer while any one of the other services hangs'),
  ofBuild('overload', '5,000 different pages at once: who is answered, how soon, and what is left in memory'),
  ofBuild('hostile-tables', 'eight bad tables of 1, 5 and 20 MB beside a visitor who walks: health, memory, answers'),
  ofBuild('shoppers', '200 shoppers at once at two processes, each up to the confirmation of a paid order'),
  ofBuild(
    'rehearsal',
    'production in small: restarts, a Redis of a cluster and of Sentinels dies under 200 shoppers, Varnish, smuggling (-- varnish)',
  ),
  program('container', 'the image, built by buildah: its size, an order bought through it, and how it stops'),
  ofBuild('soak', 'five minutes of visitors (--minutes 60): no error, memory and descriptors flat'),
  ofBuild('pictures', 'the pictures of a first visit on a fresh mock backend: none may be missing'),
  program('workbench', 'seconds until Storybook shows « The shop », cold and warm, and until an edit shows'),
  program('next-router', 'the shop with the newest router of the registry: passes, or names the seam that changed'),
  program('overrides', 'the gain of each override of the framework (ui/lean/README.md)'),
  walk('every-route', 'every address, with axe, in both languages at both widths; the tests do a part of it'),
  walk('every-control', 'every control in every situation at both widths; the tests do the most telling part'),
  {
    name: 'limits',
    shows: 'the properties of payments a thousand times each; the tests draw 100 new cases',
    command: ['vitest', 'run', '--config', 'vitest.node.config.ts', '--project', 'limits'],
    env: { PAYING_RUNS: '1000' },
  },
  {
    name: 'mutation',
    shows: 'breaks the rules of addresses one by one: a test must notice; fails below 90 %',
    command: ['stryker', 'run'],
  },
  tool(
    'mutation-glue',
    'tests/tools/mutation-glue.ts',
    'the same for mappings, server halves and views (ui/returns adapters/cart)',
  ),
  tool(
    'outdated',
    'tests/tools/outdated.ts',
    'dependencies that are not at their newest version, and why; asks the registry',
  ),
  tool('routes', 'tests/tools/routes.ts', 'every address of the shop, with its mode, its guard and its kind'),
  tool('under-load', 'tests/tools/under-load.ts', 'nothing: it runs a command beside busy processes'),
  tool('mocks-missing', 'mocks/missing.ts', 'operations that the mock backend does not play'),
  tool(
    'groups-missing',
    'tests/tools/missing-groups.ts',
    'service groups of the specification without a contract, a pact, an adapter or a mock',
  ),
  { ...tool('picture', 'tests/tools/picture.ts', 'draws the README’s picture of the shop'), isBuilt: true },
];
