import type { Config } from '#adapters/config.ts';
import { findPointsOfSale } from '#adapters/generated/points-of-sale/sdk.gen.ts';
import type { PointOfSale as Wire } from '#adapters/generated/points-of-sale/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { toPickupPoint } from '#adapters/pickup/pickup-mapping.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type { PointOfSale, PointsOfSale, Sold } from '#domain/points-of-sale/points-of-sale.ts';

/** Points farther away are not listed. */
const radiusMetres = 15_000;

export class HttpPointsOfSale implements PointsOfSale {
  readonly #backend: Backend;

  readonly #config: Pick<Config, 'TIMEOUT_OPTIONAL'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_OPTIONAL'>) {
    this.#backend = backend;
    this.#config = config;
  }

  async near({ address, postalCode, city, country, count, isHasty }: Parameters<PointsOfSale['near']>[0]) {
    const { calls, open, openWithin, context } = this.#backend;
    const requestOptions = isHasty ? openWithin(this.#config.TIMEOUT_OPTIONAL) : open;
    const query = {
      ...(address ? { address } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(city ? { town: city } : {}),
      countryIsoCode: country,
      radius: radiusMetres,
      pageSize: count,
      ...context,
    };
    const answer = await calls.callOrThrow('findPointsOfSale', findPointsOfSale({ ...requestOptions, query }));
    if (!answer.isPlaceKnown) return { kind: 'unknown-place' as const };
    return {
      kind: 'found' as const,
      points: answer.pointsOfSale.map(toPointOfSale),
      total: answer.pagination.totalResults,
    };
  }
}

function toPointOfSale({ features, reopensOn, ...wire }: Wire): PointOfSale {
  const { id, name, street, postalCode, city, distance, hours, place } = toPickupPoint(wire);
  return {
    id,
    name,
    street,
    postalCode,
    city,
    distance,
    hours,
    place,
    sells: features.flatMap(toSold),
    reopensOn: reopensOn ?? null,
  };
}

const sold: Record<string, Sold> = { STAMPS: 'stamps', SHIPPING_LABELS: 'labels', PARCEL_DEPOSIT: 'parcels' };

/** A code that the shop does not know is left out. */
function toSold(feature: string): Sold[] {
  const word = wordOf(sold, feature);
  return word ? [word] : [];
}
