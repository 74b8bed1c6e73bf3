import { letterOf } from '#domain/letters/composing.ts';
import type { ConfiguredLetter } from '#domain/letters/letters.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, refusedView, type SavedLetter } from '../letter-price.server.ts';
import { letters } from '../letters.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §4): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(letters, {
  step: 'recapitulatif',
  async finish(saved, { context, quoteId }) {
    const kept = await keep(saved, { context, quoteId });
    switch (kept.kind) {
      case 'configured':
        return { kind: 'kept', to: context.wording.paths.cart() };
      case 'refused':
        return { kind: 'refused', ...refusedView(kept.refusals, { fields: [], context }) };
      default:
        return { kind: 'price-changed' };
    }
  },
  price: priceOf,
  view: ({ options, answers }, { view, context, price }) =>
    summaryView({ options, answers, view, offers: price?.offers ?? [] }, context.wording),
});

export const { action, loader } = summaryPage;

/** A line of the cart is changed in place; a new letter, or one whose line is gone, becomes a line of its own. */
async function keep(
  { answers, options, edited }: SavedLetter,
  { context: { ports }, quoteId }: { context: RequestContext; quoteId: string },
): Promise<ConfiguredLetter> {
  const letter = letterOf(answers, options);
  if (!letter) return { kind: 'refused', refusals: [{ kind: 'other', reason: 'incomplete' }] };
  if (edited && (await isInCart(ports, edited))) {
    const replaced = await ports.letters.replace(edited, { letter, quoteId });
    if (replaced.kind !== 'gone') return replaced;
  }
  const configured = await ports.letters.configure({ letter, quoteId });
  if (configured.kind !== 'configured') return configured;
  const { id: configurationId } = configured.configuration;
  const added = await ports.carts.add({ code: options.productCode, offerId: null, configurationId, quantity: 1 });
  return added.kind === 'added' ? configured : { kind: 'refused', refusals: [{ kind: 'other', reason: added.reason }] };
}
