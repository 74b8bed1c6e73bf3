import { letterJourney } from '#domain/letters/journey.ts';
import type { Letter, LetterField } from '#domain/letters/letters.ts';
import { field } from '#ui/forms/fields.ts';
import { type ComposedLine, composedBy, duplicateLine } from '#ui/journey/entry/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { letters } from '../letters.journey.ts';
import { purgeDocument } from '../purge-document.server.ts';
import { entryView } from './entry.view.ts';

const line: ComposedLine<LetterField, Letter> = {
  originalOf: async (id, { ports }) => (await ports.letters.configurationOf(id))?.letter ?? null,
  answersOf: async (letter, context) =>
    letterJourney(await letters.options(context, { document: letter.documentId })).answersOf(letter),
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
  reopensAt: 'summary',
});

export const entryPage = journeyEntry(letters, {
  first: 'writing',
  reopensAt: 'summary',
  answersOfComposition: composedBy(line),
  throwsAway: async ({ document }, { ports }) => document && purgeDocument(document, ports),
  forms: { duplicate },
  restartsAt: (form, { paths }) => paths.lettersWriting({ article: field(form, 'article', 64) || undefined }),
  view: ({ query, ...about }, wording) =>
    entryView({ ...about, article: queryOf('letters', query).article ?? null }, wording),
});

export const { action, loader } = entryPage;
