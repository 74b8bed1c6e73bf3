import {
  createRegisteredMailConfiguration,
  getRegisteredMailConfiguration,
  getRegisteredMailOptions,
  quoteRegisteredMail,
  replaceRegisteredMailConfiguration,
} from '#adapters/generated/registered-mail/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { configurationsOf } from '#adapters/http/configurations.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type {
  MailComposition,
  PricedMail,
  QuotedMail,
  RegisteredMailOptions,
  RegisteredMails,
} from '#domain/registered-mail/registered-mail.ts';
import { Fault } from '#domain/shared/fault.ts';
import { refusalWords } from './refusals.ts';
import { fromMail, fromPricedMail, toConfiguration, toOptions, toQuote } from './registered-mail-mapping.ts';

export class HttpRegisteredMails implements RegisteredMails {
  readonly #backend: Backend;
  readonly #userId: 'anonymous' | 'current';

  constructor(backend: Backend, { signedIn }: Pick<RequestScope, 'signedIn'>) {
    this.#backend = backend;
    this.#userId = signedIn ? 'current' : 'anonymous';
  }

  /** Options are the same for everybody. */
  async options(): Promise<RegisteredMailOptions> {
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous' };
    const request = getRegisteredMailOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getRegisteredMailOptions', request));
  }

  async quote(mail: PricedMail): Promise<QuotedMail> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const body = fromPricedMail(mail);
    const wire = await calls.callOrThrow(
      'quoteRegisteredMail',
      quoteRegisteredMail({ ...own, path, query: context, body }),
    );
    const [quote, refusals] = [
      toQuote(wire),
      wire.refusals.map(refusalReader(calls, 'quoteRegisteredMail', refusalWords)),
    ];
    if (refusals.length > 0) return { kind: 'refused', refusals, quote };
    if (!quote) throw new Fault('contract', 'quoteRegisteredMail');
    return { kind: 'quoted', quote };
  }

  configure = (composition: MailComposition) => configurations.configure(this.#caller, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#caller, id);
  replace = (id: string, composition: MailComposition) => configurations.replace(this.#caller, id, composition);

  get #caller() {
    return { backend: this.#backend, userId: this.#userId };
  }
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
