import { stepQuantities } from './quantity-steps.ts';

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
  const { read, end, ...scripts } = withoutScripts(page);
  const script = `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${inScriptValue(data)});window.__reactRouterContext.streamController.close();window.shownLabels=${inScriptValue(shown)};${stepQuantities}${startAfterLoad(scripts)}</script>`;
  const described = structured
    .map((thing) => `<script type="application/ld+json">${inScriptValue(thing)}</script>`)
    .join('');
  return `<!DOCTYPE html>${read}${described}${script}${end}`;
}

interface Scripts {
  /** Addresses of the modules that the router will ask for; React lifts their preloads above the styles. */
  modules: string[];
  /** The module that starts the router in the browser. */
  program: string;
}

/** A page is long: it is only cut, from where its parts are known to stand, never searched or copied as a whole. */
function withoutScripts(page: string): Scripts & { read: string; end: string } {
  const bodyEnd = page.lastIndexOf('</body>');
  const end = page.slice(bodyEnd);
  const preloads = '<link rel="modulepreload"';
  const [first, last] = [page.indexOf(preloads), page.lastIndexOf(preloads, page.indexOf('</head>'))];
  const opening = '" type="module" async="">';
  const program = page.lastIndexOf(opening);
  if (first < 0 || program < 0) return { read: page.slice(0, bodyEnd), end, modules: [], program: '' };
  // They stand together: one cut takes them all.
  const head = page.slice(first, page.indexOf('>', last) + 1);
  const [start, closing] = [page.lastIndexOf('<script', program), page.indexOf('</script>', program)];
  return {
    read: page.slice(0, first) + page.slice(first + head.length, start) + page.slice(closing + 9, bodyEnd),
    end,
    modules: [...head.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    program: page.slice(program + opening.length, closing),
  };
}

/** Scripts are fetched once what is read is there — or after two seconds, should a picture never come. */
function startAfterLoad({ modules, program }: Scripts): string {
  if (program === '') return '';
  // What the program imports itself it asks for at once.
  const further = modules.filter((href) => !program.includes(href));
  return `{
const {nonce}=document.currentScript;
const add=(parent,name,as)=>parent.append(Object.assign(document.createElement(name),{nonce,...as}));
let start=()=>{start=()=>{};for(const href of ${inScriptValue(further)})add(document.head,"link",{rel:"modulepreload",href});add(document.body,"script",{type:"module",text:${inScriptValue(program)}})};
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
