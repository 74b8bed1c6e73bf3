import type { Lang, Mode } from '#domain/shared/audience.ts';

/** The values of one request. Whatever outlives a request never holds one of these. */
export interface RequestScope {
  mode: Mode;
  lang: Lang;
  /** Random visit id of `lpel_sid`: correlation, nothing else. */
  sid: string;
  /** Isolated backend of a test, when the configuration forwards it. */
  testWorld: string | null;
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
