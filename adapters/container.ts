import { Container, type ServiceIdentifier } from 'inversify';
import type { Ports } from '#domain/ports.ts';
import { HttpAddressBooks } from './address/http-address-books.ts';
import { type AddressServices, addressServices, HttpAddressChecks } from './address/http-address-checks.ts';
import { mobileIn } from './address/mobile-numbers.ts';
import { HttpMeasurements } from './analytics/http-measurements.ts';
import { HttpCarts } from './cart/http-carts.ts';
import { type CategoriesOf, cachedCategories } from './catalog/cached-categories.ts';
import { cachedDirectory, type DirectoryOf } from './catalog/cached-directory.ts';
import { HttpProducts } from './catalog/http-products.ts';
import { HttpSearchSuggestions } from './catalog/http-search-suggestions.ts';
import { HttpDeliveries } from './checkout/http-deliveries.ts';
import { HttpPayments } from './checkout/http-payments.ts';
import { HttpCompanies } from './company/http-companies.ts';
import { type Config, readConfig } from './config.ts';
import { type ContentsOf, cachedContents } from './content/cached-contents.ts';
import { HttpDeferredPayments } from './deferred-payment/http-deferred-payments.ts';
import { backendClient, backendFor } from './http/backend.ts';
import { BackendCalls } from './http/backend-calls.ts';
import type { Client } from './http/client.ts';
import { type DraftRecords, RedisDraftRecords, SqliteDraftRecords } from './journey/draft-records.ts';
import { StoredJourneyDrafts } from './journey/stored-journey-drafts.ts';
import { type Logger, logger } from './log.ts';
import { Observers } from './operations/observers.ts';
import { OwnPurges, type Purges, RedisPurges } from './operations/purges.ts';
import { RedisPages, type SharedPages } from './operations/shared-pages.ts';
import { HttpOrders } from './orders/http-orders.ts';
import { HttpPickupPoints } from './pickup/http-pickup-points.ts';
import { HttpRecommendations } from './recommendations/http-recommendations.ts';
import { HttpRegisteredMails } from './registered-mail/http-registered-mails.ts';
import type { RequestScope } from './scope.ts';
import { OidcSignIns } from './session/oidc-sign-ins.ts';
import { RedisSessionStore, type SessionStore, SqliteSessionStore } from './session/session-store.ts';
import { StoredDrafts } from './session/stored-drafts.ts';
import { watchedSessionStore } from './session/watched-session-store.ts';

/** `visitorCarts.merge`: merges the visitor's cart into the account's after a sign-in. */
export type PortsFor = (scope: RequestScope) => Ports & { visitorCarts: { merge(): Promise<void> } };

const CONFIG: ServiceIdentifier<Config> = Symbol('configuration');
const LOG: ServiceIdentifier<Logger> = Symbol('log');
const CLIENT: ServiceIdentifier<Client> = Symbol('client of the backend');
const CALLS: ServiceIdentifier<BackendCalls> = Symbol('calls of the backend');
const OBSERVERS: ServiceIdentifier<Observers> = Symbol('observers');
const PURGES: ServiceIdentifier<Purges> = Symbol('purges of the page cache');
const PAGES: ServiceIdentifier<SharedPages | undefined> = Symbol('pages shared by all processes');
const STORE: ServiceIdentifier<SessionStore> = Symbol('session records');
const SIGN_INS: ServiceIdentifier<OidcSignIns> = Symbol('sign-ins');
const DRAFTS: ServiceIdentifier<StoredDrafts> = Symbol('drafts');
const DRAFT_RECORDS: ServiceIdentifier<DraftRecords> = Symbol('records of journeys');
const CATEGORIES: ServiceIdentifier<CategoriesOf> = Symbol('departments of the shop');
const DIRECTORY: ServiceIdentifier<DirectoryOf> = Symbol('brands and sellers of the shop');
const CONTENTS: ServiceIdentifier<ContentsOf> = Symbol('content of the shop');
const PORTS_FOR: ServiceIdentifier<PortsFor> = Symbol('ports for a request');

/**
 * The long-lived objects, built once from the environment. None holds a visitor's value: request values enter through a
 * scope.
 */
