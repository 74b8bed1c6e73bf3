import { answersOf } from '#domain/logo/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import { logo } from '../logo.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(logo, {
  first: 'library',
  reopensAt: 'summary',
  async answersOfComposition(id, context) {
    const configuration = await context.ports.logos.configurationOf(id);
    return configuration && answersOf(configuration.request, await logo.options(context, {}));
  },
  // What cannot be purged now is purged by the backend when its time is over.
  throwsAway: async ({ picture }, { ports }) => picture && orNull(ports.logos.purge(picture)),
  view: entryView,
});

export const { action, loader } = entryPage;
