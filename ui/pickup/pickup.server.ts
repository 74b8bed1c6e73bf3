import { joinPostalCode } from '#domain/address/fields/postal-code.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { pickupModeOf } from '#domain/checkout/steps.ts';
import { inItsFields, type PickupSearch, searchFault } from '#domain/pickup/pickup-points.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { failures } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type QueryValues, queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { firstPoints, type Pickup, sellerInAddress } from './pickup.view.ts';

interface PickupsInput {
  groups: readonly DeliveryGroup[];
  cart: Pick<Cart, 'deliveryAddress'>;
  query: QueryValues<'delivery'>;
}

/** By sender: the chosen point, or the points to choose from, where the chosen mode delivers to a point. */
export async function pickupsOf(
  context: RequestContext,
  { groups, cart, query }: PickupsInput,
): Promise<ReadonlyMap<string, Pickup>> {
  const waiting = groups.filter((group) => pickupModeOf(group));
  const namedGroup = waiting.find(({ sellerId }) => query.pickupOf === sellerInAddress(sellerId ?? ''));
  const searched = namedGroup ?? waiting.find(({ pickupPoint }) => pickupPoint === null);
  const today = todayInParis();
  const found = waiting.map(async (group): Promise<[string, Pickup]> => {
    const sellerId = group.sellerId ?? '';
    if (group === searched) {
      const own = group === namedGroup ? query : queryOf('delivery');
      return [sellerId, { kind: 'search', ...(await searchOf(context, { near: searchAt(cart), query: own })), today }];
    }
    return [sellerId, group.pickupPoint ? { kind: 'chosen', point: group.pickupPoint, today } : { kind: 'later' }];
  });
  return new Map(await Promise.all(found));
}

/** What the address of a page with points says. */
export type FinderQuery = Pick<QueryValues<'delivery'>, 'street' | 'postalCode' | 'city' | 'count' | 'tries'>;

/** The initial search is near the delivery address. */
const searchAt = ({ deliveryAddress }: PickupsInput['cart']): PickupSearch => ({
  address: deliveryAddress?.streetName ?? '',
  postalCode: deliveryAddress?.codePostal ?? '',
  city: deliveryAddress?.city ?? '',
  country: deliveryAddress?.country ?? 'FR',
});

/** The place of an address. */
export function searchIn(
  { street, postalCode, city }: Pick<FinderQuery, 'street' | 'postalCode' | 'city'>,
  country: string,
): PickupSearch {
  return inItsFields({
    address: street ?? '',
    postalCode: joinPostalCode({ code: (postalCode ?? '').replace(/\s/g, ''), country }),
    city: city ?? '',
    country,
  });
}

type Search = Omit<Extract<Pickup, { kind: 'search' }>, 'kind' | 'today'>;

/** The points of a search of the address; without one those near a place. */
export async function searchOf(
  { ports }: Pick<RequestContext, 'ports'>,
  { near, query }: { near: PickupSearch; query: FinderQuery },
): Promise<Search> {
  const search = query.postalCode !== null ? searchIn(query, near.country) : near;
  const fault = searchFault(search);
  const tries = query.tries ?? 0;
  if (fault) return { search, tries, result: { kind: 'fault', fault } };
  const count = Math.max(firstPoints, query.count ?? 0);
  const found = await orNull(ports.pickupPoints.near({ ...search, count }));
  return { search, tries, result: found === null ? { kind: 'failed' } : { kind: 'found', ...found } };
}

export const hasFailed = (pickups: ReadonlyMap<string, Pickup>): boolean =>
  [...pickups.values()].some((pickup) => pickup.kind === 'search' && pickup.result.kind === 'failed');

/** The message of a pickup form, shown in its sender's section. */
interface PointState {
  message: { sellerId: string; about: 'point'; text: string };
}

const messageAt = (form: FormData, text: string): PointState => ({
  message: { sellerId: field(form, 'sellerId', 64), about: 'point', text },
});

/** « Choisir ce point »: saves the point and its delivery mode in the cart. */
export const pointForm: FormOf<PointState> = {
  failure: 'pickup-point-update',
  async save({ ports, wording }, form) {
    const { t, paths } = wording;
    const wantedId = field(form, 'sellerId', 64);
    const [country = '', id = ''] = field(form, 'point', 120).split(/:(.*)/);
    const group = (await ports.deliveries.groups()).find((one) => (one.sellerId ?? '') === wantedId);
    const mode = group && (pickupModeOf(group) ?? group.modes.find(({ pickup }) => pickup));
    if (!group || !mode) return refusedResult(messageAt(form, t('pickup.unknown')));
    const { sellerId, leadTime } = group;
    const { code, shippingTypes } = mode;
    const chosen = await ports.deliveries.choosePoint({
      sellerId,
      code,
      leadTime,
      shippingTypes,
      point: { id, country },
    });
    if (chosen === 'chosen') return redirectResult(`${paths.delivery()}#retrait-${sellerInAddress(wantedId)}`);
    return refusedResult(messageAt(form, t(chosen === 'not-taking' ? 'pickup.notTaking' : 'pickup.unknown')));
  },
  failed: ({ wording }, { form, failure }) => ({ state: messageAt(form, wording.t(failures[failure].message)) }),
};
