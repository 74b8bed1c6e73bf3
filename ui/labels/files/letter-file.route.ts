import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/letter-file.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A letter as it was sent, by the entry of its order. */
export const loader = handler((context, { params: { code, entry } }: Route.LoaderArgs) => {
  if (!/^[0-9]{1,4}$/.test(entry)) throw notFound(context);
  return fileAnswer(context, {
    file: context.ports.labels.letter(code, Number(entry)),
    failed: context.wording.paths.orderDetail({ code }, { failure: 'lettre' }),
  });
});
