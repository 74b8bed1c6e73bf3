import type { Config } from '#adapters/config.ts';
import {
  createLetterConfiguration,
  createLetterDocument,
  deleteLetterDocument,
  downloadLetterDocument,
  fitLetterDocument,
  getLetterConfiguration,
  getLetterDocument,
  getLetterOptions,
  quoteLetter,
  replaceLetterConfiguration,
} from '#adapters/generated/letters/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { pdfFrom } from '#adapters/http/download.ts';
import { isName } from '#adapters/http/path-names.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type {
  LetterComposition,
  LetterDocument,
  LetterOptions,
  Letters,
  PricedLetter,
  QuotedLetter,
  UploadResult,
} from '#domain/letters/letters.ts';
import type { Download } from '#domain/shared/download.ts';
import {
  fromLetter,
  fromPricedLetter,
  refusalWords,
  toConfiguration,
  toDocument,
  toDocumentRefusal,
  toOptions,
  toQuoted,
} from './letters-mapping.ts';

export class HttpLetters implements Letters {
  readonly #backend: Backend;
  readonly #config: Pick<Config, 'TIMEOUT_UPLOAD'>;

  constructor(backend: Backend, config: Pick<Config, 'TIMEOUT_UPLOAD'>) {
    this.#backend = backend;
    this.#config = config;
  }

  /** Options are the same for everybody. */
  async options(): Promise<LetterOptions> {
    const { calls, open, context } = this.#backend;
    const request = getLetterOptions({ ...open, path: { userId: 'anonymous' }, query: context });
    return toOptions(await calls.callOrThrow('getLetterOptions', request));
  }

  async keep({ name, type, content }: Parameters<Letters['keep']>[0]): Promise<UploadResult> {
    const { calls, context, userId } = this.#backend;
    const sent = createLetterDocument({
      ...this.#backend.ownWithin(this.#config.TIMEOUT_UPLOAD),
      path: { userId },
      query: context,
      body: { file: new File([content], name, { type }) },
    });
    const answer = await calls.call('createLetterDocument', sent);
    return answer.ok
      ? { kind: 'kept', document: toDocument(answer.data) }
      : { kind: 'refused', refusal: toDocumentRefusal(answer.refusal.reason ?? undefined) };
  }

  async document(id: string): Promise<LetterDocument | null> {
    if (!isName(id)) return null;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, documentId: id };
    const answer = await calls.call('getLetterDocument', getLetterDocument({ ...own, path, query: context }));
    return answer.ok ? toDocument(answer.data) : null;
  }

  async fit(id: string): Promise<LetterDocument> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, documentId: id };
    const sent = fitLetterDocument({ ...own, path, query: context });
    return toDocument(await calls.callOrThrow('fitLetterDocument', sent));
  }

  /** A missing one counts as purged. */
  async purge(id: string): Promise<void> {
    if (!isName(id)) return;
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, documentId: id };
    await calls.call('deleteLetterDocument', deleteLetterDocument({ ...own, path, query: context }));
  }

  async pdf(id: string): Promise<Download | 'unknown'> {
    if (!isName(id)) return 'unknown';
    const { ownFile, context, userId } = this.#backend;
    const path = { userId, documentId: id };
    const result = downloadLetterDocument({ ...ownFile('application/pdf'), path, query: context });
    const answer = await pdfFrom(this.#backend, 'downloadLetterDocument', { result, file: 'letter' });
    return answer.ok ? answer.data : 'unknown';
  }

  async quote(letter: PricedLetter): Promise<QuotedLetter> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const body = fromPricedLetter(letter);
    const wire = await calls.callOrThrow('quoteLetter', quoteLetter({ ...own, path, query: context, body }));
    return toQuoted(wire, refusalReader(calls, 'quoteLetter', refusalWords));
  }

  configure = (composition: LetterComposition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: LetterComposition) => configurations.replace(this.#backend, id, composition);
}

const configurations = configurationsOf({
  name: 'Letter',
  create: (call) => createLetterConfiguration(call),
  get: (call) => getLetterConfiguration(call),
  replace: (call) => replaceLetterConfiguration(call),
  bodyOf: ({ letter, quoteId }: LetterComposition) => ({ ...fromLetter(letter), quoteId }),
  words: refusalWords,
  toStored: toConfiguration,
  toConfiguration,
});
