import type { Config } from '#adapters/config.ts';
import { getShipment } from '#adapters/generated/tracking/sdk.gen.ts';
import type { TrackingAnswer } from '#adapters/generated/tracking/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { type Client, clientAt } from '#adapters/http/client.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type { ParcelNumber } from '#domain/tracking/parcel-number.ts';
import type { Shipments, TrackedConsignment, TrackingStage } from '#domain/tracking/shipments.ts';

export class HttpShipments implements Shipments {
  readonly #backend: Backend;
  /** The unified tracking stands beside the shop's own service. */
  readonly #client: Client;

  constructor(backend: Backend, config: Pick<Config, 'SSU_BASE_URL'>) {
    this.#backend = backend;
    this.#client = clientAt(config.SSU_BASE_URL);
  }

  async of(number: ParcelNumber): Promise<TrackedConsignment | null> {
    const { calls, own, context } = this.#backend;
    const query = { lang: context.lang };
    const call = getShipment({ ...own, client: this.#client, path: { idShip: number }, query });
    const answer = await calls.call('getShipment', call);
    if (answer.ok) return toShipment(answer.data);
    if (answer.refusal.status === 404) return null;
    throw unexpectedRefusal(answer.refusal, 'getShipment');
  }
}

/** The two letters are the stage, the digit a detail of it (contract tracking). */
const stages: Record<string, TrackingStage> = {
  DR: 'announced',
  PC: 'on-its-way',
  ET: 'on-its-way',
  EP: 'out-for-delivery',
  MD: 'out-for-delivery',
  DO: 'at-customs',
  PB: 'held-up',
  ND: 'to-be-fetched',
  AG: 'to-be-fetched',
  RE: 'returning',
  DI: 'delivered',
};

function toShipment({ shipment: { idShip, isFinal, event } }: TrackingAnswer): TrackedConsignment {
  const last = event.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))[0];
  return {
    number: idShip,
    stage: last ? (wordOf(stages, last.code.slice(0, 2)) ?? 'unknown') : 'announced',
    last: last ? { label: last.label ?? null, at: last.date } : null,
    isFinal,
  };
}
