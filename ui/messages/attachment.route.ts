import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/attachment.route';
import { placeOf } from './message-form.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A file of a message. */
export const loader = handler((context, { params: { attachmentId } }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: context.ports.sellerMessages.attachment(attachmentId),
    failed: context.wording.paths.sellerThread(placeOf(context), { note: 'telechargement' }),
  }),
);
