/** Publishes pacts to a Pact Broker, by the links that it gives (HAL). */

export interface Publication {
  broker: string;
  /** Of the request: a token, or a name and a password. */
  authorization: string | undefined;
  consumer: string;
  version: string;
  branch: string | undefined;
  tags: readonly string[];
  buildUrl: string | undefined;
  pacts: readonly { provider: string; text: string }[];
}

/** Of HAL. */
const LINKS = '_links';

interface Linked {
  [LINKS]?: Record<string, { href: string } | undefined>;
}

/** What the broker says of the pacts. @throws Error in one sentence when it takes none */
export async function publish(publication: Publication): Promise<string[]> {
  const { broker, consumer, version, branch, tags, buildUrl, pacts } = publication;
  const index: Linked = await callBroker(publication, broker);
  const href = index[LINKS]?.['pb:publish-contracts']?.href;
  if (!href)
    throw new Error(`${broker} is no Pact Broker that takes contracts: it gives no link pb:publish-contracts.`);
  const taken: { notices?: { text: string }[] } = await callBroker(publication, href, {
    pacticipantName: consumer,
    pacticipantVersionNumber: version,
    ...(branch && { branch }),
    ...(tags.length > 0 && { tags }),
    ...(buildUrl && { buildUrl }),
    contracts: pacts.map(({ provider, text }) => ({
      consumerName: consumer,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(text).toString('base64'),
    })),
  });
  return (taken.notices ?? []).map(({ text }) => text);
}

async function callBroker({ broker, authorization }: Publication, url: string, body?: object) {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      accept: 'application/hal+json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization && { authorization }),
    },
  }).catch((error) => {
    throw new Error(`${broker} does not answer: ${Object(error.cause).message ?? error.message}.`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return response.json().catch(() => {
    throw new Error(`${url} answers no JSON.`);
  });
}
