import * as v from 'valibot';
import {
  address,
  contact,
  cookieName,
  headerName,
  list,
  milliseconds,
  minutes,
  number,
  originList,
  origins,
  phone,
  port,
  redis,
  type SettingMetadata,
  secret,
  setting,
  text,
  tiles,
  yesOrNo,
} from './setting-values.ts';

/**
 * Every setting, by its environment variable; `npm run settings` prints them. One without a value or a default stops the
 * start.
 */
const entries = v.object({
  HOST: setting('The address that the server listens on.', text('127.0.0.1')),
  PORT: setting('The port that the server listens on.', port(3000)),
  SHOP_ORIGIN: setting(
    'The public origin of the shop, for redirects and the check of Origin.',
    address('http://127.0.0.1:3000'),
  ),
  OCC_BASE_URL: setting(
    'The service root, in place of /occ/v2/{baseSiteId} of OCC.',
    address('http://127.0.0.1:3001/occ/ecommerce'),
  ),
  CATALOG_ID: setting('The catalogue of products, as OCC names it.', text('boutique')),
  CATALOG_VERSION: setting('The version of the catalogue that the shop shows.', text('Online')),
  CATEGORY_ROOT: setting(
    "The category that holds every department: the tree of the shop's navigation begins there.",
    text('racine'),
  ),
  CONTENT_BASE_URL: setting(
    'The base of the content service, with one site for each mode: {base}/{site}/smartedit (specification §7).',
    address('http://127.0.0.1:3001/occ'),
  ),
  CONTENT_SITE_PART: setting('The content site of individuals.', text('part')),
  CONTENT_SITE_PRO: setting('The content site of professionals.', text('pro')),
  TIMEOUT_CONTENT: setting('For a call of the content service.', milliseconds(3000)),
  ADDRESS_API_URL: setting(
    "The government's address API, GeocodeJSON; the same format at any host.",
    address('http://127.0.0.1:3001/adresse'),
  ),
  ADDRESS_BASE_URL: setting(
    'The base of /{site}/account and /sercadia (specification §7).',
    address('http://127.0.0.1:3001/address'),
  ),
  ADDRESS_SITE_PART: setting('The address site of individuals.', text('part')),
  ADDRESS_SITE_PRO: setting('The address site of professionals.', text('pro')),
  TIMEOUT_ADDRESS: setting('For a call of an address service.', milliseconds(3000)),
  PRO_API_URL: setting(
    "The service for professionals beside the shop's own: /orders/list (specification §7).",
    address('http://127.0.0.1:3001/ecom/api/pro'),
  ),
  SSU_BASE_URL: setting(
    'The unified tracking of professionals, « suivi unifié » (specification §7).',
    address('http://127.0.0.1:3001/ecom/api/pro/ssu'),
  ),
  APIM_BASE_URL: setting(
    'The API gateway: /{mode}/apim below it (specification §7).',
    address('http://127.0.0.1:3001/ecom/api'),
  ),
  ASM_BASE_URL: setting(
    "The assisted service, OCC's ASM: /customers/search and /bind-cart. Without it the shop shows no trace of one.",
    v.optional(address('')),
  ),
  AGENT_OIDC_ISSUER: setting(
    'Where agents sign in (specification §7). Without it they do at OIDC_ISSUER.',
    v.optional(address('')),
  ),
  AGENT_OIDC_CLIENT_ID: setting('The client of agents.', text('boutique-conseillers')),
  AGENT_OIDC_CLIENT_SECRET: setting('Its secret; required with ASM_BASE_URL.', v.optional(secret), { isSecret: true }),
  TIMEOUT_AGENT_IDENTITY: setting("For a call of the agents' identity provider.", milliseconds(3000)),
  AGENT_IDLE_MINUTES: setting("An agent's session ends after so long without a request.", minutes(15)),
  AGENT_ABSOLUTE_MINUTES: setting("An agent's session ends after so long in any case.", minutes(480)),
  ADDRESS_BOOK_MAX: setting('The most addresses in a book (specification §9).', number(100, 1)),
  CUSTOMER_AREA_URL: setting(
    'The customer area, which the shop redirects to (specification §2).',
    address('http://127.0.0.1:3001/ailleurs/espace-client'),
  ),
  TRACKING_URL: setting(
    'The tracking of consignments, which the shop redirects to.',
    address('http://127.0.0.1:3001/ailleurs/suivi'),
  ),
  MOBILE_APP_URL: setting(
    'The page of the mobile application, which the shop redirects to.',
    address('http://127.0.0.1:3001/ailleurs/application'),
  ),
  HELP_URL_PART: setting(
    'The help of individuals, which the shop redirects to.',
    address('http://127.0.0.1:3001/ailleurs/aide'),
  ),
  HELP_URL_PRO: setting(
    'The help of professionals, which the shop redirects to.',
    address('http://127.0.0.1:3001/ailleurs/aide-pro'),
  ),
  MEASUREMENT_URL: setting('The collector of measured events.', address('http://127.0.0.1:3001/mesure')),
  MEASUREMENT_SITE_PART: setting(
    'The site id of individuals at the collector; it differs between environments.',
    text('100001'),
  ),
  MEASUREMENT_SITE_PRO: setting('The site id of professionals at the collector.', text('100002')),
  MEASUREMENT_COOKIE: setting(
    'The cookie of the consent to measurement; only the value 1 means accepted (specification §9).',
    cookieName('lpel_mesure'),
  ),
  PERSONALISATION_COOKIE: setting('The cookie of the consent to personalisation.', cookieName('lpel_perso')),
  LOGOUT_UNAUTHORIZED_ROUTES: setting(
    'Routes whose 401 leads to the home page; other pages come back after signing in (specification §8).',
    list(
      'delivery,payment,billing,paymentReturn,confirmation,selection,orderDetail,orderRefund,orderReturn,contactSeller,startReturn,labels',
    ),
  ),
  NO_LOGOUT_URLS: setting(
    'Parts of backend addresses whose 401 does not end the session (specification §8).',
    list('/smartedit/,/mesure,/recommendations,/stores'),
  ),
  SECURITY_CONTACT: setting(
    'The contact for security researchers, in /.well-known/security.txt.',
    contact('mailto:securite@boutique.example'),
  ),
  METRICS_PORT: setting(
    'The port of the Prometheus measurements, on the same host; without it there are none.',
    v.optional(port(0)),
  ),
  PAGE_CACHE_MB: setting(
    'Memory for cached pages; 0 turns the page cache off.',
    v.pipe(number(40), v.maxValue(4096, 'expected at most 4096 megabytes')),
    { unit: 'MB' },
  ),
  PAGE_CACHE_TOKEN: setting(
    'The secret of POST /_cache/purge, on the port of the measurements; without it nobody can purge.',
    v.optional(v.pipe(v.string(), v.minLength(16, 'expected at least 16 characters'))),
    { isSecret: true },
  ),
  PAGE_CACHE_PROXIES: setting(
    'The Varnish servers before the shop (ui/server/varnish): they learn the tags of public pages, and a purge reaches them after every process.',
    originList,
  ),
  DRAIN_DELAY: setting(
    'How long a stopping shop is unready at /readyz but still answers.',
    v.pipe(number(5000), v.maxValue(120_000, 'expected at most 120000 milliseconds')),
    { unit: 'ms' },
  ),
  MEDIA_BASE_URL: setting("The origin of the backend's /medias/.", address('http://127.0.0.1:3001')),
  MAP_TILES_URL: setting(
    'The tiles of the map of pickup points (specification §7); {key} is replaced.',
    tiles('http://127.0.0.1:3001/carte/{z}/{x}/{y}.svg?key={key}'),
  ),
  MAP_TILES_SERVERS: setting(
    'The values of {s} in the address of tiles.',
    v.pipe(
      list('a,b,c'),
      v.check(
        (names) => names.length > 0 && names.every((name) => /^[a-z0-9-]{1,63}$/.test(name)),
        'expected names of servers such as a,b,c',
      ),
    ),
  ),
  MAP_KEY: setting(
    "The key of the map. Public: every browser that opens the map reads it, so it must be restricted to the shop's origin.",
    text('cle-de-demonstration'),
  ),
  MAP_ATTRIBUTION: setting("The attribution that the map's licence requires.", text('Plan fictif · demo map')),
  PAYMENT_ORIGINS: setting('The origins of payment pages.', origins('http://127.0.0.1:3003')),
  OIDC_ISSUER: setting('The identity provider of shoppers.', address('http://127.0.0.1:3002')),
  OIDC_CLIENT_ID: setting('The client of the shop at the identity provider.', text('boutique')),
  OIDC_CLIENT_SECRET: setting('Its secret.', secret, { isSecret: true }),
  TIMEOUT_DEFAULT: setting('For a call of a backend that has no timeout of its own.', milliseconds(3000)),
  TIMEOUT_GRACE: setting(
    'For all further calls of a page once one has timed out: the error page needs them too.',
    milliseconds(250),
  ),
  TIMEOUT_CARRIER: setting(
    'For one carrier of a comparison: a slow one is shown later, and the page does not wait for it.',
    milliseconds(1500),
  ),
  TIMEOUT_OPTIONAL: setting(
    'For what a page shows as well without, such as the points of sale beside a summary.',
    milliseconds(500),
  ),
  TIMEOUT_REDIS: setting(
    'For a record or a count in Redis: beyond it a page does without, or says that it cannot.',
    milliseconds(500),
  ),
  TIMEOUT_PLACE_ORDER: setting('For placing an order.', milliseconds(30_000)),
  TIMEOUT_PAYMENT: setting('For a call of the payment service.', milliseconds(30_000)),
  TIMEOUT_PAYPAL: setting('For calls during which the backend calls PayPal.', milliseconds(30_000)),
  TIMEOUT_IDENTITY: setting('For a call of the identity provider.', milliseconds(3000)),
  TIMEOUT_DOWNLOAD: setting(
    'For the beginning of a file (a label, an invoice), and for each further part of it.',
    milliseconds(30_000),
  ),
  DOWNLOAD_MAX_MB: setting(
    'The largest file that the shop passes on.',
    v.pipe(number(50, 1), v.maxValue(1024, 'expected at most 1024 megabytes')),
    { unit: 'MB' },
  ),
  TIMEOUT_UPLOAD: setting('For calls that carry a file, in either direction.', milliseconds(60_000)),
  UPLOAD_MAX_MB: setting(
    'The largest message with its files that the shop takes from a browser; a backend may take less.',
    v.pipe(number(20, 1), v.maxValue(100, 'expected at most 100 megabytes')),
    { unit: 'MB' },
  ),
  SESSION_DB: setting(
    'The SQLite file of session records; :memory: keeps them in memory only.',
    text('.data/sessions.db'),
  ),
  DRAFTS_DB: setting(
    'The SQLite file of what was answered in journeys; by default it lies beside that of session records.',
    v.optional(v.string()),
  ),
  DRAFTS_MAX_MB: setting(
    'For what browsers without an account have answered, all together: beyond it the oldest goes first.',
    v.pipe(number(64, 1), v.maxValue(4096, 'expected at most 4096 megabytes')),
    { unit: 'MB' },
  ),
  REDIS_URL: setting(
    'Session records live in Redis when this is set, and all processes share their cached pages. One server: redis://user:password@server:6379; a cluster: redis://node,node,node; Sentinels: redis+sentinel://sentinel,sentinel,sentinel/master; with TLS rediss.',
    v.optional(redis),
    { isSecret: true },
  ),
  /** Whoever rotates it follows `ui/server/OPERATING.md`. */
  SESSION_SECRETS: setting(
    'Sign the ids in cookies and encrypt the records; the first is used, the others still count. A new one goes last until every process knows it, then first; the old one stays for 30 days, as long as drafts of journeys do.',
    v.pipe(
      v.string('expected secrets, separated by commas'),
      v.transform((value) => value.split(',').map((each) => each.trim())),
      v.check((secrets) => secrets.every(({ length }) => length >= 32), 'expected secrets of at least 32 characters'),
    ),
    { isSecret: true },
  ),
  SESSION_IDLE_MINUTES: setting('A session ends after so long without a request.', minutes(30)),
  SESSION_ABSOLUTE_MINUTES: setting('A session ends after so long in any case.', minutes(720)),
  SECURE_COOKIES: setting(
    '`yes` gives cookies the __Host- prefix and Secure; a shop on plain http, except on loopback, needs `no`.',
    yesOrNo('yes'),
  ),
  PHONE_PART: setting('The customer service of individuals: the shop has no number of its own.', phone),
  PHONE_PRO: setting('The customer service of professionals.', phone),
  FORWARD_TEST_HEADER: setting(
    'A request header that is passed on to the backend, for isolated tests; empty in production.',
    headerName,
  ),
  BREAKER_FAILURES: setting(
    'After so many failures in a row an operation of a backend is not called for five seconds; 0 calls it always.',
    number(20),
  ),
  LIMITS: setting('`no` counts nothing: for tests, which all come from one address.', yesOrNo('yes')),
  // What one address may do, an IPv6 address being its /56: far above what an office does that shares one.
  LIMIT_STOCK_NOTICES: setting('E-mails about the return of a product.', number(30, 1), { unit: 'an hour' }),
  LIMIT_FILES: setting('Files.', number(200, 1), { unit: 'an hour' }),
  LIMIT_TABLES: setting('Tables of parcels or recipients.', number(100, 1), { unit: 'an hour' }),
  LIMIT_DRAFTS: setting('Drafts of new visitors.', number(100, 1), { unit: 'an hour' }),
  LIMIT_FILES_AT_ONCE: setting(
    'Forms with files or tables that come from one address at the same time: each holds the place of a page meanwhile.',
    number(12, 1),
  ),
  LIMIT_SUGGESTIONS: setting('Suggestions of searches, which come while somebody types.', number(300, 1), {
    unit: 'a minute',
  }),
  LIMIT_POINTS_OF_SALE: setting('Searches of points of sale.', number(120, 1), { unit: 'a minute' }),
  TRUSTED_PROXIES: setting(
    'Addresses and networks of the proxies before the shop, whose X-Forwarded-For is believed.',
    v.pipe(
      list(''),
      v.check(
        (values) => values.every((each) => /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/.test(each)),
        'expected addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  ),
  LOG_LEVEL: setting(
    'The least level of what is logged.',
    v.optional(
      v.picklist(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
        'expected silent, fatal, error, warn, info or debug',
      ),
      'info',
    ),
  ),
});

const settings = v.pipe(
  entries,
  v.forward(
    v.check(
      ({ ASM_BASE_URL, AGENT_OIDC_CLIENT_SECRET }) =>
        ASM_BASE_URL === undefined || AGENT_OIDC_CLIENT_SECRET !== undefined,
      'expected a secret, since there is an ASM_BASE_URL',
    ),
    ['AGENT_OIDC_CLIENT_SECRET'],
  ),
);

export type Config = v.InferOutput<typeof settings>;

export interface SettingRow {
  name: string;
  meaning: string;
  /** Absent where the value has none. */
  unit?: string;
  /** As it is written in the environment; `null` where there is none. */
  fallback: string | null;
  /** The shop does not start without it. */
  isRequired: boolean;
  isSecret: boolean;
}

/** What a person must know of each setting, in the order of the table. */
export const settingRows = (): SettingRow[] =>
  Object.entries(entries.entries).map(([name, schema]) => {
    const { meaning, unit, isSecret = false } = v.getMetadata(schema) as unknown as SettingMetadata;
    const fallback = v.getDefault(schema);
    return {
      name,
      meaning,
      ...(unit === undefined ? {} : { unit }),
      fallback: typeof fallback === 'string' ? fallback : null,
      isRequired: !v.safeParse(schema, undefined).success,
      isSecret,
    };
  });

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks all settings. Errors never print values, since one may be a secret. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const input = Object.fromEntries(
    Object.keys(entries.entries).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const result = v.safeParse(settings, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'configuration';
    return `${name}: ${input[name] === undefined ? 'not set; ' : ''}${issue.message}`;
  });
  throw new ConfigError(`The configuration is wrong:\n${[...new Set(lines)].map((line) => `  - ${line}`).join('\n')}`);
}
