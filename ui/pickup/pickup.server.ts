import { redirect } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { pickupModeOf } from '#domain/checkout/steps.ts';
import { inItsFields, type PickupSearch, searchFault } from '#domain/pickup/pickup-points.ts';
import type { FailureKind } from '#ui/request/error/failures.ts';
import { attempt, shop, type Work } from '#ui/request/ports.server.ts';
import { type AskedOf, queryOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import { mapSourceOf } from './map-source.ts';
import { type Pickup, pointsShown, shopInAddress } from './pickup.view.ts';

export const mapSource = mapSourceOf(shop.config);

interface Asked {
  groups: readonly DeliveryGroup[];
  cart: Pick<Cart, 'deliveryAddress'>;
  query: AskedOf<'delivery'>;
}

/** By shop: the chosen point, or the points to choose from where a parcel of it is to wait at one. */
export async function pickupsOf(work: Work, { groups, cart, query }: Asked): Promise<ReadonlyMap<string, Pickup>> {
  const waiting = groups.filter((group) => pickupModeOf(group));
  const asked = waiting.find(({ shopId }) => query.retrait === shopInAddress(shopId ?? ''));
  const searched = asked ?? waiting.find(({ pickupPoint }) => pickupPoint === null);
  const today = todayInFrance.format(new Date());
  const found = waiting.map(async (group): Promise<[string, Pickup]> => {
    const shopId = group.shopId ?? '';
    if (group === searched) {
      const own = group === asked ? query : queryOf('delivery');
      return [shopId, { kind: 'search', ...(await searchOf(work, { cart, query: own })), today }];
    }
    return [shopId, group.pickupPoint ? { kind: 'chosen', point: group.pickupPoint, today } : { kind: 'later' }];
  });
  return new Map(await Promise.all(found));
}

const todayInFrance = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Before anything is typed: near where the parcel would go. */
const searchAt = ({ deliveryAddress }: Asked['cart']): PickupSearch => ({
  address: deliveryAddress?.street ?? '',
  postalCode: deliveryAddress?.postalCode ?? '',
  city: deliveryAddress?.city ?? '',
  country: deliveryAddress?.country ?? 'FR',
});

function searchIn({ rue, cp, ville }: Asked['query'], { deliveryAddress }: Asked['cart']): PickupSearch {
  return inItsFields({
    address: rue ?? '',
    postalCode: (cp ?? '').replace(/\s/g, ''),
    city: ville ?? '',
    country: deliveryAddress?.country ?? 'FR',
  });
}

type Search = Omit<Extract<Pickup, { kind: 'search' }>, 'kind' | 'today'>;

async function searchOf({ ports }: Work, { cart, query }: Pick<Asked, 'cart' | 'query'>): Promise<Search> {
  const search = query.cp !== null ? searchIn(query, cart) : searchAt(cart);
  const fault = searchFault(search);
  const tries = query.essai ?? 0;
  if (fault) return { search, tries, result: { kind: 'fault', fault } };
  const result = await attempt('pickup-points-fetch', async () => ({
    kind: 'found' as const,
    ...(await ports.pickupPoints.near({ ...search, count: Math.max(pointsShown, query.nombre ?? 0) })),
  }));
  return { search, tries, result: result.kind === 'failed' ? { kind: 'failed' } : result };
}

export const hasFailed = (pickups: ReadonlyMap<string, Pickup>): boolean =>
  [...pickups.values()].some((pickup) => pickup.kind === 'search' && pickup.result.kind === 'failed');

/** Said at the shop, with the points. */
interface Left {
  told: { shopId: string; about: 'point'; text?: string };
  failure?: FailureKind;
  status: number;
}

/** « Choisir ce point »: with the mode that leads there, kept by the cart at once. */
export async function choosePoint({ ports, wording }: Work, form: FormData): Promise<Left> {
  const shopId = field(form, 'shopId', 64);
  const [country = '', id = ''] = field(form, 'point', 120).split(/:(.*)/);
  const done = await attempt('pickup-point-update', async () => {
    const group = (await ports.deliveries.groups()).find((one) => (one.shopId ?? '') === shopId);
    const mode = group && (pickupModeOf(group) ?? group.modes.find(({ pickup }) => pickup));
    if (!group || !mode) return { kind: 'unknown' as const };
    const { code, shippingTypes } = mode;
    const choice = { shopId: group.shopId, code, leadTime: group.leadTime, shippingTypes };
    return { kind: await ports.deliveries.choosePoint({ ...choice, point: { id, country } }) };
  });
  const told = { shopId, about: 'point' as const };
  if (done.kind === 'failed') return { told, failure: done.failure, status: 503 };
  if (done.kind === 'chosen') throw redirect(`${wording.paths.delivery()}#retrait-${shopInAddress(shopId)}`);
  const text = wording.t(done.kind === 'not-taking' ? 'pickup.notTaking' : 'pickup.unknown');
  return { told: { ...told, text }, status: 422 };
}
