import type { Answers } from '#domain/journey/journey.ts';
import { visibleArticles } from '#domain/parcels/contents.ts';
import { articleFields, articleNumbers, type SavedArticle } from '#domain/parcels/declaration.ts';
import type { HsCode } from '#domain/parcels/hs-code.ts';
import type { ParcelStep } from '#domain/parcels/journey.ts';
import type { ComposingOptions, ParcelFault, ParcelField } from '#domain/parcels/parcels.ts';
import { articlesToSave, withSavedArticle } from '#domain/parcels/saved-articles.ts';
import { orNull } from '#domain/shared/fault.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import { field } from '#ui/forms/fields.ts';
import { type Alteration, MissingRequirement } from '#ui/journey/alter-form.server.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelPrice } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { contentsView, savedAnchor } from './contents.view.ts';

type ContentsAlteration = Alteration<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;

/** « Contenu » (journeys §1): what customs are told, where they ask. */
export const contentsPage = journeyStep(parcels, {
  step: 'contents',
  begins: async ({ wording }) => ({ articles: '1', 'article.1.quantity': wording.number(1) }),
  // What is to be kept for the next parcel is kept whatever becomes of this one, and never holds it.
  reads: async ({ form, typed }, context) => ({
    answers: typed,
    afterwards: () => keepTicked(form, { answers: typed, context }),
  }),
  alters: saveTickedFirst({
    // The description is what is looked for; it is kept with the other answers.
    hs: {
      alter({ answers }, { context: { wording }, form }) {
        const number = field(form, 'hsFor', 2);
        const article = articleNumbers.find((each) => each === number);
        return article && !answers[`article.${article}.description`]
          ? new MissingRequirement(answers, wording.t('parcels.describeFirst', { number }))
          : { ...answers, hsAsked: number };
      },
      anchor: 'codes-sh',
    },
    'hs-take': {
      alter({ answers }, { form }) {
        const article = articleNumbers.find((number) => number === answers.hsAsked);
        const code = field(form, 'hs', 10);
        return article && code ? { ...answers, [`article.${article}.hsCode`]: code, hsAsked: '' } : answers;
      },
      anchor(_, form) {
        const article = articleNumbers.find((number) => number === field(form, 'hsAsked', 2));
        return article && fieldId(`article.${article}.hsCode`);
      },
    },
    'saved-use': {
      async alter({ answers }, { context, form }) {
        const id = field(form, 'saved', 64);
        const article = (await libraryOf(context)).find((each) => each.id === id);
        return (article && withSavedArticle(answers, article)) ?? answers;
      },
      anchor: savedAnchor,
    },
    'saved-forget': {
      async alter({ answers }, { context, form }) {
        const id = field(form, 'saved', 64);
        if (hasLibrary(context) && id) await context.ports.parcels.removeArticle(id);
        return answers;
      },
      anchor: savedAnchor,
    },
    'article-add': {
      alter({ answers }) {
        const count = Math.min(visibleArticles(answers).length + 1, articleNumbers.length);
        return { ...answers, articles: String(count) };
      },
      anchor: lastDescription,
    },
    'article-remove': {
      alter({ answers }) {
        const numbers = visibleArticles(answers);
        const last = numbers.at(-1);
        if (numbers.length < 2 || !last) return answers;
        const removed = new Set<string>(articleFields(last));
        const others = Object.entries(answers).filter(([field]) => !removed.has(field));
        return { ...Object.fromEntries(others), articles: String(numbers.length - 1) };
      },
      anchor: lastDescription,
    },
  }),
  ...parcelPrice,
  view: async ({ options, answers }, { view, context }) => {
    const [found, saved] = await Promise.all([hsCodesOf(answers, context), libraryOf(context)]);
    const library = hasLibrary(context) ? saved : null;
    return contentsView(
      { options, answers, view, library, ...(found === undefined ? {} : { found }) },
      context.wording,
    );
  },
});

/** Whoever adds an article describes it next. */
function lastDescription(answers: Answers<ParcelField>): string {
  return fieldId(`article.${visibleArticles(answers).at(-1)}.description`);
}

/** A company's account keeps articles (journeys §1); an agent leaves the account as it is. */
const hasLibrary = ({ wording, session, agent }: RequestContext): boolean =>
  wording.mode === 'pro' && session.open !== null && agent === null;

/** Without it articles are typed. */
const libraryOf = async (context: RequestContext): Promise<SavedArticle[]> =>
  hasLibrary(context) ? ((await orNull(context.ports.parcels.articles())) ?? []) : [];

/** The ticked articles that are right; one that cannot be kept now holds nothing up. */
async function keepTicked(
  form: FormData,
  { answers, context }: { answers: Answers<ParcelField>; context: RequestContext },
): Promise<void> {
  if (!hasLibrary(context)) return;
  const ticked = articleNumbers.filter((number) => field(form, `keep.${number}`) !== '');
  await Promise.all(
    articlesToSave(answers, ticked).map((article) => orNull(context.ports.parcels.saveArticle(article))),
  );
}

/** Saves ticked articles before any button's action: the next page shows no tick. */
function saveTickedFirst(alters: Record<string, ContentsAlteration>): Record<string, ContentsAlteration> {
  return Object.fromEntries(
    Object.entries(alters).map(([intent, one]) => [
      intent,
      {
        ...one,
        alter: async (saved, about) => {
          await keepTicked(about.form, { answers: saved.answers, context: about.context });
          return one.alter(saved, about);
        },
      } satisfies ContentsAlteration,
    ]),
  );
}

/** `undefined`: none was looked for. */
async function hsCodesOf(
  answers: Answers<ParcelField>,
  { ports }: RequestContext,
): Promise<HsCode[] | null | undefined> {
  const article = articleNumbers.find((number) => number === answers.hsAsked);
  const words = article && answers[`article.${article}.description`];
  return words ? orNull(ports.parcels.hsCodes(words)) : undefined;
}

export const { action, loader } = contentsPage;
