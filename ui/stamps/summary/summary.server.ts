import { stampSetOf } from '#domain/stamps/composing.ts';
import type { StampRefusal } from '#domain/stamps/stamps.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, refusedView } from '../stamp-price.server.ts';
import { stamps } from '../stamps.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §5): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(stamps, {
  step: 'recapitulatif',
  finish({ answers, options, edited }, { context, quoteId }) {
    const set = stampSetOf(answers, options);
    return keepInCart(context, {
      service: context.ports.stamps,
      composition: set && { stamps: set, quoteId },
      edited,
      productOf: () => options.productCode,
      refused: (refusals) => aboveAll(refusals, context),
    });
  },
  price: priceOf,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;

/** The summary has no field of its own: whatever is refused is said above it. */
function aboveAll(refusals: readonly StampRefusal[], context: RequestContext) {
  const { faults, notices } = refusedView(refusals, context);
  const texts = Object.entries(faults).map(([field, fault]) =>
    stamps.faultText({ field: field as keyof typeof faults, fault }, context.wording),
  );
  return { faults: {}, notices: [...texts.map((text) => ({ tone: 'error' as const, text })), ...notices] };
}
