import * as oidc from 'openid-client';
import type { Config } from '#adapters/config.ts';
import { Fault } from '#domain/shared/fault.ts';

export type ProviderConfig = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'TIMEOUT_IDENTITY'>;

/** The identity provider as its metadata describe it. */
export class IdentityProvider {
  readonly #config: ProviderConfig;
  readonly #onFailure: () => void;
  #found: Promise<oidc.Configuration> | null = null;

  /** @param onFailure called when it does not answer. */
  constructor(config: ProviderConfig, onFailure: () => void) {
    this.#config = config;
    this.#onFailure = onFailure;
  }

  /** The provider's metadata, loaded once; after a failure the next sign-in loads it again. */
  discover(): Promise<oidc.Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = null;
      this.#onFailure();
      throw new Fault('unavailable', 'identity provider', { cause: error });
    });
    return this.#found;
  }

  #discover(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, TIMEOUT_IDENTITY } = this.#config;
    const plain = OIDC_ISSUER.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      // The library trusts the connection to the provider; the signature is checked as well, against the provider's keys.
      execute: [...plain, oidc.enableNonRepudiationChecks],
      timeout: TIMEOUT_IDENTITY / 1000,
    });
  }
}
