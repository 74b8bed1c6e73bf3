import type { Lang, Mode } from '#domain/shared/mode.ts';
import { BusyTime } from './operations/busy-time.ts';

/** The values of one request. No object that outlives a request holds one of these. */
export interface RequestScope {
  mode: Mode;
  lang: Lang;
  /** The random visit id of `lpel_sid`, for correlation only. */
  sid: string;
  /** Identifies the request in our log and in the backends'. */
  requestId: string;
  /** The time of this request's backend calls. */
  backendTime: BusyTime;
  /** The isolated mock backend of a test, when the configuration forwards its header. */
  testWorld: string | null;
  /** The ticket of an editor who previews drafts; the content service has confirmed it. */
  previewTicket: string | null;
  /** The request of somebody who buys or signs in: its work is done before that of others. */
  comesFirst?: boolean;
  /** Aborts when the shopper leaves. */
  signal: AbortSignal;
  /** Whether the request changes something: changes have deadlines of their own, reads share one. */
  changes: boolean;
  signedIn: boolean;
  /** An agent of the assisted service; `null` for everybody else. */
  agent: AgentScope | null;
  /** A valid access token; `null` for a visitor. Concurrent calls share one refresh. */
  accessToken(): Promise<string | null>;
  /**
   * The guid of the visitor's cart in this mode; `keep` sets its cookie. `joined` stores the codes of what the account's cart held before
   * the visitor's was merged into it, until a page has said so.
   */
  cartGuid: { get(): string | null; keep(guid: string | null): void; joined(codes: string[]): void };
}

export interface AgentScope {
  accessToken(): Promise<string | null>;
  /** The backend's id of the shopper for whom the agent acts: every call of the shopper's own names it. */
  onBehalfOf: string | null;
}

/** The scope of calls without a visitor: their answers are the same for everybody, and cached. */
export const nobody = ({ mode, lang, signal }: Pick<RequestScope, 'mode' | 'lang' | 'signal'>): RequestScope => ({
  mode,
  lang,
  signal,
  sid: 'shop',
  requestId: crypto.randomUUID(),
  backendTime: new BusyTime(),
  testWorld: null,
  previewTicket: null,
  changes: false,
  signedIn: false,
  agent: null,
  accessToken: async () => null,
  cartGuid: { get: () => null, keep: () => {}, joined: () => {} },
});
