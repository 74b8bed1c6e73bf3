import { type Answers, broken } from '../journey/journey.ts';
import type { Money } from '../shared/money.ts';
import { printableFault } from '../shared/printable.ts';
import type { Article, Category, Declaration, NonDelivery } from './declaration.ts';
import {
  type AmountFault,
  type ArticleNumber,
  articleNumbers,
  type articleParts,
  type ParcelFault,
  type ParcelField,
  paperFields,
} from './fields.ts';
import { isHsCode } from './hs-code.ts';
import { gramsOf, type ParcelFaults } from './item.ts';
import type { ParcelOptions } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

const longestDescription = 64;
/** Of the explanation, and of the number of each paper. */
const longestNote = 35;

/** The articles that the page shows: one at first. */
export function shownArticles({ articles }: ParcelAnswers): readonly ArticleNumber[] {
  const count = /^[1-9][0-9]?$/.test(articles ?? '') ? Number(articles) : 1;
  return articleNumbers.slice(0, count);
}

export const categoryOf = ({ category }: ParcelAnswers, { categories }: ParcelOptions): Category | undefined =>
  categories.find((each) => each === category);

const needsExplanation = (category: Category | undefined) => category === 'return' || category === 'other';

/** The step « Contenu » (journeys §1): what customs are told. */
export function contentsFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const category = categoryOf(answers, options);
  const { explanation = '' } = answers;
  const own = broken<ParcelField, ParcelFault>({
    category: category ? undefined : { code: answers.category ? 'not-offered' : 'required' },
    explanation: explanationFault(explanation.trim(), category),
    ...Object.fromEntries(paperFields.map((field) => [field, noteFault(answers[field]?.trim())])),
    eori: eoriFault(answers, options),
    nonDelivery: nonDeliveryFault(answers, options),
  });
  if (category === 'documents') return own;
  const ofArticles = shownArticles(answers).map((number) => articleFaults(number, { answers, category }));
  const faults: ParcelFaults = Object.assign({}, own, ...ofArticles);
  return Object.keys(faults).length === 0 && isTooHeavy(answers)
    ? { 'article.1.weight': { code: 'articles-too-heavy' } }
    : faults;
}

function explanationFault(explanation: string, category: Category | undefined): ParcelFault | undefined {
  if (!needsExplanation(category)) return undefined;
  if (explanation === '') return { code: 'required' };
  return noteFault(explanation);
}

const noteFault = (note = ''): ParcelFault | undefined =>
  note.length > longestNote ? { code: 'too-long', count: longestNote } : printableFault(note);

const eoriOf = ({ eori = '' }: ParcelAnswers): string => eori.replace(/\s/g, '').toUpperCase();

/** Of a French company that sends goods of some value abroad: FR and its SIREN. */
function eoriFault(answers: ParcelAnswers, { eoriFrom }: ParcelOptions): ParcelFault | undefined {
  const eori = eoriOf(answers);
  if (eori !== '') return /^FR[0-9]{9}$/.test(eori) ? undefined : { code: 'eori' };
  const isCompany = answers['sender.isCompany'] === 'yes';
  const isNeeded = isCompany && eoriFrom !== null && worthOf(answers) >= eoriFrom.cents;
  return isNeeded ? { code: 'required' } : undefined;
}

/** Only compared with a limit; what is charged is the backend's. */
const worthOf = (answers: ParcelAnswers): number =>
  shownArticles(answers).reduce((sum, number) => {
    const { quantity, value } = partOf({ answers }, number);
    return sum + (countOf(quantity) ?? 0) * (amountOf(value)?.cents ?? 0);
  }, 0);

/** The backend's usual one holds where nothing was chosen. */
const nonDeliveryOf = ({ nonDelivery }: ParcelAnswers, { nonDeliveries }: ParcelOptions): NonDelivery | null =>
  nonDeliveries.find((each) => each === nonDelivery) ?? (nonDelivery ? null : (nonDeliveries[0] ?? null));

const nonDeliveryFault = (answers: ParcelAnswers, options: ParcelOptions): ParcelFault | undefined =>
  answers.nonDelivery && !nonDeliveryOf(answers, options) ? { code: 'not-offered' } : undefined;

interface Declared {
  answers: ParcelAnswers;
  category: Category | undefined;
}

