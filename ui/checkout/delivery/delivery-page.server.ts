import { redirect } from 'react-router';
import { deliveryPageView } from '#domain/analytics/page-views.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import type { Undone } from '#domain/checkout/move.ts';
import { checkoutStepFor } from '#domain/checkout/steps.ts';
import { joinedNotice } from '#ui/cart/joined-cart.server.ts';
import { billingOf } from '#ui/checkout/billing/billing.server.ts';
import { billingNumberOf } from '#ui/checkout/billing/billing-number.server.ts';
import { checkoutNotes } from '#ui/checkout/notes.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { mapSourceOf } from '#ui/map/map-source.ts';
import { hasFailed, pickupsOf } from '#ui/pickup/pickup.server.ts';
import { type FailureKind, failureEvent } from '#ui/request/error/failures.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { noteIn, queryOf } from '#ui/routing/queries/queries.ts';
import { type DeliveryPage, deliveryView } from './delivery.view.ts';
import { type DeliveryPageInput, deliveryForms } from './delivery-forms.server.ts';
import type { GroupMessage } from './delivery-group.view.ts';
import { groupsOf } from './delivery-modes.server.ts';
import { whereOf } from './delivery-where.server.ts';
import { phoneOf } from './phone/delivery-phone.server.ts';

/** The delivery page: the address first, then the modes of each sender (specification §2). */
export const deliveryPage = formPage({
  forms: deliveryForms,
  notes: checkoutNotes,
  async load(context, input) {
    const { wording } = context;
    const page = await loadDelivery(context, input);
    const view = deliveryView(page, wording);
    const failure = failureOf(page);
    return {
      view,
      description: wording.t('checkout.description'),
      tab: { partOf: wording.t('checkout.order'), steps: view.steps },
      track: deliveryPageView(page.groups ?? []),
      failure: failure && failureEvent(failure, wording),
    };
  },
});

export const { action, loader } = deliveryPage;

async function loadDelivery(
  context: RequestContext,
  { query: search, formState, notices: results, stateOf }: DeliveryPageInput,
): Promise<DeliveryPage> {
  const { ports, wording, config, mode } = context;
  const query = queryOf('delivery', search);
  const cart = await orErrorPage({ context, failure: 'cart-fetch' }, ports.carts.current());
  if (!cart) throw redirect(wording.paths.cart());
  // The page of a removal shows its undo, even if nothing is left to deliver.
  const removed = stateOf('remove-seller')?.removed ?? null;
  const step = checkoutStepFor('delivery', { cart, groups: [], physical: needsDelivery(cart), mode });
  if (step !== 'delivery' && !removed)
    throw redirect(step === 'payment' ? wording.paths.payment() : wording.paths.cart());
  const { where, notices } = await whereOf(context, { cart, query, formState, stateOf });
  const isSet = where.kind === 'set';
  const [groups, billing, billingNumber] = await Promise.all([
    isSet && needsDelivery(cart) ? groupsOf(context, cart) : [],
    isSet ? billingOf(context, { cart, query, formState }) : null,
    isSet ? billingNumberOf(context, { cart, query, state: stateOf('billing-number') }) : null,
  ]);
  const pickups = await pickupsOf(context, { groups: groups ?? [], cart, query });
  const { message, above } = placeMessage(messageIn({ stateOf }), groups ?? []);
  return {
    cart,
    groups,
    pickups,
    map: mapSourceOf(config),
    where,
    phone: phoneOf(cart, { query, state: stateOf('phone') }),
    billing,
    billingNumber,
    joined: joinedNotice(context, cart),
    isLedBack: noteIn(search) === 'incomplet' && formState === null,
    notices: [...results, ...undoneNotices(formState ? [] : query.undone, wording), ...notices, ...above],
    message,
    undo: stateOf('known-address')?.undo ?? removed,
  };
}

/** What the new address has undone; a later post has its own messages. */
const undoneNotices = (undone: readonly Undone[], { t }: RequestContext['wording']): NoticeView[] =>
  undone.map((choice) => ({
    tone: 'warning',
    text: t(choice === 'mode' ? 'checkout.modeUndone' : 'checkout.pointUndone'),
  }));

/** The message about a choice in one sender's card. */
const messageIn = ({ stateOf }: Pick<DeliveryPageInput, 'stateOf'>): GroupMessage | null =>
  stateOf('mode')?.message ?? stateOf('point')?.message ?? stateOf('remove-seller')?.message ?? null;

/** Puts the message into its sender's card; above the page when that card is not shown. */
function placeMessage(
  message: GroupMessage | null,
  groups: readonly DeliveryGroup[],
): { message: GroupMessage | null; above: NoticeView[] } {
  if (message === null || groups.some(({ sellerId }) => (sellerId ?? '') === message.sellerId))
    return { message, above: [] };
  return { message: null, above: [{ tone: 'error', text: message.text }] };
}

function failureOf({ groups, pickups }: Pick<DeliveryPage, 'groups' | 'pickups'>): FailureKind | undefined {
  if (groups === null) return 'delivery-modes-fetch';
  return hasFailed(pickups) ? 'pickup-points-fetch' : undefined;
}
