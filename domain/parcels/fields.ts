import type { AskedFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { partyFields as namesOfParty, type QuestionName } from '../address/party.ts';
import type { DepositFault } from '../journey/deposit.ts';
import type { Money } from '../shared/money.ts';

/** `bulky`: more than one metre long, or more than 1,50 m of length, width and height together. */
export type Format = 'standard' | 'bulky';

/** A recipient's postal code is told with the destination. */
export const isAsked = <Name extends string>(name: Name): name is Exclude<Name, 'codePostal'> => name !== 'codePostal';

/** The fields of a sender and of a recipient, named as in the address form. */
export const partyFields = [...namesOfParty.filter(isAsked), 'email', 'mobilePhone'] as const;

export type Party = 'sender' | 'recipient';

/** The recipient's postal code is told with the destination, since prices and customs depend on it. */
export type PartyField = `${Party}.${(typeof partyFields)[number]}` | `${Party}.${QuestionName}` | 'sender.codePostal';

/** As many kinds of articles as one page takes; more are declared at a counter. */
export const articleNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type ArticleNumber = (typeof articleNumbers)[number];
export const articleParts = ['description', 'quantity', 'weight', 'value', 'hsCode', 'origin'] as const;
export type ArticleField = `article.${ArticleNumber}.${(typeof articleParts)[number]}`;

/** In centimetres. */
export const sizeFields = ['length', 'width', 'height'] as const;
export type SizeField = (typeof sizeFields)[number];

/** Numbers of papers that customs may ask for, and the recipient's own. */
export const paperFields = ['invoice', 'licence', 'certificate', 'importer'] as const;

export const itemFields = [
  'origin',
  'destination',
  'postalCode',
  'weight',
  'quantity',
  'format',
  ...sizeFields,
] as const;

/**
 * `carrier`: of an offer that was chosen in the comparison; empty: our own. `printing`: `drop-off` where the label is printed
 * at the place of deposit; empty: the sender prints it.
 */
export const deliveryFields = ['way', 'pickupPoint', 'cover', 'carrier', 'printing'] as const;

export const articleFields = (number: ArticleNumber): ArticleField[] =>
  articleParts.map((part) => `article.${number}.${part}` as const);

/** `articles`: how many of them the page shows; `hsAsked`: the one whose customs code is looked for. */
export const contentsFields = [
  'category',
  'explanation',
  'articles',
  ...articleNumbers.flatMap(articleFields),
  ...paperFields,
  'eori',
  'nonDelivery',
  'hsAsked',
] as const;

/**
 * `goods`: what was looked for in the list of dangerous goods; `hazmat`: the edition of that list, once it is
 * acknowledged; `reference`: a company's own, for its accounts.
 */
export const summaryFields = ['depositPlace', 'depositDate', 'goods', 'hazmat', 'reference'] as const;

export type ParcelField =
  | (typeof itemFields)[number]
  | (typeof deliveryFields)[number]
  | PartyField
  | (typeof contentsFields)[number]
  | (typeof summaryFields)[number];

export type ParcelStep = 'votre-colis' | 'livraison' | 'adresses' | 'contenu' | 'recapitulatif';

/** Not euros with two decimals at most, or nothing; or more than may be declared. */
export type AmountFault = { code: 'amount' } | { code: 'too-much-worth'; most: Money };

/** A broken rule, with the values of its message. */
export type ParcelFault =
  | AddressFault
  | AskedFault
  | DepositFault
  | { code: 'destination-suspended'; since: string; until: string | null; explanation: string }
  /** Not a weight in kilograms, with two decimals at most. */
  | { code: 'weight' }
  | { code: 'too-heavy' | 'too-heavy-anywhere' | 'too-heavy-for-way'; most: number }
  /** Not a length in centimetres. */
  | { code: 'size' }
  /** No format allows it; `sum`: of the three sides. */
  | { code: 'too-large'; sum: number; length: number }
  /** Its format does not allow it, and this one does. */
  | { code: 'larger-format'; format: Format }
  | { code: 'quantity'; most: number }
  | { code: 'eori' | 'same-party' | 'cedex-at-point' }
  /** The postal code belongs to another destination, with another price; `place`: the code of that one. */
  | { code: 'postal-code-elsewhere'; place: string | null }
  /** The point is full, closed or gone: another is chosen. */
  | { code: 'point-not-taking' }
  | AmountFault
  | { code: 'whole-number' | 'hs-code' | 'articles-too-heavy' }
  /** Nothing is handed in there, or no longer. */
  | { code: 'place-unknown' }
  /** No label is printed there. */
  | { code: 'place-without-printer' }
  /** The list has changed since it was acknowledged. */
  | { code: 'list-outdated' }
  /** Said by the backend, which does not name the sign. */
  | { code: 'sign-not-printable' };
