import type { MiddlewareFunction } from 'react-router';
import { tableBytes } from '#domain/shared/table.ts';
import {
  clientContext,
  isPostContext,
  postedContext,
  shopContext,
  sidContext,
  uploadsContext,
} from '#ui/request/contexts.server.ts';
import {
  fileFields,
  formLimit,
  megabyte,
  type PostedForm,
  postedForm,
  textLimit,
} from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/**
 * Reads the posted form for its first reader: the action, or the storing of drafts after the session ended. Before it reads
 * a body that may contain files, it checks that the visitor has not sent too many, and that the page accepts files now. If
 * not, or if the reader does not know, it reads the text only: the page keeps it and says why.
 */
export const readPosts: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const { config, limits } = context.get(shopContext);
  const uploads = routeOf(url.pathname)?.entry.uploads || null;
  context.set(uploadsContext, uploads);
  context.set(isPostContext, request.method === 'POST');
  const readForm = async (isOpen: () => Promise<boolean>): Promise<PostedForm> => {
    if (uploads === null) return postedForm(request, { most: formLimit, files: [] });
    const files = fileFields[uploads];
    const whose = { session: context.get(sidContext), address: context.get(clientContext) };
    // A failure here is thrown again to the action, whose error page has the typed values.
    if ((await limits.wait(uploads, whose)) > 0 || !(await isOpen().catch(() => true))) {
      const { unread, ...posted } = await postedForm(request, { most: textLimit, files, keeps: 'name' });
      return { ...posted, unread: posted.hasFiles ? [...unread, 'closed'] : unread };
    }
    return uploads === 'table'
      ? postedForm(request, { most: tableBytes + textLimit, files, keeps: 'cut' })
      : postedForm(request, { most: config.UPLOAD_MAX_MB * megabyte + formLimit, files });
  };
  let form: Promise<PostedForm> | undefined;
  context.set(postedContext, (isOpen = async () => false) => {
    form ??= readForm(isOpen);
    return form;
  });
};
