import { answersOf } from '#domain/letters/composing.ts';
import { orNull } from '#domain/shared/fault.ts';
import { journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { letters } from '../letters.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(letters, {
  first: 'creer-lettre',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.letters.configurationOf(id);
    if (!configuration) return null;
    return answersOf(configuration.letter, await ports.letters.document(configuration.letter.documentId));
  },
  // What cannot be purged now is purged by the backend when its time is over.
  throwsAway: async ({ document }, { ports }) => document && orNull(ports.letters.purge(document)),
  view: entryView,
});

export const { action, loader } = entryPage;
