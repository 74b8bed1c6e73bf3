import { usualChoice } from '#domain/logo/journey.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { logo } from '../logo.journey.ts';
import { logoPrice } from '../logo-price.server.ts';
import { choiceView } from './choice.view.ts';

const fields = ['name', 'background', 'scale', 'across', 'down', 'rights'] as const;

/** « Choix du visuel » (journeys §7): how the picture stands on the stamp, seen at its true size. */
export const choicePage = journeyStep(logo, {
  step: 'choice',
  // A new draft begins with the whole logo in the middle; nothing of it is answered yet.
  tries: (_, { answers, options }) => (fields.some((field) => answers[field]) ? null : usualChoice(options)),
  // What is typed is kept, and shown; whether it is right is judged when one goes on.
  alters: { apercu: { alter: ({ answers }) => answers, anchor: 'apercu' } },
  ...logoPrice,
  view: ({ options, journey, answers, faults }, { view, context }) =>
    choiceView({ options, journey, answers, faults, view }, context.wording),
});

export const { action, loader } = choicePage;
