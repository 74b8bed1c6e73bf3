/** A small double of a Pact Broker: it speaks the HAL that publishing and Pact's own verifier read. */
import { type PlayServer, playServer } from '#adapters/testing/play-server.ts';

export interface BrokerDouble extends PlayServer {
  /** The bodies that were published, and the results of verifications. */
  published: { contracts: { consumerName: string; providerName: string; content: string }[] }[];
  results: { success: boolean; providerApplicationVersion: string }[];
  /** No version of the provider has held its pacts yet. */
  pending: boolean;
  /** Whose pacts it has of each provider: the same one for each. */
  consumers: string[];
  /** The status with which it refuses, by what a path begins with; the start has nothing. */
  refuses: Record<string, number>;
}

export async function brokerDouble(): Promise<BrokerDouble> {
  const server = await playServer();
  const broker: BrokerDouble = Object.assign(server, {
    published: [],
    results: [],
    pending: false,
    consumers: ['boutique-storefront'],
    refuses: {},
  });
  const link = (path: string) => ({ href: `${server.url}${path}` });
  server.play(({ method, url, body }, response) => {
    const answer = (content: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(content));
    const [, place = '', provider = '', consumer = ''] = url.split('/');
    const refusal = Object.entries(broker.refuses).find(([start]) =>
      start ? url.startsWith(`/${start}`) : url === '/',
    );
    if (refusal) return answer({ errors: { base: ['The double refuses.'] } }, refusal[1]);
    if (place === '')
      return answer({
        _links: {
          self: link('/'),
          'pb:publish-contracts': link('/contracts'),
          'pb:provider-pacts-for-verification': { ...link('/for-verification/{provider}'), templated: true },
          'pb:pacticipant': { ...link('/pacticipants/{pacticipant}'), templated: true },
          'pb:pacticipant-version': { ...link('/pacticipants/{pacticipant}/versions/{version}'), templated: true },
        },
      });
    if (place === 'contracts') {
      broker.published.push(JSON.parse(body));
      return answer({ notices: [{ type: 'success', text: 'Taken.' }] });
    }
    if (place === 'for-verification')
      return answer({
        _embedded: {
          pacts: broker.consumers.map((name) => ({
            shortDescription: 'latest',
            verificationProperties: { pending: broker.pending, notices: [] },
            _links: { self: { ...link(`/pacts/${provider}/${name}`), name } },
          })),
        },
        _links: { self: link(url) },
      });
    if (place === 'pacts') {
      const contracts = broker.published.flatMap((publication) => publication.contracts);
      const pact = contracts.find(({ providerName }) => providerName === provider)?.content ?? '';
      return answer({
        ...JSON.parse(Buffer.from(pact, 'base64').toString()),
        consumer: { name: consumer },
        _links: {
          'pb:publish-verification-results': link(`/verification-results/${consumer}`),
          'pb:provider': link(`/pacticipants/${provider}`),
        },
      });
    }
    if (place === 'verification-results' && method === 'POST') broker.results.push(JSON.parse(body));
    return answer(
      {
        _links: {
          self: link(url),
          'pb:branch-version': { ...link(`${url}/branches/{branch}/versions/{version}`), templated: true },
        },
      },
      201,
    );
  });
  return broker;
}
