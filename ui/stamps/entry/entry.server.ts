import { answersOf } from '#domain/stamps/composing.ts';
import { done, type FormOf, refused } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { configurationIn, journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { stamps } from '../stamps.journey.ts';
import { entryView } from './entry.view.ts';

/** « Dupliquer » in the cart: the same stamps once more, as a line of their own. */
const duplicate: FormOf = {
  failure: 'journey-save',
  async save({ ports, wording }, form) {
    const id = configurationIn(form);
    const copied = (await isInCart(ports, id)) ? await ports.stamps.copy(id) : null;
    if (copied?.kind !== 'configured') return done(wording.paths.cart());
    const { productCode: code } = await ports.stamps.options();
    const { id: configurationId } = copied.configuration;
    const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
    if (added.kind === 'added') return done(wording.paths.cart());
    return refused(null, { tone: 'error', text: wording.t('stamps.notDuplicated') });
  },
};

export const entryPage = journeyEntry(stamps, {
  first: 'configuration',
  reopensAt: 'configuration',
  async composed(id, { ports }) {
    const configuration = await ports.stamps.configurationOf(id);
    return configuration && answersOf(configuration.stamps);
  },
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
