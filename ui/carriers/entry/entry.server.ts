import { journeyEntry } from '#ui/journey/entry/journey-entry.server.ts';
import { carriers } from '../carriers.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(carriers, {
  first: 'item',
  view: entryView,
});

export const { action, loader } = entryPage;
