import type { MiddlewareFunction } from 'react-router';
import { isPostContext, postedContext, shopContext } from '#ui/request/contexts.server.ts';
import { type PostedForm, postedForm } from '#ui/request/posted-form.server.ts';

/** Reads the posted form when it is first asked for: by the action, or where the session turns out to have ended. */
export const posted: MiddlewareFunction<Response> = ({ request, context }) => {
  const { UPLOAD_MAX_MB } = context.get(shopContext).config;
  context.set(isPostContext, request.method === 'POST');
  let form: Promise<PostedForm> | undefined;
  context.set(postedContext, () => {
    form ??= postedForm(request, { most: UPLOAD_MAX_MB * 1024 * 1024 });
    return form;
  });
};
