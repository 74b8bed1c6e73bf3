import * as oidc from 'openid-client';
import type { Config } from '#adapters/config.ts';
import type { Logger } from '#adapters/log.ts';
import type { Observers } from '#adapters/operations/observers.ts';
import { withLock } from '#adapters/records/lock.ts';
import { digest, readRecord } from '#adapters/records/record-text.ts';
import type { SessionStore } from '#adapters/records/session-store.ts';
import type { OpenSession, SignInPurpose, SignIns } from '#domain/session/session.ts';
import { Fault } from '#domain/shared/fault.ts';
import { assertSameShopper, freshClaims } from './id-token.ts';
import { IdentityProvider, type ProviderConfig } from './identity-provider.ts';
import { isRefused, isUnavailable, reasonOf, refusesShop } from './provider-errors.ts';
import { record, type SessionRecord, signInTry, toTokens } from './session-records.ts';
import { toShopper } from './shopper-of-claims.ts';
import { NotAdmitted, type SignInRealm, shoppers } from './sign-in-realm.ts';
import type { Ids } from './signed-ids.ts';

type SessionConfig = ProviderConfig & Pick<Config, 'SHOP_ORIGIN' | 'SESSION_IDLE_MINUTES' | 'SESSION_ABSOLUTE_MINUTES'>;

export interface SignInParts {
  store: SessionStore;
  log: Logger;
  ids: Ids;
  observers: Pick<Observers, 'identityProviderFailed'>;
}

/** What the provider asks: without consent, it would give no refresh token. */
const prompts = { 'sign-in': 'consent', 'other-account': 'login consent', register: 'create' } as const;
const tryMinutes = 30;
const margin = 30_000; // A token that expires within this time is refreshed before it is used.
/** Authorization code with PKCE, state and nonce, as a confidential client; tokens stay in the session record. */
export class OidcSignIns implements SignIns {
  readonly #config: SessionConfig;
  readonly #store: SessionStore;
  readonly #log: Logger;
  readonly #ids: Ids;
  readonly #provider: IdentityProvider;
  readonly #realm: SignInRealm;
  readonly #observers: SignInParts['observers'];
  readonly #refreshing = new Map<string, Promise<SessionRecord | null>>();

  constructor(
    config: SessionConfig,
    { store, log, ids, observers, realm = shoppers }: SignInParts & { realm?: SignInRealm },
  ) {
    this.#realm = realm;
    this.#config = config;
    this.#store = store;
    this.#log = log;
    this.#ids = ids;
    this.#observers = observers;
    this.#provider = new IdentityProvider(config, () => observers.identityProviderFailed(realm.name));
  }

