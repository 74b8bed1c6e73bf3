import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Purges } from '#adapters/operations/purges.ts';

export const purgePath = '/_cache/purge';

interface Purging {
  /** The token that a purge must present. */
  token: string;
  purges: Pick<Purges, 'publish'>;
  /** Purges what stands before the shop: last, so that it is filled again with new pages only. */
  purgeProxies(tags: readonly string[]): Promise<void>;
}

/**
 * Answers `POST {"tags":["product:1126001"]}` with the token as bearer: 204 once every process and every Varnish has the
 * purge; 502 when one of them could not be reached.
 */
export const purging =
  ({ token, purges, purgeProxies }: Purging) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, headers = {}) => void response.writeHead(status, headers).end();
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return answer(401, { 'WWW-Authenticate': 'Bearer' });
    const tags = tagsIn(await bodyOf(request));
    if (tags === null) return answer(400);
    const isPublished = await succeeds(purges.publish(tags));
    const isWithProxies = await succeeds(purgeProxies(tags));
    return answer(isPublished && isWithProxies ? 204 : 502);
  };

const succeeds = (purge: Promise<void>) =>
  purge.then(
    () => true,
    () => false,
  );

/** Compares in constant time, whatever the length. */
const isSame = (received: string, expected: string) => timingSafeEqual(digest(received), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();

const longest = 64 * 1024;

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longest) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const isTag = (tag: unknown): tag is string => typeof tag === 'string' && /^(?:all|[a-z]+:\S{1,200})$/.test(tag);

function tagsIn(body: string): string[] | null {
  try {
    const { tags }: { tags?: unknown } = Object(JSON.parse(body));
    return Array.isArray(tags) && tags.length > 0 && tags.every(isTag) ? tags : null;
  } catch {
    return null;
  }
}
