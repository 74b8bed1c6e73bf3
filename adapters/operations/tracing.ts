import {
  context,
  createContextKey,
  metrics,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Whether the operator loaded an OpenTelemetry SDK (`--import`); without one, no span is created. */
export const isTraced = hasSdk();

function hasSdk(): boolean {
  const key = createContextKey('boutique');
  return context.with(ROOT_CONTEXT.setValue(key, true), () => context.active().getValue(key) === true);
}

/** Seconds, as the conventions of OpenTelemetry have it. */
const called = metrics.getMeter('boutique').createHistogram('http.client.request.duration', { unit: 's' });

interface Traced<Value> {
  /** One of few names, without text of a visitor. */
  name: string;
  kind: SpanKind;
  run(span: Span): Promise<Value>;
}

/** Runs a function within a span; an error marks the span with its type, never its message. */
export function inSpan<Value>({ name, kind, run }: Traced<Value>): Promise<Value> {
  return trace.getTracer('boutique').startActiveSpan(name, { kind }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * A backend call as a span; the backend's own spans become its children (W3C traceparent). @param headers receive the
 * traceparent; `null` for outside services.
 */
export async function callInSpan(
  { request, headers }: { request: Request; headers: Headers | null },
  send: () => Promise<Response>,
): Promise<Response> {
  if (!isTraced) return send();
  return inSpan({
    name: request.method,
    kind: SpanKind.CLIENT,
    run: async (span) => {
      if (headers)
        propagation.inject(context.active(), headers, { set: (carrier, name, value) => carrier.set(name, value) });
      const about = { 'http.request.method': request.method, 'server.address': new URL(request.url).hostname };
      span.setAttributes(about);
      const started = performance.now();
      const endSpan = (outcome: Record<string, string | number>) =>
        called.record((performance.now() - started) / 1000, { ...about, ...outcome });
      try {
        const response = await send();
        span.setAttribute('http.response.status_code', response.status);
        endSpan({ 'http.response.status_code': response.status });
        return response;
      } catch (error) {
        endSpan({ 'error.type': error instanceof Error ? error.name : 'unknown' });
        throw error;
      }
    },
  });
}
