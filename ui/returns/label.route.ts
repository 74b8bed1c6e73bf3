import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Route } from './+types/label.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The label of a return, ready to print. */
export const loader = handler((context, { params }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: labelAt(context, params),
    failed: context.wording.paths.orderReturn(params, { note: 'etiquette' }),
  }),
);

/** The return has to be of the order in the address. */
async function labelAt({ ports: { returns } }: RequestContext, { code, returnRequestId }: Route.LoaderArgs['params']) {
  const found = await returns.ofCode(returnRequestId);
  return found === 'unknown' || found.orderCode !== code ? 'unknown' : returns.label(returnRequestId);
}
