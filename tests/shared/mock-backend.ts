/** The mock backend over real HTTP and the shop on it, shared by the tests of a file. */
import { shopOn } from '#adapters/testing/shop.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { startBackend } from '#mocks/server.ts';

export interface MockBackend {
  readonly url: string;
}

/** The mock backend on a free port, while the tests of a file run. */
export function mockBackend(): MockBackend {
  const started = whileTestsRun(() => startBackend({ port: 0, dataDir: null, reset: false }));
  return {
    get url() {
      return started().url;
    },
  };
}

const forwarding = { FORWARD_TEST_HEADER: 'x-mock-world' };

type Shop = ReturnType<typeof shopOn>;

interface ShopOnMocks extends Pick<Shop, 'portsFor'> {
  /** Another shop on the same backend, with other settings; the caller closes it. */
  with(settings: Record<string, string>): Shop;
}

/** The shop on the mock backend, while the tests of a file run. */
export function shopOnMocks(env: Record<string, string> = forwarding): ShopOnMocks {
  const backend = mockBackend();
  const start = (settings = {}) => shopOn(`${backend.url}/occ/ecommerce`, { ...env, ...settings });
  const shop = whileTestsRun(() => start());
  return { portsFor: (scope) => shop().portsFor(scope), with: start };
}
