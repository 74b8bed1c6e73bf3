import type { PickupSearch, SearchFault } from '#domain/pickup/pickup-points.ts';
import type { PointOfSale, PointsOfSaleAnswer } from '#domain/points-of-sale/points-of-sale.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { type MapView, mapView } from '#ui/map/map.view.ts';
import type { MapSource } from '#ui/map/map-source.ts';
import { addressLines, distanceView, townOf } from '#ui/pickup/pickup.view.ts';
import { todayView, weekView } from '#ui/pickup/pickup-hours.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The points of sale near a place. */
export interface PointsOfSaleView {
  title: string;
  text: string;
  breadcrumb: LinkView[];
  form: { action: string; address: string; postalCode: string; town: string; error?: string };
  /** How many were found, or why none. */
  summary: string | null;
  points: PointOfSaleView[];
  /** What is done without a point of sale, where none is listed. */
  atHome?: { title: string; ways: { icon: IconName; link: LinkView }[] };
  map?: MapView;
  failed: { text: string; retry: LinkView } | null;
}

export interface PointOfSaleView {
  id: string;
  name: string;
  distance?: string;
  address: string;
  /** Each with its sign. */
  sells: { icon: IconName; label: string }[];
  /** Today's hours, or that it is closed for the time being. */
  today?: string;
  week: { day: string; hours: string }[];
}

export interface PointsOfSalePage {
  search: PickupSearch;
  /** `null`: nothing was asked. */
  result: PointsOfSaleAnswer | { kind: 'fault'; fault: SearchFault } | { kind: 'failed' } | null;
  today: string;
  map: MapSource;
}

export function pointsOfSaleView({ search, result, today, map }: PointsOfSalePage, wording: Wording): PointsOfSaleView {
  const { t, paths } = wording;
  const { address, postalCode, city } = search;
  const retry = paths.pointsOfSale({ street: address, postalCode, city });
  return {
    title: t('points-of-sale.title'),
    text: t('points-of-sale.text'),
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    form: {
      action: paths.pointsOfSale(),
      address,
      postalCode,
      town: city,
      ...(result?.kind === 'fault' ? { error: t(faultTexts[result.fault]) } : {}),
    },
    summary: summaryOf({ search, result }, wording),
    points: result?.kind === 'found' ? result.points.map((point) => pointView(point, { today, wording })) : [],
    ...(result?.kind === 'found' && result.points.length > 0 ? {} : { atHome: atHomeView(wording) }),
    ...mapView(result?.kind === 'found' ? result.points : [], {
      ...map,
      label: t('points-of-sale.map'),
      failed: t('points-of-sale.mapFailed'),
    }),
    failed:
      result?.kind === 'failed'
        ? { text: t('points-of-sale.failed'), retry: { label: t('catalog.retry'), href: retry } }
        : null,
  };
}

const atHomeView = ({ t, paths }: Wording): NonNullable<PointsOfSaleView['atHome']> => ({
  title: t('points-of-sale.atHome'),
  ways: [
    { icon: 'stamp', link: { label: t('layout.service.stamps'), href: paths.stamps() } },
    { icon: 'parcel', link: { label: t('layout.service.parcels'), href: paths.parcels() } },
    { icon: 'letter', link: { label: t('layout.service.letters'), href: paths.letters() } },
  ],
});

const faultTexts = {
  'nothing-typed': 'points-of-sale.nothingTyped',
  'postal-code': 'points-of-sale.postalCodeFault',
} as const;

function summaryOf({ search, result }: Pick<PointsOfSalePage, 'search' | 'result'>, { t }: Wording): string | null {
  const place = townOf(search);
  if (result?.kind === 'unknown-place') return t('points-of-sale.unknown', { place });
  if (result?.kind !== 'found') return null;
  const { points, total } = result;
  if (points.length === 0) return t('points-of-sale.none', { place });
  return points.length < total
    ? t('points-of-sale.nearest', { shown: String(points.length), count: String(total), place })
    : t('points-of-sale.found', { count: total, place });
}

const soldTexts = {
  stamps: 'points-of-sale.stamps',
  labels: 'points-of-sale.labels',
  parcels: 'points-of-sale.parcels',
} as const;

const soldIcons = { stamps: 'stamp', labels: 'tag', parcels: 'parcel' } as const;

function pointView(point: PointOfSale, { today, wording }: { today: string; wording: Wording }): PointOfSaleView {
  const { id, name, distance, sells, hours, reopensOn } = point;
  const closed = reopensOn !== null && reopensOn > today;
  const open = hours ? { today: todayView(hours, today, wording) } : {};
  return {
    id,
    name,
    ...(distance === null ? {} : { distance: distanceView(distance, wording) }),
    address: addressLines(point).join(', '),
    sells: sells.map((one) => ({ icon: soldIcons[one], label: wording.t(soldTexts[one]) })),
    ...(closed ? { today: wording.t('points-of-sale.closed', { day: wording.promisedDay(reopensOn) }) } : open),
    week: hours ? weekView(hours, wording) : [],
  };
}
