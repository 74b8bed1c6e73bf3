interface DocumentParts {
  /** The loaders' data, as the framework serialises them. */
  data: string;
  /** Labels that the page shows, by feature: they pack well beside the page that shows them, and need no file. */
  shown: object;
  nonce: string;
  /** What the page says of itself to machines (JSON-LD). */
  structured?: readonly object[];
}

/**
 * The document of a rendered page: what is read comes first, the router's scripts after it, and at the end what they
 * read — the loaders' data, by the same two calls that the framework's own component writes, and the labels that are shown.
 */
export function documentOf(page: string, { data, shown, nonce, structured = [] }: DocumentParts): string {
  const { html, ...scripts } = withoutScripts(page);
  const end = html.lastIndexOf('</body>');
  const script = `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${inScriptValue(data)});window.__reactRouterContext.streamController.close();window.shownLabels=${inScriptValue(shown)};${startAfterLoad(scripts)}</script>`;
  const described = structured
    .map((thing) => `<script type="application/ld+json">${inScriptValue(thing)}</script>`)
    .join('');
  return `<!DOCTYPE html>${html.slice(0, end)}${described}${script}${html.slice(end)}`;
}

interface Scripts {
  /** Addresses of the modules that the router will ask for; React lifts their preloads above the styles. */
  modules: string[];
  /** The module that starts the router in the browser. */
  program: string;
}

/** Takes the router's scripts out of a page: links and forms work before they come. */
function withoutScripts(page: string): Scripts & { html: string } {
  const { rest, inner: program } = cut(page, /<script nonce="[^"]*" type="module" async="">/, '</script>');
  const mark = '<link rel="modulepreload"';
  const [start, last] = [rest.indexOf(mark), rest.lastIndexOf(mark)];
  if (start < 0) return { html: rest, modules: [], program };
  // They stand together: one cut takes them all.
  const end = rest.indexOf('>', last) + 1;
  const modules = [...rest.slice(start, end).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  return { html: rest.slice(0, start) + rest.slice(end), modules, program };
}

function cut(page: string, opening: RegExp, closing: string): { rest: string; inner: string } {
  const found = opening.exec(page);
  if (!found) return { rest: page, inner: '' };
  const inner = found.index + found[0].length;
  const end = page.indexOf(closing, inner);
  return { rest: page.slice(0, found.index) + page.slice(end + closing.length), inner: page.slice(inner, end) };
}

/** Scripts are fetched once what is read is there — or after two seconds, should a picture never come. */
function startAfterLoad({ modules, program }: Scripts): string {
  if (program === '') return '';
  return `{
const {nonce}=document.currentScript;
const add=(parent,name,as)=>parent.append(Object.assign(document.createElement(name),{nonce,...as}));
let start=()=>{start=()=>{};for(const href of ${inScriptValue(modules)})add(document.head,"link",{rel:"modulepreload",href});add(document.body,"script",{type:"module",text:${inScriptValue(program)}})};
if(document.readyState==="complete")start();else{addEventListener("load",()=>start());setTimeout(()=>start(),2000)}
}`;
}

const unsafeInScript: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const inScriptValue = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => unsafeInScript[sign] ?? '');
