import {
  type FieldGroup,
  type Fields,
  journeyOfFields,
  offeredChoice,
  type Parsed,
  parsePrinted,
} from '../journey/fields.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import type { Money } from '../shared/money.ts';
import {
  type Article,
  type ArticleNumber,
  articleFields,
  articleNumbers,
  articleParts,
  type Category,
  type Declaration,
} from './declaration.ts';
import { isHsCode } from './hs-code.ts';
import { gramsOf, kilogramsOf } from './item.ts';
import type {
  AmountFault,
  ParcelAnswers,
  ParcelFault,
  ParcelFaults,
  ParcelFields,
  ParcelOptions,
  ParcelValues,
} from './parcels.ts';

const longestDescription = 64;
/** Of the explanation, and of the number of each paper. */
const longestNote = 35;

/** « Contenu » (journeys §1): what customs are told. */
export const contentsStep = (options: ParcelOptions): Pick<ParcelFields, keyof Declaration | 'hsAsked'> => ({
  category: { parse: (text) => offeredChoice(text, options.categories) },
  explanation: {
    isOptional: true,
    parse(text, { values: { category } }) {
      if (category !== 'return' && category !== 'other') return { value: '' };
      return text === '' ? { fault: { code: 'required' } } : parsePrinted(text, longestNote);
    },
  },
  articles: articlesField,
  invoice: noteField,
  licence: noteField,
  certificate: noteField,
  importer: noteField,
  eori: eoriField(options),
  nonDelivery: {
    isOptional: true,
    // The backend's usual one holds where nothing was chosen.
    parse: (text) =>
      text === '' ? { value: options.nonDeliveries[0] ?? null } : offeredChoice(text, options.nonDeliveries),
    print: (nonDelivery) => nonDelivery ?? '',
  },
  hsAsked: { isOptional: true, parse: () => ({ value: undefined }), print: () => '' },
});

const noteField: ParcelFields['invoice'] = { isOptional: true, parse: (text) => parsePrinted(text, longestNote) };

/** Of a French company that sends goods of some value abroad: FR and its SIREN. */
const eoriField = ({ eoriFrom }: ParcelOptions): ParcelFields['eori'] => ({
  isOptional: true,
  parse(text, { answers }): Parsed<string, ParcelFault> {
    const eori = text.replace(/\s/g, '').toUpperCase();
    if (eori !== '') return /^FR[0-9]{9}$/.test(eori) ? { value: eori } : { fault: { code: 'eori' } };
    const isNeeded = answers['sender.isCompany'] === 'yes' && eoriFrom !== null && worthOf(answers) >= eoriFrom.cents;
    return isNeeded ? { fault: { code: 'required' } } : { value: '' };
  },
});

/** Only compared with a limit; what is charged is the backend's. */
const worthOf = (answers: ParcelAnswers): number =>
  visibleArticles(answers).reduce((sum, number) => {
    const { quantity = 0, value } = articleTable.read(typedArticle(answers, number)).values;
    return sum + quantity * (value?.cents ?? 0);
  }, 0);

const articlesField: FieldGroup<Declaration['articles'], ParcelFault, ParcelValues> = {
  inputs: ['articles', ...articleNumbers.flatMap(articleFields)],
  parse(answers, { category, weight = Number.POSITIVE_INFINITY }) {
    if (category === 'documents') return { value: [] };
    const numbers = visibleArticles(answers);
    const faults: ParcelFaults = Object.assign(
      {},
      ...numbers.map((number) => ofArticle(number, articleTable.read(typedArticle(answers, number, category)).faults)),
    );
    if (Object.keys(faults).length > 0) return { faults };
    const articles = numbers.flatMap((number) => articleIn(answers, number, category) ?? []);
    // What is inside cannot weigh more than the parcel.
    const net = articles.reduce((sum, article) => sum + article.quantity * article.weight, 0);
    return net > weight ? { faults: { 'article.1.weight': { code: 'articles-too-heavy' } } } : { value: articles };
  },
  // More articles than a page shows were declared elsewhere: the first ones are shown.
  print: (articles) =>
    Object.assign(
      { articles: String(Math.min(Math.max(articles.length, 1), articleNumbers.length)) },
      ...articleNumbers.map((number, place) => {
        const article = articles[place];
        return article ? articleAnswers(number, article) : {};
      }),
    ),
};

