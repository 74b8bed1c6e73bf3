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
import { readQuote } from '#adapters/http/refusal-words.ts';
import { toContract } from '#adapters/orders/services-mapping.ts';
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

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Options are the same for everybody. */
  async options(): Promise<ForwardingOptions> {
    const { calls, open, context } = this.#backend;
    const path = { userId: 'anonymous' };
    const request = getForwardingOptions({ ...open, path, query: context });
    return toOptions(await calls.callOrThrow('getForwardingOptions', request));
  }

  async quote(forwarding: PricedForwarding): Promise<QuotedForwarding> {
    const { calls, own, context, userId } = this.#backend;
    const path = { userId };
    const body = fromPricedForwarding(forwarding);
    const wire = await calls.callOrThrow('quoteForwarding', quoteForwarding({ ...own, path, query: context, body }));
    return readQuote(calls, 'quoteForwarding', {
      quote: toQuoteBasis(wire),
      refusals: wire.refusals,
      words: refusalWords,
    });
  }

  configure = (composition: ForwardingComposition) => configurations.configure(this.#backend, composition);
  configurationOf = (id: string) => configurations.configurationOf(this.#backend, id);
  replace = (id: string, composition: ForwardingComposition) => configurations.replace(this.#backend, id, composition);

  async enterCode(contractId: string, code: string): Promise<ActivationOutcome> {
    if (!isName(contractId)) return { kind: 'unknown' };
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, contractId };
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
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, contractId };
    const answer = await calls.call('resendForwardingLetter', resendForwardingLetter({ ...own, path, query: context }));
    if (answer.ok) return 'sent';
    return answer.refusal.status === 404 ? 'unknown' : 'too-soon';
  }

  async answerCard(contractId: string, isReceived: boolean): Promise<'answered' | 'not-asked' | 'unknown'> {
    if (!isName(contractId)) return 'unknown';
    const { calls, own, context, userId } = this.#backend;
    const path = { userId, contractId };
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
