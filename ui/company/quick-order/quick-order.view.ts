import type { MiniCart } from '#domain/cart/cart.ts';
import { quickOrderLimits, type TypedArticle, type UnfinishedRow } from '#domain/cart/quick-order.ts';
import type { Mode } from '#domain/shared/mode.ts';
import type { TableFault } from '#domain/shared/table.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import { focusFirstNotice } from '#ui/forms/whole-load.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { quickRows } from './quick-rows.ts';

/** The list that is pasted; on the home and on the page of its own. */
export interface QuickOrderFormView {
  action: string;
  title: string;
  label: string;
  hint: string;
  value: string;
  error?: string;
  /** Some of its lines are wrong, each for a reason of its own. */
  hasWrongLines: boolean;
  /** Articles that are typed one by one, on the page of its own. */
  rows?: {
    title: string;
    heads: readonly [code: string, pieces: string];
    /** Where the article of a code is found. */
    search: { suggestions: string; mode: Mode };
    fields: (TypedArticle & {
      number: number;
      codeLabel: string;
      piecesLabel: string;
      error?: { at: keyof TypedArticle; text: string };
    })[];
  };
  send: string;
  /** Names the list before it is sent, so that it is added once. */
  draft: string;
}

export interface QuickOrderView {
  title: string;
  trail: LinkView[];
  notices: NoticeView[];
  form: QuickOrderFormView;
  /** The rows that stay in the form, each with its reason, after how many were added. */
  remaining: { added: string; title: string; rows: string[] } | null;
  cart: LinkView;
}

export interface QuickOrderState {
  rows: TypedArticle[];
  pasted: string;
  draft: string;
  fault:
    | { kind: 'empty' | 'too-long' }
    | { kind: 'too-many'; rows: number }
    | { kind: 'fault'; fault: TableFault }
    | null;
  remaining: readonly UnfinishedRow[];
}

interface QuickOrderInput {
  state: QuickOrderState | null;
  draft: string;
  notices: NoticeView[];
  /** What the cart holds; `null` where nobody asked, or it does not answer. */
  miniCart: MiniCart | null;
}

/** A row as it is typed. */
const sample = '1126001;2';
const { rows: most, quantity, characters } = quickOrderLimits;

export function quickOrderForm(
  { state, draft }: Pick<QuickOrderInput, 'state' | 'draft'>,
  { t, paths }: Wording,
): QuickOrderFormView {
  const fault = state?.fault;
  return {
    action: paths.quickOrder(),
    title: t('company.quickTitle'),
    label: t('company.quickLabel'),
    hint: t('company.quickHint', { most, sample }),
    value: state?.pasted ?? '',
    hasWrongLines: state?.remaining.some(({ typed }) => !typed) ?? false,
    send: t('company.quickSend'),
    draft,
    ...(fault && { error: faultText(fault, { t }) }),
  };
}

const rowsView = (state: QuickOrderState | null, wording: Wording): NonNullable<QuickOrderFormView['rows']> => ({
  title: wording.t('company.quickLabel'),
  search: { suggestions: wording.paths.suggestions(), mode: wording.mode },
  heads: [wording.t('company.quickHeadCode'), wording.t('company.quickHeadPieces')],
  fields: Array.from({ length: quickRows }, (_, at) => {
    const number = at + 1;
    const wrong = state?.remaining.find((row) => row.typed && row.number === number);
    return {
      number,
      code: '',
      pieces: '',
      ...state?.rows[at],
      codeLabel: wording.t('company.quickRowCode', { number }),
      piecesLabel: wording.t('company.quickRowPieces', { number }),
      ...(wrong && { error: { at: fieldOf(wrong), text: capitalised(reasonOf(wrong, wording)) } }),
    };
  }),
});

/** A reason that follows « Article 2 : » elsewhere stands alone below its field. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const fieldOf = ({ reason }: UnfinishedRow): keyof TypedArticle =>
  reason === 'quantity' || reason === 'less-stock' ? 'pieces' : 'code';

function faultText(fault: NonNullable<QuickOrderState['fault']>, { t }: Pick<Wording, 't'>): string {
  switch (fault.kind) {
    case 'empty':
      return t('company.quickEmpty', { sample });
    case 'too-long':
      return t('company.quickTooLong', { characters });
    case 'fault':
      return tableFaultText(fault.fault, { t });
    case 'too-many':
      return t('company.quickTooMany', { rows: fault.rows, most });
  }
}

export function quickOrderView({ state, draft, notices, miniCart }: QuickOrderInput, wording: Wording): QuickOrderView {
  const { t, paths } = wording;
  const remaining = state?.remaining ?? [];
  return {
    title: t('company.quickTitle'),
    trail: [{ label: t('account.title'), href: paths.account() }],
    notices: remaining.length === 0 ? focusFirstNotice(notices) : [],
    form: {
      ...quickOrderForm({ state, draft }, wording),
      label: t('company.quickList'),
      rows: rowsView(state, wording),
    },
    remaining:
      remaining.length === 0
        ? null
        : {
            added: notices.map(({ text }) => text).join(' '),
            title: t('company.quickKept', { count: remaining.length }),
            rows: remaining.map((row) => {
              const { number, text } = row;
              const reason = reasonOf(row, wording);
              return text === undefined
                ? t('company.quickTyped', { number, reason })
                : t('company.quickRow', { number, text, reason });
            }),
          },
    cart: {
      label: miniCart ? t('company.quickCartHeld', { count: miniCart.count }) : t('company.quickCart'),
      href: paths.cart(),
    },
  };
}

function reasonOf({ reason, added }: UnfinishedRow, { t }: Wording): string {
  switch (reason) {
    case 'form':
      return t('company.quickForm', { sample });
    case 'columns':
      return t('company.quickColumns');
    case 'no-code':
      return t('company.quickNoCode');
    case 'code':
      return t('company.quickCode');
    case 'quantity':
      return t('company.quickQuantity', { most: quantity });
    case 'no-stock':
      return t('company.quickNoStock');
    case 'less-stock':
      return t('company.quickLessStock', { added });
    case 'maximum':
      return t('company.quickMaximum');
    case 'unavailable':
      return t('company.quickUnavailable');
    case 'to-compose':
      return t('company.quickCompose');
  }
}
