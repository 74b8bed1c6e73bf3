import type { Answers } from '#domain/journey/journey.ts';
import { articleFields, shownArticles } from '#domain/parcels/contents.ts';
import { articleNumbers, type ParcelField } from '#domain/parcels/fields.ts';
import type { HsCode } from '#domain/parcels/hs-code.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { judgeStep, priceOf } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { contentsView } from './contents.view.ts';

/** « Contenu » (journeys §1): what customs are told, where they ask. */
export const contentsPage = journeyStep(parcels, {
  step: 'contenu',
  begins: async ({ wording }) => ({ articles: '1', 'article.1.quantity': wording.number(1) }),
  judge: judgeStep('contenu'),
  alters: {
    // The description is what is looked for; it is kept with the other answers.
    hs: {
      alter: ({ answers }, { form }) => ({ ...answers, hsAsked: field(form, 'hsFor', 2) }),
      anchor: 'codes-sh',
    },
    'hs-take': {
      alter({ answers }, { form }) {
        const asked = articleNumbers.find((number) => number === answers.hsAsked);
        const code = field(form, 'hs', 10);
        return asked && code ? { ...answers, [`article.${asked}.hsCode`]: code, hsAsked: '' } : answers;
      },
    },
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
  view: async ({ options, answers }, { view, context }) => {
    const found = await hsCodesOf(answers, context);
    return contentsView({ options, answers, view, ...(found === undefined ? {} : { found }) }, context.wording);
  },
});

/** `undefined`: none was looked for. */
async function hsCodesOf(
  answers: Answers<ParcelField>,
  { ports }: RequestContext,
): Promise<HsCode[] | null | undefined> {
  const asked = articleNumbers.find((number) => number === answers.hsAsked);
  const words = asked && answers[`article.${asked}.description`]?.trim();
  return words ? orNull(ports.parcels.hsCodes(words)) : undefined;
}

export const { action, loader } = contentsPage;
