import { depositField } from '../journey/deposit.ts';
import type { Answers } from '../journey/journey.ts';
import type { Money } from '../shared/money.ts';
import type { BatchColumn } from './batch-columns.ts';
import { batchFields } from './batch-columns.ts';
import type { BatchRow } from './batch-table.ts';
import { answersOf, fieldOfRefusal, wholeParcel } from './composing.ts';
import { contentsFaults, declarationOf } from './contents.ts';
import { coverOf, deliveryFaults, pointOf, waysOf } from './delivery.ts';
import { referenceFaults, summaryFaults } from './deposit.ts';
import type { ParcelField } from './fields.ts';
import { formatOf, gramsOf, itemFaults, type ParcelFaults, postalCodeOf, quantityOf } from './item.ts';
import type { BatchQuote, Parcel, ParcelOptions, ParcelRefusal, PricedParcel } from './parcels.ts';
import { fieldsOfParty, partyFaults, partyOf } from './parties.ts';
import { formatFor, sizeOf } from './size.ts';

type ParcelAnswers = Answers<ParcelField>;

/** What all parcels of a batch have in common: who sends them, where and when they are handed in. */
export const commonFields: ParcelField[] = [
  'origin',
  ...fieldsOfParty('sender'),
  'depositPlace',
  'depositDate',
  'hazmat',
  'reference',
  'eori',
];

export function commonFaults(common: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const isKnown = options.origins.some(({ code }) => code === common.origin);
  return {
    ...(isKnown ? {} : { origin: { code: 'required' as const } }),
    ...partyFaults('sender', common, options),
    ...summaryFaults(common, options),
  };
}

/** One parcel of a batch, with what is wrong with it; `refusals` and the price are the backend's. */
export interface JudgedRow {
  row: BatchRow;
  /** With what a row without these answers means. */
  answers: ParcelAnswers;
  faults: ParcelFaults;
  /** `null` while something is wrong with it. */
  parcel: PricedParcel | null;
  refusals: readonly ParcelRefusal[];
  /** What it costs by itself; `null` where nobody says it. */
  price: { ttc: Money | null; ht: Money | null } | null;
}

export const isWrong = ({ faults, refusals }: JudgedRow): boolean =>
  Object.keys(faults).length > 0 || refusals.length > 0;

/** Each row by the rules of the journey; the parcels that break none can be priced at once. */
export function judgedRows(
  rows: readonly BatchRow[],
  { common, options }: { common: ParcelAnswers; options: ParcelOptions },
): JudgedRow[] {
  const shared = sharedOf(common, options);
  return rows.map((row) => {
    const answers = completed(row, { common, options });
    const faults = rowFaults(answers, options);
    const isGood = Object.keys(faults).length === 0;
    const parcel = isGood ? parcelOfRow(answers, { shared, options }) : null;
    return { row, answers, faults, parcel, refusals: [], price: null };
  });
}

/** With what the backend says of the rows that were priced, in their order. */
export function withAnswers(rows: readonly JudgedRow[], told: BatchQuote['parcels']): JudgedRow[] {
  let at = 0;
  return rows.map((judged) => {
    const answer = judged.parcel && told[at];
    if (judged.parcel) at += 1;
    return answer ? { ...judged, refusals: answer.refusals, price: { ttc: answer.ttc, ht: answer.ht } } : judged;
  });
}

/** What a row that does not say it means: mainland France, the included cover, the first way to the door. */
function completed(row: BatchRow, { common, options }: { common: ParcelAnswers; options: ParcelOptions }) {
  const size = sizeOf(row);
  const placed: ParcelAnswers = { ...common, ...row, destination: row.destination ?? common.origin ?? 'FR' };
  const way = waysOf(placed, options).find((each) => each.way !== 'point')?.way ?? '';
  return {
    ...placed,
    format: row.format ?? (size && formatFor(size, options)) ?? options.formats[0]?.format ?? '',
    way: row.way ?? way,
    cover: row.cover ?? options.covers[0] ?? '',
    articles: '1',
    ...(row['recipient.companyName'] ? { 'recipient.isCompany': 'yes' } : {}),
  } satisfies ParcelAnswers;
}

const hasContents = (answers: ParcelAnswers): boolean => Boolean(answers.category ?? answers['article.1.description']);

function rowFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const item = itemFaults(answers, options);
  // Where it goes decides what may be said of the rest.
  if (item.destination) return item;
  const { way, ...delivery } = deliveryFaults(answers, options);
  // No other delivery helps a parcel whose weight is wrong.
  const isSaid = way?.code === 'too-heavy-for-way' && item.weight !== undefined;
  return {
    ...(way && !isSaid ? { way } : {}),
    ...delivery,
    ...(item.postalCode ? {} : partyFaults('recipient', answers, options)),
    ...(hasContents(answers) ? contentsFaults(answers, options) : {}),
    ...item,
    ...referenceFaults(answers),
  };
}

type Shared = Pick<Partial<Parcel>, 'sender' | 'deposit' | 'listVersion'>;

/** As far as it is right: without it parcels have a price all the same. */
function sharedOf(common: ParcelAnswers, options: ParcelOptions): Shared {
  const faults = commonFaults(common, options);
  const checked = partyOf('sender', common, options);
  const isSenderGood = checked.kind === 'address' && !Object.keys(faults).some((field) => field.startsWith('sender.'));
  const deposit = depositField(options).parse(common);
  return {
    ...(isSenderGood && { sender: checked.address }),
    ...('value' in deposit && { deposit: deposit.value }),
    ...(common.hazmat && !faults.hazmat && { listVersion: common.hazmat }),
  };
}

function parcelOfRow(
  answers: ParcelAnswers,
  { shared, options }: { shared: Shared; options: ParcelOptions },
): PricedParcel | null {
  const checked = partyOf('recipient', answers, options);
  const [weight, format, cover] = [gramsOf(answers.weight), formatOf(answers, options), coverOf(answers, options)];
  const { origin, destination } = answers;
  const way = waysOf(answers, options).find((each) => each.way === answers.way)?.way;
  if (checked.kind !== 'address' || weight === null || !format || !cover || !way || !origin || !destination)
    return null;
  const declaration = hasContents(answers) ? declarationOf(answers, options) : null;
  return {
    origin,
    destination,
    postalCode: postalCodeOf(answers),
    weight,
    format,
    size: sizeOf(answers),
    quantity: quantityOf(answers, options) ?? 1,
    way,
    point: way === 'point' ? pointOf(answers) : null,
    cover,
    recipient: checked.address,
    ...(declaration && { declaration }),
    ...(answers.reference?.trim() && { reference: answers.reference.trim() }),
    ...shared,
  };
}

/** The parcels that nothing keeps from being bought; none while what they have in common is incomplete. */
export const wholeParcels = (rows: readonly JudgedRow[]): Parcel[] =>
  rows.flatMap((judged) => {
    const whole = judged.parcel && !isWrong(judged) ? wholeParcel(judged.parcel) : null;
    return whole ? [whole] : [];
  });

/** The columns of a row that are wrong; what the backend refuses counts at the column it is about. */
export const wrongColumns = ({ faults, refusals }: JudgedRow): BatchColumn[] => {
  const named = new Set<string>([...Object.keys(faults), ...refusals.map((refusal) => fieldOfRefusal(refusal) ?? '')]);
  return batchFields.filter((field) => named.has(field));
};

/** What a batch of the cart is changed with; `null` where its rows cannot say all that its parcels are. */
export function rowsOfBatch(
  parcels: readonly Parcel[],
  options: ParcelOptions,
): { rows: BatchRow[]; common: ParcelAnswers } | null {
  const all = parcels.map(answersOf);
  const [first = {}] = all;
  const own = (answers: ParcelAnswers, fields: readonly ParcelField[]): ParcelAnswers =>
    Object.fromEntries(fields.flatMap((field) => (answers[field] ? [[field, answers[field]]] : [])));
  // Each row carries its own reference.
  const shared = commonFields.filter((field) => field !== 'reference');
  // The sender's own number stands only where it was asked for.
  const { eori = '' } = all.find((answers) => answers.eori) ?? {};
  const [rows, common] = [
    all.map((answers) => own(answers, batchFields)),
    { ...own(first, shared), ...(eori && { eori }) },
  ];
  const isWhole = all.every((answers, at) => isSaid(answers, completed(rows[at] ?? {}, { common, options }), options));
  return isWhole ? { rows, common } : null;
}

/** What is asked about an address is asked again, and the usual delivery abroad needs no column. */
function isSaid(answers: ParcelAnswers, row: ParcelAnswers, { nonDeliveries }: ParcelOptions): boolean {
  const { 'sender.confirmed': _, 'recipient.confirmed': __, ...asked } = answers;
  const said: Answers = { nonDelivery: nonDeliveries[0] ?? '', ...row };
  return Object.entries(asked).every(([field, answer]) => said[field] === answer);
}
