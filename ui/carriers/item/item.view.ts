import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ItemView extends JourneyView {
  types: { value: string; title: string; text: string; selected: boolean }[];
  origins: { code: string; name: string }[];
  destinations: DestinationChoice[];
  contents: { code: string; name: string }[];
}

export function itemView({ options, view }: { options: CarrierOptions; view: JourneyView }, { t }: Wording): ItemView {
  const copyPlaces = (places: CarrierOptions['origins']) => places.map(({ code, name }) => ({ code, name }));
  return {
    ...view,
    next: t('carriers.compare'),
    types: options.types.map((type) => ({
      value: type,
      title: t(`carriers.type.${type}`),
      text: t(`carriers.typeText.${type}`),
      selected: view.values.type === type,
    })),
    origins: copyPlaces(options.origins),
    destinations: destinationChoices(options.destinations, { t }),
    contents: [
      { code: '', name: t('carriers.unspecified') },
      ...options.contents.map((code) => ({ code, name: t(`parcels.category.${code}`) })),
    ],
  };
}
