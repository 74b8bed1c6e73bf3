import {
  copyStampConfiguration,
  createStampConfiguration,
  createStampFavourite,
  deleteStampFavourite,
  getStampConfiguration,
  getStampFavourites,
  getStampOptions,
  quoteStamps,
  replaceStampConfiguration,
} from '#adapters/generated/stamps/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { isName } from '#adapters/http/path-names.ts';
import { readQuote } from '#adapters/http/refusal-words.ts';
import type {
  Favourite,
  FavouriteResult,
  PricedStamps,
  QuotedStamps,
  StampComposition,
  StampOptions,
  StampSet,
  Stamps,
} from '#domain/stamps/stamps.ts';
import { refusalWords } from './refusals.ts';
import { fromSet, fromStamps, toConfiguration, toFavourite, toOptions, toQuote } from './stamps-mapping.ts';

export class HttpStamps implements Stamps {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async options(): Promise<StampOptions> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const request = getStampOptions({ ...own, path, query: context });
    return toOptions(await calls.callOrThrow('getStampOptions', request));
  }

  async quote(stamps: PricedStamps): Promise<QuotedStamps> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const body = fromStamps(stamps);
    const wire = await calls.callOrThrow('quoteStamps', quoteStamps({ ...own, path, query: context, body }));
    return readQuote(calls, 'quoteStamps', { quote: toQuote(wire), refusals: wire.refusals, words: refusalWords });
  }

  configure = (composition: StampComposition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: StampComposition) => configurations.replace(this.#backend, id, composition);

  copy = (id: string) =>
    configurations.another(this.#backend, {
      id,
      operation: 'copyStampConfiguration',
      send: (call) => copyStampConfiguration(call),
    });

  async favourites(): Promise<Favourite[]> {
    const { calls, own, context } = this.#backend;
    const request = getStampFavourites({ ...own, path: { userId: 'current' }, query: context });
    return (await calls.callOrThrow('getStampFavourites', request)).favourites.map(toFavourite);
  }

  async keepFavourite(name: string, stamps: StampSet): Promise<FavouriteResult> {
    const { calls, own, context } = this.#backend;
    // Whom letters go to is no part of a favourite.
    const body = { ...fromSet({ ...stamps, recipients: [] }), name };
    const sent = createStampFavourite({ ...own, path: { userId: 'current' }, query: context, body });
    const answer = await calls.call('createStampFavourite', sent);
    if (answer.ok) return { kind: 'kept', favourite: toFavourite(answer.data) };
    if (answer.refusal.reason === 'tooManyFavourites') return { kind: 'too-many' };
    throw unexpectedRefusal(answer.refusal, 'createStampFavourite');
  }

  async forgetFavourite(id: string): Promise<void> {
    if (!isName(id)) return;
    const { calls, own, context } = this.#backend;
    const path = { userId: 'current', favouriteId: id };
    await calls.call('deleteStampFavourite', deleteStampFavourite({ ...own, path, query: context }));
  }
}

const configurations = configurationsOf({
  name: 'Stamp',
  create: (call) => createStampConfiguration(call),
  get: (call) => getStampConfiguration(call),
  replace: (call) => replaceStampConfiguration(call),
  bodyOf: ({ stamps, quoteId }: StampComposition) => ({ ...fromSet(stamps), quoteId }),
  words: refusalWords,
  toStored: toConfiguration,
  toConfiguration,
});
