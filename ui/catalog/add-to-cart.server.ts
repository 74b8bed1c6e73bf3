import { redirect } from 'react-router';
import { failures } from '#ui/shared/failures.ts';
import { attempt, type Work } from '#ui/shared/ports.server.ts';
import { field, isCode, wholeNumber } from '#ui/shared/route-params.ts';
import { type AddedView, addedView } from './product.view.ts';

/**
 * Adds what a page's `add` button names. A page with scripts gets the dialog's view; without them the shopper is sent
 * back to `back`, which says what was added, so that reloading adds nothing again.
 */
export async function addToCart(
  { ports, wording }: Work,
  request: Request,
  back: (added: number) => string,
): Promise<AddedView> {
  const form = await request.formData();
  const code = field(form, 'add');
  const quantity = form.has('quantity') ? wholeNumber(form, 'quantity', { least: 1, most: 9999 }) : 1;
  const offer = field(form, 'offer', 20);
  if (!isCode(code) || quantity === null) return { kind: 'refused', text: wording.t('catalog.refusedUnknown') };
  const added = await attempt('add-to-cart', () =>
    ports.carts.add({ code, quantity, offerId: /^[0-9]+$/.test(offer) ? offer : null }),
  );
  if (added.kind === 'failed') return { kind: 'refused', text: wording.t(failures[added.failure].message) };
  if (added.kind === 'added' && !isFromScript(request)) throw redirect(back(added.quantity));
  return addedView(added, wording);
}

/** A form that the browser itself posted asks for a document. */
const isFromScript = (request: Request) =>
  request.headers.get('sec-fetch-dest') === 'empty' || new URL(request.url).pathname.endsWith('.data');
