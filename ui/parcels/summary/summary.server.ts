import { parcelOf } from '#domain/parcels/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { keepInCart } from '#ui/journey/composed-line.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelPrice } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { dropOffsOf } from './drop-offs.server.ts';
import { goodsAnchor, type SoughtGoods, summaryView } from './summary.view.ts';

/** « Récapitulatif » (journeys §1): where it is handed in, what must not be inside, and what is bought at which price. */
export const summaryPage = journeyStep(parcels, {
  step: 'summary',
  // The day on which it is handed in decides when it arrives.
  decidesPrice: true,
  // What is looked for is kept with the other answers, so that nothing typed is lost and no address tells it.
  alters: {
    goods: {
      alter: ({ answers }) => answers,
      anchor: goodsAnchor,
      // Return in its field, or a press on the button that buys: the answer is read first.
      isMeant: (form) => !['', field(form, 'goodsAnswered')].includes(field(form, 'goods')),
    },
    // What stands in the page is kept, and the account's page asks for the name.
    'save-parcel': { alter: ({ answers }) => answers, at: ({ paths }) => paths.savedParcels() },
  },
  finish({ journey, answers, options, edited }, { context, quoteId }) {
    const parcel = parcelOf(answers, options);
    return keepInCart(context, {
      service: context.ports.parcels,
      composition: parcel && { parcel, quoteId },
      edited,
      quantity: parcel?.quantity,
      productOf: ({ productCode }) => productCode,
      refused: (refusals) => parcelPrice.refused(refusals, { step: 'summary', journey, wording: context.wording }),
    });
  },
  price: parcelPrice.price,
  view: async (page, { view, context, price }) => {
    const [goods, dropOffs] = await Promise.all([
      goodsOf(page.answers.goods ?? '', context),
      dropOffsOf(page, context),
    ]);
    return summaryView({ page, view, quote: price?.whole ?? null, goods, dropOffs }, context.wording);
  },
});

export const { action, loader } = summaryPage;

const longestSearch = 100;

/** Nothing: nothing was looked for. */
async function goodsOf(typed: string, { ports }: RequestContext): Promise<SoughtGoods | null> {
  const words = typed.slice(0, longestSearch);
  return words === '' ? null : { words, found: await orNull(ports.parcels.goods(words)) };
}
