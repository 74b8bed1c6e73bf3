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
 * Reads the posted form when it is first asked for: by the action, or where the session turns out to have ended. Before
 * anything of a body is read that may hold a file, two questions are asked: whether the visitor has used up their share,
 * and whether the page is open for it. Where it may not come, and for whoever cannot answer the second, only the text is
 * read: the page keeps it, and says why.
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
    // What fails here fails again where it is needed, and has what was typed there.
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
