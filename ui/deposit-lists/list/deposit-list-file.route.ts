import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { depositListNotFound } from '#ui/request/error/error-page.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/deposit-list-file.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A deposit list to print. */
export const loader = handler((context, { params: { number } }: Route.LoaderArgs) =>
  fileAnswer(context, {
    file: context.ports.depositLists.file(number).then((answer) => {
      if (answer === 'unknown') throw depositListNotFound(context);
      return answer;
    }),
    failed: context.wording.paths.depositList({ number }, { failure: 'fichier' }),
  }),
);
