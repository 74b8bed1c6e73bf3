import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { orNull } from '#domain/shared/fault.ts';
import {
  agentContext,
  cookiesContext,
  draftsContext,
  postedContext,
  type RequestDrafts,
  sessionContext,
  shopContext,
} from '#ui/request/contexts.server.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';
import type { PostedForm } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { endedCookie } from './session.server.ts';

export const draftCookie = hostCookie('lpel_draft');
/** The owner of what is typed without an account: the cookie alone opens it. */
const visitor = '';

/**
 * Stores the posted values of a shopper whose session has ended, until the shopper is back (specification §8), and those that
 * stand in a form when the language is changed.
 */
export const drafts: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const hasDrafts = routeOf(url.pathname)?.entry.drafts ?? false;
  const posted = hasDrafts && request.method === 'POST' ? context.get(postedContext) : null;
  context.set(draftsContext, draftsOf(context, { posted, path: url.pathname, search: url.search }));
};

function draftsOf(
  context: Readonly<RouterContextProvider>,
  { posted, path, search }: { posted: (() => Promise<PostedForm>) | null; path: string; search: string },
): RequestDrafts {
  const { drafts: records, signIns } = context.get(shopContext);
  const cookies = context.get(cookiesContext);
  const session = context.get(sessionContext);
  const id = cookies.get(draftCookie);
  return {
    /** Values that cannot be stored are lost: the shopper can still sign in. */
    keep: async () => void (await orNull(keep())),
    async keepTyped(address, form) {
      const [page = '', query = ''] = address.split(/[?#]/);
      if (!routeOf(page) || (await isKeptElsewhere(page))) return;
      await orNull(store({ path: `${page}?${query}`, owner: session.open?.shopper.id ?? visitor, form }));
    },
    async typedFields() {
      const draft = await own();
      // With its query an address is one form of the page: the list, or another entry, is not it.
      return draft && [path, `${path}?${search.slice(1)}`].includes(draft.path) ? formOf(draft.fields) : null;
    },
    async forget(intent) {
      const draft = await own();
      const isSaved = draft?.path.split('?')[0] === path && [intent, ''].includes(draft.fields.intent ?? '');
      if (!id || !isSaved) return;
      await records.forget(id);
      cookies.set(draftCookie, '', 0);
    },
  };

  async function own() {
    const draft = id ? await records.of(id) : null;
    return draft?.owner === (session.open?.shopper.id ?? visitor) ? draft : null;
  }

  /** What a session that ended left on another page is not given up: its shopper signs in again for it. */
  async function isKeptElsewhere(page: string) {
    const draft = id ? await orNull(records.of(id)) : null;
    return draft !== null && !draft.path.includes('?') && draft.path !== page;
  }

  async function keep() {
    // A page that was loaded before, or the header, may have noticed the end first.
    const ended = session.id ?? cookies.get(endedCookie);
    const owner = session.open?.shopper.id ?? (ended && (await signIns.ownerOf(ended)));
    if (posted && owner) await store({ path, owner, form: (await posted()).form });
  }

  async function store({ path, owner, form }: { path: string; owner: string; form: FormData }) {
    // Nothing that an agent typed for a shopper stays.
    if (context.get(agentContext).state !== 'none') return;
    const draft = await records.keep({ path, owner, fields: textsOf(form) });
    if (draft) cookies.set(draftCookie, draft.id, draft.seconds);
  }
}

/** Separates the values of fields with one name. No keyboard has this character. */
const separator = '\u001F';

/** The typed and chosen values. Files have to be chosen again: their names alone are stored, and the page says so. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value : value.name))
        .join(separator),
    ]),
  );

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of values.split(separator)) form.append(name, value);
  return form;
}
