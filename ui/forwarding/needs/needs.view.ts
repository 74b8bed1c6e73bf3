import type { ContractType, ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { choicePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface NeedsView extends JourneyView {
  /** The chosen situation, in the tab's title. */
  subject?: string;
  /** The situations, of which each has offers of its own. */
  types: (LinkView & { current: boolean })[];
  offers: { value: string; title: string; text: string; price: string; selected: boolean }[];
  /** What follows and what does not, before anything is paid. */
  scope: { name: string; national: string; international: string }[];
}

const typeLabels = {
  definitive: 'forwarding.typeDefinitive',
  temporary: 'forwarding.typeTemporary',
  mobility: 'forwarding.typeMobility',
} as const satisfies Record<ContractType, string>;

const optionTexts = {
  'mail-keeping': 'forwarding.keepingText',
  'poste-restante': 'forwarding.restanteText',
} as const;

interface NeedsStepInput {
  options: ForwardingOptions;
  view: JourneyView;
  /** Absent: the type of the chosen offer; without one the situation is asked first. */
  type: ContractType | null;
}

export function needsView({ options, view, type }: NeedsStepInput, wording: Wording): NeedsView {
  const { t, paths } = wording;
  const chosen = options.offers.find(({ code }) => code === view.values.offer);
  const listedType = type ?? chosen?.type ?? null;
  const offers = options.offers.filter((offer) => offer.type === listedType);
  const away = listedType && offers.length === 0 ? t('forwarding.offersAway') : null;
  const answer = (follows: boolean) => t(follows ? 'forwarding.follows' : 'forwarding.doesNotFollow');
  return {
    ...view,
    // There is nothing to choose, so that nothing was forgotten.
    ...(away && { notices: [...view.notices, { tone: 'warning', text: away }], errors: {} }),
    ...(listedType && { subject: t(typeLabels[listedType]) }),
    types: (['definitive', 'temporary', 'mobility'] as const).map((each) => ({
      label: t(typeLabels[each]),
      href: paths.forwardingNeeds({ contractType: each }),
      current: each === listedType,
    })),
    offers: offers.map((offer) => ({
      value: offer.code,
      title: offer.name,
      text: offer.option ? t(optionTexts[offer.option]) : '',
      ...choicePrice(offer, wording),
      selected: offer.code === chosen?.code,
    })),
    scope: options.scope.map(({ name, national, international }) => ({
      name,
      national: answer(national),
      international: answer(international),
    })),
  };
}
