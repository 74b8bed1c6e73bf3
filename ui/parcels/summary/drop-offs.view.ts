import type { PointOfSale } from '#domain/points-of-sale/points-of-sale.ts';
import type { LinkView } from '#ui/components/views.ts';
import { distanceView } from '#ui/pickup/pickup.view.ts';
import { todayView } from '#ui/pickup/pickup-hours.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Where the parcel can be handed in, near its sender. */
export interface DropOffsView {
  points: { id: string; name: string; text: string; hours?: string }[];
  /** In place of the points, where they are not known yet. */
  note?: string;
  more: LinkView;
}

export interface DropOffPlace {
  street: string;
  postalCode: string;
  city: string;
}

const mostPoints = 3;

/** The way to the points, where the page does not wait for them. */
export const dropOffsLater = (place: DropOffPlace, wording: Wording): DropOffsView => ({
  points: [],
  note: wording.t('parcels.dropOffsLater'),
  more: { ...moreOf(place, wording), label: wording.t('parcels.dropOffs') },
});

const moreOf = ({ street, postalCode, city }: DropOffPlace, { t, paths }: Wording): LinkView => ({
  label: t('parcels.moreDropOffs'),
  href: paths.pointsOfSale({ street, postalCode, city }),
});

/** The nearest points that take parcels and are not closed for the time being; `null` where none is known. */
export function dropOffsView(
  { points, place, today }: { points: readonly PointOfSale[]; place: DropOffPlace; today: string },
  wording: Wording,
): DropOffsView | null {
  const taking = points.filter(
    ({ sells, reopensOn }) => sells.includes('parcels') && (reopensOn === null || reopensOn <= today),
  );
  if (taking.length === 0) return null;
  return {
    points: taking.slice(0, mostPoints).map(({ id, name, distance, hours, ...at }) => ({
      id,
      name,
      text: [
        ...(distance === null ? [] : [distanceView(distance, wording)]),
        ...[at.street, `${at.postalCode} ${at.city}`.trim()].filter(Boolean),
      ].join(', '),
      ...(hours ? { hours: todayView(hours, today, wording) } : {}),
    })),
    more: moreOf(place, wording),
  };
}
