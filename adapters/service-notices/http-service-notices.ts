import type { Config } from '#adapters/config.ts';
import { getServiceNotices } from '#adapters/generated/service-notices/sdk.gen.ts';
import type { ServiceNoticeList } from '#adapters/generated/service-notices/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Client, clientAt } from '#adapters/http/client.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type { NoticedService, ServiceNotice, ServiceNotices } from '#domain/service-notices/service-notices.ts';

export class HttpServiceNotices implements ServiceNotices {
  readonly #backend: Backend;
  /** The operator's API gateway. */
  readonly #client: Client;

  constructor(backend: Backend, config: Pick<Config, 'APIM_BASE_URL'>) {
    this.#backend = backend;
    this.#client = clientAt(config.APIM_BASE_URL);
  }

  async inForce(): Promise<ServiceNotice[]> {
    const { calls, open, context } = this.#backend;
    const call = { ...open, client: this.#client, path: { mode: context.baseSite }, query: { lang: context.lang } };
    const { notices } = await calls.callOrThrow('getServiceNotices', getServiceNotices(call));
    return notices.map(toNotice).toSorted((one, other) => gravity[other.severity] - gravity[one.severity]);
  }
}

const gravity = { info: 0, warning: 1 } as const;

const services: Record<string, NoticedService> = {
  parcel: 'parcels',
  smt: 'labels',
  mtel: 'stamps',
  mtelLogo: 'logo',
  reex: 'forwarding',
  vrel: 'registered-mail',
  cel: 'letters',
  counter: 'counters',
};

/** A service that the shop does not know is left out; an unknown severity is no warning. */
const toNotice = ({
  id,
  services: named,
  severity,
  title,
  text,
}: ServiceNoticeList['notices'][number]): ServiceNotice => ({
  id,
  services: named.includes('all') ? 'all' : named.flatMap((name) => wordOf(services, name) ?? []),
  severity: severity === 'warning' ? 'warning' : 'info',
  title: title ?? null,
  text,
});
