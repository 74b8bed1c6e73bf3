import { Container, type ServiceIdentifier } from 'inversify';
import type { AgentSignIns } from '#domain/assisted-service/assisted-service.ts';
import type { JourneyDrafts } from '#domain/journey/drafts.ts';
import type { Drafts } from '#domain/session/session.ts';
import { mobileIn } from './address/mobile-numbers.ts';
import { audit } from './assisted-service/audit.ts';
import { OidcAgentSignIns } from './assisted-service/oidc-agent-sign-ins.ts';
import { type Config, readConfig } from './config.ts';
import { errorCode } from './error-code.ts';
import { StoredJourneyDrafts } from './journey/stored-journey-drafts.ts';
import { type Logger, logger } from './log.ts';
import { logDestination } from './log-destination.ts';
import { CountedLimits } from './operations/counted-limits.ts';
import { type Limits, unlimited } from './operations/limits.ts';
import { Observers } from './operations/observers.ts';
import { OwnPurges, type Purges } from './operations/purges.ts';
import { RedisPurges } from './operations/redis-purges.ts';
import { RedisPages, type SharedPages } from './operations/shared-pages.ts';
import { turn } from './operations/work-queue.ts';
import { type BackendPorts, backendPorts } from './ports.ts';
import { type DraftRecords, RedisDraftRecords, SqliteDraftRecords } from './records/draft-records.ts';
import { storeWithOwedDeletions } from './records/owed-deletions.ts';
import { sealedDraftRecords, sealedSessionStore } from './records/sealed-records.ts';
import { sealing } from './records/sealing.ts';
import { RedisSessionStore, type SessionStore, SqliteSessionStore } from './records/session-store.ts';
import { watchedSessionStore } from './records/watched-session-store.ts';
import { OidcSignIns, type SignInParts } from './session/oidc-sign-ins.ts';
import { type Ids, SignedIds } from './session/signed-ids.ts';
import { StoredDrafts } from './session/stored-drafts.ts';

/** The methods that Storybook replaces, which signs in without a provider. */
type SignIns = Pick<OidcSignIns, keyof OidcSignIns>;

const CONFIG: ServiceIdentifier<Config> = Symbol('configuration');
const LOG: ServiceIdentifier<Logger> = Symbol('log');
const BACKEND: ServiceIdentifier<BackendPorts> = Symbol('ports of the backend');
const OBSERVERS: ServiceIdentifier<Observers> = Symbol('observers');
const PURGES: ServiceIdentifier<Purges> = Symbol('purges of the page cache');
const PAGES: ServiceIdentifier<SharedPages | undefined> = Symbol('pages shared by all processes');
const STORE: ServiceIdentifier<SessionStore> = Symbol('session records');
const SIGN_IN_PARTS: ServiceIdentifier<SignInParts> = Symbol('parts of sign-ins');
const SIGN_INS: ServiceIdentifier<SignIns> = Symbol('sign-ins');
const AGENTS: ServiceIdentifier<AgentSignIns | null> = Symbol('sign-ins of agents');
const DRAFTS: ServiceIdentifier<Drafts> = Symbol('drafts');
const IDS: ServiceIdentifier<Ids> = Symbol('ids in cookies');
const LIMITS: ServiceIdentifier<Limits> = Symbol('limits');
const DRAFT_RECORDS: ServiceIdentifier<DraftRecords> = Symbol('records of journeys');

/**
 * The long-lived objects, built once from the environment. None holds a visitor's value: request values enter through a
 * scope.
 */
