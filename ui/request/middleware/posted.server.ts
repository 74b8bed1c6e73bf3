import type { MiddlewareFunction } from 'react-router';
import {
  clientContext,
  isPostContext,
  postedContext,
  shopContext,
  sidContext,
  uploadsContext,
} from '#ui/request/contexts.server.ts';
import { type PostedForm, postedForm } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';

const megabyte = 1024 * 1024;

/** Reads the posted form when it is first asked for: by the action, or where the session turns out to have ended. */
export const posted: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const { config, limits } = context.get(shopContext);
  const uploads = routeOf(url.pathname)?.entry.uploads || null;
  context.set(uploadsContext, uploads);
  context.set(isPostContext, request.method === 'POST');
  const read = async () => {
    // Of whoever has used up their share only the text is read: the page keeps it, and says how long to wait.
    const whose = { session: context.get(sidContext), address: context.get(clientContext) };
    const mustWait = uploads !== null && (await limits.wait(uploads, whose)) > 0;
    return postedForm(request, { most: (mustWait ? 1 : config.UPLOAD_MAX_MB) * megabyte });
  };
  let form: Promise<PostedForm> | undefined;
  context.set(postedContext, () => {
    form ??= read();
    return form;
  });
};
