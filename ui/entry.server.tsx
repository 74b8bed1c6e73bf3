import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { labelSource } from './shared/copy/label-source.server.ts';
import { CopyContext } from './shared/copy/use-copy.ts';
import { NonceContext } from './shared/nonce.ts';
import { langContext, nonceContext, shop, sidContext } from './shared/ports.server.ts';

/** Nothing of a page is deferred, so each is sent whole: a status and headers that are true, and less work than streaming. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <CopyContext value={labelSource(context.get(langContext))}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </CopyContext>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const chunks: Buffer[] = [];
          const body = new PassThrough();
          body.on('data', (chunk: Buffer) => chunks.push(chunk));
          body.on('end', () => {
            headers.set('Content-Type', 'text/html; charset=utf-8');
            resolve(new Response(Buffer.concat(chunks), { status, headers }));
          });
          pipe(body);
        },
        onShellError: reject,
        onError: (error) =>
          shop.log.error(
            { sid: context.get(sidContext), error: error instanceof Error ? error.stack : 'thrown value' },
            'render fault',
          ),
      },
    );
    setTimeout(abort, 10_000).unref();
  });
}

/** What reaches the framework uncaught. An aborted request is the shopper's own doing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const sid = context.get(sidContext);
  shop.log.error({ sid, error: error instanceof Error ? error.stack : 'thrown value' }, 'uncaught fault');
};
