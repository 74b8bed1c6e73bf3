import { parcelOf } from '#domain/parcels/composing.ts';
import type { Configured } from '#domain/parcels/parcels.ts';
import { orNull } from '#domain/shared/fault.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceOf, refusedView, type SavedParcel } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { goodsAnchor, type SoughtGoods, summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §1): where it is handed in, what must not be inside, and what is bought at which price. */
export const summaryPage = journeyStep(parcels, {
  step: 'recapitulatif',
  // What is looked for is kept with the other answers, so that nothing typed is lost and no address tells it.
  alters: { goods: { alter: ({ answers }) => answers, anchor: goodsAnchor } },
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
  view: async (page, { view, context, price }) => {
    const goods = await goodsOf(page.answers.goods ?? '', context);
    return summaryView({ page, view, told: price?.told ?? null, goods }, context.wording);
  },
});

export const { action, loader } = summaryPage;

const longestSearch = 100;

/** Nothing: nothing was looked for. */
async function goodsOf(typed: string, { ports }: RequestContext): Promise<SoughtGoods | null> {
  const words = typed.trim().slice(0, longestSearch);
  return words === '' ? null : { words, found: await orNull(ports.parcels.goods(words)) };
}

/** A line of the cart is changed in place; a new parcel, or one whose line is gone, becomes a line of its own. */
async function keep(
  { answers, options, edited }: SavedParcel,
  { context: { ports }, quoteId }: { context: RequestContext; quoteId: string },
): Promise<Configured> {
  const parcel = parcelOf(answers, options);
  if (!parcel) return { kind: 'refused', refusals: [] };
  if (edited && (await isInCart(ports, edited))) {
    const replaced = await ports.parcels.replace(edited, { parcel, quoteId });
    if (replaced.kind !== 'gone') return replaced;
  }
  const configured = await ports.parcels.configure({ parcel, quoteId });
  if (configured.kind !== 'configured') return configured;
  const { id: configurationId, productCode: code } = configured.configuration;
  const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: parcel.quantity });
  return added.kind === 'added' ? configured : { kind: 'refused', refusals: [{ kind: 'other', reason: added.reason }] };
}
