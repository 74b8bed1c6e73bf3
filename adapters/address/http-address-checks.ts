import { LRUCache } from 'lru-cache';
import type { Config } from '#adapters/config.ts';
import type { BackendCalls } from '#adapters/http/backend-calls.ts';
import { backendFetch } from '#adapters/http/backend-fetch.ts';
import { type Client, clientAt } from '#adapters/http/client.ts';
import { type Deadline, deadlineOf } from '#adapters/http/deadline.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { Address } from '#domain/address/address.ts';
import { type AddressChecks, type CheckResult, judge } from '#domain/address/check/address-check.ts';
import type { StreetSuggestion, StreetSuggestions } from '#domain/address/check/street-suggestions.ts';
import type { Towns } from '#domain/address/check/towns.ts';
import { deliveryName } from '#domain/address/fields/locality.ts';
import { normalise } from '#domain/address/fields/normalise.ts';
import { isFrance } from '#domain/address/fields/territories.ts';
import { Fault } from '#domain/shared/fault.ts';
import { completeStreet, type GeocodingCall, geocode, townsOf } from './geocoding.ts';
import { RateLimiter, rateLimitedFetch } from './rate-limiter.ts';
import { verify } from './sercadia.ts';

/** The limit of the government's API for each sender (postal-domain 2). */
const callsPerSecond = 10;
const mostStreets = 5;
/** The part of a deadline that a check leaves to the change for which it is made: without an answer that is made too. */
const forTheChange = 0.4;

/** The clients and the rate limiter that all requests share; nothing of a shopper. */
export interface AddressServices {
  government: Client;
  /** The operator's service: book and check. */
  own: Client;
  /** One for the process; isolated tests have their own. */
  limiterOf(testWorld: string | null): RateLimiter;
}

export function addressServices(config: Pick<Config, 'ADDRESS_API_URL' | 'ADDRESS_BASE_URL'>): AddressServices {
  const limiters = new LRUCache<string, RateLimiter>({ max: 100, memoMethod: () => new RateLimiter(callsPerSecond) });
  return {
    government: clientAt(config.ADDRESS_API_URL),
    own: clientAt(config.ADDRESS_BASE_URL),
    limiterOf: (testWorld) => limiters.memo(testWorld ?? ''),
  };
}

interface World {
  services: AddressServices;
  calls: BackendCalls;
  config: Config;
  /** The deadline of the request. */
  deadline: Deadline;
}

/**
 * Checks French addresses with the government's API and foreign ones with the operator's service (specification §7),
 * which also says where nothing is delivered.
 */
export class HttpAddressChecks implements AddressChecks, StreetSuggestions, Towns {
  readonly #scope: RequestScope;
  readonly #world: World;

  constructor(scope: RequestScope, world: World) {
    this.#scope = scope;
    this.#world = world;
  }

  async check(address: Address): Promise<CheckResult> {
    return isFrance(address.country) ? this.#checkInFrance(address) : this.#checkAbroad(address);
  }

  /**
   * The government's API knows no operator: whether anything is delivered there is asked of who knows, at the same time. A
   * recognised address does not wait for it.
   */
  async #checkInFrance(address: Address): Promise<CheckResult> {
    const ofOperator = orWhenAway(verify(address, this.#toOwn()), null);
    // It has to be read only where the address is not recognised.
    ofOperator.catch(() => {});
    const candidates = await orWhenAway(geocode(address, this.#toGovernment()), null);
    const result: CheckResult = candidates ? judge(candidates, address) : { kind: 'unavailable' };
    if (result.kind === 'recognised') return result;
    const own = await ofOperator;
    return own?.isEligible === false ? { kind: 'not-eligible' } : result;
  }

  async #checkAbroad(address: Address): Promise<CheckResult> {
    const own = await orWhenAway(verify(address, this.#toOwn()), null);
    if (own === null) return { kind: 'unavailable' };
    return own.isEligible ? judge(own.candidates, address) : { kind: 'not-eligible' };
  }

  async streets(typed: Parameters<StreetSuggestions['streets']>[0]): Promise<StreetSuggestion[]> {
    if (!isFrance(typed.country)) return [];
    const suggestions = await orWhenAway(completeStreet(typed, this.#toGovernment()), []);
    return suggestions.slice(0, mostStreets);
  }

  async towns({ codePostal, country }: Parameters<Towns['towns']>[0]): Promise<string[]> {
    if (!isFrance(country) || !/^[0-9]{5}$/.test(codePostal)) return [];
    const towns = await orWhenAway(townsOf(codePostal, this.#toGovernment()), []);
    return [...new Set(towns.map((city) => deliveryName(city) ?? normalise(city)))].toSorted((one, other) =>
      one.localeCompare(other, 'fr'),
    );
  }

  #toGovernment(): GeocodingCall {
    const { signal, testWorld } = this.#scope;
    const { services, calls } = this.#world;
    const { fetch, deadline } = this.#fetch({ isOutside: true });
    const caller = { operation: 'searchAddress', deadline, signal, fetch };
    return { calls, client: services.government, fetch: rateLimitedFetch(services.limiterOf(testWorld), caller) };
  }

  #toOwn() {
    const { services, calls } = this.#world;
    return { calls, client: services.own, fetch: this.#fetch({ isOutside: false }).fetch };
  }

  /** A fetch with a deadline of its own, which includes the wait for the rate limiter. */
  #fetch({ isOutside }: { isOutside: boolean }) {
    const {
      config,
      deadline: within,
      calls: { breakers },
    } = this.#world;
    const leaves = this.#scope.changes ? forTheChange * config.TIMEOUT_DEFAULT : 0;
    const deadline = deadlineOf(config.TIMEOUT_ADDRESS, { changes: false, within, leaves });
    const scope = { ...this.#scope, changes: false };
    const fetch = backendFetch({ scope, deadline, config, accessToken: null, isOutside, breakers })(
      config.TIMEOUT_ADDRESS,
    );
    return { fetch, deadline };
  }
}

/** Returns the fallback when the service fails, so that the shopper can go on; rethrows when the shopper has left. */
async function orWhenAway<Answer, Instead>(answer: Promise<Answer>, instead: Instead): Promise<Answer | Instead> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'aborted') return instead;
    throw error;
  }
}
