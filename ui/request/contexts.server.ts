import { createContext } from 'react-router';
import type { Consent } from '#domain/consent/consent.ts';
import type { OpenSession } from '#domain/session/session.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import type { Cookies } from './cookies.server.ts';
import type { RequestPorts, RequestScope, Shop } from './shop.ts';

/** Given by the server, before any middleware runs. */
export const shopContext = createContext<Shop>();
export const nonceContext = createContext<string>('');
/** Names the request, and measures its calls. */
export const accountContext = createContext<Pick<RequestScope, 'requestId' | 'backendTime'>>();

/** Values of one request, each given by the middleware of its name. */
export const cookiesContext = createContext<Cookies>();
export const sidContext = createContext<string>('');
export const modeContext = createContext<Mode>('part');
export const langContext = createContext<Lang>('fr');
export const consentContext = createContext<Consent>();
export const sessionContext = createContext<RequestSession>();
export const draftsContext = createContext<RequestDrafts>();
/** The ticket of an editor, which the content service has confirmed. */
export const previewContext = createContext<string | null>(null);
export const portsContext = createContext<RequestPorts>();

/** What the document says of itself to machines: made by a loader, put into the page by `ui/entry.server.tsx`. */
export const structuredDataContext = createContext<readonly StructuredData[]>([]);
/** What a page was made of, for the page cache: given by loaders, read by the server. */
export const tagsContext = createContext<readonly PageTag[]>([]);
/** The document that was made, on its way past the framework: see `ui/entry.server.tsx`. */
export const documentContext = createContext<string | null>(null);
/** Milliseconds that making the document took; `null` for an answer that is none. */
export const renderTimeContext = createContext<number | null>(null);

/** `down`: the session records cannot be reached; public pages go on, signed-in ones say so. */
export interface RequestSession {
  id: string | null;
  open: OpenSession | null;
  down: boolean;
}

/** What was typed on this page and could not be taken, because the session had ended (architecture §5). */
export interface RequestDrafts {
  /** Keeps what this request posted, where the route allows it. */
  keep(): Promise<void>;
  /** What was kept for this page and this shopper. */
  typed(): Promise<FormData | null>;
  forget(): Promise<void>;
}

/** Names something that a page shows; when it changes, every cached page of that name is made anew. */
export type PageTag = `${'product' | 'category' | 'brand' | 'seller' | 'content'}:${string}`;
