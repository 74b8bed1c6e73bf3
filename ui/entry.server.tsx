import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  accountContext,
  agentContext,
  documentContext,
  langContext,
  modeContext,
  nonceContext,
  programContext,
  renderTimeContext,
  shopContext,
  sidContext,
  strayErrorContext,
  structuredDataContext,
} from '#ui/request/contexts.server.ts';
import { assistedDocument } from './assisted-service/assisted-document.server.tsx';
import { ErrorContent } from './layout/error/error-content.tsx';
import { ErrorContext } from './layout/error/error-part.tsx';
import { isErrorPage } from './layout/error/is-error-page.ts';
import type { ErrorOf } from './layout/error/use-error-view.ts';
import type { HtmlChunk } from './lean/cached-html.ts';
import { documentOf, laterModules, startOf } from './lean/document.ts';
import { pageParts } from './lean/html-cache.server.ts';
import { RenderOnceContext } from './lean/html-cache.ts';
import { NonceContext } from './lean/nonce.ts';
import { isLean } from './lean/overrides.ts';
import type { Labels } from './wording/generated/types.ts';
import { labelSource } from './wording/label-source.server.ts';
import { CopyContext } from './wording/use-copy.ts';
import { wordingOf } from './wording/wording.server.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const usedLabels: Partial<Labels> = {};
  const labels = labelSource(context.get(langContext), usedLabels);
  const parts = pageParts(nonce);
  const page = (of: EntryContext) => (
    <NonceContext value={nonce}>
      <CopyContext value={labels}>
        <ErrorContext value={showError}>
          <RenderOnceContext value={isLean('static-parts') ? parts.once : null}>
            <ServerRouter context={of} url={request.url} nonce={nonce} />
          </RenderOnceContext>
        </ErrorContext>
      </CopyContext>
    </NonceContext>
  );
  const errors = Object.values(entry.staticHandlerContext.errors ?? {});
  context.set(strayErrorContext, !errors.every(isErrorPage));
  const own = isLean('own-routes') ? withOwnRoutes(entry) : entry;
  await context.get(shopContext).turn(context.get(accountContext).comesFirst);
  const began = performance.now();
  const later = isLean('prefetch') ? laterModules(entry.manifest) : [];
  const { html, start, program } = await render({ entry: own, page, nonce, later });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Set in the context, because the server would have to read it back from a Response, with three copies and
  // conversions.
  const whole = documentOf(parts.piecesOf(html), {
    start: isPlain(entry) ? null : start,
    labels: usedLabels,
    nonce,
    structured: context.get(structuredDataContext),
  });
  context.set(programContext, program);
  context.set(documentContext, forAgents(whole, context));
  context.set(renderTimeContext, performance.now() - began);
  return new Response(null, { status, headers });
}

/** The page of agents: the program of the shop does not know it. */
const isPlain = ({ staticHandlerContext: { matches } }: EntryContext) => matches.at(-1)?.route.id === 'assistance';

/** An agent reads on each page for whom they act; everybody else gets the page as it is. */
function forAgents(document: readonly HtmlChunk[], context: RouterContextProvider): readonly HtmlChunk[] {
  const agent = context.get(agentContext);
  if (agent.state !== 'open') return document;
  const wording = wordingOf({ lang: context.get(langContext), mode: context.get(modeContext) });
  const { AGENT_IDLE_MINUTES: idleMinutes } = context.get(shopContext).config;
  const around = { assistance: agent.assistance, wording, nonce: context.get(nonceContext), idleMinutes };
  return [assistedDocument(document.join(''), around)];
}

interface ToRender {
  entry: EntryContext;
  page: (entry: EntryContext) => ReactNode;
  nonce: string;
  /** The modules that the next page may need. */
  later: readonly string[];
}

const showError = (error: ErrorOf) => <ErrorContent {...error} />;

type Render = (toRender: ToRender) => Promise<{ html: string; start: string; program: string }>;

/**
 * Pages defer nothing, so a page is rendered to one string before its status and headers are sent, which costs half of
 * a stream. The loaders' data, which the framework would stream through React, is appended in one piece.
 */
const renderWhole: Render = async ({ entry: { serverHandoffStream, ...entry }, page, later }) => ({
  html: `<!DOCTYPE html>${renderToString(page(entry))}`,
  ...startOf(entry, await textOf(serverHandoffStream), later),
});

/** The framework's own way. */
const renderStreamed: Render = async ({ entry, page, nonce }) => {
  const stream = await renderToReadableStream(page(entry), { nonce });
  return { html: await textOf(stream), start: '', program: '' };
};

const render = import.meta.env.LEAN_WHOLE_PAGES === false ? renderStreamed : renderWhole;

/** The framework creates a router for each render; with the page's own routes instead of all, this is cheaper. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const own = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(own.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

const textOf = (stream: ReadableStream<Uint8Array> | undefined) => new Response(stream as BodyInit).text();

export { instrumentations } from './server/http/tracing.ts';

/** Logs errors that reach the framework uncaught, except aborted requests and unknown addresses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const sid = context.get(sidContext);
  const { requestId } = context.get(accountContext);
  context
    .get(shopContext)
    .log.error({ sid, requestId, error: error instanceof Error ? error : 'thrown value' }, 'uncaught fault');
};
