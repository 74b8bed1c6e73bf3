import { stampSetOf } from '#domain/stamps/composing.ts';
import type { Configured } from '#domain/stamps/stamps.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, refusedView, type SavedStamps } from '../stamp-price.server.ts';
import { stamps } from '../stamps.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §5): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(stamps, {
  step: 'recapitulatif',
  async finish(saved, { context, quoteId }) {
    const kept = await keep(saved, { context, quoteId });
    switch (kept.kind) {
      case 'configured':
        return { kind: 'kept', to: context.wording.paths.cart() };
      case 'refused': {
        // The summary has no field of its own: whatever is refused is said above it.
        const { faults, notices } = refusedView(kept.refusals, context);
        const texts = Object.entries(faults).map(([field, fault]) =>
          stamps.faultText({ field: field as keyof typeof faults, fault }, context.wording),
        );
        const said = texts.map((text) => ({ tone: 'error' as const, text }));
        return { kind: 'refused', faults: {}, notices: [...said, ...notices] };
      }
      default:
        return { kind: 'price-changed' };
    }
  },
  price: priceOf,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;

/** A line of the cart is changed in place; new stamps, or those whose line is gone, become a line of their own. */
async function keep(
  { answers, options, edited }: SavedStamps,
  { context: { ports }, quoteId }: { context: RequestContext; quoteId: string },
): Promise<Configured> {
  const set = stampSetOf(answers, options);
  if (!set) return { kind: 'refused', refusals: [] };
  if (edited && (await isInCart(ports, edited))) {
    const replaced = await ports.stamps.replace(edited, { stamps: set, quoteId });
    if (replaced.kind !== 'gone') return replaced;
  }
  const configured = await ports.stamps.configure({ stamps: set, quoteId });
  if (configured.kind !== 'configured') return configured;
  const { id: configurationId } = configured.configuration;
  const added = await ports.carts.add({ code: options.productCode, offerId: null, configurationId, quantity: 1 });
  return added.kind === 'added' ? configured : { kind: 'refused', refusals: [{ kind: 'other', reason: added.reason }] };
}