const partOf = ({ answers }: Pick<Declared, 'answers'>, number: ArticleNumber) => {
  const typed = (part: (typeof articleParts)[number]) => answers[`article.${number}.${part}`]?.trim() ?? '';
  return {
    description: typed('description'),
    quantity: typed('quantity'),
    weight: typed('weight'),
    value: typed('value'),
    hsCode: typed('hsCode').replace(/[\s.]/g, ''),
    origin: typed('origin').toUpperCase(),
  };
};

function articleFaults(number: ArticleNumber, { answers, category }: Declared): ParcelFaults {
  const { description, quantity, weight, value, hsCode, origin } = partOf({ answers }, number);
  const required: ParcelFault = { code: 'required' };
  const long: ParcelFault = { code: 'too-long', count: longestDescription };
  const asked = (typed: string, fault: ParcelFault | undefined) => (typed === '' ? required : fault);
  return broken({
    [`article.${number}.description`]: asked(
      description,
      description.length > longestDescription ? long : printableFault(description),
    ),
    [`article.${number}.quantity`]: asked(quantity, countOf(quantity) === null ? { code: 'whole-number' } : undefined),
    [`article.${number}.weight`]: asked(weight, gramsOf(weight) === null ? { code: 'weight' } : undefined),
    [`article.${number}.value`]: asked(value, amountFault(value)),
    [`article.${number}.hsCode`]:
      (hsCode === '' && category !== 'sale') || isHsCode(hsCode)
        ? undefined
        : { code: hsCode === '' ? 'required' : 'hs-code' },
    [`article.${number}.origin`]: asked(origin, /^[A-Z]{2}$/.test(origin) ? undefined : { code: 'not-offered' }),
  });
}

/** What is wrong with one article by itself, whatever it is sent as. */
export const articleFaultsOf = (number: ArticleNumber, answers: ParcelAnswers): ParcelFaults =>
  articleFaults(number, { answers, category: undefined });

const countOf = (typed: string): number | null => (/^[1-9][0-9]{0,2}$/.test(typed) ? Number(typed) : null);

/** « 12 », « 12,5 » or « 12.50 € », above nothing; `null` for anything else. */
export function amountOf(typed: string): Money | null {
  const amount = typed.replace(/[\s€]/g, '').replace(',', '.');
  if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(amount)) return null;
  const found = Math.round(Number(amount) * centsPerEuro);
  return found > 0 ? { cents: found } : null;
}

/** Nothing that is sent is worth more. */
const mostWorth: Money = { cents: 99_999_999 };

/** What is wrong with a value that was typed. */
export function amountFault(typed: string): AmountFault | undefined {
  const amount = amountOf(typed);
  if (amount === null) return { code: 'amount' };
  return amount.cents > mostWorth.cents ? { code: 'too-much-worth', most: mostWorth } : undefined;
}

/** « 12,5 », as it is typed. */
export const typedAmount = ({ cents }: Money): string => String(cents / centsPerEuro).replace('.', ',');

const centsPerEuro = 100;

/** What is inside cannot weigh more than the parcel. */
function isTooHeavy(answers: ParcelAnswers): boolean {
  const net = shownArticles(answers).reduce((sum, number) => {
    const { quantity, weight } = partOf({ answers }, number);
    return sum + (countOf(quantity) ?? 0) * (gramsOf(weight) ?? 0);
  }, 0);
  return net > (gramsOf(answers.weight) ?? Number.POSITIVE_INFINITY);
}

/** What is declared, of answers without a fault; `null` otherwise. */
export function declarationOf(answers: ParcelAnswers, options: ParcelOptions): Declaration | null {
  const category = categoryOf(answers, options);
  if (!category || Object.keys(contentsFaults(answers, options)).length > 0) return null;
  const explanation = needsExplanation(category) ? (answers.explanation?.trim() ?? '') : '';
  const noted = (field: (typeof paperFields)[number]) => answers[field]?.trim() ?? '';
  const told = {
    category,
    explanation,
    invoice: noted('invoice'),
    licence: noted('licence'),
    certificate: noted('certificate'),
    importer: noted('importer'),
    eori: eoriOf(answers),
    nonDelivery: nonDeliveryOf(answers, options),
  };
  if (category === 'documents') return { ...told, articles: [] };
  return { ...told, articles: shownArticles(answers).map((number) => articleIn(number, answers)) };
}

export function articleIn(number: ArticleNumber, answers: ParcelAnswers): Article {
  const { description, quantity, weight, value, hsCode, origin } = partOf({ answers }, number);
  return {
    description,
    quantity: countOf(quantity) ?? 0,
    weight: gramsOf(weight) ?? 0,
    value: amountOf(value) ?? { cents: 0 },
    hsCode,
    origin,
  };
}
