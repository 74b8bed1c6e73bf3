import { articleFields, shownArticles } from '#domain/parcels/contents.ts';
import { articleNumbers } from '#domain/parcels/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { judgeStep, priceOf } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { contentsView } from './contents.view.ts';

/** « Contenu » (journeys §1): what customs are told, where they ask. */
export const contentsPage = journeyStep(parcels, {
  step: 'contenu',
  begins: async ({ wording }) => ({ articles: '1', 'article.1.quantity': wording.number(1) }),
  judge: judgeStep('contenu'),
  alters: {
    'article-add': {
      alter({ answers }) {
        const count = Math.min(shownArticles(answers).length + 1, articleNumbers.length);
        return { ...answers, articles: String(count) };
      },
    },
    'article-remove': {
      alter({ answers }) {
        const shown = shownArticles(answers);
        const last = shown.at(-1);
        if (shown.length < 2 || !last) return answers;
        const gone = new Set<string>(articleFields(last));
        const left = Object.entries(answers).filter(([field]) => !gone.has(field));
        return { ...Object.fromEntries(left), articles: String(shown.length - 1) };
      },
    },
  },
  price: priceOf,
  view: ({ options, answers }, { view, context }) => contentsView({ options, answers, view }, context.wording),
});

export const { action, loader } = contentsPage;
