import { findPostage, getPostageOptions } from '#adapters/generated/postage/sdk.gen.ts';
import type { PostageOffer as WireOffer, Postage as WirePostage } from '#adapters/generated/postage/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { toMoney, toPicture, toService, toSlug, wordOf } from '#adapters/shared-mapping.ts';
import { unbroken } from '#adapters/unbroken.ts';
import {
  byPrice,
  type Item,
  type Postage,
  type PostageAnswer,
  type PostageFound,
  type PostageOffer,
  type PostageOptions,
} from '#domain/postage/postage.ts';

export class HttpPostage implements Postage {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async options(): Promise<PostageOptions> {
    const { calls, open, context } = this.#backend;
    const options = await calls.callOrThrow('getPostageOptions', getPostageOptions({ ...open, query: context }));
    return {
      destinations: options.destinations.map(({ code, name }) => ({ code, name })),
      envelopes: options.envelopes.map(({ code, name }) => ({ code, name })),
      sheetWeight: options.sheetWeight ?? null,
      maxGrams: options.maxWeight,
      maxSheets: options.maxSheets,
    };
  }

  async waysToSend(item: Item, destination: string): Promise<PostageAnswer> {
    const { calls, open, context } = this.#backend;
    const query = { destination, ...queryOf(item), ...context };
    const answer = await calls.call('findPostage', findPostage({ ...open, query }));
    if (answer.ok) return toFound(answer.data);
    return { kind: wordOf(refusals, answer.refusal.reason) ?? 'unknown-item' };
  }
}

const queryOf = (item: Item) =>
  item.kind === 'weighed'
    ? { weight: item.grams }
    : { sheets: item.sheets, ...(item.envelope ? { envelope: item.envelope } : {}) };

const refusals: Record<string, Exclude<PostageAnswer['kind'], 'found'>> = {
  tooHeavy: 'too-heavy',
  unknownDestination: 'unknown-destination',
};

const toFound = ({ weight, destination, suspension, customsFormRequired, offers }: WirePostage): PostageFound => ({
  kind: 'found',
  grams: weight,
  destination: { code: destination.code, name: destination.name },
  offers: byPrice(offers.map(toOffer)),
  suspension: suspension ? { since: suspension.startDate, until: suspension.endDate ?? null } : null,
  customsForm: customsFormRequired ?? false,
});

const toOffer = ({ stamps, product, earliestDays, latestDays, ...offer }: WireOffer): PostageOffer => ({
  code: offer.code,
  name: offer.name,
  maxGrams: offer.maxWeight ?? null,
  price: { ttc: toMoney(offer.price), ht: toMoney(offer.priceWithoutTax ?? offer.price) },
  stamps: stamps ? { count: stamps.count, name: stamps.name, value: toMoney(stamps.value) } : null,
  days: latestDays === undefined ? null : { earliest: earliestDays ?? latestDays, latest: latestDays },
  tracked: offer.tracked ?? false,
  signed: offer.signed ?? false,
  product: product
    ? {
        code: product.code,
        slug: toSlug(product.url),
        title: unbroken(product.name),
        service: toService(product.service),
        picture: toPicture(product.images?.[0]?.url),
      }
    : null,
});
