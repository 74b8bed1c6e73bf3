import {
  createParcelBatch,
  createParcelConfiguration,
  findHazardousGoods,
  findHsCodes,
  getParcelBatch,
  getParcelConfiguration,
  getParcelCustoms,
  getParcelOptions,
  getSavedArticles,
  getSavedParcels,
  quoteParcel,
  quoteParcelBatch,
  removeSavedArticle,
  removeSavedParcel,
  renameSavedParcel,
  replaceParcelBatch,
  replaceParcelConfiguration,
  saveArticle,
  saveParcel,
} from '#adapters/generated/parcels/sdk.gen.ts';
import type { ParcelBatch as WireBatch } from '#adapters/generated/parcels/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { type Answer, unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { isName } from '#adapters/http/path-names.ts';
import { readQuote, refusalReader } from '#adapters/http/refusal-words.ts';
import type { SavedArticle } from '#domain/parcels/declaration.ts';
import type { HsCode } from '#domain/parcels/hs-code.ts';
import type {
  Batch,
  BatchQuote,
  BatchResult,
  Composition,
  Customs,
  Good,
  NewBatch,
  ParcelOptions,
  Parcels,
  PricedParcel,
  Quoted,
  SavedParcel,
} from '#domain/parcels/parcels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { toBatch, toBatchQuote } from './batch-mapping.ts';
import { toCustoms, toGoods, toHsCodes, toOptions } from './options-mapping.ts';
import {
  fromParcel,
  fromPricedParcel,
  fromSavedArticle,
  fromSavedParcel,
  toConfiguration,
  toQuote,
  toSavedArticle,
  toSavedParcel,
} from './parcel-mapping.ts';
import { refusalWords } from './refusals.ts';

export class HttpParcels implements Parcels {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Options, customs and the list of dangerous goods are the same for everybody. */
  async options(): Promise<ParcelOptions> {
    const { calls, open, context } = this.#backend;
    const found = getParcelOptions({ ...open, path: everybody, query: context });
    return toOptions(await calls.callOrThrow('getParcelOptions', found));
  }

  async customs({ origin, destination, postalCode }: Parameters<Parcels['customs']>[0]): Promise<Customs> {
    const { calls, open, context } = this.#backend;
    const query = { ...context, origin, destination, ...(postalCode && { postalCode }) };
    const found = getParcelCustoms({ ...open, path: everybody, query });
    return toCustoms(await calls.callOrThrow('getParcelCustoms', found));
  }

  async goods(words: string): Promise<Good[]> {
    const { calls, open, context } = this.#backend;
    const found = findHazardousGoods({ ...open, path: everybody, query: { ...context, query: words } });
    return toGoods(await calls.callOrThrow('findHazardousGoods', found));
  }

  async hsCodes(words: string): Promise<HsCode[]> {
    const { calls, open, context } = this.#backend;
    const found = findHsCodes({ ...open, path: everybody, query: { ...context, query: words } });
    return toHsCodes(await calls.callOrThrow('findHsCodes', found));
  }

  async articles(): Promise<SavedArticle[]> {
    const { calls, own, context, userId } = this.#backend;
    const found = getSavedArticles({ ...own, path: { userId }, query: context });
    return (await calls.callOrThrow('getSavedArticles', found)).articles.map(toSavedArticle);
  }

  async saveArticle(article: Omit<SavedArticle, 'id'>): Promise<'saved' | 'full'> {
    const { calls, own, context, userId } = this.#backend;
    const sent = saveArticle({ ...own, path: { userId }, query: context, body: fromSavedArticle(article) });
    const answer = await calls.call('saveArticle', sent);
    if (answer.ok) return 'saved';
    if (answer.refusal.reason === 'tooManyArticles') return 'full';
    throw unexpectedRefusal(answer.refusal, 'saveArticle');
  }

