import { registeredMailOf } from '#domain/registered-mail/composing.ts';
import type { Configured } from '#domain/registered-mail/registered-mail.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, refusedView, type SavedMail } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §6): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(registeredMail, {
  step: 'recapitulatif',
  async finish(saved, { context, quoteId }) {
    const kept = await keep(saved, { context, quoteId });
    switch (kept.kind) {
      case 'configured':
        return { kind: 'kept', to: context.wording.paths.cart() };
      case 'refused':
        return { kind: 'refused', ...refusedView(kept.refusals, context) };
      default:
        return { kind: 'price-changed' };
    }
  },
  price: priceOf,
  view: (page, { view, context }) => summaryView({ page, view }, context.wording),
});

export const { action, loader } = summaryPage;

/** A line of the cart is changed in place; a new letter, or one whose line is gone, becomes a line of its own. */
async function keep(
  { answers, options, edited }: SavedMail,
  { context: { ports }, quoteId }: { context: RequestContext; quoteId: string },
): Promise<Configured> {
  const mail = registeredMailOf(answers, options);
  if (!mail) return { kind: 'refused', refusals: [] };
  if (edited && (await isInCart(ports, edited))) {
    const replaced = await ports.registeredMails.replace(edited, { mail, quoteId });
    if (replaced.kind !== 'gone') return replaced;
  }
  const configured = await ports.registeredMails.configure({ mail, quoteId });
  if (configured.kind !== 'configured') return configured;
  const { id: configurationId } = configured.configuration;
  const added = await ports.carts.add({ code: options.productCode, offerId: null, configurationId, quantity: 1 });
  return added.kind === 'added' ? configured : { kind: 'refused', refusals: [{ kind: 'other', reason: added.reason }] };
}
