/** Stands between Pact's verifier and a broker: the verifier only logs what a broker refuses, and ends well all the same. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Listening, onAFreePort } from '#adapters/testing/on-a-free-port.ts';

export interface BrokerRelay extends Listening {
  /** A sentence for each call that the broker refused or did not answer. */
  refusals: string[];
  /** How many results the broker took. */
  published: number;
  /** A sentence for each result that it did not take: the verifier sends one for each consumer. */
  unpublished: string[];
}

interface BrokerAnswer extends Pick<Response, 'ok' | 'status' | 'headers'> {
  text: string;
}

/** Of a status that the verifier does not try again: it would ask for two minutes after each 5xx. */
const NOT_AGAIN = 424;
/** What the connection itself says. */
const ofTheConnection = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** @param broker any address of the broker; its path is the caller's */
export async function relayTo(broker: string): Promise<BrokerRelay> {
  const { origin } = new URL(broker);
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const isResult = method === 'POST' && url.includes('verification-results');
    const refuse = (sentence: string) => {
      relay.refusals.push(sentence);
      if (isResult) relay.unpublished.push(sentence);
    };
    const answer = await forward(request, origin).catch((error) =>
      String(error.cause?.message || error.cause?.code || error),
    );
    if (typeof answer === 'string') {
      refuse(`${origin} does not answer: ${answer}.`);
      return response.writeHead(NOT_AGAIN).end();
    }
    const { ok, status, text } = answer;
    if (!ok) refuse(`The broker answered ${status} to ${method} ${url}${brokerWordsIn(text)}`);
    else if (isResult) relay.published += 1;
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.includes(name)));
    return response.writeHead(status >= 500 ? NOT_AGAIN : status, headers).end(text);
  });
  const relay: BrokerRelay = { ...(await onAFreePort(server)), refusals: [], published: 0, unpublished: [] };
  return relay;
}

/** The whole answer: a broker may break off within its body. */
async function forward(request: IncomingMessage, origin: string): Promise<BrokerAnswer> {
  const { method = 'GET', url = '/', headers: sent } = request;
  const body = await buffer(request);
  const answer = await fetch(`${origin}${url}`, {
    method,
    headers: Object.entries(sent).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.includes(name) ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(body.length > 0 && { body }),
    redirect: 'manual',
  });
  const { ok, status, headers } = answer;
  return { ok, status, headers, text: await answer.text() };
}

/** The broker's own words, where it has some: `{ "errors": … }` or `{ "error": { "message": … } }`. */
function brokerWordsIn(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words ? `: ${words.slice(0, 300)}` : '.';
}
