import { fileAnswer } from '#ui/request/file-answer.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/stamp-grid.route';
import { printersOf } from './printers.server.ts';

/** The grid of a support as a printer puts it on the paper, with what was set for that printer. */
export const loader = handler((context, { url }: Route.LoaderArgs) => {
  const { imprimante, support } = queryOf('stampGrid', url.searchParams);
  const { current, offsets } = printersOf(context);
  const offset = offsets[imprimante === null ? current : printerNumber[imprimante]];
  const failed = context.wording.paths.stampPrinter({ imprimante, echec: 'grille' });
  const grid =
    support === null ? Promise.resolve('not-ready' as const) : context.ports.labels.stampGrid(support, offset);
  return fileAnswer(context, { file: grid.then((file) => (file === 'unknown' ? 'not-ready' : file)), failed });
});

const printerNumber = { '1': 1, '2': 2, '3': 3 } as const;
