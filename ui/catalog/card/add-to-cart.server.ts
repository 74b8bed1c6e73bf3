import { data, redirect } from 'react-router';
import { popinPageView } from '#domain/analytics/page-views.ts';
import { type AddOutcome, countOf } from '#domain/cart/cart.ts';
import { quantityOf } from '#domain/cart/quantity.ts';
import { answerForm } from '#ui/forms/answer-form.server.ts';
import { field } from '#ui/forms/fields.ts';
import { displayedResult, type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { visitorOf } from '#ui/layout/visitor/visitor.server.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { type AddedView, addedView, notAddedView, type RefusedReason, refusedView } from './added.view.ts';

type Addition = Extract<AddOutcome, { kind: 'added' }>;

/** Where a browser without scripts goes on. */
interface Page {
  request: Request;
  back(added: Pick<Addition, 'quantity' | 'limit'>): string;
  /** The page that says why nothing was added; absent where the page itself says it. */
  backRefused?(reason: RefusedReason): string;
}

/** Adds the product of the pressed `add` button; the status says whether it was refused. */
export async function addToCart(context: RequestContext, page: Page) {
  const form = await context.form();
  const { state, status } = await answerForm(context, { intent: 'add', form, declared: addForm(page) });
  if (state?.kind === 'refused' && page.backRefused && !isFromScript(page.request))
    throw redirect(page.backRefused(state.reason));
  return data(state, { status });
}

/** From a page of cards, which is the same for everybody: without scripts the cart says what was added and what was not. */
export const addFromCard = (context: RequestContext, request: Request) => {
  const { cart } = context.wording.paths;
  return addToCart(context, { request, back: () => cart(), backRefused: (refusal) => cart({ refusal }) });
};

/**
 * A request from a script gets the dialog's view; without scripts the shopper is redirected to `back`, so that a reload
 * does not add the product again.
 */
const addForm = ({ request, back }: Page): FormOf<AddedView> => ({
  failure: 'add-to-cart',
  async save(context, form) {
    const { ports, wording } = context;
    const code = field(form, 'add');
    const quantity = form.has('quantity') ? quantityOf(field(form, 'quantity')) : 1;
    const offer = field(form, 'offer', 20);
    if (!isCode(code)) return refusedResult<AddedView>(refusedView('unknown-product', wording));
    if (quantity === null) return refusedResult<AddedView>(refusedView('quantity', wording));
    const added = await ports.carts.add({ code, quantity, offerId: /^[0-9]+$/.test(offer) ? offer : null });
    if (added.kind === 'none') return refusedResult<AddedView>(notAddedView(added, wording));
    if (!isFromScript(request)) return redirectResult(back(added));
    const visitor = await visitorOf(context, { count: countOf(added.cart) });
    return displayedResult<AddedView>({
      ...addedView(added, wording),
      track: popinPageView({ code, quantity }),
      visitor,
    });
  },
  failed: ({ wording }, { failure }) => ({
    state: { ...refusedView('failed', wording), track: failureEvent(failure, wording) },
  }),
});

/** A form that the browser posts asks for a document. */
const isFromScript = (request: Request) =>
  request.headers.get('sec-fetch-dest') === 'empty' || new URL(request.url).pathname.endsWith('.data');
