import { createServer } from 'node:http';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';

interface Canned {
  status: number;
  type: string;
  body: Buffer;
}

export interface CannedBackend {
  url: string;
  /** Every body that was asked for, by method and address. */
  bodies(): Map<string, Buffer>;
  stop(): Promise<void>;
}

/** Another address to ask in place of this one, and what to make of its answer; `null` for most. */
export type Pretence = (url: string) => { url: string; change(body: Buffer): Buffer } | null;

/** Asks the mock backend once for each address, and from then on sends the same bytes at once. */
export async function startCannedBackend(
  origin: () => string,
  pretence: Pretence = () => null,
): Promise<CannedBackend> {
  const kept = new Map<string, Canned>();
  const learn = async (method: string, path: string): Promise<Canned> => {
    const pretended = pretence(path);
    const answer = await fetch(origin() + (pretended?.url ?? path), { method });
    const said = Buffer.from(await answer.arrayBuffer());
    const body = pretended?.change(said) ?? said;
    return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body };
  };
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    const name = `${method} ${url}`;
    const canned = kept.get(name) ?? (await learn(method, url));
    kept.set(name, canned);
    response.writeHead(canned.status, { 'content-type': canned.type, 'content-length': canned.body.length });
    response.end(canned.body);
  });
  const { url, close } = await onAFreePort(server);
  return {
    url,
    bodies: () => new Map([...kept].map(([name, { body }]) => [name, body])),
    stop: close,
  };
}
