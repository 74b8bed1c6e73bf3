/** A small double of a Pact Broker: it speaks the HAL that publishing and Pact's own verifier read. */
import { type PlayServer, playServer } from '#adapters/testing/play-server.ts';

export interface BrokerDouble extends PlayServer {
  /** The bodies that were published, and the results of verifications. */
  published: { contracts: { consumerName: string; providerName: string; content: string }[] }[];
  results: { success: boolean; providerApplicationVersion: string }[];
  /** No version of the provider has held its pacts yet. */
  pending: boolean;
  /** The status with which it refuses, by the first step of the path; the start has none. */
  refuses: Record<string, number>;
}

export async function brokerDouble(): Promise<BrokerDouble> {
  const server = await playServer();
  const broker: BrokerDouble = Object.assign(server, {
    published: [],
    results: [],
    pending: false,
    refuses: {},
  });
  const link = (path: string) => ({ href: `${server.url}${path}` });
  server.play(({ method, url, body }, response) => {
    const answer = (content: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(content));
    const [, place = '', provider = ''] = url.split('/');
    const refused = broker.refuses[place];
    if (refused) return answer({ errors: { base: ['The double refuses.'] } }, refused);
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
          pacts: [
            {
              shortDescription: 'latest',
              verificationProperties: { pending: broker.pending, notices: [] },
              _links: { self: { ...link(`/pacts/${provider}`), name: provider } },
            },
          ],
        },
        _links: { self: link(url) },
      });
    if (place === 'pacts') {
      const contracts = broker.published.flatMap((publication) => publication.contracts);
      const pact = contracts.find(({ providerName }) => providerName === provider)?.content ?? '';
      return answer({
        ...JSON.parse(Buffer.from(pact, 'base64').toString()),
        _links: {
          'pb:publish-verification-results': link('/verification-results'),
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
