import { journeyEntry } from '#ui/journey/journey-entry.server.ts';
import { carriers } from '../carriers.journey.ts';
import { entryView } from './entry.view.ts';

export const entryPage = journeyEntry(carriers, {
  first: 'votre-colis',
  reopensAt: 'votre-colis',
  // What is chosen goes on as a parcel: no line of a cart is composed here.
  composed: async () => null,
  view: entryView,
});

export const { action, loader } = entryPage;
