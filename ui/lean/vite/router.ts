import type { Plugin } from 'vite';
import { isLean, type OverrideName } from '../overrides.ts';

const reload = 'window.location.reload();';

const reactHints =
  /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|useFormState|useFormStatus) = [^]*?^\};$/gm;
/** React's own names of attributes, each beside the one in a document. */
export const attributeTable = /(?<=^var aliases = new Map\(\[)[^]*?(?=\]\))/m;
/** Those of forms and of a page's head, and those of the shop's drawings: most of the table is about others, and a test says so. */
export const keptAttributes: ReadonlySet<string> = new Set([
  'acceptCharset',
  'htmlFor',
  'httpEquiv',
  'crossOrigin',
  'fontSize',
  'fontWeight',
  'strokeDasharray',
  'strokeWidth',
  'textAnchor',
]);
const attributesOf = (code: string): string => {
  const pairs = attributeTable.exec(code)?.[0].matchAll(/\["(\w+)", "[\w:-]+"\]/g) ?? [];
  return [...pairs].flatMap(([pair, name = '']) => (keptAttributes.has(name) ? [pair] : [])).join();
};

interface Change {
  override: OverrideName;
  module: RegExp;
  /** `null` when the module is no longer as expected. */
  change(code: string): string | null;
}

/** What is left of a branch that cannot match is not tried: the expression of its whole path is asked first. */
const ofBranch = 'score: computeScore(path, route.index),';
const trying = 'function matchRouteBranch(branch, pathname, allowPartial = false) {';
const askedFirst = 'if (!allowPartial && !branch.whole.test(pathname)) return null;';

const quickMatch: Change = {
  override: 'quick-match',
  module: /react-router\/.*\/lib\/router\/utils\.js$/,
  change: (code) => {
    const asked = replaced(code, trying, trying + askedFirst);
    return asked && replaced(asked, ofBranch, `${ofBranch} whole: compilePath(path, route.caseSensitive)[0],`);
  },
};

/** Changes to modules of the router in the browser; one a module. */
const changesOfBrowser: readonly Change[] = [
  quickMatch,
  // The shop has a reload guard of its own (specification §8).
  {
    override: 'reload-guard',
    module: /react-router\/.*\/routeModules\.js$/,
    change: (code) => replaced(code, reload, 'window.programLost();'),
  },
  // The manifest has every route from the start (react-router.config.ts), so nothing is discovered.
  { override: 'route-discovery', module: /react-router\/.*\/fog-of-war\.js$/, change: withoutContent },
  // The browser's router is not instrumented.
  { override: 'instrumentation', module: /react-router\/.*\/instrumentation\.js$/, change: withoutContent },
  // Links that the shop does not have stay out, once nothing but their name for tools is said of them.
  {
    override: 'router-parts',
    module: /react-router\/.*\/lib\/dom\/lib\.js$/,
    change: (code) => unnamed(code)?.replaceAll(/= (React\$\d+\.forwardRef\()/g, '= /* @__PURE__ */ $1') ?? null,
  },
  { override: 'router-parts', module: /react-router\/.*\/lib\/context\.js$/, change: unnamed },
  // No page waits for a promise.
  {
    override: 'router-parts',
    module: /react-router\/.*\/lib\/components\.js$/,
    change: (code) => replaced(code, /^var AwaitErrorBoundary = class [^]*?^\};$/m, 'var AwaitErrorBoundary;'),
  },
  // No component runs on the server only.
  {
    override: 'router-parts',
    module: /react-router\/.*\/lib\/hooks\.js$/,
    change: (code) => withoutBody(withoutBody(code, 'RSCErrorHandler'), 'DefaultErrorComponent'),
  },
  // No link of a page's head names another page.
  {
    override: 'router-parts',
    module: /react-router\/.*\/ssr\/components\.js$/,
    change: (code) => withoutBody(code, 'PrefetchPageLinks'),
  },
  { override: 'router-parts', module: /react-router\/.*\/lib\/errors\.js$/, change: withoutContent },
  // The root has an error page; if that fails, the document of the server is the better one.
  {
    override: 'router-parts',
    module: /react-router\/.*\/ssr\/errorBoundaries\.js$/,
    change: (code) =>
      withoutBody(code, 'RemixRootDefaultErrorBoundary', 'console.error(error); window.programLost(); return null;'),
  },
  // Hints to the browser and states of forms that no page uses.
  {
    override: 'react-parts',
    module: /react-dom\/cjs\/react-dom\.production\.js$/,
    change: (code) => replaced(code, reactHints, ''),
  },
  {
    override: 'react-parts',
    module: /react\/cjs\/react\.production\.js$/,
    change: (code) => replaced(code, 'exports.Children = Children;', ''),
  },
  {
    override: 'react-parts',
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    change: (code) => replaced(code, attributeTable, attributesOf(code)),
  },
  // Every page is in its document.
  { override: 'router-parts', module: /react-router\/.*\/ssr\/fallback\.js$/, change: withoutContent },
];

function replaced(code: string, part: string | RegExp, by: string): string | null {
  const changed = code.replace(part, () => by);
  return changed === code ? null : changed;
}

/** Without the names that only tools show, which bundlers take for something that a part does. */
function unnamed(code: string): string | null {
  return replaced(code, /^\w+\.displayName = ".*";$/gm, '');
}

function withoutBody(code: string | null, name: string, body = 'return null;'): string | null {
  const found = new RegExp(`^(function ${name}\\(.*\\) \\{\\n)[^]*?^\\}$`, 'm').exec(code ?? '');
  return found && code ? code.replace(found[0], () => `${found[1]}${body}\n}`) : null;
}

function withoutContent(code: string): string | null {
  const exported = /export \{(.*)\}/.exec(code)?.[1];
  if (exported === undefined) return null;
  const names = exported.split(',').map((name) => `none as ${name.trim()}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };`;
}

/** Applies the changes to the router, in the browser and on the server. The build stops when a module is no longer as expected. */
export const leanRouter = (): Plugin[] => [changing('client', changesOfBrowser), changing('ssr', [quickMatch])];

function changing(environment: 'client' | 'ssr', made: readonly Change[]): Plugin {
  const active = new Set(made.filter(({ override }) => isLean(override)));
  return {
    name: `lean-router-${environment}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    transform(code, id) {
      const found = active.values().find(({ module }) => module.test(id));
      if (!found) return null;
      const changed = found.change(code);
      if (changed === null) this.error(`The router has changed: see ${found.override} in lean/vite/router.ts.`);
      active.delete(found);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      const left = [...active].map(({ module }) => module.source);
      if (!error && left.length > 0) this.error(`The router has changed: it has no module ${left.join(', ')}.`);
    },
  };
}
