import type { Shop } from '#ui/request/shop.ts';
import {
  backendPorts,
  logger,
  mobileIn,
  Observers,
  OwnPurges,
  readConfig,
  unlimited,
  WORLD_HEADER,
} from './adapters-and-mocks.ts';
import { playedJourneyDrafts } from './played-journey-drafts.ts';
import { type PlayedSignIns, playedDrafts } from './played-sign-ins.ts';

export type Settings = Readonly<Record<string, string>>;

/** Everything at the address of the page, where the worker answers. */
const here = (): Settings => {
  const { origin } = location;
  return {
    SHOP_ORIGIN: origin,
    OCC_BASE_URL: `${origin}/occ/ecommerce`,
    CONTENT_BASE_URL: `${origin}/occ`,
    ADDRESS_API_URL: `${origin}/adresse`,
    ADDRESS_BASE_URL: `${origin}/address`,
    PRO_API_URL: `${origin}/ecom/api/pro`,
    SSU_BASE_URL: `${origin}/ecom/api/pro/ssu`,
    APIM_BASE_URL: `${origin}/ecom/api`,
    MAP_TILES_URL: `${origin}/carte/{z}/{x}/{y}.svg?key={key}`,
    MEASUREMENT_URL: `${origin}/mesure`,
    FORWARD_TEST_HEADER: WORLD_HEADER,
    OIDC_CLIENT_SECRET: 'there is no provider',
    SESSION_SECRETS: 'there are no records to be encrypted',
    PHONE_PART: '36 31',
    PHONE_PRO: '36 34',
    LOG_LEVEL: 'error',
  };
};

/**
 * The shop as `adapters/container.ts` composes it, without what needs Node: sessions and drafts are in memory, and
 * nobody waits for a provider. Its calls go to a world of the mock backend of its own.
 */
export function composeHere({ world, signIns, settings }: Composing): Shop {
  const config = readConfig({ ...here(), ...settings });
  const log = logger(config.LOG_LEVEL);
  const [observers, purges] = [new Observers(), new OwnPurges()];
  const { portsFor, categoriesOf, servicesDown } = backendPorts({ config, log, observers, purges });
  return {
    categoriesOf,
    servicesDown,
    keepsRecords: async () => {},
    turn: async () => {},
    portsFor: (scope) => portsFor({ ...scope, testWorld: world }),
    config,
    log,
    logWritten: async () => {},
    observers,
    purges,
    sharedPages: undefined,
    signIns,
    agentSignIns: null,
    audit: () => {},
    ids: {
      issue: (kind) => `${kind}-${crypto.randomUUID()}`,
      isOurs: (kind, id) => id.startsWith(`${kind}-`),
      original: (_, id) => id,
      renew: (_, id) => id,
    },
    limits: unlimited,
    drafts: playedDrafts(),
    journeyDrafts: playedJourneyDrafts(),
    mobileIn,
    close: async () => [undefined, undefined, undefined, undefined, undefined],
  };
}

interface Composing {
  world: string;
  signIns: PlayedSignIns;
  settings: Settings;
}
