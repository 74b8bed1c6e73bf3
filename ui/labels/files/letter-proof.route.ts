import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { allEnvelopes } from '../envelopes.ts';
import type { Route } from './+types/letter-proof.route';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** The proof of a letter that was sent, by the entry of its order: of one envelope, from 1, or of all. */
export const loader = handler((context, { params: { code, entry, envelope } }: Route.LoaderArgs) => {
  const isAll = envelope === allEnvelopes;
  if (!/^[0-9]{1,4}$/.test(entry) || !(isAll || /^[1-9][0-9]{0,3}$/.test(envelope))) throw notFound(context);
  return fileAnswer(context, {
    file: context.ports.labels.letterProof(code, Number(entry), isAll ? null : Number(envelope) - 1),
    failed: context.wording.paths.orderDetail({ code }, { failure: 'lettre' }),
  });
});
