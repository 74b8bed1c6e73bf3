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
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { Fault } from '#domain/shared/fault.ts';
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
  readonly #userId: 'anonymous' | 'current';

  constructor(backend: Backend, { signedIn }: Pick<RequestScope, 'signedIn'>) {
    this.#backend = backend;
    this.#userId = signedIn ? 'current' : 'anonymous';
  }

  async options(): Promise<StampOptions> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const request = getStampOptions({ ...own, path, query: context });
    return toOptions(await calls.callOrThrow('getStampOptions', request));
  }

  async quote(stamps: PricedStamps): Promise<QuotedStamps> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const body = fromStamps(stamps);
    const wire = await calls.callOrThrow('quoteStamps', quoteStamps({ ...own, path, query: context, body }));
    const [quote, refusals] = [toQuote(wire), wire.refusals.map(refusalReader(calls, 'quoteStamps', refusalWords))];
    if (refusals.length > 0) return { kind: 'refused', refusals, quote };
    if (!quote) throw new Fault('contract', 'quoteStamps');
    return { kind: 'quoted', quote };
  }

  configure = (composition: StampComposition) => configurations.configure(this.#caller, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#caller, id);
  replace = (id: string, composition: StampComposition) => configurations.replace(this.#caller, id, composition);

  get #caller() {
    return { backend: this.#backend, userId: this.#userId };
  }

  copy = (id: string) =>
    configurations.another(this.#caller, {
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
