import type { EntryContext } from 'react-router';
import type { HtmlChunk } from './cached-html.ts';
import { holdEarlyPresses, patience } from './early-presses.ts';
import { callOf, inScript } from './in-document.ts';
import { isLean } from './overrides.ts';
import { type Connection, mayPrefetch } from './prefetch/connection.ts';
import { countEarlySteps, stepField } from './quantity-steps.ts';
import { createPolicy } from './trusted-types.ts';

interface DocumentParts {
  /** The script that starts the router; `null` for a page without a program. */
  start: string | null;
  /** The labels that the page uses, by feature: inside the document they compress well and need no request. */
  labels: object;
  nonce: string;
  /** Structured data (JSON-LD). */
  structured?: readonly object[];
}

const bodyEnd = '</body></html>';
/**
 * Runs first: pressing Back while the document arrives changes the address only. The query is left out, because the page
 * removes from it a notice that is shown once.
 */
const rememberAddress = 'arrivedAt=location.pathname';

const headStart = '<head>';

/** The page's first piece up to its head, and the rest of it. */
function openedAt(first: HtmlChunk): readonly [string, string] {
  const text = String(first);
  const head = text.indexOf(headStart) + headStart.length;
  return [text.slice(0, head), text.slice(head)];
}

const withoutEnd = (piece: HtmlChunk): HtmlChunk =>
  typeof piece === 'string' && piece.endsWith(bodyEnd) ? piece.slice(0, -bodyEnd.length) : piece;

/**
 * The document of a rendered page: first the content, then structured data, then the data and scripts of the program.
 *
 * @param page its pieces: the head in the first one, the end in the last.
 * @returns its pieces in order. They are sent one after the other, because joining them would copy the whole page.
 */
export function documentOf(
  page: readonly HtmlChunk[],
  { start, labels, nonce, structured = [] }: DocumentParts,
): readonly HtmlChunk[] {
  if (start === null) return page;
  const [opening = '', ...read] = page.map(withoutEnd);
  const has = (word: string) => page.some((piece) => piece.includes(word));
  const early = has('data-step') ? callOf(countEarlySteps, stepField) : '';
  const replay = has('data-held') ? callOf(holdEarlyPresses, patience) : '';
  const script = `<script nonce="${nonce}">window.labels=${inScript(labels)};${early}${replay}${start}</script>`;
  const described = structured.map((thing) => `<script type="application/ld+json">${inScript(thing)}</script>`);
  const first = `<script nonce="${nonce}">${rememberAddress}</script>`;
  const [before, after] = openedAt(opening);
  return [before, first, after, ...read, ...described, script, bodyEnd];
}

type Route = EntryContext['manifest']['routes'][string] & {};

/** A route has one module, unless the framework has split off its client-only code. */
const modulesOf = (route: Route): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined);

/** The module that starts the router: it imports the manifest, the page's routes and the entry. */
function programOf({ url, hmr, entry }: EntryContext['manifest'], routes: Route[]): string {
  const imports = [...(hmr ? [hmr.runtime] : []), url].map((href) => `import ${JSON.stringify(href)};`);
  const loaded = routes.map((route, place) => {
    const parts = modulesOf(route).map((href, part) => ({ href, name: `route${place}_${part}` }));
    for (const { href, name } of parts) imports.push(`import * as ${name} from ${JSON.stringify(href)};`);
    return `${JSON.stringify(route.id)}:{${parts.map(({ name }) => `...${name}`).join()}}`;
  });
  return `${imports.join('')}window.__reactRouterRouteModules={${loaded.join()}};import(${JSON.stringify(entry.module)});`;
}

/** The pages that most visits go on to: their modules, in any document. */
const nextPages = ['plp', 'product'];
const later = new WeakMap<object, string[]>();

/** The modules of those pages; all documents of a build name the same. */
export function laterModules({ routes }: EntryContext['manifest']): string[] {
  const cached = later.get(routes);
  if (cached) return cached;
  const modules = nextPages.flatMap((id) => {
    const route = routes[id];
    return route ? [...modulesOf(route), ...(route.imports ?? [])] : [];
  });
  const each = [...new Set(modules)];
  later.set(routes, each);
  return each;
}

/**
 * Replaces the framework's `Scripts` and `ServerRouter` for a document that is not streamed: the loaders' data in one
 * piece, and the modules that the router starts with. @param later those that it may need for the next page.
 */
export function startOf(
  entry: EntryContext,
  data: string,
  later: readonly string[] = [],
): { start: string; program: string } {
  const { serverHandoffString = '{}', manifest, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const program = programOf(manifest, routes);
  // The imports of those modules are preloaded too.
  const imported = [...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  // The entry runs after the others, and would be fetched after them.
  const modules = [manifest.entry.module, ...new Set(imported.filter((href) => !program.includes(href)))];
  const handoff = `window.__reactRouterContext=Object.assign(${serverHandoffString},{stream:new Response(${inScript(data)}).body});`;
  const further = later.filter((href) => !modules.includes(href) && !program.includes(href));
  const routerStart = { modules, program, further, isLate: isLean('late-scripts') };
  return { start: handoff + callOf(startRouter, routerStart, mayPrefetch, createPolicy), program };
}

declare global {
  interface Window {
    /** The path of the address when the document began to arrive. */
    arrivedAt?: string;
    /** The path and query of the address that this document was made for. */
    madeFor?: string;
    /** Fetches the modules of public pages that this document has not loaded (`navigation/use-prefetch.ts`). */
    prefetchModules?: () => void;
  }
}

interface RouterStart {
  modules: string[];
  program: string;
  /** The modules of next pages. */
  further: string[];
  /** Scripts are fetched once the page was drawn, or after two seconds. */
  isLate: boolean;
}

/** Runs inside the document (`in-document.ts`). */
function startRouter(
  { modules, program, further, isLate }: RouterStart,
  may: typeof mayPrefetch,
  createTrust: typeof createPolicy,
): void {
  createTrust();
  const text = window.trustedTypes?.defaultPolicy?.createScript(program) ?? program;
  const nonce = document.currentScript?.nonce;
  const preload = (hrefs: string[], fetchPriority = 'auto') => {
    for (const href of hrefs) {
      const link = { nonce, rel: 'modulepreload', href, fetchPriority };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  };
  window.prefetchModules = () => {
    if (may((navigator as { connection?: Connection }).connection)) preload(further, 'low');
  };
  // Back after a reload changes the address only. No router shows its page yet.
  const here = () => location.pathname + location.search;
  if (window.arrivedAt && window.arrivedAt !== location.pathname) location.reload();
  window.madeFor = here();
  addEventListener('popstate', () => {
    // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
    if (!window.__reactRouterDataRouter && here() !== window.madeFor) location.reload();
  });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    preload(modules);
    document.body.append(Object.assign(document.createElement('script'), { nonce, type: 'module', text }));
  };
  if (!isLate) return start();
  // After the first frame, which waits for whatever is requested before it. A page in the background draws nothing.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
}
