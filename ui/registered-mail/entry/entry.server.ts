import { answersOf } from '#domain/registered-mail/composing.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { configurationIn, journeyEntry, reopened } from '#ui/journey/journey-entry.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { entryView } from './entry.view.ts';

/**
 * « Dupliquer » in the cart: the same letter once more, at today's price, as a line of its own. One that the backend no
 * longer takes opens the journey, which asks for what has changed.
 */
const duplicate: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = configurationIn(form);
    // Nobody copies what is in another cart, or already ordered.
    const original = (await isInCart(ports, id)) ? await ports.registeredMails.configurationOf(id) : null;
    if (!original) return done(wording.paths.cart());
    const { mail } = original;
    const quoted = await ports.registeredMails.quote(mail);
    const copied =
      quoted.kind === 'quoted' ? await ports.registeredMails.configure({ mail, quoteId: quoted.quote.id }) : quoted;
    if (copied.kind === 'configured') {
      const { productCode: code } = await ports.registeredMails.options();
      const { id: configurationId } = copied.configuration;
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
      if (added.kind === 'added') return done(wording.paths.cart());
    }
    return reopened(context, { declaration: registeredMail, answers: answersOf(mail), step: 'recapitulatif' });
  },
};

export const entryPage = journeyEntry(registeredMail, {
  first: 'votre-recommande',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.registeredMails.configurationOf(id);
    return configuration && answersOf(configuration.mail);
  },
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
