import type { PickupPoint, PickupSearch, SearchFault } from '#domain/pickup/pickup-points.ts';
import type { AddressBlock, LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import type { MapSource } from './map-source.ts';
import { todayView, weekView } from './pickup-hours.view.ts';

/** What the delivery page knows of the pickup point of one shop. */
export type Pickup =
  | { kind: 'chosen'; point: PickupPoint; today: string }
  /** The page looks for the points of one shop at a time. */
  | { kind: 'later' }
  | { kind: 'search'; search: PickupSearch; result: SearchResult; today: string };

export type SearchResult =
  | { kind: 'found'; points: PickupPoint[]; total: number }
  | { kind: 'fault'; fault: SearchFault }
  | { kind: 'failed' };

export interface PointView {
  id: string;
  country: string;
  name: string;
  distance?: string;
  /** « 12 rue de la République, 69002 Lyon » */
  address: string;
  today?: string;
  week: { day: string; hours: string }[];
  /** Why it cannot be chosen. */
  reason?: string;
  /** What its button does, with its name. */
  choose: string;
}

export interface MapView extends MapSource {
  /** `number`: of its line in the list. */
  places: { id: string; number: number; name: string; latitude: number; longitude: number }[];
}

export interface PickupView {
  /** The shop in the forms of its section. */
  shopId: string;
  /** Id of the section in the page. */
  anchor: string;
  chosen?: { name: string; block: AddressBlock; today?: string; change: LinkView };
  /** The way to choose one, where the points of another shop are shown. */
  later?: LinkView;
  search?: {
    action: string;
    kept: Record<string, string>;
    values: { address: string; postalCode: string; town: string };
    errors: { cp?: string; ville?: string };
  };
  /** « 12 points de retrait près de 69002 Lyon », or why there are none. */
  summary?: string;
  points: PointView[];
  more?: LinkView;
  failed?: { text: string; again: LinkView };
  map?: MapView;
}

export interface PickupOf {
  shopId: string;
  pickup: Pickup;
  map: MapSource;
}

/** At first; the rest by tens, when it is asked for. */
export const pointsShown = 6;
const moreShown = 10;

/** The own goods' section has a name in addresses too. */
export const shopInAddress = (shopId: string) => shopId || 'boutique';

export function pickupView({ shopId, pickup, map }: PickupOf, wording: Wording): PickupView {
  const anchor = `retrait-${shopInAddress(shopId)}`;
  const whose = { shopId, anchor };
  if (pickup.kind === 'later') return { ...whose, points: [], later: wayTo(whose, wording) };
  if (pickup.kind === 'chosen') return { ...whose, points: [], chosen: chosenView(whose, { ...pickup, wording }) };
  return { ...whose, ...searchView(whose, { ...pickup, wording }), ...resultView(whose, { ...pickup, map, wording }) };
}

type Whose = Pick<PickupView, 'shopId' | 'anchor'>;

const wayTo = ({ shopId, anchor }: Whose, { t, paths }: Wording): LinkView => ({
  label: t('pickup.change'),
  href: `${paths.delivery({ retrait: shopInAddress(shopId) })}#${anchor}`,
});

function chosenView(
  whose: Whose,
  { point, today, wording }: { point: PickupPoint; today: string; wording: Wording },
): NonNullable<PickupView['chosen']> {
  return {
    name: point.name,
    block: [point.street, `${point.postalCode} ${point.city}`].filter((line) => line.trim() !== ''),
    ...(point.hours ? { today: todayView(point.hours, today, wording) } : {}),
    change: wayTo(whose, wording),
  };
}

/** At its section; but a failed search that is asked again, word for word, must be more than a jump there. */
const inPlace = (address: string, { anchor, result }: { anchor: string; result: SearchResult }) =>
  result.kind === 'failed' ? address : `${address}#${anchor}`;

interface Search {
  search: PickupSearch;
  result: SearchResult;
  today: string;
  wording: Wording;
}

function searchView({ shopId, anchor }: Whose, { search, result, wording }: Search): Pick<PickupView, 'search'> {
  const { t, paths } = wording;
  const { address, postalCode, city } = search;
  const fault = result.kind === 'fault' ? result.fault : null;
  return {
    search: {
      action: inPlace(paths.delivery(), { anchor, result }),
      kept: { retrait: shopInAddress(shopId) },
      values: { address, postalCode, town: city },
      errors: {
        ...(fault === 'postal-code' ? { cp: t('pickup.postalCodeFault') } : {}),
        ...(fault === 'nothing-typed' ? { cp: t('pickup.nothingTyped') } : {}),
      },
    },
  };
}

function resultView(
  { shopId, anchor }: Whose,
  { search, result, today, map, wording }: Search & Pick<PickupOf, 'map'>,
): Pick<PickupView, 'points' | 'summary' | 'more' | 'failed' | 'map'> {
  const { t, paths } = wording;
  const asked = { retrait: shopInAddress(shopId), rue: search.address, cp: search.postalCode, ville: search.city };
  const again = (nombre: number | null) => inPlace(paths.delivery({ ...asked, nombre }), { anchor, result });
  if (result.kind === 'fault') return { points: [] };
  if (result.kind === 'failed') {
    const link = { label: t('pickup.retry'), href: again(null) };
    return { points: [], failed: { text: t('error.pickupPointsFetch'), again: link } };
  }
  const { points, total } = result;
  const place = `${search.postalCode} ${search.city}`.trim();
  const places = points.flatMap(({ id, name, place: at }, index) =>
    at ? [{ id, number: index + 1, name, ...at }] : [],
  );
  return {
    summary: points.length === 0 ? t('pickup.none', { place }) : t('pickup.found', { count: total, place }),
    points: points.map((point) => pointView(point, { today, wording })),
    ...(points.length < total && points.length < most
      ? { more: { label: t('pickup.more'), href: again(points.length + moreShown) } }
      : {}),
    ...(places.length > 0 ? { map: { ...map, places } } : {}),
  };
}

/** What the contract gives at once. */
export const most = 100;

function pointView(point: PickupPoint, { today, wording }: { today: string; wording: Wording }): PointView {
  const { id, country, name, distance, street, postalCode, city, hours } = point;
  const reason = reasonOf(point, wording);
  return {
    id,
    country,
    name,
    ...(distance === null ? {} : { distance: distanceView(distance, wording) }),
    address: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
    ...(hours ? { today: todayView(hours, today, wording) } : {}),
    week: hours ? weekView(hours, wording) : [],
    ...(reason ? { reason } : {}),
    choose: wording.t('pickup.chooseNamed', { name }),
  };
}

function reasonOf({ state }: PickupPoint, { t, shortDay }: Wording): string | undefined {
  if (state.kind === 'full') return t('pickup.full');
  if (state.kind === 'open') return undefined;
  return state.until ? t('pickup.closedUntil', { day: shortDay(state.until) }) : t('pickup.closed');
}

/** @param distance in kilometres, to a tenth. */
function distanceView(distance: number, { t, number }: Wording): string {
  if (distance < 0.1) return t('pickup.near');
  return distance < 1
    ? t('pickup.metres', { metres: String(Math.round(distance * 1000)) })
    : t('pickup.kilometres', { kilometres: number(distance) });
}
