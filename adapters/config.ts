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
  origins,
  phone,
  port,
  secret,
  text,
  tiles,
  yesOrNo,
} from './setting-values.ts';

/** Every setting, by its environment variable. A setting without a value or a default stops the start. */
const entries = v.object({
  HOST: text('127.0.0.1'),
  PORT: port(3000),
  /** The public origin of the shop, for redirects and the Origin check. */
  SHOP_ORIGIN: address('http://127.0.0.1:3000'),
  /** The service root, in place of OCC's /occ/v2/{baseSiteId}. */
  OCC_BASE_URL: address('http://127.0.0.1:3001/occ/ecommerce'),
  /** The category that holds every department: the tree of the shop's navigation begins there. */
  CATEGORY_ROOT: text('racine'),
  /** The base of the content service, with one site for each mode: `{base}/{site}/smartedit` (specification §7). */
  CONTENT_BASE_URL: address('http://127.0.0.1:3001/occ'),
  CONTENT_SITE_PART: text('part'),
  CONTENT_SITE_PRO: text('pro'),
  TIMEOUT_CONTENT: milliseconds(3000),
  /** The government's address API, GeocodeJSON; the same format at any host (postal-domain 2). */
  ADDRESS_API_URL: address('http://127.0.0.1:3001/adresse'),
  /** The base of `/{site}/account` and `/sercadia` (specification §7, other services). */
  ADDRESS_BASE_URL: address('http://127.0.0.1:3001/address'),
  ADDRESS_SITE_PART: text('part'),
  ADDRESS_SITE_PRO: text('pro'),
  TIMEOUT_ADDRESS: milliseconds(3000),
  /** The service for professionals beside the shop's own: `/orders/list` (specification §7, other base paths). */
  PRO_API_URL: address('http://127.0.0.1:3001/ecom/api/pro'),
  /** The unified tracking of professionals, « suivi unifié » (specification §7, other base paths). */
  SSU_BASE_URL: address('http://127.0.0.1:3001/ecom/api/pro/ssu'),
  /** The API gateway: `/{mode}/apim` below it (specification §7, other base paths). */
  APIM_BASE_URL: address('http://127.0.0.1:3001/ecom/api'),
  /** The assisted service, OCC's ASM: `/customers/search` and `/bind-cart`. Without it the shop shows no trace of one. */
  ASM_BASE_URL: v.optional(address('')),
  /** The second authentication host (specification §7): where agents sign in. Without it they do at the first. */
  AGENT_OIDC_ISSUER: v.optional(address('')),
  AGENT_OIDC_CLIENT_ID: text('boutique-conseillers'),
  /** Required with the assisted service. */
  AGENT_OIDC_CLIENT_SECRET: v.optional(secret),
  TIMEOUT_AGENT_IDENTITY: milliseconds(3000),
  AGENT_IDLE_MINUTES: minutes(15),
  AGENT_ABSOLUTE_MINUTES: minutes(480),
  /** The limit of addresses in a book (specification §9). */
  ADDRESS_BOOK_MAX: number(100, 1),
  /** Other sites that the shop redirects to (specification §2, external redirects). */
  CUSTOMER_AREA_URL: address('http://127.0.0.1:3001/ailleurs/espace-client'),
  TRACKING_URL: address('http://127.0.0.1:3001/ailleurs/suivi'),
  MOBILE_APP_URL: address('http://127.0.0.1:3001/ailleurs/application'),
  HELP_URL_PART: address('http://127.0.0.1:3001/ailleurs/aide'),
  HELP_URL_PRO: address('http://127.0.0.1:3001/ailleurs/aide-pro'),
  /** The collector of measured events, and the site ids, which differ between environments. */
  MEASUREMENT_URL: address('http://127.0.0.1:3001/mesure'),
  MEASUREMENT_SITE_PART: text('100001'),
  MEASUREMENT_SITE_PRO: text('100002'),
  /** The consent cookies; only the value 1 means accepted (specification §9). */
  MEASUREMENT_COOKIE: cookieName('lpel_mesure'),
  PERSONALISATION_COOKIE: cookieName('lpel_perso'),
  /** Routes whose 401 leads to the home page; other pages come back after signing in (specification §8). */
  LOGOUT_UNAUTHORIZED_ROUTES: list(
    'delivery,payment,billing,paymentReturn,confirmation,selection,orderDetail,orderRefund,orderReturn,contactSeller,startReturn,labels',
  ),
  /** Parts of backend addresses whose 401 does not end the session (specification §8). */
  NO_LOGOUT_URLS: list('/smartedit/,/mesure,/recommendations,/stores'),
  /** The contact for security researchers, in /.well-known/security.txt. */
  SECURITY_CONTACT: contact('mailto:securite@boutique.example'),
  /** The port of the Prometheus measurements, on the same host; without it there are none. */
  METRICS_PORT: v.optional(port(0)),
  /** Megabytes of memory for cached pages; 0 turns the page cache off. */
  PAGE_CACHE_MB: v.pipe(number(40), v.maxValue(4096, 'expected at most 4096 megabytes')),
  /** The secret of POST /_cache/purge, on the port of the measurements; without it nobody can purge. */
  PAGE_CACHE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'expected at least 16 characters'))),
  /** Milliseconds during which a stopping shop is unready at /readyz but still answers. */
  DRAIN_DELAY: v.pipe(number(5000), v.maxValue(120_000, 'expected at most 120000 milliseconds')),
  /** The origin of the backend's /medias/. */
  MEDIA_BASE_URL: address('http://127.0.0.1:3001'),
  /** The tiles of the map of pickup points (specification §7, store-finder maps); `{key}` is replaced. */
  MAP_TILES_URL: tiles('http://127.0.0.1:3001/carte/{z}/{x}/{y}.svg?key={key}'),
  /** The values of `{s}` in the address, separated by commas. */
  MAP_TILES_SERVERS: v.pipe(
    list('a,b,c'),
    v.check(
      (names) => names.length > 0 && names.every((name) => /^[a-z0-9-]{1,63}$/.test(name)),
      'expected names of servers such as a,b,c',
    ),
  ),
  /** Public: every browser that opens the map reads it, so it must be restricted to the shop's origin. */
  MAP_KEY: text('cle-de-demonstration'),
  /** The attribution that the map's licence requires. */
  MAP_ATTRIBUTION: text('Plan de démonstration'),
  /** Allowed origins of payment pages, separated by commas. */
  PAYMENT_ORIGINS: origins('http://127.0.0.1:3003'),
  OIDC_ISSUER: address('http://127.0.0.1:3002'),
  OIDC_CLIENT_ID: text('boutique'),
  OIDC_CLIENT_SECRET: secret,
  TIMEOUT_DEFAULT: milliseconds(3000),
  /** For all further calls of a page once one has timed out: the error page needs them too. */
  TIMEOUT_GRACE: milliseconds(250),
  /** For one carrier of a comparison: a slow one is shown later, and the page does not wait for it. */
  TIMEOUT_CARRIER: milliseconds(1500),
  /** For what a page shows as well without, such as the points of sale beside a summary. */
  TIMEOUT_OPTIONAL: milliseconds(500),
  /** For a record or a count in Redis: beyond it a page does without, or says that it cannot. */
  TIMEOUT_REDIS: milliseconds(500),
  TIMEOUT_PLACE_ORDER: milliseconds(30_000),
  TIMEOUT_PAYMENT: milliseconds(30_000),
  /** For calls during which the backend calls PayPal. */
  TIMEOUT_PAYPAL: milliseconds(30_000),
  TIMEOUT_IDENTITY: milliseconds(3000),
  /** For the beginning of a file (a label, an invoice), and for each further part of it. */
  TIMEOUT_DOWNLOAD: milliseconds(30_000),
  /** The largest file that the shop passes on, in megabytes. */
  DOWNLOAD_MAX_MB: v.pipe(number(50, 1), v.maxValue(1024, 'expected at most 1024 megabytes')),
  /** For calls that carry a file, in either direction. */
  TIMEOUT_UPLOAD: milliseconds(60_000),
  /** The largest message with its files that the shop takes from a browser, in megabytes; a backend may take less. */
  UPLOAD_MAX_MB: v.pipe(number(20, 1), v.maxValue(100, 'expected at most 100 megabytes')),
  /** The SQLite file of session records; `:memory:` keeps them in memory only. */
  SESSION_DB: text('.data/sessions.db'),
  /** The SQLite file of what was answered in journeys; by default it lies beside that of session records. */
  DRAFTS_DB: v.optional(v.string()),
  /** Megabytes for what browsers without an account have answered, all together: beyond them the oldest goes first. */
  DRAFTS_MAX_MB: v.pipe(number(64, 1), v.maxValue(4096, 'expected at most 4096 megabytes')),
  /** Session records live in Redis when this is set, and all processes share their cached pages. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'expected redis://…'))),
  /**
   * Sign the ids in cookies and encrypt the records; the first is used, the others still count. A new one goes last until
   * every process knows it, then first; the old one stays for 30 days, as long as drafts of journeys do.
   */
  SESSION_SECRETS: v.pipe(
    v.string('expected secrets, separated by commas'),
    v.transform((value) => value.split(',').map((each) => each.trim())),
    v.check((secrets) => secrets.every(({ length }) => length >= 32), 'expected secrets of at least 32 characters'),
  ),
  SESSION_IDLE_MINUTES: minutes(30),
  SESSION_ABSOLUTE_MINUTES: minutes(720),
  /** `yes` gives cookies the `__Host-` prefix and Secure; a shop on plain http, except on loopback, needs `no`. */
  SECURE_COOKIES: yesOrNo('yes'),
  /** The customer service of each mode: the shop has no number of its own (postal-domain 9.43). */
  PHONE_PART: phone,
  PHONE_PRO: phone,
  /** A request header that is passed on to the backend, for isolated tests; empty in production. */
  FORWARD_TEST_HEADER: headerName,
  /** After so many failures in a row an operation of a backend is not called for five seconds; 0 calls it always. */
  BREAKER_FAILURES: number(20),
  /** `no` counts nothing: for tests, which all come from one address. */
  LIMITS: yesOrNo('yes'),
  /**
   * So often one address may do something, an IPv6 address being its /56: far above what an office does that shares one.
   * E-mails about the return of a product, files, tables of parcels or recipients, and drafts of new visitors: in an hour.
   */
  LIMIT_STOCK_NOTICES: number(30, 1),
  LIMIT_FILES: number(200, 1),
  LIMIT_TABLES: number(100, 1),
  LIMIT_DRAFTS: number(100, 1),
  /** Forms with files or tables that come from one address at the same time: each holds the place of a page meanwhile. */
  LIMIT_FILES_AT_ONCE: number(12, 1),
  /** Suggestions of searches, which come while somebody types, and searches of points of sale: in a minute. */
  LIMIT_SUGGESTIONS: number(300, 1),
  LIMIT_POINTS_OF_SALE: number(120, 1),
  /** Addresses and networks of the proxies before the shop, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.pipe(
    list(''),
    v.check(
      (values) => values.every((each) => /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/.test(each)),
      'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'expected silent, fatal, error, warn, info or debug',
    ),
    'info',
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
