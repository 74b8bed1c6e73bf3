import { data } from 'react-router';
import { popinSeen } from '#domain/analytics/page-views.ts';
import { answerForm } from '#ui/forms/answer-form.server.ts';
import { field, wholeNumber } from '#ui/forms/fields.ts';
import { done, type FormOf, refused, shown } from '#ui/forms/form-result.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { type AddedView, addedView } from './added.view.ts';

interface Page {
  request: Request;
  /** The page to redirect to without scripts. */
  back(added: number): string;
}

/** Adds the product of the pressed `add` button; the status says whether it was refused. */
export async function addToCart(context: RequestContext, page: Page) {
  const form = await context.form();
  const { state, status } = await answerForm(context, { intent: 'add', form, declared: addForm(page) });
  return data(state, { status });
}

/**
 * A request from a script gets the dialog's view; without scripts the shopper is redirected to `back`, so that a reload
 * does not add the product again.
 */
const addForm = ({ request, back }: Page): FormOf<AddedView> => ({
  failure: 'add-to-cart',
  async save({ ports, wording }, form) {
    const code = field(form, 'add');
    const quantity = form.has('quantity') ? wholeNumber(form, 'quantity', { least: 1, most: 9999 }) : 1;
    const offer = field(form, 'offer', 20);
    if (!isCode(code) || quantity === null)
      return refused<AddedView>({ kind: 'refused', text: wording.t('catalog.refusedUnknown') });
    const added = await ports.carts.add({ code, quantity, offerId: /^[0-9]+$/.test(offer) ? offer : null });
    const view = addedView(added, wording);
    if (view.kind === 'refused') return refused<AddedView>(view);
    if (added.kind === 'added' && !isFromScript(request)) return done(back(added.quantity));
    return shown<AddedView>({ ...view, track: popinSeen({ code, quantity }) });
  },
  failed: ({ wording }, { failure }) => ({
    state: { kind: 'refused', text: wording.t('error.addToCart'), track: failureEvent(failure, wording) },
  }),
});

/** A form that the browser posts asks for a document. */
const isFromScript = (request: Request) =>
  request.headers.get('sec-fetch-dest') === 'empty' || new URL(request.url).pathname.endsWith('.data');
