import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingStep } from '#domain/forwarding/journey.ts';
import { cheapestOf } from '#domain/shared/money.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { forwarding } from '../forwarding.journey.ts';

/** Enough to know it again: no address and no name is shown before one goes on. */
const previewSteps: ReadonlySet<ForwardingStep> = new Set(['needs', 'dates']);

export function entryView(input: EntryInput<ForwardingOptions>, wording: Wording): JourneyEntryView {
  const { options } = input;
  const { t, longDate } = wording;
  const lowest = cheapestOf(options.offers, (offer) => offer);
  return {
    ...entryBase(
      forwarding,
      {
        ...input,
        text: t('forwarding.text'),
        start: t('forwarding.start'),
        first: 'needs',
        price: lowest && t('forwarding.fromPrice', { amount: wholePrice(lowest, wording) }),
        isPreviewed: ({ step }) => previewSteps.has(step),
      },
      wording,
    ),
    points: [
      t('forwarding.pointHousehold', { most: options.maxBeneficiaries }),
      t('forwarding.pointActivation'),
      t('forwarding.pointPrices', { date: longDate(options.validFrom) }),
    ],
  };
}
