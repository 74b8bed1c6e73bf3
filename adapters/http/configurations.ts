import type { ConfiguredAs, UnknownRefusal } from '#domain/journey/service.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Backend } from './backend.ts';
import type { Answer, BackendCalls, ClientResult } from './backend-calls.ts';
import { isName } from './path-names.ts';
import { type Reason, type RefusalWords, refusalReader } from './refusal-words.ts';

type Call = Backend['own'] & { path: Pick<Backend, 'userId'>; query: Backend['context'] };
type CallOf = Call & { path: { configurationId: string } };

interface Service<Composition, Body, Wire, Configured, Configuration, Refusal> {
  /** Names its operations: of « Letter » they are `createLetterConfiguration`, `getLetterConfiguration` and so on. */
  name: string;
  create(call: Call & { body: Body }): Promise<ClientResult<Wire>>;
  get(call: CallOf): Promise<ClientResult<Wire>>;
  replace(call: CallOf & { body: Body }): Promise<ClientResult<Wire>>;
  bodyOf(composition: Composition): Body;
  words: RefusalWords<Reason, Refusal>;
  /** Reads a configuration that was created or replaced; `null`: this shop cannot compose a part of it. */
  toStored(wire: Wire): Configured | null;
  toConfiguration(wire: Wire): Configuration | null;
}

type Missing = { kind: 'gone' };

/** What a service's journey composed, as the backend keeps it for the lines of a cart. */
export function configurationsOf<Composition, Body, Wire, Stored, Configuration, Refusal>(
  service: Service<Composition, Body, Wire, Stored, Configuration, Refusal>,
) {
  type Configured = ConfiguredAs<Stored, Refusal | UnknownRefusal>;
  const { name, bodyOf } = service;

  function configurationOf(calls: BackendCalls, operation: string, answer: Answer<Wire>): Configured {
    if (answer.ok) {
      const configuration = service.toStored(answer.data);
      if (!configuration) throw new Fault('contract', operation);
      return { kind: 'configured', configuration };
    }
    const { reason, type, subject } = answer.refusal;
    if (reason === 'quoteExpired') return { kind: 'quote-expired' };
    const read = refusalReader(calls, operation, service.words);
    return { kind: 'refused', refusals: [read({ reason: reason ?? type, subject: subject ?? '' })] };
  }

  /** Replaces or copies a configuration. An id from an address may be malformed. */
  async function another(
    { calls, own, context, userId }: Backend,
    { id, operation, send }: { id: string; operation: string; send(call: CallOf): Promise<ClientResult<Wire>> },
  ): Promise<Configured | Missing> {
    if (!isName(id)) return { kind: 'gone' };
    const answer = await calls.call(operation, send({ ...own, path: { userId, configurationId: id }, query: context }));
    return !answer.ok && answer.refusal.status === 404 ? { kind: 'gone' } : configurationOf(calls, operation, answer);
  }

  return {
    another,

    async configure({ calls, own, context, userId }: Backend, composition: Composition): Promise<Configured> {
      const operation = `create${name}Configuration`;
      const sent = service.create({ ...own, path: { userId }, query: context, body: bodyOf(composition) });
      return configurationOf(calls, operation, await calls.call(operation, sent));
    },

    async configurationOf({ calls, own, context, userId }: Backend, id: string): Promise<Configuration | null> {
      if (!isName(id)) return null;
      const sent = service.get({ ...own, path: { userId, configurationId: id }, query: context });
      const answer = await calls.call(`get${name}Configuration`, sent);
      return answer.ok ? service.toConfiguration(answer.data) : null;
    },

    replace(backend: Backend, id: string, composition: Composition): Promise<Configured | Missing> {
      const send = (call: CallOf) => service.replace({ ...call, body: bodyOf(composition) });
      return another(backend, { id, operation: `replace${name}Configuration`, send });
    },
  };
}
