import { registeredMailOf } from '#domain/registered-mail/composing.ts';
import type { Configured } from '#domain/registered-mail/registered-mail.ts';
import { field } from '#ui/forms/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, quoteOf, refusedView, type SavedMail } from '../mail-price.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §6): what is bought, at the price that was shown. */
export const summaryPage = journeyStep(registeredMail, {
  step: 'recapitulatif',
  async finish(saved, { context, form }) {
    const kept = await keep(saved, { context, quoteId: field(form, 'quote', 64) });
    switch (kept.kind) {
      case 'configured':
        return { kind: 'kept', to: context.wording.paths.cart() };
      case 'refused':
        return { kind: 'refused', ...refusedView(kept.refusals, context) };
      default:
        return { kind: 'refused', faults: {}, notices: [{ tone: 'warning', text: expiredText(kept, form, context) }] };
    }
  },
  price: priceOf,
  async view(page, { view, context }) {
    const quote = await quoteOf(page, context);
    return summaryView({ page, view, quote }, context.wording);
  },
});

type Kept = Configured | { kind: 'gone' };

/** A line of the cart is changed in place; a new letter becomes a line of its own. */
async function keep(
  { answers, options, edited }: SavedMail,
  { context: { ports }, quoteId }: { context: RequestContext; quoteId: string },
): Promise<Kept> {
  const mail = registeredMailOf(answers, options);
  if (!mail) return { kind: 'refused', refusals: [] };
  if (edited) {
    const replaced = await ports.registeredMails.replace(edited, { mail, quoteId });
    if (replaced.kind !== 'gone') return replaced;
  }
  const configured = await ports.registeredMails.configure({ mail, quoteId });
  if (configured.kind !== 'configured') return configured;
  const { id: configurationId } = configured.configuration;
  const added = await ports.carts.add({ code: options.productCode, offerId: null, configurationId, quantity: 1 });
  return added.kind === 'added' ? configured : { kind: 'refused', refusals: [{ kind: 'other', reason: added.reason }] };
}

/** The price may be another by now: it is said with the one that was shown, and nothing is bought. */
function expiredText(_: Kept, form: FormData, { wording }: RequestContext): string {
  const shown = field(form, 'shown', 20);
  const before = /^[0-9]{1,9}$/.test(shown) ? wording.money({ cents: Number(shown) }) : '';
  return wording.t('registered-mail.quoteExpired', { before });
}
