import {
  createForwardingConfiguration,
  getForwardingConfiguration,
  getForwardingOptions,
  quoteForwarding,
  replaceForwardingConfiguration,
} from '#adapters/generated/forwarding/sdk.gen.ts';
import type { ForwardingConfiguration } from '#adapters/generated/forwarding/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { Answer } from '#adapters/http/backend-calls.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type {
  Composition,
  Configuration,
  Configured,
  ForwardingOptions,
  Forwardings,
  PricedForwarding,
  Quoted,
} from '#domain/forwarding/forwarding.ts';
import { Fault } from '#domain/shared/fault.ts';

import {
  fromForwarding,
  fromPricedForwarding,
  toConfiguration,
  toOptions,
  toQuote,
  toRefusal,
} from './forwarding-mapping.ts';

export class HttpForwardings implements Forwardings {
  readonly #backend: Backend;
  readonly #userId: 'anonymous' | 'current';

  constructor(backend: Backend, { signedIn }: Pick<RequestScope, 'signedIn'>) {
    this.#backend = backend;
    this.#userId = signedIn ? 'current' : 'anonymous';
  }

  /** Options are the same for everybody. */
  async options(): Promise<ForwardingOptions> {
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous' };
    const found = getForwardingOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getForwardingOptions', found));
  }

  async quote(forwarding: PricedForwarding): Promise<Quoted> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const body = fromPricedForwarding(forwarding);
    const wire = await calls.callOrThrow('quoteForwarding', quoteForwarding({ ...own, path, query: context, body }));
    const [quote, refusals] = [toQuote(wire), wire.refusals.map(toRefusal)];
    if (refusals.length > 0) return { kind: 'refused', refusals, quote };
    if (!quote) throw new Fault('contract', 'quoteForwarding');
    return { kind: 'quoted', quote };
  }

  async configure(composition: Composition): Promise<Configured> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const sent = createForwardingConfiguration({ ...own, path, query: context, body: bodyOf(composition) });
    return toConfigured(await calls.call('createForwardingConfiguration', sent));
  }

  async configurationOf(id: string): Promise<Configuration | null> {
    // An id from an address may be malformed.
    if (!isName(id)) return null;
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, configurationId: id };
    const answer = await calls.call(
      'getForwardingConfiguration',
      getForwardingConfiguration({ ...own, path, query: context }),
    );
    return answer.ok ? toConfiguration(answer.data) : null;
  }

  async replace(id: string, composition: Composition): Promise<Configured | { kind: 'gone' }> {
    if (!isName(id)) return { kind: 'gone' };
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, configurationId: id };
    const sent = replaceForwardingConfiguration({ ...own, path, query: context, body: bodyOf(composition) });
    const answer = await calls.call('replaceForwardingConfiguration', sent);
    return !answer.ok && answer.refusal.status === 404 ? { kind: 'gone' } : toConfigured(answer);
  }
}

const bodyOf = ({ forwarding, quoteId }: Composition) => ({ ...fromForwarding(forwarding), quoteId });

function toConfigured(answer: Answer<ForwardingConfiguration>): Configured {
  if (answer.ok) {
    const configuration = toConfiguration(answer.data);
    if (!configuration) throw new Fault('contract', 'createForwardingConfiguration');
    return { kind: 'configured', configuration };
  }
  const { reason, type } = answer.refusal;
  if (reason === 'quoteExpired') return { kind: 'quote-expired' };
  return { kind: 'refused', refusals: [toRefusal({ reason: reason ?? type })] };
}
