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
import { configurationsOf } from '#adapters/http/configurations.ts';
import { isName } from '#adapters/http/path-names.ts';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import { toContract } from '#adapters/orders/services-mapping.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { toQuoteBasis, wordOf } from '#adapters/shared-mapping.ts';
import type {
  ActivationOutcome,
  ForwardingComposition,
  ForwardingOptions,
  Forwardings,
  Objection,
  PricedForwarding,
  QuotedForwarding,
} from '#domain/forwarding/forwarding.ts';
import { Fault } from '#domain/shared/fault.ts';

import {
  fromForwarding,
  fromPricedForwarding,
  refusalWords,
  toConfiguration,
  toObjection,
  toOptions,
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
    const request = getForwardingOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getForwardingOptions', request));
  }

  async quote(forwarding: PricedForwarding): Promise<QuotedForwarding> {
    const { calls, own, context } = this.#backend;
    const path = { userId: this.#userId };
    const body = fromPricedForwarding(forwarding);
    const wire = await calls.callOrThrow('quoteForwarding', quoteForwarding({ ...own, path, query: context, body }));
    const [quote, refusals] = [
      toQuoteBasis(wire),
      wire.refusals.map(refusalReader(calls, 'quoteForwarding', refusalWords)),
    ];
    if (refusals.length > 0) return { kind: 'refused', refusals, quote };
    if (!quote) throw new Fault('contract', 'quoteForwarding');
    return { kind: 'quoted', quote };
  }

  configure = (composition: ForwardingComposition) => configurations.configure(this.#caller, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#caller, id);
  replace = (id: string, composition: ForwardingComposition) => configurations.replace(this.#caller, id, composition);

  get #caller() {
    return { backend: this.#backend, userId: this.#userId };
  }

  async enterCode(contractId: string, code: string): Promise<ActivationOutcome> {
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

  /** The link alone gives access, signed in or not. */
  async objection(objectionId: string): Promise<Objection | 'unknown'> {
    if (!isName(objectionId)) return 'unknown';
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous', objectionId };
    const answer = await calls.call(
      'getForwardingObjection',
      getForwardingObjection({ ...open, path, query: context }),
    );
    return answer.ok ? toObjection(answer.data) : 'unknown';
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

const codeRefusals: Record<string, Exclude<ActivationOutcome['kind'], 'activated' | 'unknown'>> = {
  codeWrong: 'wrong',
  codeExpired: 'expired',
  codeLocked: 'locked',
  codeNotAwaited: 'not-awaited',
};

const configurations = configurationsOf({
  name: 'Forwarding',
  create: (call) => createForwardingConfiguration(call),
  get: (call) => getForwardingConfiguration(call),
  replace: (call) => replaceForwardingConfiguration(call),
  bodyOf: ({ forwarding, quoteId }: ForwardingComposition) => ({ ...fromForwarding(forwarding), quoteId }),
  words: refusalWords,
  toStored: toConfiguration,
  toConfiguration,
});
