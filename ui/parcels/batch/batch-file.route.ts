import { create } from 'content-disposition';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/batch-file.route';
import { batchFileOf, templateFile } from './batch-file.server.ts';

export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { lot } = queryOf('parcelBatchFile', url.searchParams);
  const name = context.wording.t(lot ? 'parcels.batchFileName' : 'parcels.templateFileName');
  return new Response(lot ? await batchFileOf(context) : templateFile(context), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': create(`${name}.csv`),
      ...privateHeaders,
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
