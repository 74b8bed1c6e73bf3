import type { MiddlewareFunction } from 'react-router';
import {
  draftsContext,
  type RequestDrafts,
  type RequestSession,
  sessionContext,
  shop,
} from '#ui/request/ports.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { type Cookies, cookiesContext, hostCookie } from './cookies.server.ts';

const draftCookie = hostCookie('lpel_draft');

/** What was typed when a session had ended waits, for the shopper who typed it, until they are back (specification §8). */
export const drafts: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const isKept = routeOf(url.pathname)?.entry.drafts ?? false;
  // Read only when the session turns out to have ended; by then an action has read the request itself.
  const posted = isKept && request.method === 'POST' ? request.clone() : null;
  context.set(
    draftsContext,
    draftsOf(posted, {
      path: url.pathname,
      cookies: context.get(cookiesContext),
      session: context.get(sessionContext),
    }),
  );
};

function draftsOf(
  posted: Request | null,
  { path, cookies, session }: { path: string; cookies: Cookies; session: RequestSession },
): RequestDrafts {
  const id = cookies.get(draftCookie);
  return {
    async keep() {
      const owner = session.open?.shopper.id ?? (session.id && (await shop.signIns.ownerOf(session.id)));
      if (!posted || !owner) return;
      const kept = await shop.drafts.keep({ path, owner, fields: textsOf(await posted.formData()) });
      if (kept) cookies.set(draftCookie, kept.id, kept.seconds);
    },
    async typed() {
      const draft = id ? await shop.drafts.of(id) : null;
      return draft?.path === path && draft.owner === session.open?.shopper.id ? draft.fields : null;
    },
    async forget() {
      if (!id) return;
      await shop.drafts.forget(id);
      cookies.set(draftCookie, '', 0);
    },
  };
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
