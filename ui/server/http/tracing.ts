import { context, metrics, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ServerInstrumentation } from 'react-router';
import { inSpan, isTraced } from '#adapters/operations/tracing.ts';

interface Ended {
  status: 'success' | 'error';
  error: Error | undefined;
}

/** The framework's hooks do not throw: a fault is part of their result. */
function note(span: Span, { status, error }: Ended) {
  if (status === 'success') return;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error?.name ?? 'unknown');
}

const headersOf = { keys: () => [], get: (from: Pick<Headers, 'get'>, name: string) => from.get(name) ?? undefined };

/** Seconds, as the conventions of OpenTelemetry have it. */
const served = metrics.getMeter('boutique').createHistogram('http.server.request.duration', { unit: 's' });

/** Spans of requests, loaders and actions, made by the framework's hooks. */
const spans: ServerInstrumentation = {
  handler({ instrument }) {
    instrument({
      request: async (handle, { request }) => {
        // An instrumented server has an active span; otherwise the caller's headers name the parent.
        const parent = trace.getActiveSpan()
          ? context.active()
          : propagation.extract(context.active(), request.headers, headersOf);
        const run = async (span: Span) => {
          const started = performance.now();
          const result = await handle();
          span.updateName(`${request.method} ${result.meta?.pattern ?? '*'}`);
          const about = {
            'http.request.method': request.method,
            'http.response.status_code': result.statusCode,
            ...(result.meta && { 'http.route': result.meta.pattern }),
          };
          span.setAttributes(about);
          served.record((performance.now() - started) / 1000, about);
          note(span, result);
        };
        await context.with(parent, () => inSpan({ name: request.method, kind: SpanKind.SERVER, run }));
      },
    });
  },
  route({ id, instrument }) {
    const within = (what: string) => (handle: () => Promise<Ended>) =>
      inSpan({
        name: `${what} ${id}`,
        kind: SpanKind.INTERNAL,
        run: async (span) => note(span, await handle()),
      });
    instrument({ loader: within('loader'), action: within('action') });
  },
};

/** Empty unless the operator loaded an SDK: then the framework wraps nothing. */
export const instrumentations: ServerInstrumentation[] = isTraced ? [spans] : [];
