import { createContext } from 'react-router';
import type { OpenAgent } from '#domain/assisted-service/assisted-service.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { OpenSession } from '#domain/session/session.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { HtmlChunk } from '#ui/lean/cached-html.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import type { Uploads } from '#ui/routing/route-entry.ts';
import type { Cookies } from './cookies.server.ts';
import type { ThrownPage } from './error/error.view.ts';
import type { PostedForm } from './posted-form.server.ts';
import type { RequestPorts, RequestScope, Shop } from './shop.ts';

/** Set by the server before any middleware runs. */
export const shopContext = createContext<Shop>();
export const nonceContext = createContext<string>('');
/** The id of the request, and the time of its backend calls. */
export const accountContext = createContext<Pick<RequestScope, 'requestId' | 'backendTime' | 'comesFirst'>>();

/** The address of the browser; `null` where it is not known. */
export const clientContext = createContext<string | null>(null);
/** Seconds after which a refused visitor may come back; 0: nothing was refused. */
export const retryAfterContext = createContext<number>(0);

/** The status with which the server refuses the request; `null` when pages answer it. */
export const refusalContext = createContext<number | null>(null);

/** Values of one request, each set by the middleware of the same name. */
export const cookiesContext = createContext<Cookies>();
export const sidContext = createContext<string>('');
export const modeContext = createContext<Mode>('part');
export const langContext = createContext<Lang>('fr');
export const consentContext = createContext<Consent>();
export const sessionContext = createContext<RequestSession>();
export const agentContext = createContext<RequestAgent>({ state: 'none' });
/** Reads the posted form, once. `isOpen` says whether the page accepts files; without it no file is read. */
export const postedContext = createContext<(isOpen?: () => Promise<boolean>) => Promise<PostedForm>>();
/** The files that the forms of the page accept; `null`: none. */
export const uploadsContext = createContext<Uploads | null>(null);
/** Whether a form was posted: the loaders that run after its action see a GET. */
export const isPostContext = createContext<boolean>(false);
export const draftsContext = createContext<RequestDrafts>();
/** The ticket of an editor, confirmed by the content service. */
export const previewContext = createContext<string | null>(null);
export const portsContext = createContext<RequestPorts>();

/** Structured data of the page: set by loaders, written into the document by `ui/entry.server.tsx`. */
export const structuredDataContext = createContext<readonly StructuredData[]>([]);
/** The products, categories and contents that a page shows: set by loaders, read by the page cache. */
export const tagsContext = createContext<readonly PageTag[]>([]);
/** The rendered document in pieces, passed to the server beside the framework's response: see `ui/entry.server.tsx`. */
export const documentContext = createContext<readonly HtmlChunk[] | null>(null);
/** The module that the document's script adds. */
export const programContext = createContext('');
/** Whether the document shows an error that did not come as an error page: set by `ui/entry.server.tsx`. */
export const strayErrorContext = createContext<boolean>(false);
/** Milliseconds that rendering the document took; `null` for an answer without a document. */
export const renderTimeContext = createContext<number | null>(null);

/** `down`: the session records cannot be reached; public pages still work, and pages for signed-in shoppers say so. */
export interface RequestSession {
  id: string | null;
  open: OpenSession | null;
  down: boolean;
}

/**
 * An agent of the assisted service; `none` for every shopper and visitor. `ended`: the session is over, and nothing is
 * done for anybody; `down`: its records cannot be reached.
 */
export type RequestAgent = { state: 'none' } | { state: 'ended' | 'down'; id: string } | OpenRequestAgent;
export interface OpenRequestAgent extends OpenAgent {
  state: 'open';
  id: string;
}

/** The values of a form that was interrupted: the session had ended (architecture §5), or the language was changed. */
export interface RequestDrafts {
  /** Stores the posted values of this request, where the route allows it. */
  keep(): Promise<void>;
  /** Stores what stands in a form of another page. @param address its path and query: other queries are other forms. */
  keepTyped(address: string, form: FormData): Promise<void>;
  /** The stored values for this page and this shopper. */
  typedFields(): Promise<FormData | null>;
  /** A form of this page is saved: its draft is deleted. One without an intent is the page's only form. */
  forget(intent: string): Promise<void>;
}

/** The name of something that a page shows; purging it removes every cached page with this tag. */
export type PageTag = `${'product' | 'category' | 'brand' | 'seller' | 'content'}:${string}`;
/** Gives an error page the layout of the shop, where the layout's own loader does not run. */
export const errorLayoutContext = createContext<(page: ThrownPage) => Promise<ThrownPage>>(async (page) => page);
