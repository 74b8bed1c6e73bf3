/** Headers of browsers that load a page in advance or for a preview. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

interface RequestHead {
  method: string;
  headers: Pick<Headers, 'get'>;
}

/** Whether nobody pressed for the request: a HEAD, a prefetch, a prerendering or a preview. */
export const looksAhead = ({ method, headers }: RequestHead): boolean =>
  method === 'HEAD' || purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));

/** The browser's own cache, for its reader: the router asks again for what was prefetched, and finds it for half a minute. */
const forTheNextPage = 'private, max-age=30';

/** The policy of a prefetched answer: the data of a public page is kept for the press that follows; `null`: its own. */
export const prefetchPolicy = (request: RequestHead, path: string, policy: string | null): string | null =>
  request.method === 'GET' && path.endsWith('.data') && policy?.startsWith('public') && looksAhead(request)
    ? forTheNextPage
    : null;
