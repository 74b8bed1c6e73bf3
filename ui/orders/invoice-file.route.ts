import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/invoice-file.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** An invoice of an order. */
export const loader = handler((context, { params: { code, invoice } }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: context.ports.orders.invoice(code, invoice),
    failed: context.wording.paths.orderDetail({ code }, { failure: 'facture' }),
  }),
);
