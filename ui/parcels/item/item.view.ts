import type { ComposingOptions } from '#domain/parcels/parcels.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import { extraPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ChosenCarrierView, chosenCarrierView, perParcel } from '../parcel-price.view.ts';

export interface ItemView extends JourneyView {
  origins: { code: string; name: string }[];
  destinations: DestinationChoice[];
  weightHint: string;
  formats: { value: string; title: string; text: string; price?: string; selected: boolean }[];
  carrier?: ChosenCarrierView;
  /** Absent where only one parcel is composed at a time. */
  quantityHint?: string;
  /** A destination to which nothing is sent for now, with other ways to send there. */
  suspended?: { title: string; text: string; alternatives: LinkView[] };
}

interface ItemInput {
  options: ComposingOptions;
  view: JourneyView;
}

export function itemView({ options, view }: ItemInput, wording: Wording): ItemView {
  const { t, weight } = wording;
  const { values } = view;
  const carrier = chosenCarrierView(values, wording);
  const suspended = suspendedView({ options, view }, wording);
  const quantity = Number(values.quantity) || 1;
  const most = Math.max(0, ...options.destinations.map(({ maxWeight }) => maxWeight));
  return {
    ...view,
    // Its dates and reason stand below it.
    ...(suspended && view.errors.destination
      ? { errors: { ...view.errors, destination: t('parcels.suspendedShort') } }
      : {}),
    origins: options.origins.map(({ code, name }) => ({ code, name })),
    destinations: destinationChoices(options.destinations, wording),
    weightHint: t('parcels.weightHint', { most: weight(most) }),
    formats: options.formats.map(({ format, maxSum, maxLength, surcharge }) => ({
      value: format,
      title: t(`parcels.format.${format}`),
      text: t(`parcels.format.${format}.text`, { maxSum, maxLength }),
      ...(surcharge ? perParcel(extraPrice(surcharge, wording), quantity, wording) : {}),
      selected: values.format === format,
    })),
    ...(options.maxQuantity > 1 ? { quantityHint: t('parcels.quantityHint', { most: options.maxQuantity }) } : {}),
    ...(carrier && { carrier }),
    ...(suspended ? { suspended } : {}),
  };
}

/** As soon as the destination is known, before anything else is typed: since when, why, and what else there is. */
function suspendedView({ options, view }: ItemInput, { t, numericDay, paths }: Wording): ItemView['suspended'] | null {
  const found = options.destinations.find(({ code }) => code === view.values.destination);
  if (!found?.suspension) return null;
  const { since, until, explanation, hasOtherCarriers } = found.suspension;
  const dated = until
    ? t('parcels.suspendedFromTo', { since: numericDay(since), until: numericDay(until) })
    : t('parcels.suspendedSince', { since: numericDay(since) });
  return {
    title: t('parcels.suspendedTitle', { destination: found.name }),
    text: `${dated} ${explanation}`,
    alternatives: [
      ...(hasOtherCarriers ? [{ label: t('parcels.compareCarriers'), href: paths.carriersItem() }] : []),
      { label: t('parcels.sendLetter'), href: paths.letters() },
    ],
  };
}
