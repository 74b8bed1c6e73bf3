import { type PickupPoint, type PickupSearch, pointCode, type SearchFault } from '#domain/pickup/pickup-points.ts';
import type { AddressBlock, LinkView, NoticeView } from '#ui/components/views.ts';
import { lineOf, type MapView, mapView } from '#ui/map/map.view.ts';
import type { MapSource } from '#ui/map/map-source.ts';
import { fieldsOf, type QueryOf } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { todayView, weekView } from './pickup-hours.view.ts';

/** The pickup point of one sender, as the delivery page knows it. */
export type Pickup =
  | { kind: 'chosen'; point: PickupPoint; today: string }
  /** Points are loaded for one sender at a time; this one waits. */
  | { kind: 'later' }
  | {
      kind: 'search';
      search: PickupSearch;
      result: SearchResult;
      /** How often the search was repeated after a failure. */
      tries: number;
      today: string;
    };

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
  /** The label of its button, with the point's name. */
  choose: string;
}

export interface PickupView {
  /** The sender, as the section's forms post it. */
  sellerId: string;
  /** The id of the section. */
  anchor: string;
  /** `reason`: why the chosen point no longer accepts parcels. */
  chosen?: { name: string; number: string; block: AddressBlock; today?: string; reason?: string; change: LinkView };
  /** The result of choosing a point. */
  notices: NoticeView[];
  /** The link to choose a point, while another sender's points are shown. */
  later?: LinkView;
  search?: {
    action: string;
    hiddenFields: Record<string, string>;
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
  sellerId: string;
  pickup: Pickup;
  map: MapSource;
  notices: NoticeView[];
  /** Where the points are looked for; the checkout's delivery unless it is said. */
  page?: FinderPage;
}

/** What a page with points has in its address: whose points, the place that was searched, how many are shown. */
export type FinderQuery = Pick<QueryOf<'delivery'>, 'pickupOf' | 'street' | 'postalCode' | 'city' | 'count' | 'tries'>;

/** A page that shows points: its address with a search, and the same as fields of a form. */
export interface FinderPage {
  path(query?: FinderQuery): string;
  fields(query: FinderQuery): Record<string, string>;
}

const deliveryPage = ({ paths }: Wording): FinderPage => ({
  path: (query) => paths.delivery(query),
  fields: (query) => fieldsOf('delivery', query),
});

/** The number of points at first; more are shown by tens. */
export const firstPoints = 6;
const morePoints = 10;

/** The shop's own goods have no seller id, so addresses name them `boutique`. */
export const sellerInAddress = (sellerId: string) => sellerId || 'boutique';

export function pickupView({ sellerId, pickup, map, notices, page }: PickupOf, wording: Wording): PickupView {
  const anchor = `retrait-${sellerInAddress(sellerId)}`;
  const whose = { sellerId, anchor, notices };
  const finder = page ?? deliveryPage(wording);
  if (pickup.kind === 'later')
    return {
      ...whose,
      points: [],
      later: { ...wayTo(whose, { finder, wording }), label: wording.t('pickup.chooseLater') },
    };
  if (pickup.kind === 'chosen')
    return { ...whose, points: [], chosen: chosenView(whose, { ...pickup, finder, wording }) };
  const search = { ...pickup, finder, wording };
  return { ...whose, ...searchView(whose, search), ...resultView(whose, { ...search, map }) };
}

type Whose = Pick<PickupView, 'sellerId' | 'anchor' | 'notices'>;

interface FinderContext {
  finder: FinderPage;
  wording: Wording;
}

const wayTo = ({ sellerId, anchor }: Whose, { finder, wording }: FinderContext): LinkView => ({
  label: wording.t('pickup.change'),
  href: `${finder.path({ pickupOf: sellerInAddress(sellerId) })}#${anchor}`,
});

function chosenView(
  whose: Whose,
  { point, today, finder, wording }: FinderContext & { point: PickupPoint; today: string },
): NonNullable<PickupView['chosen']> {
  const reason = reasonOf(point, wording);
  return {
    name: point.name,
    number: numberOf(point, wording),
    block: addressLines(point),
    ...todayOf(point, { today, wording }),
    ...(reason ? { reason } : {}),
    change: wayTo(whose, { finder, wording }),
  };
}

type Search = Omit<Extract<Pickup, { kind: 'search' }>, 'kind'> & FinderContext;

/** A repeated search has another address, because the browser would only scroll to the section of the same one. */
const triedAgain = ({ result, tries }: Pick<Search, 'result' | 'tries'>) =>
  result.kind === 'failed' ? { tries: tries + 1 } : {};

function searchView(
  { sellerId, anchor }: Whose,
  { search, result, tries, finder, wording }: Search,
): Pick<PickupView, 'search'> {
  const { t } = wording;
  const { address, postalCode, city } = search;
  const fault = result.kind === 'fault' ? result.fault : null;
  return {
    search: {
      action: `${finder.path()}#${anchor}`,
      hiddenFields: finder.fields({ pickupOf: sellerInAddress(sellerId), ...triedAgain({ result, tries }) }),
      values: { address, postalCode, town: city },
      errors: {
        ...(fault === 'postal-code' ? { cp: t('pickup.postalCodeFault') } : {}),
        ...(fault === 'nothing-typed' ? { cp: t('pickup.nothingTyped') } : {}),
      },
    },
  };
}

function resultView(
  { sellerId, anchor }: Whose,
  { search, result, tries, today, map, finder, wording }: Search & Pick<PickupOf, 'map'>,
): Pick<PickupView, 'points' | 'summary' | 'more' | 'failed' | 'map'> {
  const { t } = wording;
  const params = {
    pickupOf: sellerInAddress(sellerId),
    street: search.address,
    postalCode: search.postalCode,
    city: search.city,
  };
  const again = finder.path({ ...params, ...triedAgain({ result, tries }) });
  if (result.kind === 'fault') return { points: [] };
  if (result.kind === 'failed') {
    const link = { label: t('pickup.retry'), href: `${again}#${anchor}` };
    return { points: [], failed: { text: t('error.pickupPointsFetch'), again: link } };
  }
  const { points, total } = result;
  const count = Math.min(most, points.length + morePoints);
  const place = townOf(search);
  return {
    summary: points.length === 0 ? t('pickup.none', { place }) : t('pickup.found', { count: total, place }),
    points: points.map((point) => pointView(point, { today, wording })),
    ...(points.length < total && points.length < most
      ? { more: { label: t('pickup.more'), href: `${finder.path({ ...params, count })}#${lastOf(points)}` } }
      : {}),
    ...mapView(points, { ...map, label: t('pickup.map'), failed: t('pickup.mapFailed') }),
  };
}

/** The last shown point, where the focus goes on after showing more. */
const lastOf = (points: readonly PickupPoint[]) => lineOf(encodeURIComponent(points.at(-1)?.id ?? ''));

/** The limit in the contract. */
export const most = 100;

function pointView(point: PickupPoint, { today, wording }: { today: string; wording: Wording }): PointView {
  const { id, country, name, distance, hours } = point;
  const reason = reasonOf(point, wording);
  const address = addressLines(point).join(', ');
  return {
    id,
    country,
    name,
    ...(distance === null ? {} : { distance: distanceView(distance, wording) }),
    address,
    ...todayOf(point, { today, wording }),
    week: hours ? weekView(hours, wording) : [],
    ...(reason ? { reason } : {}),
    choose: wording.t('pickup.chooseNamed', { name, address }),
  };
}

/** As it is printed, and as a table takes it: of a point abroad with its country. */
const numberOf = (point: PickupPoint, { t }: Wording): string =>
  t('pickup.number', { code: point.country === 'FR' ? point.id : pointCode(point) });

type Town = Pick<PickupSearch, 'postalCode' | 'city'>;

/** « 69002 Lyon », or the one of both that is known. */
export const townOf = ({ postalCode, city }: Town): string => `${postalCode} ${city}`.trim();

/** The lines of a point's address. */
export const addressLines = ({ street, ...town }: Town & { street: string }): string[] =>
  [street, townOf(town)].filter(Boolean);

/** During a closure of several days the usual hours of today do not apply. */
function todayOf(
  { hours, state }: PickupPoint,
  { today, wording }: { today: string; wording: Wording },
): Pick<PointView, 'today'> {
  const isClosed = state.kind === 'closed' && (state.until === null || state.until > today);
  if (isClosed || hours === null) return {};
  return { today: todayView(hours, today, wording) };
}

function reasonOf({ state }: PickupPoint, { t, promisedDay }: Wording): string | undefined {
  if (state.kind === 'full') return t('pickup.full');
  if (state.kind === 'open') return undefined;
  return state.until ? t('pickup.closedUntil', { day: promisedDay(state.until) }) : t('pickup.closed');
}

/** @param distance in kilometres; rounded to ten metres, or to a tenth of a kilometre. */
export function distanceView(distance: number, { t, number }: Wording): string {
  const metres = Math.round(distance * 100) * 10;
  if (metres < 100) return t('pickup.near');
  return metres < 1000
    ? t('pickup.metres', { metres: String(metres) })
    : t('pickup.kilometres', { kilometres: number(Math.round(distance * 10) / 10) });
}
