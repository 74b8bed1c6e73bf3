import type { Config } from '#adapters/config.ts';
import type { Logger } from '#adapters/log.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import type { Measurement, Measurements } from '#domain/analytics/measurements.ts';

/** Milliseconds that the collector may take. */
const timeoutMs = 1000;

/** The collector, in the format of its own library: `?s=site&idclient=visitor`, and a list of named events. */
export class HttpMeasurements implements Measurements {
  readonly #scope: Pick<RequestScope, 'testWorld'>;
  readonly #world: { config: Config; log: Logger };

  constructor(scope: Pick<RequestScope, 'testWorld'>, world: { config: Config; log: Logger }) {
    this.#scope = scope;
    this.#world = world;
  }

  async pass({ site, visitor, device, events }: Measurement): Promise<void> {
    const { config, log } = this.#world;
    const url = new URL(config.MEASUREMENT_URL);
    url.searchParams.set('s', site);
    if (visitor) url.searchParams.set('idclient', visitor);
    try {
      const body = JSON.stringify({ events: events.map((event) => wireOf(event, device)) });
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: 'POST', body, headers: this.#headers(), signal, redirect: 'error' });
      await answer.body?.cancel();
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'collector out of reach');
    }
  }

  #headers(): Record<string, string> {
    const { FORWARD_TEST_HEADER } = this.#world.config;
    const { testWorld } = this.#scope;
    return {
      'content-type': 'application/json',
      ...(FORWARD_TEST_HEADER !== '' && testWorld ? { [FORWARD_TEST_HEADER]: testWorld } : {}),
    };
  }
}

const wireOf = (event: MeasuredEvent, device: Measurement['device']) => ({
  name: 'page' in event ? 'page.display' : 'failure',
  data: { ...event, device },
});
