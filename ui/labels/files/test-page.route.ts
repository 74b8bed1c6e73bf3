import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/test-page.route';
import { rememberedFormat } from './label-format.server.ts';

/** A free page that shows whether a printer keeps sizes. */
export const loader = handler((context, { url }: Route.LoaderArgs) => {
  const { format: wanted, case: startCell, order: code } = queryOf('labelTestPage', url.searchParams);
  const { paths } = context.wording;
  const format = wanted ?? rememberedFormat(context);
  const back = { failure: 'page-test', format: wanted, case: startCell } as const;
  const page = context.mode === 'part' ? paths.labels : paths.orderDetail;
  return fileAnswer(context, {
    file: context.ports.labels.testPage({ format, startCell: format === 'a4-4' ? startCell : null }),
    failed: code === null ? paths.help() : page({ code }, back),
  });
});
