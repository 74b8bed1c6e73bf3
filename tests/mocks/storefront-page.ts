/** The calls of a page in a browser: each names its origin, asks before what needs it, and is blocked by an answer that does not allow it. */

/** What a page may send without asking first. */
const plainMethods = ['GET', 'HEAD', 'POST'];
const plainHeaders = ['accept', 'accept-language', 'content-language'];
const plainTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

const isPlain = ([name, value]: [string, string]) =>
  plainHeaders.includes(name) || (name === 'content-type' && plainTypes.includes(value.split(';')[0] ?? ''));

const listed = (answer: Response, header: string) =>
  (answer.headers.get(header) ?? '').split(',').map((each) => each.trim().toLowerCase());

export interface PageCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}

export function storefrontPage(origin: string) {
  const blocked: string[] = [];
  const allows = (answer: Response) => answer.headers.get('access-control-allow-origin') === origin;

  async function isAllowed(url: string, method: string, headers: Headers): Promise<boolean> {
    const asks = [...headers].filter((header) => !isPlain(header)).map(([name]) => name);
    if (plainMethods.includes(method) && asks.length === 0) return true;
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        ...(asks.length > 0 && { 'access-control-request-headers': asks.toSorted().join(',') }),
      },
    });
    const methods = [
      ...plainMethods,
      ...listed(answer, 'access-control-allow-methods').map((each) => each.toUpperCase()),
    ];
    const allowed = listed(answer, 'access-control-allow-headers');
    return answer.ok && allows(answer) && methods.includes(method) && asks.every((name) => allowed.includes(name));
  }

  return {
    /** What a browser would have blocked, by method and address. */
    blocked,

    async fetch(url: string, { method = 'GET', headers = {}, body }: PageCall = {}): Promise<Response> {
      const sent = new Headers(headers);
      if (body instanceof URLSearchParams) sent.set('content-type', 'application/x-www-form-urlencoded');
      const note = (when: string) => blocked.push(`${method} ${new URL(url).pathname} (${when})`);
      if (!(await isAllowed(url, method, sent))) note('preflight');
      sent.set('origin', origin);
      const answer = await fetch(url, { method, headers: sent, ...(body !== undefined && { body }) });
      if (!allows(answer)) note('answer');
      return answer;
    },
  };
}