export function compose(env: Record<string, string | undefined>) {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CONFIG).toConstantValue(readConfig(env));
  container.bind(OBSERVERS).toConstantValue(new Observers());
  const destination = logDestination({ onLost: (line) => container.get(OBSERVERS).logLineLost(line) });
  container.bind(LOG).toResolvedValue((config: Config) => logger(config.LOG_LEVEL, destination), [CONFIG]);
  bindShared(container);
  bindSignIns(container);
  container
    .bind(BACKEND)
    .toResolvedValue(
      (config: Config, log: Logger, observers: Observers, purges: Purges) =>
        backendPorts({ config, log, observers, purges }),
      [CONFIG, LOG, OBSERVERS, PURGES],
    );
  container.bind(IDS).toResolvedValue((config: Config) => new SignedIds(config.SESSION_SECRETS), [CONFIG]);
  container
    .bind(STORE)
    .toResolvedValue(
      (config: Config, log: Logger, observers: Observers) =>
        storeWithOwedDeletions(
          watchedSessionStore(sealedSessionStore(storeOf(config, log), sealing(config.SESSION_SECRETS)), observers),
        ),
      [CONFIG, LOG, OBSERVERS],
    );
  container.bind(DRAFTS).toResolvedValue((store: SessionStore, ids: Ids) => new StoredDrafts(store, ids), [STORE, IDS]);
  container
    .bind(DRAFT_RECORDS)
    .toResolvedValue(
      (config: Config, log: Logger) => sealedDraftRecords(draftRecordsOf(config, log), sealing(config.SESSION_SECRETS)),
      [CONFIG, LOG],
    );
  /** The owner of a draft is an argument of each call. */
  const journeyDrafts: JourneyDrafts = new StoredJourneyDrafts(container.get(DRAFT_RECORDS), container.get(CONFIG));
  return {
    ...container.get(BACKEND),
    config: container.get(CONFIG),
    /** Rejects while no record can be written that is as large as a session: a full disk may have room for a short one. */
    keepsRecords: () => container.get(STORE).set('readiness', 'x'.repeat(mostOfARecord), 60),
    turn,
    log: container.get(LOG),
    /** Resolves when the last lines are written, before the process ends. */
    logWritten: destination.flush,
    observers: container.get(OBSERVERS),
    purges: container.get(PURGES),
    /** Absent without Redis. */
    sharedPages: container.get(PAGES),
    signIns: container.get(SIGN_INS),
    /** `null` without the assisted service. */
    agentSignIns: container.get(AGENTS),
    audit: audit(container.get(LOG)),
    ids: container.get(IDS),
    limits: container.get(LIMITS),
    drafts: container.get(DRAFTS),
    journeyDrafts,
    mobileIn,
    close: () =>
      Promise.all([
        container.get(STORE).close(),
        container.get(DRAFT_RECORDS).close(),
        container.get(LIMITS).close(),
        container.get(PURGES).close(),
        container.get(PAGES)?.close(),
      ]),
  };
}

/** Characters of a session record with tokens. */
const mostOfARecord = 16_384;

function bindSignIns(container: Container) {
  container
    .bind(SIGN_IN_PARTS)
    .toResolvedValue(
      (store: SessionStore, log: Logger, ids: Ids, observers: Observers) => ({ store, log, ids, observers }),
      [STORE, LOG, IDS, OBSERVERS],
    );
  container
    .bind(SIGN_INS)
    .toResolvedValue((config: Config, parts: SignInParts) => new OidcSignIns(config, parts), [CONFIG, SIGN_IN_PARTS]);
  container
    .bind(AGENTS)
    .toResolvedValue(
      (config: Config, parts: SignInParts) =>
        config.ASM_BASE_URL === undefined ? null : new OidcAgentSignIns(config, parts),
      [CONFIG, SIGN_IN_PARTS],
    );
}

/** The stores that all processes share. */
function bindShared(container: Container) {
  container
    .bind(LIMITS)
    .toResolvedValue(
      (config: Config, log: Logger) =>
        config.LIMITS ? new CountedLimits(config, logFailureOf(log, 'limits')) : unlimited,
      [CONFIG, LOG],
    );
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

const storeOf = ({ REDIS_URL, TIMEOUT_REDIS: patience, SESSION_DB }: Config, log: Logger): SessionStore =>
  REDIS_URL
    ? new RedisSessionStore(REDIS_URL, logFailureOf(log, 'session store'), { patience })
    : new SqliteSessionStore(SESSION_DB);

function draftRecordsOf(config: Config, log: Logger): DraftRecords {
  const { REDIS_URL, TIMEOUT_REDIS: patience, SESSION_DB, DRAFTS_DB, DRAFTS_MAX_MB } = config;
  const visitorBytes = DRAFTS_MAX_MB * 1024 * 1024;
  if (REDIS_URL)
    return new RedisDraftRecords(REDIS_URL, {
      visitorBytes,
      failed: logFailureOf(log, 'records of journeys'),
      patience,
    });
  if (SESSION_DB === inMemory) return new SqliteDraftRecords(DRAFTS_DB ?? inMemory, { visitorBytes });
  const setting = DRAFTS_DB === undefined ? 'SESSION_DB' : 'DRAFTS_DB';
  return new SqliteDraftRecords(DRAFTS_DB ?? `${SESSION_DB}.drafts`, { visitorBytes, before: SESSION_DB, setting });
}

const inMemory = ':memory:';

const logFailureOf = (log: Logger, store: string) => (error: unknown) => log.error({ code: errorCode(error) }, store);
