import { registeredMailJourney } from '#domain/registered-mail/journey.ts';
import type { MailField, RegisteredMail } from '#domain/registered-mail/registered-mail.ts';
import { type ComposedLine, composedBy, duplicateLine } from '#ui/journey/entry/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { entryView } from './entry.view.ts';

const line: ComposedLine<MailField, RegisteredMail> = {
  originalOf: async (id: string, { ports }: RequestContext) =>
    (await ports.registeredMails.configurationOf(id))?.mail ?? null,
  answersOf: async (mail, context) => registeredMailJourney(await registeredMail.options(context, {})).answersOf(mail),
};

const duplicate = duplicateLine({
  declaration: registeredMail,
  ...line,
  async copy(mail, { ports }) {
    const quoted = await ports.registeredMails.quote(mail);
    if (quoted.kind !== 'quoted') return null;
    const copied = await ports.registeredMails.configure({ mail, quoteId: quoted.quote.id });
    if (copied.kind !== 'configured') return null;
    const { productCode: code } = await ports.registeredMails.options();
    return { id: copied.configuration.id, code };
  },
  reopensAt: 'summary',
});

export const entryPage = journeyEntry(registeredMail, {
  first: 'item',
  reopensAt: 'summary',
  answersOfComposition: composedBy(line),
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