  async begin({ lang, prompt, ...wanted }: Parameters<SignIns['begin']>[0]) {
    const provider = await this.#provider.discover();
    const pending = {
      purpose: wanted,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const tryId = this.#ids.issue(this.#realm.ids.try);
    await this.#store.set(this.#key('try', tryId), JSON.stringify(pending), tryMinutes * 60);
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.#returnUrl(),
      scope: 'openid profile email offline_access',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ui_locales: lang,
      claims: JSON.stringify({ id_token: { sid: null } }),
      prompt: prompts[prompt],
    });
    return { url: url.href, tryId };
  }

  async complete({ tryId, url }: { tryId: string; url: URL }) {
    if (!this.#ids.isOurs(this.#realm.ids.try, tryId)) return null;
    const pending = readRecord(signInTry, await this.#store.get(this.#key('try', tryId)));
    await this.#store.delete(this.#key('try', tryId));
    if (!pending) return null;
    try {
      const provider = await this.#provider.discover();
      const here = new URL(url.search, this.#returnUrl());
      const tokens = await oidc.authorizationCodeGrant(provider, here, {
        pkceCodeVerifier: pending.verifier,
        expectedState: pending.state,
        expectedNonce: pending.nonce,
        idTokenExpected: true,
      });
      const { sub } = freshClaims(tokens);
      const person = await oidc.fetchUserInfo(provider, tokens.access_token, sub);
      if (!this.#realm.admits(person)) throw new NotAdmitted();
      const shopper = toShopper(person);
      const sessionId = this.#ids.issue(this.#realm.ids.session);
      const now = Date.now();
      const ownTokens = toTokens(tokens, now, null);
      await this.#keep(sessionId, { shopper, ...ownTokens, opened: now, seen: now });
      await this.#store.set(this.#key('owner', sessionId), shopper.id, this.cookieSeconds());
      await this.#store.set(this.#key('provider', sessionId), ownTokens.providerSession ?? '', this.cookieSeconds());
      return { sessionId, shopper, purpose: pending.purpose };
    } catch (error) {
      this.#noteFailure(error, 'sign-in refused');
      if (!(error instanceof Fault || isUnavailable(error))) return null;
      // The provider's answer is still valid: loading the page again continues the sign-in.
      await this.#store.set(this.#key('try', tryId), JSON.stringify(pending), tryMinutes * 60);
      throw new Fault('unavailable', 'sign-in', { cause: error });
    }
  }

  async purposeOf(tryId: string): Promise<SignInPurpose | null> {
    if (!this.#ids.isOurs(this.#realm.ids.try, tryId)) return null;
    return readRecord(signInTry, await this.#store.get(this.#key('try', tryId)))?.purpose ?? null;
  }

  /** The account of a session, also for a day after it ended. */
  async ownerOf(sessionId: string): Promise<string | null> {
    if (!this.#ids.isOurs(this.#realm.ids.session, sessionId)) return null;
    return this.#store.get(this.#key('owner', sessionId));
  }

  /** The cookie outlives the session, so that an ended session can be told from none. */
  cookieSeconds(): number {
    return this.#config.SESSION_ABSOLUTE_MINUTES * 60 + 86_400;
  }

  /**
   * The session of a cookie; `null` when it has ended. Throws when the store is unavailable.
   *
   * @param options `prolongs`: somebody asked; a timer that looks whether the session is over prolongs nothing.
   */
  async open(sessionId: string, { prolongs = true } = {}): Promise<OpenSession | null> {
    // A forged cookie is rejected without a call to the store.
    if (!this.#ids.isOurs(this.#realm.ids.session, sessionId)) return null;
    const found = readRecord(record, await this.#store.get(this.#key('session', sessionId)));
    const now = Date.now();
    if (!found || now - found.opened > this.#config.SESSION_ABSOLUTE_MINUTES * 60_000) return null;
    // Only the expiry is written: writing the record could undo a concurrent refresh or sign-out.
    // If nothing can be written (a full disk), the session lasts until its record ends.
    if (prolongs && now - found.seen > 60_000)
      await this.#store.keepFor(this.#key('session', sessionId), this.#idleSeconds()).catch(() => {});
    return {
      shopper: found.shopper,
      ends: { idle: this.#idleSeconds() * 1000, at: found.opened + this.#config.SESSION_ABSOLUTE_MINUTES * 60_000 },
      accessToken: async () => {
        if (found.accessEnds - margin > Date.now()) return found.accessToken;
        return (await this.#refreshNow(sessionId))?.accessToken ?? null;
      },
    };
  }

  /** Ends the session but keeps its owner, for the draft. */
  async expire(sessionId: string): Promise<void> {
    if (!this.#ids.isOurs(this.#realm.ids.session, sessionId)) return;
    await this.#refreshing.get(sessionId)?.catch(() => null);
    await this.#store.delete(this.#key('session', sessionId));
  }

  /**
   * Ends the session here, and returns the address that ends it at the provider. An expired session can be ended there too:
   * the provider's name of it is stored for a day longer. If the records fail, the provider asks the shopper to confirm.
   */
  async end({ sessionId, back }: { sessionId: string; back: string }): Promise<string | null> {
    if (!this.#ids.isOurs(this.#realm.ids.session, sessionId)) return null;
    // A refresh under way would write the record again.
    await this.#refreshing.get(sessionId)?.catch(() => null);
    const named = await this.#endingOf(sessionId).catch(() => ({ refreshToken: null, providerSession: null }));
    for (const kind of ['session', 'owner', 'provider'] as const) await this.#store.delete(this.#key(kind, sessionId));
    if (!named) return null;
    const { refreshToken, providerSession } = named;
    try {
      const provider = await this.#provider.discover();
      if (refreshToken) await oidc.tokenRevocation(provider, refreshToken).catch(() => {});
      return oidc.buildEndSessionUrl(provider, {
        // The browser may store this address, so it contains no token. Without the name of its session the provider asks the
        // shopper.
        ...(providerSession ? { logout_hint: providerSession } : {}),
        post_logout_redirect_uri: this.#config.SHOP_ORIGIN + this.#realm.paths.signedOut,
        state: back,
      }).href;
    } catch (error) {
      this.#log.warn({ reason: reasonOf(error) }, 'sign-out at the provider failed');
      return null;
    }
  }

  /** What ends a session at the provider; `null` when it is unknown there too. */
  async #endingOf(sessionId: string): Promise<Pick<SessionRecord, 'refreshToken' | 'providerSession'> | null> {
    const found = readRecord(record, await this.#store.get(this.#key('session', sessionId)));
    if (found) return found;
    const providerSession = await this.#store.get(this.#key('provider', sessionId));
    return providerSession === null ? null : { refreshToken: null, providerSession };
  }

  /** One refresh at a time for each session, in all processes: token rotation makes a second one invalid. */
  #refreshNow(sessionId: string): Promise<SessionRecord | null> {
    const running = this.#refreshing.get(sessionId);
    if (running) return running;
    const refresh = withLock(this.#store, {
      id: this.#key('refresh', sessionId),
      run: () => this.#refresh(sessionId),
    }).finally(() => this.#refreshing.delete(sessionId));
    this.#refreshing.set(sessionId, refresh);
    return refresh;
  }

  async #refresh(sessionId: string): Promise<SessionRecord | null> {
    // Another request or process may have refreshed since the record was read.
    const found = readRecord(record, await this.#store.get(this.#key('session', sessionId)));
    if (!found) return null;
    if (found.accessEnds - margin > Date.now()) return found;
    if (!found.refreshToken) return null;
    try {
      const provider = await this.#provider.discover();
      const tokens = await oidc.refreshTokenGrant(provider, found.refreshToken);
      assertSameShopper(tokens, found.shopper.id);
      // A shopper who signed out in another process meanwhile is not signed in again.
      if ((await this.#store.get(this.#key('session', sessionId))) === null) {
        await oidc.tokenRevocation(provider, tokens.refresh_token ?? found.refreshToken).catch(() => {});
        return null;
      }
      const renewed = { ...found, ...toTokens(tokens, Date.now(), found) };
      await this.#keep(sessionId, renewed);
      return renewed;
    } catch (error) {
      this.#noteFailure(error, 'refresh failed');
      if (!isRefused(error)) throw new Fault('unavailable', 'refresh', { cause: error });
      await this.#store.delete(this.#key('session', sessionId));
      return null;
    }
  }

  /** Counts it where no visitor has a part in it; a failed discovery is counted already. */
  #noteFailure(error: unknown, what: string) {
    this.#log.warn({ reason: reasonOf(error), realm: this.#realm.name }, what);
    if (!(error instanceof Fault) && (isUnavailable(error) || refusesShop(error)))
      this.#observers.identityProviderFailed(this.#realm.name);
  }

  #returnUrl() {
    return this.#config.SHOP_ORIGIN + this.#realm.paths.signedIn;
  }

  #key(kind: 'try' | 'session' | 'owner' | 'provider' | 'refresh', id: string) {
    return `${this.#realm.records}${kind}:${digest(id)}`;
  }

  #keep(sessionId: string, value: SessionRecord) {
    return this.#store.set(this.#key('session', sessionId), JSON.stringify(value), this.#idleSeconds());
  }

  #idleSeconds() {
    return this.#config.SESSION_IDLE_MINUTES * 60;
  }
}
