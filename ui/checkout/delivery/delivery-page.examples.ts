import { Fault } from '#domain/shared/fault.ts';
import { type AtCheckout, aCheckoutRequest } from '#ui/checkout/checkout-ports.examples.ts';
import { aForm } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { deliveryPage } from './delivery-page.server.ts';

export const { t } = wordingOf({ lang: 'fr', mode: 'part' });
export const away = new Fault('unavailable', 'carts');
export const step = '/checkout/livraison';
export const siren = '732829320';

export const urlOf = ({ query = '' }: AtCheckout) => new URL(`https://boutique.example${step}${query}`);

export const show = (world: AtCheckout = {}) => deliveryPage.show(aCheckoutRequest(world), urlOf(world));
export const post = (fields: Record<string, string>, world: AtCheckout = {}) =>
  deliveryPage.post(aCheckoutRequest(world), { url: urlOf(world), form: aForm(fields) });

/** Status and page of a form that did not lead on; what refused or failed is said as an error, or stands with its tone. */
export async function shownOf(fields: Record<string, string>, world: AtCheckout = {}) {
  const { status, page } = await post(fields, world);
  const { view } = page;
  if (view === null) throw new Error('The page could not be made again.');
  const notices = view.notices.map(({ tone, text }) => (status < 400 || tone === 'error' ? text : `${tone}: ${text}`));
  return { status, view, notices, failure: page.failure?.details };
}