  async removeArticle(id: string): Promise<void> {
    if (!isName(id)) return;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, articleId: id };
    await calls.callOrThrow('removeSavedArticle', removeSavedArticle({ ...own, path, query: context }));
  }

  async savedParcels(): Promise<SavedParcel[]> {
    const { calls, own, context, userId } = this.#backend;
    const found = getSavedParcels({ ...own, path: { userId }, query: context });
    const { savedParcels } = await calls.callOrThrow('getSavedParcels', found);
    return savedParcels.map(toSavedParcel).filter((parcel) => parcel !== null);
  }

  async saveParcel(parcel: Omit<SavedParcel, 'id'>): Promise<'saved' | 'full' | 'name-taken'> {
    const { calls, own, context, userId } = this.#backend;
    const sent = saveParcel({ ...own, path: { userId }, query: context, body: fromSavedParcel(parcel) });
    const answer = await calls.call('saveParcel', sent);
    if (answer.ok) return 'saved';
    if (answer.refusal.reason === 'nameTaken') return 'name-taken';
    if (answer.refusal.reason === 'tooManySavedParcels') return 'full';
    throw unexpectedRefusal(answer.refusal, 'saveParcel');
  }

  async renameSavedParcel(id: string, name: string): Promise<'renamed' | 'name-taken' | 'gone'> {
    if (!isName(id)) return 'gone';
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, savedParcelId: id };
    const sent = renameSavedParcel({ ...own, path, query: context, body: { name } });
    const answer = await calls.call('renameSavedParcel', sent);
    if (answer.ok) return 'renamed';
    if (answer.refusal.status === 404) return 'gone';
    if (answer.refusal.reason === 'nameTaken') return 'name-taken';
    throw unexpectedRefusal(answer.refusal, 'renameSavedParcel');
  }

  async removeSavedParcel(id: string): Promise<void> {
    if (!isName(id)) return;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, savedParcelId: id };
    await calls.callOrThrow('removeSavedParcel', removeSavedParcel({ ...own, path, query: context }));
  }

  async quote(parcel: PricedParcel): Promise<Quoted> {
    const { calls, own, context, userId } = this.#backend;
    const sent = quoteParcel({ ...own, path: { userId }, query: context, body: fromPricedParcel(parcel) });
    const wire = await calls.callOrThrow('quoteParcel', sent);
    return readQuote(calls, 'quoteParcel', { quote: toQuote(wire), refusals: wire.refusals, words: refusalWords });
  }

  configure = (composition: Composition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: Composition) => configurations.replace(this.#backend, id, composition);

  async quoteBatch(parcels: readonly PricedParcel[]): Promise<BatchQuote> {
    const { calls, own, context, userId } = this.#backend;
    const body = { parcels: parcels.map(fromPricedParcel) };
    const sent = quoteParcelBatch({ ...own, path: { userId }, query: context, body });
    const wire = await calls.callOrThrow('quoteParcelBatch', sent);
    const quote = toBatchQuote(wire, refusalReader(calls, 'quoteParcelBatch', refusalWords));
    // Prices are told by their place alone.
    if (quote.parcels.length !== parcels.length) throw new Fault('contract', 'quoteParcelBatch');
    return quote;
  }

  async keepBatch(batch: NewBatch): Promise<BatchResult> {
    const { calls, own, context, userId } = this.#backend;
    const sent = createParcelBatch({ ...own, path: { userId }, query: context, body: batchBodyOf(batch) });
    return toBatchResult(await calls.call('createParcelBatch', sent));
  }

  async batchOf(id: string): Promise<Batch | null> {
    if (!isName(id)) return null;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, configurationId: id };
    const answer = await calls.call('getParcelBatch', getParcelBatch({ ...own, path, query: context }));
    return answer.ok ? toBatch(answer.data) : null;
  }

  async replaceBatch(id: string, batch: NewBatch): Promise<BatchResult | { kind: 'gone' }> {
    if (!isName(id)) return { kind: 'gone' };
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, configurationId: id };
    const sent = replaceParcelBatch({ ...own, path, query: context, body: batchBodyOf(batch) });
    const answer = await calls.call('replaceParcelBatch', sent);
    return !answer.ok && answer.refusal.status === 404 ? { kind: 'gone' } : toBatchResult(answer);
  }
}

const everybody = { userId: 'anonymous' };

const batchBodyOf = ({ parcels, quoteId }: NewBatch) => ({ parcels: parcels.map(fromParcel), quoteId });

function toBatchResult(answer: Answer<WireBatch>): BatchResult {
  if (answer.ok) {
    const { configurationId: id, productCode } = answer.data;
    return { kind: 'kept', batch: { id, productCode } };
  }
  return { kind: answer.refusal.reason === 'quoteExpired' ? 'quote-expired' : 'refused' };
}

const configurations = configurationsOf({
  name: 'Parcel',
  create: (call) => createParcelConfiguration(call),
  get: (call) => getParcelConfiguration(call),
  replace: (call) => replaceParcelConfiguration(call),
  bodyOf: ({ parcel, quoteId }: Composition) => ({ ...fromParcel(parcel), quoteId }),
  words: refusalWords,
  toStored: toConfiguration,
  toConfiguration,
});
