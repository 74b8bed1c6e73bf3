import { configurationsIn, contractEventsIn, objectionsIn, quotesIn } from '../records/forwarding.ts';
import { fixedProducts } from '../records/known-products.ts';
import type { Feature } from '../shared/feature.ts';
import { KEEPING, MOBILITY } from '../tariffs/forwarding.ts';
import { compositionFor } from './configurations.ts';
import { forwardingHandlers } from './handlers.ts';
import { forwardingStates } from './states.ts';

const articles = [fixedProducts.forwarding, 'reexpedition-temporaire', KEEPING, MOBILITY];

export const forwarding: Feature = {
  handlers: forwardingHandlers,
  tables: {
    forwardingQuotes: quotesIn,
    forwardingConfigurations: configurationsIn,
    forwardingEvents: contractEventsIn,
    forwardingObjections: objectionsIn,
  },
  compositions: Object.fromEntries(articles.map((code) => [code, compositionFor(code)])),
  states: forwardingStates,
};
