import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/acknowledgement-file.route';
import { acknowledgementFile } from './acknowledgement.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The acknowledgement of a withdrawal, to be kept. */
export const loader = handler((context, { params }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: acknowledgementFile(context, params),
    failed: context.wording.paths.withdrawn(params, { failure: 'accuse' }),
  }),
);