/** The answers for what customs are told. */
export const declarationAnswers = ({ articles, nonDelivery, ...texts }: Declaration): ParcelAnswers => ({
  ...texts,
  nonDelivery: nonDelivery ?? '',
  ...articlesField.print(articles),
});

/** The articles that the page shows: one at first. */
export function visibleArticles({ articles }: ParcelAnswers): readonly ArticleNumber[] {
  const count = /^[1-9][0-9]?$/.test(articles ?? '') ? Number(articles) : 1;
  return articleNumbers.slice(0, count);
}

/** What is declared of one kind of article; a customs code is needed for a sale. */
const articleQuestions: Fields<Article, ParcelFault> = {
  description: { parse: (text) => parsePrinted(text, longestDescription) },
  quantity: {
    parse: (text) => (/^[1-9][0-9]{0,2}$/.test(text) ? { value: Number(text) } : { fault: { code: 'whole-number' } }),
  },
  weight: {
    parse(text) {
      const grams = gramsOf(text);
      return grams === null ? { fault: { code: 'weight' } } : { value: grams };
    },
    print: kilogramsOf,
  },
  value: { parse: parseAmount, print: typedAmount },
  hsCode: {
    isOptional: true,
    parse(text, { answers: { category } }): Parsed<string, ParcelFault> {
      const code = text.replace(/[\s.]/g, '');
      if (code === '') return category === 'sale' ? { fault: { code: 'required' } } : { value: '' };
      return isHsCode(code) ? { value: code } : { fault: { code: 'hs-code' } };
    },
  },
  origin: {
    parse(text): Parsed<string, ParcelFault> {
      const country = text.toUpperCase();
      return /^[A-Z]{2}$/.test(country) ? { value: country } : { fault: { code: 'not-offered' } };
    },
  },
};

const articleTable = journeyOfFields<'article', keyof Article | 'category', ParcelFault, Article>({
  article: articleQuestions,
});

const typedArticle = (
  answers: ParcelAnswers,
  number: ArticleNumber,
  category = '',
): Answers<keyof Article | 'category'> =>
  withoutEmpty({
    ...Object.fromEntries(articleParts.map((part) => [part, answers[`article.${number}.${part}`]])),
    category,
  });

/** `null` while something is wrong with it. */
export const articleIn = (answers: ParcelAnswers, number: ArticleNumber, category?: Category): Article | null =>
  articleTable.valuesOf(typedArticle(answers, number, category));

/** The answers for one article, also the empty ones. */
export function articleAnswers(number: ArticleNumber, article: Article): ParcelAnswers {
  const typed = articleTable.answersOf(article);
  return ofArticle(number, Object.fromEntries(articleParts.map((part) => [part, typed[part] ?? ''])));
}

const ofArticle = <Value>(number: ArticleNumber, byPart: Partial<Record<keyof Article, Value>>) =>
  Object.fromEntries(Object.entries(byPart).map(([part, value]) => [`article.${number}.${part}`, value]));

/** « 12 », « 12,5 » or « 12.50 € », above nothing; `null` for anything else. */
function amountOf(typed: string): Money | null {
  const amount = typed.replace(/[\s€]/g, '').replace(',', '.');
  if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(amount)) return null;
  const found = Math.round(Number(amount) * centsPerEuro);
  return found > 0 ? { cents: found } : null;
}

/** Nothing that is sent is worth more. */
const mostWorth: Money = { cents: 99_999_999 };

/** The value of something, as it was typed. */
export function parseAmount(text: string): Parsed<Money, AmountFault> {
  const value = amountOf(text);
  if (value === null) return { fault: { code: 'amount' } };
  return value.cents > mostWorth.cents ? { fault: { code: 'too-much-worth', most: mostWorth } } : { value };
}

/** « 12,5 », as it is typed. */
export function typedAmount({ cents }: Money): string {
  return String(cents / centsPerEuro).replace('.', ',');
}

const centsPerEuro = 100;
