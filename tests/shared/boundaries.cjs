/**
 * The forbidden imports. Each rule gives its reason; `tests/tools/layers.ts` proves that each rule finds a violation.
 */
const tests = '\\.test\\.tsx?$';
const stories = '\\.stories\\.tsx$';
const generated = '(^|/)generated/';
const server = '\\.server\\.tsx?$';
/** Files in which features may meet. */
const ways = ['\\.(route|layout)\\.tsx?$', '^ui/(root|entry\\.(client|server))\\.tsx$', '^ui/routes\\.ts$'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-itself',
      comment: 'The domain imports itself and nothing else, not even a package.',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'adapters-know-no-page',
      comment: 'An adapter can be tested without a page, and runs against a real backend as well as ours.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: tests },
      to: { path: '^(ui|mocks)/' },
    },
    {
      name: 'one-door-to-the-adapters',
      comment:
        'Only the type of the composed shop, collector.client.ts (what the browser loads when it may) and the server reach the adapters; a page never sees the wire.',
      severity: 'error',
      from: {
        path: '^ui/',
        pathNot: ['^ui/request/shop\\.ts$', '^ui/analytics/collector\\.client\\.ts$', '^ui/server/', tests, stories],
      },
      to: { path: '^(adapters|contracts|mocks)/' },
    },
    {
      name: 'collector-library-in-one-file',
      comment: 'The library of the collector is loaded after an agreement only: nothing but its adapter may hold it.',
      severity: 'error',
      from: { pathNot: '^adapters/analytics/piano\\.ts$' },
      to: { path: '(^|node_modules/)piano-analytics-js(/|$)', dependencyTypesNot: ['local'] },
    },
    {
      name: 'screens-bind-views',
      comment: 'A screen or a component sees its view, never the domain.',
      severity: 'error',
      from: { path: '^ui/.*\\.tsx$', pathNot: [...ways, server, '\\.examples\\.tsx$', tests, stories] },
      to: { path: '^domain/' },
    },
    {
      name: 'mocks-keep-their-own-rules',
      comment: 'A mock that reuses our rules repeats our bugs.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: tests },
      to: { path: '^(domain|adapters|ui)/' },
    },
    {
      name: 'inversify-in-one-file',
      comment: 'The container is one file: nothing else may depend on how the parts are put together.',
      severity: 'error',
      from: { pathNot: '^adapters/container\\.ts$' },
      to: { path: '(^|node_modules/)inversify(/|$)', dependencyTypesNot: ['local'] },
    },
    {
      name: 'validators-stay-outside',
      comment: 'Bodies are validated where they enter; the domain and the browser never carry a validator.',
      severity: 'error',
      from: { path: '^(domain|ui)/', pathNot: tests },
      to: { path: '(^|node_modules/)valibot(/|$)', dependencyTypesNot: ['local'] },
    },
    {
      name: 'nothing-ships-tests',
      comment: 'What the shop runs never depends on how it is tested.',
      severity: 'error',
      from: { path: '^(domain|adapters|ui|mocks|contracts)/', pathNot: [tests, stories] },
      to: { path: ['^tests/', '^\\.storybook/', '\\.test-model\\.ts$'] },
    },
    {
      name: 'no-cycles',
      comment: 'Read one file, then the next: a circle has no beginning.',
      severity: 'error',
      from: { pathNot: generated },
      to: { circular: true },
    },
    {
      name: 'no-lost-imports',
      comment: 'An import that resolves to nothing is an import that no rule can see.',
      severity: 'error',
      from: { pathNot: generated },
      to: { couldNotResolve: true, pathNot: ['(^|/)\\+types/', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', generated] },
    exclude: { path: ['(^|/)\\+types/', '^\\.react-router/', '\\.css$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
