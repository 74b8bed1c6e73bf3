import { journeyOfFields } from '../journey/fields.ts';
import { type Answers, faultsOf } from '../journey/journey.ts';
import type { Money } from '../shared/money.ts';
import type { BatchColumn } from './batch-columns.ts';
import { batchFields } from './batch-columns.ts';
import type { BatchRow } from './batch-table.ts';
import { contentsStep } from './contents.ts';
import { deliveryStep, waysOf } from './delivery.ts';
import { itemStep } from './item.ts';
import { answersOf, pricedOf, referenceField, summaryStep } from './journey.ts';
import type {
  BatchQuote,
  Parcel,
  ParcelAnswers,
  ParcelFault,
  ParcelFaults,
  ParcelField,
  ParcelOptions,
  ParcelRefusal,
  ParcelValues,
  PricedParcel,
} from './parcels.ts';
import { fieldsOfParty, partyField } from './parties.ts';
import { formatFor, sizeField } from './size.ts';

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

type CommonValues = Pick<ParcelValues, 'origin' | 'sender' | 'deposit' | 'listVersion' | 'reference'>;

const commonTable = (options: ParcelOptions) =>
  journeyOfFields<'common', ParcelField, ParcelFault, CommonValues>({
    common: {
      origin: itemStep(options).origin,
      sender: partyField('sender', options),
      ...summaryStep(options),
    },
  });

export const commonFaults = (common: ParcelAnswers, options: ParcelOptions): ParcelFaults =>
  commonTable(options).read(common).faults;

type RowStep = 'item' | 'delivery' | 'recipient' | 'contents' | 'reference';

/** The questions of one parcel: those of its journey, but for what all parcels have in common. */
const rowTable = (options: ParcelOptions) =>
  journeyOfFields<RowStep, ParcelField, ParcelFault, Partial<ParcelValues>>(
    {
      item: itemStep(options),
      delivery: deliveryStep(options),
      recipient: { recipient: partyField('recipient', options) },
      contents: contentsStep(options),
      reference: { reference: referenceField },
    },
    { contents: hasContents },
  );

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

/** Each row by the rules of the journey; the parcels that break none can be priced at once, also while what they share is incomplete. */
export function judgeRows(
  rows: readonly BatchRow[],
  { common, options }: { common: ParcelAnswers; options: ParcelOptions },
): JudgedRow[] {
  const { sender, deposit, listVersion } = commonTable(options).read(common).values;
  const shared = { ...(sender && { sender }), ...(deposit && { deposit }), ...(listVersion && { listVersion }) };
  const table = rowTable(options);
  return rows.map((row) => {
    const answers = completeRow(row, { common, options });
    const values = table.valuesOf(answers);
    const parcel = values && pricedOf({ ...values, ...shared });
    return { row, answers, faults: rowFaults(answers, table), parcel, refusals: [], price: null };
  });
}

/** With what the backend says of the rows that were priced, in their order. */
export function withAnswers(rows: readonly JudgedRow[], quotes: BatchQuote['parcels']): JudgedRow[] {
  let at = 0;
  return rows.map((judged) => {
    const answer = judged.parcel && quotes[at];
    if (judged.parcel) at += 1;
    return answer ? { ...judged, refusals: answer.refusals, price: { ttc: answer.ttc, ht: answer.ht } } : judged;
  });
}

/** What a row that does not say it means: mainland France, the included cover, the first way to the door. */
function completeRow(row: BatchRow, { common, options }: { common: ParcelAnswers; options: ParcelOptions }) {
  const parsed = sizeField(options).parse(row, {});
  const size = 'value' in parsed ? parsed.value : null;
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

function hasContents(answers: ParcelAnswers): boolean {
  return Boolean(answers.category ?? answers['article.1.description']);
}

/** Where it goes decides what may be said of the rest. */
function rowFaults(answers: ParcelAnswers, table: ReturnType<typeof rowTable>): ParcelFaults {
  const item = faultsOf(table, answers, 'item');
  if (item.destination) return item;
  const { faults } = table.read(answers);
  if (!item.postalCode) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !field.startsWith('recipient.')));
}

/** The parcels that nothing keeps from being bought; none while what they have in common is incomplete. */
export const wholeParcels = (rows: readonly JudgedRow[]): Parcel[] =>
  rows.flatMap((judged) => {
    const whole = judged.parcel && !isWrong(judged) ? wholeParcel(judged.parcel) : null;
    return whole ? [whole] : [];
  });

/** A parcel with everything that an order needs; `null` where something is not known. */
function wholeParcel(parcel: PricedParcel): Parcel | null {
  const { way, cover, sender, recipient, deposit, listVersion } = parcel;
  if (!way || !cover || !sender || !recipient || !deposit || !listVersion) return null;
  const { size = null, quantity = 1, point = null, carrier = null, declaration = null, reference = '' } = parcel;
  const { printing = 'self' } = parcel;
  const chosen = { way, cover, point, carrier, printing, deposit, listVersion };
  return { ...parcel, ...chosen, size, quantity, sender, recipient, declaration, reference };
}

/** The columns of a row that are wrong; what the backend refuses counts at the column it is about. */
export const wrongColumns = ({ faults, refusals }: JudgedRow): BatchColumn[] => {
  const named = new Set<string>([
    ...Object.keys(faults),
    ...refusals.map((refusal) => (refusal.kind === 'fault' ? refusal.field : '')),
  ]);
  return batchFields.filter((field) => named.has(field));
};

/** What a batch of the cart is changed with; `null` where its rows cannot say all that its parcels are. */
export function rowsOfBatch(
  parcels: readonly Parcel[],
  options: ParcelOptions,
): { rows: BatchRow[]; common: ParcelAnswers } | null {
  const all = parcels.map((parcel) => answersOf(parcel, options));
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
  const isWhole = all.every((answers, at) =>
    isWritten(answers, completeRow(rows[at] ?? {}, { common, options }), options),
  );
  return isWhole ? { rows, common } : null;
}

/** What is asked about an address is asked again, and the usual delivery abroad needs no column. */
function isWritten(answers: ParcelAnswers, row: ParcelAnswers, { nonDeliveries }: ParcelOptions): boolean {
  const { 'sender.confirmed': _, 'recipient.confirmed': __, ...others } = answers;
  const written: Answers = { nonDelivery: nonDeliveries[0] ?? '', ...row };
  return Object.entries(others).every(([field, answer]) => written[field] === answer);
}
