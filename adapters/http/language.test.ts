import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { assisting, shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';

const server = playServerForTests();

test('services that stand beside the shop’s own are asked in the reader’s language', async () => {
  const { url } = server;
  const { portsFor, close } = shopOn(`${url}/occ/ecommerce`, {
    ASM_BASE_URL: url,
    AGENT_OIDC_CLIENT_SECRET: 'secret-of-agents',
    NO_LOGOUT_URLS: '',
    PRO_API_URL: url,
    APIM_BASE_URL: url,
    SSU_BASE_URL: url,
    ADDRESS_BASE_URL: url,
  });
  server.play(json({}));
  const reader = portsFor(signedIn('pro@exemple.fr', { mode: 'pro', lang: 'en' }));
  await Promise.allSettled([
    portsFor(assisting(null, { lang: 'en' })).assistedService.find({ name: 'Compte' }),
    reader.companyOrders.last(3),
    reader.serviceNotices.inForce(),
    reader.addressBooks.entries(),
    reader.shipments.of('6A15602676300'),
  ]);
  await close();
  expect(server.seen).toHaveLength(6);
  for (const seen of server.seen) expect(new URL(seen.url, url).searchParams.get('lang'), seen.url).toBe('en');
});
