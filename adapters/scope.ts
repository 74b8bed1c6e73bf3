import { randomUUID } from 'node:crypto';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { BusyTime } from './operations/busy-time.ts';

/** The values of one request. Whatever outlives a request never holds one of these. */
export interface RequestScope {
  mode: Mode;
  lang: Lang;
  /** Random visit id of `lpel_sid`: correlation, nothing else. */
  sid: string;
  /** Names this one request in our log and in those of the backends. */
  requestId: string;
  /** What the backend's calls take of this request's time. */
  backendTime: BusyTime;
  /** Isolated backend of a test, when the configuration forwards it. */
  testWorld: string | null;
  /** Of an editor who looks at content that is not published; the content service has confirmed it. */
  previewTicket: string | null;
  /** Aborts when the shopper leaves. */
  signal: AbortSignal;
  /** The shopper changes something; a page that is only shown answers within one deadline, whatever it calls. */
  changes: boolean;
  signedIn: boolean;
  /** A fresh access token; `null` for a visitor. Refreshing is single-flight. */
  accessToken(): Promise<string | null>;
  /** Guid of the visitor's cart in this mode; kept in its cookie after the answer. */
  cartGuid: { get(): string | null; keep(guid: string | null): void };
}

/** The scope of a call that is made for no visitor: its answer is the same for all, and cached for all. */
export const nobody = ({ mode, lang, signal }: Pick<RequestScope, 'mode' | 'lang' | 'signal'>): RequestScope => ({
  mode,
  lang,
  signal,
  sid: 'shop',
  requestId: randomUUID(),
  backendTime: new BusyTime(),
  testWorld: null,
  previewTicket: null,
  changes: false,
  signedIn: false,
  accessToken: async () => null,
  cartGuid: { get: () => null, keep: () => {} },
});
