import { type Offset, offsetIn, type PrinterNumber, withOffset } from '#domain/stamps/offset.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { optionsFailure } from '#ui/journey/journey-form.server.ts';
import { failureEvent, failures } from '#ui/request/error/failures.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { type OffsetState, printerView } from './printer.view.ts';
import { printersOf, rememberPrinters } from './printers.server.ts';

const printerIn = (text: string | null): PrinterNumber | null =>
  text === '1' || text === '2' || text === '3' ? (Number(text) as PrinterNumber) : null;

const stateOf = (form: FormData): OffsetState => ({
  printer: printerIn(field(form, 'imprimante', 1)),
  typed: { x: field(form, 'x', 12).trim(), y: field(form, 'y', 12).trim() },
  wrong: [],
});

/** « Enregistrer »: the printer is used from now on. */
const keepForm: FormOf<OffsetState> = {
  typed: stateOf,
  save(context, form) {
    const state = stateOf(form);
    const [x, y] = [offsetIn(state.typed.x), offsetIn(state.typed.y)];
    if (x === null || y === null) {
      const wrong: (keyof Offset)[] = [
        ...(x === null ? (['x'] as const) : []),
        ...(y === null ? (['y'] as const) : []),
      ];
      return Promise.resolve(refusedResult({ ...state, wrong }));
    }
    const printers = printersOf(context);
    const printer = state.printer ?? printers.current;
    rememberPrinters(context, withOffset(printers, printer, { x, y }));
    const imprimante = `${printer}` as const;
    return Promise.resolve(
      redirectResult(context.wording.paths.stampPrinter({ imprimante, note: 'reglee' }), { replaces: true }),
    );
  },
};

/** Where a printer that is a little off is put right (journeys §5): a grid to print, and by how much stamps are moved. */
export const printerPage = formPage({
  forms: { keep: keepForm },
  fallback: 'keep',
  notes: { reglee: ['success', 'stamps.printerKept'] },
  place: 'stamps_printer',
  async load(context, { query, stateOf, notices }) {
    const { wording } = context;
    const options = await orErrorPage({ context, failure: optionsFailure }, context.ports.stamps.options());
    const params = queryOf('stampPrinter', query);
    const state = stateOf('keep');
    const printers = printersOf(context);
    const printer = state?.printer ?? printerIn(params.imprimante) ?? printers.current;
    const hasFailed = params.echec === 'grille' && state === null;
    const text = wording.t(failures['test-page-download'].message);
    const above = hasFailed ? [...notices, { tone: 'error' as const, text, takesFocus: true as const }] : notices;
    return {
      view: printerView({ printers, printer, supports: options.supports, state, notices: above }, wording),
      description: wording.t('stamps.printerText'),
      ...(hasFailed ? { failure: failureEvent('test-page-download', wording, 'stamps_printer') } : {}),
    };
  },
});

export const { action, loader } = printerPage;
