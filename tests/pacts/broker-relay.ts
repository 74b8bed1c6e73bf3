/** Stands between Pact's verifier and a broker: the verifier only logs what a broker refuses, and ends well all the same. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Listening, onAFreePort } from '#adapters/testing/on-a-free-port.ts';

export interface BrokerRelay extends Listening {
  /** A sentence for each call that the broker refused or did not answer. */
  refusals: string[];
  /** How many results the broker took. */
  published: number;
}

/** Of a status that the verifier does not try again: it would ask for two minutes after each 5xx. */
const NOT_AGAIN = 424;
/** What the connection itself says. */
const ofTheConnection = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

export async function relayTo(broker: string): Promise<BrokerRelay> {
  const { origin } = new URL(broker);
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const answer = await forward(request, origin).catch((error) =>
      String(error.cause?.message || error.cause?.code || error),
    );
    if (typeof answer === 'string') {
      relay.refusals.push(`${origin} does not answer: ${answer}.`);
      return response.writeHead(NOT_AGAIN).end();
    }
    const text = await answer.text();
    if (!answer.ok) relay.refusals.push(`The broker answered ${answer.status} to ${method} ${url}${reasonIn(text)}`);
    else if (method === 'POST' && url.includes('verification-results')) relay.published += 1;
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.includes(name)));
    return response.writeHead(answer.status >= 500 ? NOT_AGAIN : answer.status, headers).end(text);
  });
  const relay: BrokerRelay = { ...(await onAFreePort(server)), refusals: [], published: 0 };
  return relay;
}

async function forward(request: IncomingMessage, origin: string): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await buffer(request);
  return fetch(`${origin}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.includes(name) ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(body.length > 0 && { body }),
    redirect: 'manual',
  });
}

/** The broker's own words, where it has some: `{ "errors": … }` or `{ "error": { "message": … } }`. */
function reasonIn(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words ? `: ${words.slice(0, 300)}` : '.';
}
