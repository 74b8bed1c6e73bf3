import { media } from '#ui/routing/prefixes.ts';

const name = new RegExp(`^${media}/[\\w-]{1,80}$`);
const passed = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary', 'content-length'];

/** Passes product pictures on from the backend's media store, so that the browser needs one origin only. */
export async function passOnMedia(request: Request, mediaBase: string, timeout: number): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!name.test(pathname)) return new Response(null, { status: 404 });
  try {
    const answer = await fetch(mediaBase + pathname, {
      headers: { accept: request.headers.get('accept') ?? '*/*' },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
    });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      return new Response(null, { status: answer.status === 404 ? 404 : 502 });
    const headers = new Headers();
    for (const header of passed) {
      const value = answer.headers.get(header);
      if (value !== null) headers.set(header, value);
    }
    return new Response(await answer.arrayBuffer(), { headers });
  } catch {
    return new Response(null, { status: 504 });
  }
}
