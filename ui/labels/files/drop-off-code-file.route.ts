import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/drop-off-code-file.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The code of a label that is printed where its parcel is handed in, to be kept on a phone. */
export const loader = handler((context, { params: { code, trackingId } }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: context.ports.labels.dropOffCode(code, trackingId),
    failed: context.wording.paths.dropOffCode({ code, trackingId }, { failure: true }),
  }),
);
