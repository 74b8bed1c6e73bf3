import { createServer } from 'node:http';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';

/** Passes everything on to the mock backend, and has a price of its own for the booklet. */
export async function pricedBackend(before: string) {
  const state = { target: '', price: before };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const passed = { method: request.method ?? 'GET', headers: headers as Record<string, string>, body };
    const answer = await fetch(state.target + request.url, { ...passed, redirect: 'manual' });
    const text = (await answer.text())
      .replaceAll(before.replace(',', '.'), state.price.replace(',', '.'))
      .replaceAll(before, state.price);
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-length|content-encoding|connection|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(text);
  });
  const { url, close } = await onAFreePort(server);
  return {
    url,
    close,
    passTo: (target: string) => void (state.target = target),
    setPrice: (price: string) => void (state.price = price),
  };
}
