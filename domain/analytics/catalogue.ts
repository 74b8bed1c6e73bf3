/**
 * The kinds of an event's property: a number, a flag, a code, one of a list of words, or a message of the shop's own.
 * Free text is not among them, so typed text can never enter an event.
 */
type Kind = 'number' | 'flag' | 'code' | 'message' | readonly string[];

const goods = ['product', 'service'] as const;

/** The page views of specification §2, each with its properties. */
export const pageViews = {
  'add-to-cart popin': { code: 'code', quantity: 'number' },
  'brand list': {},
  /** `final`: the order is placed; before that the payment is being verified. */
  confirmation: { final: 'flag', lines: 'number' },
  'deferred-payment certification popin': {},
  'delivery details': { sellers: 'number' },
  'payment choice': { choices: 'number', attempts: 'number' },
  'double-cart selection': {},
  cart: { empty: 'flag', lines: 'number', firstPurchase: 'flag' },
  editorial: { label: 'code' },
  error: { status: 'number', message: 'message' },
  'order detail': { unknownStatus: 'flag' },
  'product page': { code: 'code', type: goods, marketplace: 'flag', inStock: 'flag' },
  /** Named after the type of the page (postal-domain 9.7). */
  listing: {
    kind: ['brand detail', 'seller detail', 'product list'],
    code: 'code',
    number: 'number',
    filters: 'number',
    results: 'number',
  },
  /** Never the search text, which may name somebody. */
  'search results': { length: 'number', number: 'number', filters: 'number', results: 'number', suggestion: 'flag' },
  'sellers list': {},
  universe: { code: 'code' },
} as const satisfies Record<string, Record<string, Kind>>;

/** Not in the specification: a page of a journey, by the names of both; the entry is the step « entry ». */
export const journeyViews = { 'journey step': { journey: 'code', step: 'code' } } as const satisfies Record<
  string,
  Record<string, Kind>
>;

/** Not in the specification: the account, with how its owner has signed in; never who. */
export const accountViews = {
  account: { method: ['password', 'digital-identity', 'other'], secondFactor: 'flag' },
} as const satisfies Record<string, Record<string, Kind>>;

/** What is measured beside the page views: the end of a session, for the backend's 401 (specification §8). */
export const occurrences = { 'user timeout': {} } as const satisfies Record<string, Record<string, Kind>>;

const measured = { ...pageViews, ...journeyViews, ...accountViews, ...occurrences };

type ValueOf<Value extends Kind> = Value extends readonly (infer Word)[]
  ? Word
  : Value extends 'number'
    ? number
    : Value extends 'flag'
      ? boolean
      : string;
type Catalogue = typeof measured;
type ValuesOf<Page extends keyof Catalogue> = {
  -readonly [Name in keyof Catalogue[Page]]: Catalogue[Page][Name] extends Kind
    ? ValueOf<Catalogue[Page][Name]>
    : never;
};

export type PageView = { [Page in keyof Catalogue]: { page: Page } & ValuesOf<Page> }[keyof Catalogue];

/**
 * A failure of specification §8: its tracking id, the message shown, the number of attempts, and a code for the reason.
 */
export interface FailureEvent {
  failure: string;
  text: string;
  attempts: number;
  details: string;
}

export type MeasuredEvent = PageView | FailureEvent;

const code = /^[A-Za-z0-9_-]{1,64}$/;
/** The shop's messages: without digits or addresses. */
const message = /^[^0-9@<>\u0000-\u001f]{1,300}$/;

function fits(kind: Kind, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (kind === 'flag') return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (kind === 'message') return message.test(value);
  return kind === 'code' ? code.test(value) : kind.includes(value);
}

const isPage = (page: unknown): page is keyof Catalogue => typeof page === 'string' && Object.hasOwn(measured, page);

/** The event that these values describe, without other properties; `null` when the catalogue has no such event. */
export function eventOf(values: Record<string, unknown>): MeasuredEvent | null {
  return isPage(values.page) ? pageViewOf(values.page, values) : failureOf(values);
}

function pageViewOf(page: keyof Catalogue, values: Record<string, unknown>): MeasuredEvent | null {
  const kinds: [string, Kind][] = Object.entries(measured[page]);
  if (!kinds.every(([name, kind]) => fits(kind, values[name]))) return null;
  const listed = Object.fromEntries(kinds.map(([name]) => [name, values[name]]));
  return { page, ...listed } as PageView;
}

function failureOf({ failure, text, attempts, details }: Record<string, unknown>): FailureEvent | null {
  const isGood = fits('code', failure) && fits('message', text) && fits('number', attempts) && fits('code', details);
  return isGood ? ({ failure, text, attempts, details } as FailureEvent) : null;
}
