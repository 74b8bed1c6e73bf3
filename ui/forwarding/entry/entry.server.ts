import { answersOf } from '#domain/forwarding/composing.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(forwarding, {
  first: 'besoins',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.forwardings.configurationOf(id);
    return configuration && answersOf(configuration.forwarding);
  },
  view: entryView,
});

export const { action, loader } = entryPage;
