import { createClient } from '#adapters/generated/catalog/client/index.ts';
import { onlyNames } from './path-names.ts';

export type Client = ReturnType<typeof createClient>;

/** What every generated operation is called through: it holds the address of a service and nothing of a request. */
export function clientAt(baseUrl: string): Client {
  const client = createClient({ baseUrl, parseAs: 'json', requestValidator: onlyNames });
  client.interceptors.response.use((response, _request, options) => checkedWhenEmpty(response, options));
  return client;
}

interface Validated {
  responseValidator?: ((data: unknown) => Promise<unknown>) | undefined;
}

/**
 * An answer without a body is good where the contract promises none. The generated client takes any empty body for a
 * good `{}`, so the validator of the operation decides before it does.
 */
async function checkedWhenEmpty(response: Response, { responseValidator }: Validated): Promise<Response> {
  if (!response.ok || (await response.text()) !== '') return response;
  await responseValidator?.(undefined);
  return new Response(null, { status: 204 });
}
