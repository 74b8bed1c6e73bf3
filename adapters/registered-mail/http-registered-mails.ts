import {
  createRegisteredMailConfiguration,
  getRegisteredMailConfiguration,
  getRegisteredMailOptions,
  quoteRegisteredMail,
  replaceRegisteredMailConfiguration,
} from '#adapters/generated/registered-mail/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isName } from '#adapters/http/path-names.ts';
import { configured, configuredAnew, refusalReader } from '#adapters/http/refusal-words.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type {
  Composition,
  Configuration,
  Configured,
  PricedMail,
  Quoted,
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
    const found = getRegisteredMailOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getRegisteredMailOptions', found));
  }

  async quote(mail: PricedMail): Promise<Quoted> {
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

  async configure(composition: Composition): Promise<Configured> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const sent = createRegisteredMailConfiguration({ ...own, path, query: context, body: bodyOf(composition) });
    return configured(calls, { ...keeping, operation: 'createRegisteredMailConfiguration', sent });
  }

  async configurationOf(id: string): Promise<Configuration | null> {
    // An id from an address may be malformed.
    if (!isName(id)) return null;
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, configurationId: id };
    const answer = await calls.call(
      'getRegisteredMailConfiguration',
      getRegisteredMailConfiguration({ ...own, path, query: context }),
    );
    return answer.ok ? toConfiguration(answer.data) : null;
  }

  async replace(id: string, composition: Composition): Promise<Configured | { kind: 'gone' }> {
    if (!isName(id)) return { kind: 'gone' };
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, configurationId: id };
    const sent = replaceRegisteredMailConfiguration({ ...own, path, query: context, body: bodyOf(composition) });
    return configuredAnew(calls, { ...keeping, operation: 'replaceRegisteredMailConfiguration', sent });
  }
}

const bodyOf = ({ mail, quoteId }: Composition) => ({ ...fromMail(mail), quoteId });

const keeping = { words: refusalWords, toConfiguration };
