import { answersOf } from '#domain/registered-mail/composing.ts';
import { journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(registeredMail, {
  first: 'votre-recommande',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.registeredMails.configurationOf(id);
    return configuration && answersOf(configuration.mail);
  },
  view: entryView,
});

export const { action, loader } = entryPage;
