import { createClient } from '#adapters/generated/catalog/client/index.ts';
import { dropNulls } from './absent-values.ts';
import { nameOperation } from './breakers.ts';
import { onlyNames } from './path-names.ts';
import { type Reading, ResponseCache } from './response-cache.ts';

export type Client = ReturnType<typeof createClient>;

/** The client of generated operations: it holds a service's address and nothing of a request. */
export function clientAt(baseUrl: string): Client {
  const client = createClient({ baseUrl, parseAs: 'json', requestValidator: onlyNames });
  client.interceptors.request.use((request, { url }) => {
    nameOperation(request, url);
    return request;
  });
  const cache = new ResponseCache();
  client.interceptors.response.use(async (response, { url }, options) => {
    const { responseValidator: validate } = options as Reading;
    options.responseValidator = async (data) => {
      dropNulls(data);
      return validate?.(data);
    };
    return cache.reading(await checkedWhenEmpty(response, options), url, options);
  });
  return client;
}

/**
 * Accepts an empty body only where the contract allows it. The generated client reads any empty body as `{}`, so the
 * operation's validator is asked first.
 */
async function checkedWhenEmpty(response: Response, { parseAs, responseValidator }: Reading): Promise<Response> {
  // A file is not read here; the adapter that asked for it knows an empty one.
  if (!response.ok || parseAs === 'stream' || (await response.bytes()).length > 0) return response;
  await responseValidator?.(undefined);
  return new Response(null, { status: 204 });
}