export function compose(env: Record<string, string | undefined>) {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CONFIG).toConstantValue(readConfig(env));
  container.bind(LOG).toResolvedValue((config: Config) => logger(config.LOG_LEVEL), [CONFIG]);
  container.bind(CLIENT).toResolvedValue((config: Config) => backendClient(config), [CONFIG]);
  container.bind(OBSERVERS).toConstantValue(new Observers());
  container
    .bind(CALLS)
    .toResolvedValue(
      (log: Logger, config: Config, observers: Observers) => new BackendCalls(log, config, observers),
      [LOG, CONFIG, OBSERVERS],
    );
  bindShared(container);
  container
    .bind(STORE)
    .toResolvedValue(
      (config: Config, log: Logger, observers: Observers) => watchedSessionStore(storeOf(config, log), observers),
      [CONFIG, LOG, OBSERVERS],
    );
  container
    .bind(SIGN_INS)
    .toResolvedValue(
      (config: Config, store: SessionStore, log: Logger) => new OidcSignIns(config, store, log),
      [CONFIG, STORE, LOG],
    );
  container.bind(DRAFTS).toResolvedValue((store: SessionStore) => new StoredDrafts(store), [STORE]);
  container
    .bind(DRAFT_RECORDS)
    .toResolvedValue((config: Config, log: Logger) => draftRecordsOf(config, log), [CONFIG, LOG]);
  container.bind(PORTS_FOR).toResolvedValue(
    (...[config, client, calls, log, contentsOf, directoryOf]: PortsParts): PortsFor => {
      const services = addressServices(config);
      return (scope) => portsOf(scope, { config, client, calls, log, contentsOf, directoryOf, services });
    },
    [CONFIG, CLIENT, CALLS, LOG, CONTENTS, DIRECTORY],
  );
  container
    .bind(CONTENTS)
    .toResolvedValue(
      (config: Config, calls: BackendCalls, log: Logger, purges: Purges) =>
        cachedContents({ config, calls, log, purges }),
      [CONFIG, CALLS, LOG, PURGES],
    );
  container
    .bind(DIRECTORY)
    .toResolvedValue(
      (config: Config, client: Client, calls: BackendCalls, purges: Purges) =>
        cachedDirectory({ config, client, calls }, purges),
      [CONFIG, CLIENT, CALLS, PURGES],
    );
  container
    .bind(CATEGORIES)
    .toResolvedValue(
      (config: Config, client: Client, calls: BackendCalls, purges: Purges) =>
        cachedCategories({ config, client, calls }, purges),
      [CONFIG, CLIENT, CALLS, PURGES],
    );
  return {
    categoriesOf: container.get(CATEGORIES),
    config: container.get(CONFIG),
    log: container.get(LOG),
    observers: container.get(OBSERVERS),
    purges: container.get(PURGES),
    /** Absent without Redis. */
    sharedPages: container.get(PAGES),
    signIns: container.get(SIGN_INS),
    drafts: container.get(DRAFTS),
    /** The owner of a draft is an argument of each call. */
    journeyDrafts: new StoredJourneyDrafts(container.get(DRAFT_RECORDS)),
    portsFor: container.get(PORTS_FOR),
    mobileIn,
    close: () =>
      Promise.all([
        container.get(STORE).close(),
        container.get(DRAFT_RECORDS).close(),
        container.get(PURGES).close(),
        container.get(PAGES)?.close(),
      ]),
  };
}

/** The stores that all processes share. */
function bindShared(container: Container) {
  container
    .bind(PURGES)
    .toResolvedValue(
      ({ REDIS_URL }: Config, log: Logger) => (REDIS_URL ? new RedisPurges(REDIS_URL, log) : new OwnPurges()),
      [CONFIG, LOG],
    );
  container
    .bind(PAGES)
    .toResolvedValue(
      ({ REDIS_URL, PAGE_CACHE_MB }: Config, log: Logger) =>
        REDIS_URL && PAGE_CACHE_MB > 0 ? new RedisPages(REDIS_URL, log) : undefined,
      [CONFIG, LOG],
    );
}

/** In the order of the bindings. */
type PortsParts = [Config, Client, BackendCalls, Logger, ContentsOf, DirectoryOf];

function portsOf(
  scope: RequestScope,
  world: {
    config: Config;
    client: Client;
    calls: BackendCalls;
    log: Logger;
    contentsOf: ContentsOf;
    directoryOf: DirectoryOf;
    services: AddressServices;
  },
): ReturnType<PortsFor> {
  const backend = backendFor(scope, world);
  const products = new HttpProducts(backend);
  const carts = new HttpCarts(backend, scope);
  return {
    products,
    categories: products,
    ...world.directoryOf(scope),
    carts,
    visitorCarts: { merge: () => carts.mergeCart() },
    deliveries: new HttpDeliveries(backend),
    pickupPoints: new HttpPickupPoints(backend),
    payments: new HttpPayments(backend, world.config),
    orders: new HttpOrders(backend, world.config),
    registeredMails: new HttpRegisteredMails(backend, scope),
    companies: new HttpCompanies(backend),
    deferredPayments: new HttpDeferredPayments(backend),
    addressBooks: new HttpAddressBooks(scope, { ...world, backend, client: world.services.own }),
    addressChecks: new HttpAddressChecks(scope, { ...world, calls: backend.calls }),
    contents: world.contentsOf(scope),
    recommendations: new HttpRecommendations(backend),
    searchSuggestions: new HttpSearchSuggestions(backend),
    measurements: new HttpMeasurements(scope, world),
  };
}

const storeOf = ({ REDIS_URL, SESSION_DB }: Config, log: Logger): SessionStore =>
  REDIS_URL ? new RedisSessionStore(REDIS_URL, logged(log, 'session store')) : new SqliteSessionStore(SESSION_DB);

const draftRecordsOf = ({ REDIS_URL, SESSION_DB }: Config, log: Logger): DraftRecords =>
  REDIS_URL ? new RedisDraftRecords(REDIS_URL, logged(log, 'records of journeys')) : new SqliteDraftRecords(SESSION_DB);

const logged = (log: Logger, store: string) => (error: unknown) =>
  log.error({ code: error instanceof Error ? error.name : 'unknown' }, store);
