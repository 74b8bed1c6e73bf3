import { forwardingJourney } from '#domain/forwarding/journey.ts';
import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import { forwarding } from '../forwarding.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(forwarding, {
  first: 'needs',
  reopensAt: 'summary',
  async answersOfComposition(id, { ports }) {
    const configuration = await ports.forwardings.configurationOf(id);
    return configuration && forwardingJourney(await ports.forwardings.options()).answersOf(configuration.forwarding);
  },
  view: entryView,
});

export const { action, loader } = entryPage;
