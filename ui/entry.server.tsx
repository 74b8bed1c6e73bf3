import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  accountContext,
  documentContext,
  langContext,
  nonceContext,
  renderTimeContext,
  shopContext,
  sidContext,
  structuredDataContext,
} from '#ui/request/contexts.server.ts';
import { documentOf } from './lean/document.ts';
import { NonceContext } from './lean/nonce.ts';
import type { Labels } from './wording/generated/types.ts';
import { labelSource } from './wording/label-source.server.ts';
import { CopyContext } from './wording/use-copy.ts';

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
  const { serverHandoffStream: data, ...page } = withOwnRoutes(entry);
  const shown: Partial<Labels> = {};
  const began = performance.now();
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
    documentOf(html, {
      data: await textOf(data),
      shown,
      nonce,
      structured: context.get(structuredDataContext),
    }),
  );
  context.set(renderTimeContext, performance.now() - began);
  return new Response(null, { status, headers });
}

/** The framework makes a router of all routes for each page that it renders; those of the page are enough. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const own = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(own.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

export { instrumentations } from './server/http/tracing.ts';

/** What reaches the framework uncaught. An aborted request is the shopper's own doing, and so is an address of no page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const sid = context.get(sidContext);
  const { requestId } = context.get(accountContext);
  context
    .get(shopContext)
    .log.error({ sid, requestId, error: error instanceof Error ? error : 'thrown value' }, 'uncaught fault');
};
