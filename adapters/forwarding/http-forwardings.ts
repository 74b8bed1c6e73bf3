import {
  activateForwarding,
  answerForwardingCard,
  createForwardingConfiguration,
  getForwardingConfiguration,
  getForwardingObjection,
  getForwardingOptions,
  objectToForwarding,
  quoteForwarding,
  replaceForwardingConfiguration,
  resendForwardingLetter,
} from '#adapters/generated/forwarding/sdk.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { unexpectedRefusal } from '#adapters/http/backend-calls.ts';
import { isName } from '#adapters/http/path-names.ts';
import { configured, configuredAnew, refusalReader } from '#adapters/http/refusal-words.ts';
import { toContract } from '#adapters/orders/services-mapping.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { wordOf } from '#adapters/shared-mapping.ts';
import type {
  Activated,
  Composition,
  Configuration,
  Configured,
  ForwardingOptions,
  Forwardings,
  Objection,
  PricedForwarding,
  Quoted,
} from '#domain/forwarding/forwarding.ts';
import { Fault } from '#domain/shared/fault.ts';

import {
  fromForwarding,
  fromPricedForwarding,
  refusalWords,
  toConfiguration,
  toObjection,
  toOptions,
  toQuote,
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
    const [quote, refusals] = [toQuote(wire), wire.refusals.map(refusalReader(calls, 'quoteForwarding', refusalWords))];
    if (refusals.length > 0) return { kind: 'refused', refusals, quote };
    if (!quote) throw new Fault('contract', 'quoteForwarding');
    return { kind: 'quoted', quote };
  }

  async configure(composition: Composition): Promise<Configured> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const sent = createForwardingConfiguration({ ...own, path, query: context, body: bodyOf(composition) });
    return configured(calls, { ...keeping, operation: 'createForwardingConfiguration', sent });
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
    return configuredAnew(calls, { ...keeping, operation: 'replaceForwardingConfiguration', sent });
  }

  async enterCode(contractId: string, code: string): Promise<Activated> {
    if (!isName(contractId)) return { kind: 'unknown' };
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, contractId };
    const sent = activateForwarding({ ...own, path, query: context, body: { code } });
    const answer = await calls.call('activateForwarding', sent);
    if (answer.ok) return { kind: 'activated', contract: toContract(answer.data) };
    const { status, reason } = answer.refusal;
    if (status === 404) return { kind: 'unknown' };
    const kind = wordOf(codeRefusals, reason);
    if (!kind) throw unexpectedRefusal(answer.refusal, 'activateForwarding');
    return { kind };
  }

  async resendLetter(contractId: string): Promise<'sent' | 'too-soon' | 'unknown'> {
    if (!isName(contractId)) return 'unknown';
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, contractId };
    const answer = await calls.call('resendForwardingLetter', resendForwardingLetter({ ...own, path, query: context }));
    if (answer.ok) return 'sent';
    return answer.refusal.status === 404 ? 'unknown' : 'too-soon';
  }

  async answerCard(contractId: string, isReceived: boolean): Promise<'answered' | 'not-asked' | 'unknown'> {
    if (!isName(contractId)) return 'unknown';
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId, contractId };
    const sent = answerForwardingCard({ ...own, path, query: context, body: { received: isReceived } });
    const answer = await calls.call('answerForwardingCard', sent);
    if (answer.ok) return 'answered';
    return answer.refusal.status === 404 ? 'unknown' : 'not-asked';
  }

  /** The link is all that is needed, whoever is signed in. */
  async objection(objectionId: string): Promise<Objection | 'unknown'> {
    if (!isName(objectionId)) return 'unknown';
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous', objectionId };
    const found = await calls.call('getForwardingObjection', getForwardingObjection({ ...open, path, query: context }));
    return found.ok ? toObjection(found.data) : 'unknown';
  }

  async object(objectionId: string): Promise<Objection | 'over' | 'unknown'> {
    if (!isName(objectionId)) return 'unknown';
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous', objectionId };
    const answer = await calls.call('objectToForwarding', objectToForwarding({ ...open, path, query: context }));
    if (answer.ok) return toObjection(answer.data);
    return answer.refusal.status === 404 ? 'unknown' : 'over';
  }
}

const codeRefusals: Record<string, Exclude<Activated['kind'], 'activated' | 'unknown'>> = {
  codeWrong: 'wrong',
  codeExpired: 'expired',
  codeLocked: 'locked',
  codeNotAwaited: 'not-awaited',
};

const bodyOf = ({ forwarding, quoteId }: Composition) => ({ ...fromForwarding(forwarding), quoteId });

const keeping = { words: refusalWords, toConfiguration };
