/** What browsers say of themselves when they load a page in advance, or for a picture of it. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request only looks ahead: a HEAD, a prefetch, a prerendering or a preview, for which nobody has pressed. */
export const looksAhead = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'HEAD' || purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));
