import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { labelSource } from './shared/copy/label-source.server.ts';
import { CopyContext } from './shared/copy/use-copy.ts';
import { NonceContext } from './shared/nonce.ts';
import { documentContext, langContext, nonceContext, shop, sidContext } from './shared/ports.server.ts';

/**
 * Nothing of a page is deferred, so each is made and sent whole: its status and headers are true, and a string costs
 * half of what a stream does. The framework would stream the loaders' data through React, chunk by chunk; being whole
 * as well, it is put at the end of the body in one piece.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { serverHandoffStream: data, ...page } = entry;
  const shown = new Set<string>();
  const html = renderToString(
    <NonceContext value={nonce}>
      <CopyContext value={labelSource(context.get(langContext), shown)}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </CopyContext>
    </NonceContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The server takes the text from here: inside a Response it would be copied and converted three times.
  context.set(
    documentContext,
    `<!DOCTYPE html>${withData(html, { data: await textOf(data), shown: [...shown] }, nonce)}`,
  );
  return new Response(null, { status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** What the browser's router reads — the same two calls that the framework's own component writes — and which labels are shown. */
function withData(page: string, { data, shown }: { data: string; shown: string[] }, nonce: string): string {
  const html = stylesFirst(page);
  const end = html.lastIndexOf('</body>');
  const script = `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${inScriptValue(data)});window.__reactRouterContext.streamController.close();window.shownLabels=${inScriptValue(shown)}</script>`;
  return html.slice(0, end) + script + html.slice(end);
}

/** React lifts the scripts' preloads above the styles; a page that reads well without scripts paints before it fetches them. */
function stylesFirst(html: string): string {
  const mark = '<link rel="modulepreload"';
  const head = html.indexOf('</head>');
  const start = html.indexOf(mark);
  if (start < 0 || start > head) return html;
  // They stand together: one cut moves them all.
  const end = html.indexOf('>', html.lastIndexOf(mark, head)) + 1;
  const preloads = html.slice(start, end).replaceAll(mark, `${mark} fetchpriority="low"`);
  return html.slice(0, start) + html.slice(end, head) + preloads + html.slice(head);
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

/** What reaches the framework uncaught. An aborted request is the shopper's own doing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const sid = context.get(sidContext);
  shop.log.error({ sid, error: error instanceof Error ? error.stack : 'thrown value' }, 'uncaught fault');
};
