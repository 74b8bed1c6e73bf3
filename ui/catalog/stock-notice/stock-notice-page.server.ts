import { emailFault } from '#domain/address/fields/email.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { displayedResult, type FormOf, limitedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { type NoticeState, stockNoticeView } from './stock-notice.view.ts';

const stateOf = (form: FormData): NoticeState => ({
  email: field(form, 'email').trim(),
  fault: null,
  isBack: false,
});

const askForm: FormOf<NoticeState> = {
  failure: 'stock-notice',
  typed: stateOf,
  async save(context, form) {
    const { ports, wording } = context;
    const state = stateOf(form);
    const { article: code } = queryOf('stockNotice', new URLSearchParams({ article: field(form, 'article') }));
    if (code === null) throw notFound(context);
    const fault = state.email === '' ? ({ code: 'required' } as const) : emailFault(state.email);
    if (fault) return refusedResult({ ...state, fault });
    const seconds = await context.limits.take('stock-notice');
    if (seconds > 0) return limitedResult(state, { tone: 'error', text: limitedText(wording, seconds) });
    switch (await ports.stockNotices.ask({ code, email: state.email })) {
      case 'taken':
        return redirectResult(wording.paths.stockNotice({ article: code, note: 'demande' }));
      case 'to-confirm':
        return redirectResult(wording.paths.stockNotice({ article: code, note: 'a-confirmer' }));
      case 'email':
        return refusedResult({ ...state, fault: { code: 'email' } });
      case 'in-stock':
        return displayedResult({ ...state, isBack: true });
      case 'unknown-product':
        throw notFound(context);
    }
  },
};

/** Where an e-mail about the return of a product is asked for: private, since it shows the address of the account. */
export const stockNoticePage = formPage({
  forms: { ask: askForm },
  fallback: 'ask',
  notes: { demande: ['success', 'stock-notice.taken'], 'a-confirmer': ['info', 'stock-notice.toConfirm'] },
  async load(context, { query, stateOf, notices }) {
    const { article, note } = queryOf('stockNotice', query);
    const product = article === null ? 'unknown' : await context.ports.products.ofCode(article);
    if (product === 'unknown') throw notFound(context);
    const ownEmail = context.session.open?.shopper.email ?? '';
    // A reload asks again: the address alone does not say that it was asked for.
    const isTaken = note !== null && notices.length > 0;
    const view = stockNoticeView({ product, ownEmail, state: stateOf('ask'), isTaken, notices }, context.wording);
    return { view, description: context.wording.t('stock-notice.text') };
  },
});

export const { action, loader } = stockNoticePage;
