import { orderQuickly, quickOrderLimits, type TypedArticle } from '#domain/cart/quick-order.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { readTable } from '#ui/forms/table-reader.server.ts';
import { postKey } from '#ui/request/digest.server.ts';
import { randomText } from '#ui/request/random.server.ts';
import { type QuickOrderState, quickOrderView } from './quick-order.view.ts';
import { quickRowFields, quickRows } from './quick-rows.ts';

/** One character more than is allowed, so that a list that was cut is not taken for a whole one. */
const longest = quickOrderLimits.characters + 1;

/** One character more than a code may have. */
const longestCell = 65;

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim().slice(0, longestCell) : ''));

/** The rows of the page of its own: the home has none. */
function rowsIn(form: FormData): TypedArticle[] {
  const pieces = textsOf(form, quickRowFields.pieces);
  return textsOf(form, quickRowFields.code)
    .slice(0, quickRows)
    .map((code, at) => ({ code, pieces: pieces[at] ?? '' }));
}

const stateOf = (form: FormData): QuickOrderState => ({
  rows: rowsIn(form),
  pasted: field(form, 'articles', longest).replace(/\r\n/g, '\n'),
  draft: /^[\w-]{1,40}$/.exec(field(form, 'envoi', 40))?.[0] ?? '',
  fault: null,
  remaining: [],
});

const addForm: FormOf<QuickOrderState> = {
  failure: 'quick-order',
  typed: stateOf,
  async save({ ports, wording }, form) {
    const { t, paths } = wording;
    const state = stateOf(form);
    const { draft, pasted, rows } = state;
    const key = await postKey([draft, pasted, rows]);
    if (pasted.length > quickOrderLimits.characters) return refusedResult({ ...state, fault: { kind: 'too-long' } });
    const table = await readTable(pasted, { most: quickOrderLimits.rows, isPlain: true });
    if (table.kind === 'fault') return refusedResult({ ...state, fault: table });
    const outcome = await orderQuickly(ports, { typed: rows, pasted: table.rows, key });
    if (outcome.kind !== 'ordered') return refusedResult({ ...state, fault: outcome });
    const { added, unfinished, hasOthers } = outcome;
    if (unfinished.length === 0) return redirectResult(paths.quickOrder({ note: hasOthers ? 'colonnes' : 'ajoute' }));
    const said = added > 0 ? t('company.quickAdded', { count: added }) : t('company.quickNone');
    const text = hasOthers ? `${said} ${t('company.quickOthers')}` : said;
    // What is sent next is another list: what was added is not in it.
    const rest = {
      rows: rows.map((_, at) => unfinished.find(({ typed, number }) => typed && number === at + 1)?.typed ?? noArticle),
      pasted: unfinished.flatMap(({ text }) => text ?? []).join('\n'),
      draft: newList(),
      fault: null,
      remaining: unfinished,
    };
    return refusedResult(rest, { tone: added > 0 ? 'success' : 'warning', text });
  },
};

const noArticle: TypedArticle = { code: '', pieces: '' };

const newList = (): string => randomText(12, 'base64url');

/** A professional adds typed articles and a pasted list to the cart. */
export const quickOrderPage = formPage({
  forms: { add: addForm },
  fallback: 'add',
  notes: {
    ajoute: ['success', 'company.quickDone'],
    colonnes: ['success', 'company.quickDoneOthers'],
  },
  load: async ({ ports, wording }, { formState: lastResult, stateOf, notices }) => {
    const state = stateOf('add');
    // An answer that was lost may have added the list: the cart tells.
    const miniCart = lastResult?.kind === 'failed' ? await orNull(ports.carts.mini()) : null;
    return {
      view: quickOrderView({ state, draft: state?.draft || newList(), notices, miniCart }, wording),
      description: wording.t('company.quickDescription'),
    };
  },
});

export const { action, loader } = quickOrderPage;
