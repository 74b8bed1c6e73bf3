import { type MiddlewareFunction, redirect } from 'react-router';
import { profileGuard } from '#ui/layout/profile-guard.server.ts';
import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/labels-file.route';
import { rememberedFormat, rememberFormat } from './label-format.server.ts';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** One, several or all labels of an order in one file. */
export const loader = handler((context, { params: { code }, url }: Route.LoaderArgs) => {
  const { ports, wording, mode } = context;
  const { etiquette, une, tout, depuis, format, case: startCell } = queryOf('labelsFile', url.searchParams);
  const chosen = une === null ? etiquette : [une];
  /** The page that the labels were chosen on, with what was chosen. */
  const back = (failure: 'etiquette' | 'etiquettes' | 'choix') => {
    const query = { failure, etiquette, format, case: startCell };
    return mode === 'part' && depuis !== 'commande'
      ? wording.paths.labels({ code }, query)
      : wording.paths.orderDetail({ code }, query);
  };
  if (chosen.length === 0 && !tout) return Promise.resolve(redirect(back('choix')));
  if (format) rememberFormat(context, format);
  const printed = format ?? rememberedFormat(context);
  return fileAnswer(context, {
    file: ports.labels.file(code, tout ? [] : chosen, {
      format: printed,
      startCell: printed === 'a4-4' ? startCell : null,
    }),
    failed: back(!tout && chosen.length === 1 ? 'etiquette' : 'etiquettes'),
  });
});
