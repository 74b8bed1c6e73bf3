import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { offsetOf } from '#ui/stamps/printer/printers.server.ts';
import type { Route } from './+types/stamps-file.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The stamps of an order, moved as the printer in use needs it. */
export const loader = handler((context, { params: { code } }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: context.ports.labels.stamps(code, offsetOf(context)),
    failed: context.wording.paths.orderDetail({ code }, { failure: 'timbres' }),
  }),
);
