import { data, redirect } from 'react-router';
import { popinSeen } from '#domain/analytics/page-views.ts';
import { failureEvent, failures } from '#ui/request/error/failures.ts';
import { attempt, type Work } from '#ui/request/ports.server.ts';
import { field, isCode, wholeNumber } from '#ui/routing/route-params.ts';
import { type AddedView, addedView } from './added.view.ts';

/**
 * Adds what a page's `add` button names. A page with scripts gets the dialog's view; without them the shopper is sent
 * back to `back`, which says what was added, so that reloading adds nothing again.
 */
export async function addToCart(
  { ports, wording, form: posted }: Work,
  request: Request,
  back: (added: number) => string,
): Promise<AddedView | ReturnType<typeof refuse>> {
  const form = await posted();
  const code = field(form, 'add');
  const quantity = form.has('quantity') ? wholeNumber(form, 'quantity', { least: 1, most: 9999 }) : 1;
  const offer = field(form, 'offer', 20);
  if (!isCode(code) || quantity === null) return refuse(wording.t('catalog.refusedUnknown'), 422);
  const added = await attempt('add-to-cart', () =>
    ports.carts.add({ code, quantity, offerId: /^[0-9]+$/.test(offer) ? offer : null }),
  );
  if (added.kind === 'failed') {
    const track = failureEvent(added.failure, wording);
    return data<AddedView>(
      { kind: 'refused', text: wording.t(failures[added.failure].message), track },
      { status: 503 },
    );
  }
  const view = addedView(added, wording);
  if (view.kind === 'refused') return refuse(view.text, 422);
  if (added.kind === 'added' && !isFromScript(request)) throw redirect(back(added.quantity));
  return { ...view, track: popinSeen({ code, quantity }) };
}

/** Nothing was added: the page says why, with a status that says so too. */
const refuse = (text: string, status: number) => data<AddedView>({ kind: 'refused', text }, { status });

/** A form that the browser itself posted asks for a document. */
const isFromScript = (request: Request) =>
  request.headers.get('sec-fetch-dest') === 'empty' || new URL(request.url).pathname.endsWith('.data');
