import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { stampPrice } from '../stamp-price.server.ts';
import { stamps } from '../stamps.journey.ts';
import { configurationView } from './configuration.view.ts';
import { firstStamps, stampsOfQuery } from './stamps-of-query.ts';

/** « Vos timbres » (journeys §5): what is printed, and on what. */
export const configurationPage = journeyStep(stamps, {
  step: 'configuration',
  decidesPrice: true,
  tries: (query, { answers, options }) =>
    stampsOfQuery(query, options, answers) ?? (Object.keys(answers).length === 0 ? firstStamps(options) : null),
  ...stampPrice,
  view: (page, { view, context, query }) =>
    configurationView(
      { page, view, picked: queryOf('stampsConfiguration', query).poids?.[0] ?? null },
      context.wording,
    ),
});

export const { action, loader } = configurationPage;
