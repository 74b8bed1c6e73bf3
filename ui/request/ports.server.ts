import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { ConfigError } from '#adapters/config.ts';
import { compose } from '#adapters/container.ts';
import type { RequestScope } from '#adapters/scope.ts';
import { safePath } from '#domain/session/safe-path.ts';
import type { OpenSession } from '#domain/session/session.ts';
import type { Lang, Mode } from '#domain/shared/audience.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { StructuredData } from '#ui/page/structured-data.ts';
import { areParams, routeOf } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { errorView, statusOf } from './error/error.view.ts';
import type { FailureKind } from './error/failures.ts';

/** The long-lived shop, composed once from the environment. This is the one file of the pages that reaches the adapters. */
export const shop = composeOrStop();

/** A wrong setting stops the start with its name and what was expected. */
function composeOrStop() {
  try {
    return compose(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Values of one request, each given by the middleware of its name. */
export const sidContext = createContext<string>('');
export const modeContext = createContext<Mode>('part');
export const langContext = createContext<Lang>('fr');
/** The ticket of an editor, which the content service has confirmed. */
export const previewContext = createContext<string | null>(null);
export const nonceContext = createContext<string>('');
/** Names the request, and measures its calls; given by the server. */
export const requestContext = createContext<Pick<RequestScope, 'requestId' | 'backendTime'>>();
/** The document that was made, on its way past the framework: see `ui/entry.server.tsx`. */
export const documentContext = createContext<string | null>(null);
/** Milliseconds that making the document took; `null` for an answer that is none. */
export const renderTimeContext = createContext<number | null>(null);
export const sessionContext = createContext<RequestSession>();
/** What the document says of itself to machines: made by a loader, put into the page by `ui/entry.server.tsx`. */
export const structuredDataContext = createContext<readonly StructuredData[]>([]);
/** What a page was made of, for those who keep it: given by loaders, read by the server. */
export const tagsContext = createContext<readonly PageTag[]>([]);
export const draftsContext = createContext<RequestDrafts>();
export const portsContext = createContext<ReturnType<typeof shop.portsFor>>();

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
  typed(): Promise<Record<string, string> | null>;
  forget(): Promise<void>;
}

/** Names something that a page shows; when it changes, every kept page of that name is made anew. */
export type PageTag = `${'product' | 'category' | 'brand' | 'seller' | 'content'}:${string}`;

/** What a loader or an action works with. */
export interface Work {
  ports: ReturnType<typeof shop.portsFor>;
  wording: Wording;
  mode: Mode;
  sid: string;
  session: RequestSession;
  drafts: RequestDrafts;
  /** What was posted; a body that is no form ends in the error page, 400. */
  form(): Promise<FormData>;
  /** An editor looks at what is not published yet. */
  preview: boolean;
  /** Says to machines what the page is. */
  describe(...things: StructuredData[]): void;
  /** Says what the page is made of. */
  tag(...tags: PageTag[]): void;
}

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'> & {
  params: Readonly<Record<string, string | undefined>>;
};

export const workOf = ({ context, request }: Pick<Args, 'context' | 'request'>): Work => {
  const mode = context.get(modeContext);
  const wording = wordingOf({ lang: context.get(langContext), mode });
  const sid = context.get(sidContext);
  return {
    ports: context.get(portsContext),
    wording,
    mode,
    sid,
    session: context.get(sessionContext),
    drafts: context.get(draftsContext),
    form: () => formOf(request, () => errorPage({ wording, sid }, 400)),
    preview: context.get(previewContext) !== null,
    describe: (...things) => context.set(structuredDataContext, [...context.get(structuredDataContext), ...things]),
    tag: (...tags) => context.set(tagsContext, [...context.get(tagsContext), ...tags]),
  };
};

async function formOf(request: Request, refusal: () => unknown): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    // A body that is no form, by the platform's own reading; any other error is not the sender's.
    throw error instanceof TypeError ? refusal() : error;
  }
}

/**
 * Gives a loader or an action its ports, and turns a fault into what the error page can show. Names in the address that
 * no page could have are answered here, before any call (postal-domain 9.57).
 * @param needs the failure category (specification §8) of what the page cannot be made without.
 */
export function withPorts<A extends Args, Result>(run: (work: Work, args: A) => Promise<Result>, needs?: FailureKind) {
  return async (args: A): Promise<Result> => {
    const work = workOf(args);
    if (!areParams(args.params)) throw notFound(work);
    try {
      return await run(work, args);
    } catch (error) {
      throw await toPage(error, work, { url: args.url, needs });
    }
  };
}

/** What a page is made of: a fault of it is the error page, in the words of its category where it has one (specification §8). */
export async function needed<Value>(
  { work, failure }: { work: Pick<Work, 'wording' | 'sid'>; failure?: FailureKind },
  promise: Promise<Value>,
): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signed-out') throw error;
    // The page is there; what it needs is not.
    const status = statusOf[error.kind === 'missing' ? 'contract' : error.kind];
    throw failedPage(work, { status, failure });
  }
}

async function toPage(error: unknown, work: Work, { url, needs }: { url: URL; needs: FailureKind | undefined }) {
  if (error instanceof Response || isThrownData(error)) return error;
  if (error instanceof Fault && error.kind === 'signed-out') {
    // A visitor has nothing to be signed out of: sent away and back, they would go in a circle.
    if (work.session.open === null) return errorPage(work, 502);
    await work.drafts.keep();
    return toSignOut(work, url);
  }
  if (!(error instanceof Fault))
    shop.log.error(
      { sid: work.sid, error: error instanceof Error ? (error.stack ?? error.name) : 'thrown value' },
      'page fault',
    );
  return error instanceof Fault
    ? failedPage(work, { status: statusOf[error.kind], failure: needs })
    : errorPage(work, 500);
}

const isThrownData = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';

interface Failed {
  status: number;
  failure?: FailureKind | undefined;
}

const failedPage = ({ wording, sid }: Pick<Work, 'wording' | 'sid'>, { status, failure }: Failed) =>
  data(errorView({ status, sid, now: new Date().toISOString(), failure }, wording), {
    status,
    headers: { 'Cache-Control': 'private, no-store' },
  });

/** The error page with its status, as a value to throw. */
export const errorPage = (work: Pick<Work, 'wording' | 'sid'>, status: number) => failedPage(work, { status });

export const notFound = (work: Work) => errorPage(work, 404);

/** 401: signed out, with the notice; listed routes lead home, the others come back (specification §8, postal-domain 9.62). */
function toSignOut({ wording }: Work, url: URL): Response {
  const route = routeOf(url.pathname)?.entry;
  const home = wording.paths.home();
  const leaves = route && (shop.config.LOGOUT_UNAUTHORIZED_ROUTES.includes(route.name) || route.kind === 'endpoint');
  const wanted = safePath(url.pathname + url.search) ?? home;
  return redirect(
    wording.paths.signOut({ redirect: leaves ? home : wanted, expiree: true, voulu: leaves ? wanted : null }),
  );
}

/** In an action, a fault must not destroy the page that the shopper is on: it becomes a failed outcome (specification §8). */
export async function attempt<Value>(
  failure: FailureKind,
  run: () => Promise<Value>,
): Promise<Value | { kind: 'failed'; failure: FailureKind }> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'signed-out') return { kind: 'failed', failure };
    throw error;
  }
}
