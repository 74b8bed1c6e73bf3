import { redirect } from 'react-router';
import { deliverySeen } from '#domain/analytics/page-views.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { stepShown } from '#domain/checkout/steps.ts';
import { billingOf, chooseBilling, saveBilling } from '#ui/checkout/billing/billing.server.ts';
import { billingNumberOf, saveBillingNumber } from '#ui/checkout/billing/billing-number.server.ts';
import { choosePoint, hasFailed, mapSource, pickupsOf } from '#ui/pickup/pickup.server.ts';
import { type FailureKind, failureEvent, failures } from '#ui/request/error/failures.ts';
import { needed, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import { type DeliveryPage, deliveryView } from './delivery.view.ts';
import { type Left, restore, saveAddress, useBook } from './delivery-address.server.ts';
import { chooseMode, groupsOf, removeShop, restoreArticles } from './delivery-modes.server.ts';
import { phoneOf, savePhone } from './delivery-phone.server.ts';
import { whereOf } from './delivery-where.server.ts';

interface Asked {
  query: AskedOf<'delivery'>;
  left?: Left;
  isRefused: boolean;
}

/** The page as its address asks for it, or as an action has left it. */
export async function deliveryPage(work: Work, asked: Asked) {
  const { wording } = work;
  const page = await found(work, asked);
  const view = deliveryView(page, wording);
  // « Erreur : » first, where something is to be mended.
  const title = asked.isRefused ? `${wording.t('address.errorPrefix')} ${view.title}` : view.title;
  const failure = asked.left?.failure ?? failureOf(page);
  return {
    view,
    head: { title, description: wording.t('checkout.description'), noIndex: true },
    track: deliverySeen(page.groups ?? []),
    failure: failure && failureEvent(failure, wording),
  };
}

async function found(work: Work, { query, left }: Asked): Promise<DeliveryPage> {
  const { ports, wording, mode: audience } = work;
  const cart = await needed({ work, failure: 'cart-fetch' }, ports.carts.current());
  if (!cart) throw redirect(wording.paths.cart());
  const step = stepShown('delivery', { cart, groups: [], physical: needsDelivery(cart), audience });
  if (step !== 'delivery') throw redirect(step === 'payment' ? wording.paths.payment() : wording.paths.cart());
  const situation = { cart, query, left };
  const { where, notices } = await whereOf(work, situation);
  const isSet = where.kind === 'set';
  const [groups, billing, billingNumber] = await Promise.all([
    isSet ? groupsOf(work) : [],
    isSet ? billingOf(work, situation) : null,
    isSet ? billingNumberOf(work, situation) : null,
  ]);
  const pickups = await pickupsOf(work, { groups: groups ?? [], cart, query });
  const phone = phoneOf(cart, situation);
  const said = saidOf({ left, groups: groups ?? [] }, wording);
  const after = { notices: [...notices, ...said.notices], told: said.told, undo: left?.undo ?? left?.removed ?? null };
  return { cart, groups, pickups, map: mapSource, where, phone, billing, billingNumber, ...after };
}

/** At the shop that it is about, while the page shows that shop; else above. */
function saidOf(
  { left, groups }: { left: Left | undefined; groups: readonly DeliveryGroup[] },
  { t }: Work['wording'],
): Pick<DeliveryPage, 'notices' | 'told'> {
  const text = left?.told?.text ?? (left?.failure && t(failures[left.failure].message));
  if (!text) return { notices: [], told: null };
  const told = left?.told && groups.some(({ shopId }) => (shopId ?? '') === left.told?.shopId) ? left.told : null;
  return told ? { notices: [], told: { ...told, text } } : { notices: [{ tone: 'error', text }], told: null };
}

function failureOf({ groups, pickups }: Pick<DeliveryPage, 'groups' | 'pickups'>): FailureKind | undefined {
  if (groups === null) return 'delivery-modes-fetch';
  return hasFailed(pickups) ? 'pickup-points-fetch' : undefined;
}

async function numberSaved(work: Work, form: FormData): Promise<Left> {
  const { paths } = work.wording;
  const done = await saveBillingNumber(work, form);
  if (typeof done === 'object') return done;
  throw redirect(paths.delivery({ note: done === 'saved' ? 'entreprise' : null }));
}

/** What a form of the page does; what leads on is a redirect, thrown. */
export function leftBy(work: Work, form: FormData): Promise<Left> {
  switch (field(form, 'intent')) {
    case 'address':
      return saveAddress(work, form);
    case 'known-address':
      return useBook(work, form);
    case 'phone':
      return savePhone(work, form);
    case 'billing':
      return chooseBilling(work, { form, place: 'delivery' });
    case 'billing-address':
      return saveBilling(work, { form, place: 'delivery' });
    case 'billing-number':
      return numberSaved(work, form);
    case 'restore':
      return restore(work, form);
    case 'mode':
      return chooseMode(work, form);
    case 'point':
      return choosePoint(work, form);
    case 'remove-shop':
      return removeShop(work, form);
    case 'restore-articles':
      return restoreArticles(work, form);
    default:
      throw redirect(work.wording.paths.delivery());
  }
}
