import { findStores } from '#adapters/generated/pickup/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { PickupPoints } from '#domain/pickup/pickup-points.ts';
import { toPickupPoint } from './pickup-mapping.ts';

/** Points farther away are not offered. */
const radiusMetres = 30_000;

export class HttpPickupPoints implements PickupPoints {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async near({ address, postalCode, city, country, count }: Parameters<PickupPoints['near']>[0]) {
    const { calls, open, context } = this.#backend;
    const query = {
      ...(address ? { address } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(city ? { town: city } : {}),
      countryIsoCode: country,
      radius: radiusMetres,
      fields: 'FULL',
      pageSize: count,
      ...context,
    };
    const { stores, pagination } = await calls.callOrThrow('findStores', findStores({ ...open, query }));
    return { points: stores.map(toPickupPoint), total: pagination.totalResults };
  }
}
