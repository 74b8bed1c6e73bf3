import { answersOf } from '#domain/parcels/composing.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { configurationIn, journeyEntry, reopened } from '#ui/journey/journey-entry.server.ts';
import { parcels } from '../parcels.journey.ts';
import { entryView } from './entry.view.ts';

/**
 * « Dupliquer » in the cart: the same parcel once more, as a line of its own. One that the backend no longer takes opens
 * the journey, which asks for what has changed.
 */
const duplicate: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = configurationIn(form);
    // Nobody copies what is in another cart, or already ordered.
    const configuration = (await isInCart(ports, id)) ? await ports.parcels.configurationOf(id) : null;
    if (!configuration) return done(wording.paths.cart());
    const copy = await ports.parcels.duplicate(configuration.id);
    if (copy.kind === 'configured') {
      const { id: configurationId, productCode: code } = copy.configuration;
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
      if (added.kind === 'added') return done(wording.paths.cart());
    }
    return reopened(context, {
      declaration: parcels,
      answers: answersOf(configuration.parcel),
      step: 'recapitulatif',
    });
  },
};

export const entryPage = journeyEntry(parcels, {
  first: 'votre-colis',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.parcels.configurationOf(id);
    return configuration && answersOf(configuration.parcel);
  },
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
