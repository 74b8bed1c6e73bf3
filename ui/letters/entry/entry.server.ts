import { answersOf } from '#domain/letters/composing.ts';
import { field } from '#ui/forms/fields.ts';
import { duplicateLine } from '#ui/journey/duplicate-line.server.ts';
import { journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { letters } from '../letters.journey.ts';
import { purgeDocument } from '../purge-document.server.ts';
import { entryView } from './entry.view.ts';

const duplicate = duplicateLine({
  declaration: letters,
  originalOf: async (id, { ports }) => (await ports.letters.configurationOf(id))?.letter ?? null,
  async copy(letter, { ports }) {
    const { quote } = await ports.letters.quote(letter);
    const copied = quote && (await ports.letters.configure({ letter, quoteId: quote.id }));
    if (copied?.kind !== 'configured') return null;
    return { id: copied.configuration.id, code: copied.configuration.productCode };
  },
  answersOf: async (letter, { ports }) => answersOf(letter, await ports.letters.document(letter.documentId)),
  reopensAt: 'recapitulatif',
});

export const entryPage = journeyEntry(letters, {
  first: 'creer-lettre',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.letters.configurationOf(id);
    if (!configuration) return null;
    return answersOf(configuration.letter, await ports.letters.document(configuration.letter.documentId));
  },
  throwsAway: async ({ document }, { ports }) => document && purgeDocument(document, ports),
  forms: { duplicate },
  restartsAt: (form, { paths }) => paths.lettersWriting({ article: field(form, 'article', 64) || undefined }),
  view: ({ query, ...about }, wording) =>
    entryView({ ...about, article: queryOf('letters', query).article ?? null }, wording),
});

export const { action, loader } = entryPage;
