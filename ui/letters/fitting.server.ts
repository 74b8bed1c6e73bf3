import type { LetterStep } from '#domain/letters/journey.ts';
import type { LetterChoices, LetterFault, LetterField } from '#domain/letters/letters.ts';
import type { Alteration } from '#ui/journey/alter-form.server.ts';

type Button = Alteration<LetterStep, LetterField, LetterFault, LetterChoices>;

/**
 * The draft goes on with the fitted document, or with its original again. Neither is purged here: the backend keeps
 * them together, fits only once, and purges both with the one that the draft has.
 */
export const fittingButtons: { fit: Button; original: Button } = {
  fit: {
    async alter({ answers, options: { written } }, { context }) {
      if (!written?.isFittable) return answers;
      const { id } = await context.ports.letters.fit(written.id);
      return { ...answers, document: id };
    },
  },
  original: {
    alter: ({ answers, options: { written } }) =>
      written?.originalId ? { ...answers, document: written.originalId } : answers,
  },
};
