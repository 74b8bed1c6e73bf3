import { createServer } from 'node:http';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';

interface Canned {
  status: number;
  type: string;
  body: Buffer;
}

export interface CannedBackend {
  url: string;
  /** Every recorded body, by method and address. */
  bodies(): Map<string, Buffer>;
  stop(): Promise<void>;
}

/** The address to call instead of this one, and a change to its answer; `null` for most. */
export type Pretence = (url: string) => { url: string; change(body: Buffer): Buffer } | null;

/** Calls the mock backend once for each address, and later sends the recorded bytes. */
export async function startCannedBackend(
  origin: () => string,
  pretence: Pretence = () => null,
): Promise<CannedBackend> {
  const answers = new Map<string, Canned>();
  const learn = async (method: string, path: string): Promise<Canned> => {
    const pretended = pretence(path);
    const answer = await fetch(origin() + (pretended?.url ?? path), { method });
    const original = Buffer.from(await answer.arrayBuffer());
    const body = pretended?.change(original) ?? original;
    return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body };
  };
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    const name = `${method} ${url}`;
    const canned = answers.get(name) ?? (await learn(method, url));
    answers.set(name, canned);
    response.writeHead(canned.status, { 'content-type': canned.type, 'content-length': canned.body.length });
    response.end(canned.body);
  });
  const { url, close } = await onAFreePort(server);
  return {
    url,
    bodies: () => new Map([...answers].map(([name, { body }]) => [name, body])),
    stop: close,
  };
}
