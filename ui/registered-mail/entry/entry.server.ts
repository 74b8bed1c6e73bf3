import { answersOf } from '#domain/registered-mail/composing.ts';
import { duplicateLine } from '#ui/journey/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { entryView } from './entry.view.ts';

const duplicate = duplicateLine({
  declaration: registeredMail,
  originalOf: async (id, { ports }) => (await ports.registeredMails.configurationOf(id))?.mail ?? null,
  async copy(mail, { ports }) {
    const quoted = await ports.registeredMails.quote(mail);
    if (quoted.kind !== 'quoted') return null;
    const copied = await ports.registeredMails.configure({ mail, quoteId: quoted.quote.id });
    if (copied.kind !== 'configured') return null;
    const { productCode: code } = await ports.registeredMails.options();
    return { id: copied.configuration.id, code };
  },
  answersOf,
  reopensAt: 'recapitulatif',
});

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
