import type { ComposingOptions } from '#domain/parcels/parcels.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { formatLabels } from '../parcel-summary.view.ts';

export interface ItemView extends JourneyView {
  origins: { code: string; name: string }[];
  destinations: { code: string; name: string }[];
  weightHint: string;
  formats: { value: string; title: string; text: string; selected: boolean }[];
}

interface Shown {
  options: ComposingOptions;
  view: JourneyView;
}

export function itemView({ options, view }: Shown, { t, weight }: Wording): ItemView {
  const { values } = view;
  const most = Math.max(0, ...options.destinations.map(({ maxWeight }) => maxWeight));
  return {
    ...view,
    origins: options.origins.map(({ code, name }) => ({ code, name })),
    destinations: options.destinations.map(({ code, name }) => ({ code, name })),
    weightHint: t('parcels.weightHint', { most: weight(most) }),
    formats: options.formats.map(({ format, maxSum, maxLength }) => ({
      value: format,
      title: t(formatLabels[format]),
      text: t(format === 'bulky' ? 'parcels.bulkyText' : 'parcels.standardText', { maxSum, maxLength }),
      selected: values.format === format,
    })),
  };
}
