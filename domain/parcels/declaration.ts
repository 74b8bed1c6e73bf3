import type { Money } from '../shared/money.ts';

export type Category = 'gift' | 'documents' | 'sample' | 'sale' | 'return' | 'other';

/** What is declared of one kind of article. */
export interface Article {
  description: string;
  quantity: number;
  /** Grams, net, of one piece. */
  weight: number;
  /** Of one piece. */
  value: Money;
  /** 6, 8 or 10 digits; empty where it is not known. */
  hsCode: string;
  /** The country where it was made, by its ISO code. */
  origin: string;
}

/** As many kinds of articles as one page takes; more are declared at a counter. */
export const articleNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type ArticleNumber = (typeof articleNumbers)[number];
export const articleParts = [
  'description',
  'quantity',
  'weight',
  'value',
  'hsCode',
  'origin',
] as const satisfies (keyof Article)[];
export type ArticleField = `article.${ArticleNumber}.${keyof Article}`;

export const articleFields = (number: ArticleNumber): ArticleField[] =>
  articleParts.map((part) => `article.${number}.${part}` as const);

/** An article that a company's account keeps, to be declared again. */
export interface SavedArticle extends Omit<Article, 'quantity'> {
  id: string;
}

/** What happens to a parcel abroad that cannot be delivered. */
export type NonDelivery = 'return' | 'abandon';

/** What customs are told of a parcel; what is not told is empty. */
export interface Declaration {
  category: Category;
  explanation: string;
  invoice: string;
  licence: string;
  certificate: string;
  /** The recipient's tax number or importer's code. */
  importer: string;
  /** Of a company that sends. */
  eori: string;
  nonDelivery: NonDelivery | null;
  /** Empty for documents alone. */
  articles: readonly Article[];
}
