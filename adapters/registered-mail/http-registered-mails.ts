import {
  createRegisteredMailConfiguration,
  getRegisteredMailConfiguration,
  getRegisteredMailOptions,
  quoteRegisteredMail,
  replaceRegisteredMailConfiguration,
} from '#adapters/generated/registered-mail/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { readQuote } from '#adapters/http/refusal-words.ts';
import type {
  MailComposition,
  PricedMail,
  QuotedMail,
  RegisteredMailOptions,
  RegisteredMails,
} from '#domain/registered-mail/registered-mail.ts';
import { refusalWords } from './refusals.ts';
import { fromMail, fromPricedMail, toConfiguration, toOptions, toQuote } from './registered-mail-mapping.ts';

export class HttpRegisteredMails implements RegisteredMails {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Options are the same for everybody. */
  async options(): Promise<RegisteredMailOptions> {
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous' };
    const request = getRegisteredMailOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getRegisteredMailOptions', request));
  }

  async quote(mail: PricedMail): Promise<QuotedMail> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const body = fromPricedMail(mail);
    const wire = await calls.callOrThrow(
      'quoteRegisteredMail',
      quoteRegisteredMail({ ...own, path, query: context, body }),
    );
    return readQuote(calls, 'quoteRegisteredMail', {
      quote: toQuote(wire),
      refusals: wire.refusals,
      words: refusalWords,
    });
  }

  configure = (composition: MailComposition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: MailComposition) => configurations.replace(this.#backend, id, composition);
}

const configurations = configurationsOf({
  name: 'RegisteredMail',
  create: (call) => createRegisteredMailConfiguration(call),
  get: (call) => getRegisteredMailConfiguration(call),
  replace: (call) => replaceRegisteredMailConfiguration(call),
  bodyOf: ({ mail, quoteId }: MailComposition) => ({ ...fromMail(mail), quoteId }),
  words: refusalWords,
  toStored: toConfiguration,
  toConfiguration,
});
