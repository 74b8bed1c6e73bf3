import { answersOf } from '#domain/letters/composing.ts';
import type { Letter } from '#domain/letters/letters.ts';
import { field } from '#ui/forms/fields.ts';
import { composedBy, duplicateLine } from '#ui/journey/entry/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { letters } from '../letters.journey.ts';
import { purgeDocument } from '../purge-document.server.ts';
import { entryView } from './entry.view.ts';

const line = {
  originalOf: async (id: string, { ports }: RequestContext) =>
    (await ports.letters.configurationOf(id))?.letter ?? null,
  answersOf: async (letter: Letter, { ports }: RequestContext) =>
    answersOf(letter, await ports.letters.document(letter.documentId)),
};

const duplicate = duplicateLine({
  declaration: letters,
  ...line,
  async copy(letter, { ports }) {
    const { quote } = await ports.letters.quote(letter);
    const copied = quote && (await ports.letters.configure({ letter, quoteId: quote.id }));
    if (copied?.kind !== 'configured') return null;
    return { id: copied.configuration.id, code: copied.configuration.productCode };
  },
  reopensAt: 'recapitulatif',
});

export const entryPage = journeyEntry(letters, {
  first: 'creer-lettre',
  reopensAt: 'recapitulatif',
  composed: composedBy(line),
  throwsAway: async ({ document }, { ports }) => document && purgeDocument(document, ports),
  forms: { duplicate },
  restartsAt: (form, { paths }) => paths.lettersWriting({ article: field(form, 'article', 64) || undefined }),
  view: ({ query, ...about }, wording) =>
    entryView({ ...about, article: queryOf('letters', query).article ?? null }, wording),
});

export const { action, loader } = entryPage;
