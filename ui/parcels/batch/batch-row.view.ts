import { type JudgedRow, wrongColumns } from '#domain/parcels/batch.ts';
import { type BatchColumn, batchFields } from '#domain/parcels/batch-columns.ts';
import { rowNumber } from '#domain/parcels/batch-table.ts';
import type { ParcelOptions, PricedParcel } from '#domain/parcels/parcels.ts';
import { type PickupPoint, pointCode } from '#domain/pickup/pickup-points.ts';
import { addressLines } from '#ui/pickup/pickup.view.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { parcels } from '../parcels.journey.ts';
import { columnChoices, columnLabel } from './batch-words.ts';

export interface RowFieldView {
  name: string;
  label: string;
  value: string;
  error?: string;
  /** What may be chosen; absent: it is typed. */
  choices?: { code: string; name: string }[];
}

export interface RowView {
  /** Its place among the rows, from 0. */
  at: number;
  title: string;
  /** What is about no column. */
  faults: string[];
  /** The columns that are wrong come first. */
  fields: RowFieldView[];
  others: RowFieldView[];
}

export interface ReadyRowView {
  /** Its place among the rows, from 0. */
  at: number;
  number: number;
  to: string;
  parcel: string;
  price: string;
  change: { label: string; href: string };
  /** Names the buttons. */
  name: string;
}

interface Numbered {
  judged: JudgedRow;
  at: number;
}

interface RowContext {
  options: ParcelOptions;
  wording: Wording;
}

/** The nearest points of a row that goes to one, to be chosen in place. */
export type RowPoints = ReadonlyMap<number, readonly PickupPoint[]>;

const nameOf = ({ row }: JudgedRow): string =>
  [
    row['recipient.companyName'] ?? [row['recipient.firstName'], row['recipient.lastName']].filter(Boolean).join(' '),
    [row.postalCode, row['recipient.city']].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');

/** A parcel to mend, in place: what was typed stands in its fields. */
export function rowView(
  { judged, at }: Numbered,
  { options, points, wording }: RowContext & { points: RowPoints },
): RowView {
  const { t } = wording;
  const wrong = new Set<BatchColumn>(wrongColumns(judged));
  const number = numberOf({ judged, at });
  const fieldOf = (column: BatchColumn): RowFieldView => {
    const value = judged.row[column] ?? '';
    const near = column === 'pickupPoint' ? points.get(at)?.map(pointChoice) : null;
    const choices = near ?? columnChoices(column, { options, wording });
    const error = faultIn(judged, column, wording);
    return {
      name: `row.${at}.${column}`,
      label: columnLabel(column, wording),
      value,
      ...(error ? { error } : {}),
      ...(choices ? { choices: withUnlistedChoice(choices, value) } : {}),
    };
  };
  // Without a column wrong, the whole row is shown: it was asked for.
  const first = wrong.size > 0 ? batchFields.filter((column) => wrong.has(column)) : [...batchFields];
  return {
    at,
    title: t('parcels.rowTitle', { number, name: nameOf(judged) }),
    faults: faultsOfNoColumn(judged, wording),
    fields: first.map(fieldOf),
    others: batchFields.filter((column) => !first.includes(column)).map(fieldOf),
  };
}

/** The line of its file, as a spreadsheet counts them; its place where it came from none. */
const numberOf = ({ judged: { row }, at }: Numbered): number => rowNumber(row, at);

const pointChoice = (point: PickupPoint) => ({
  code: pointCode(point),
  name: [point.name, ...addressLines(point)].join(', '),
});

/** What was read stays visible although it is no choice. */
const withUnlistedChoice = (choices: { code: string; name: string }[], value: string) => [
  { code: '', name: '–' },
  ...(value === '' || choices.some(({ code }) => code === value) ? [] : [{ code: value, name: `« ${value} »` }]),
  ...choices,
];

function faultIn({ faults, refusals }: JudgedRow, column: BatchColumn, wording: Wording): string | null {
  const refusal = refusals.find((each) => each.kind === 'fault' && each.field === column);
  const fault = faults[column] ?? (refusal?.kind === 'fault' ? refusal.fault : undefined);
  return fault ? bare(parcels.faultText({ field: column, fault }, wording)) : null;
}

/** A row has one recipient and one article: its fields need not say whose they are. */
const bare = (text: string): string => {
  const bareText = text.replace(/^[^:]{1,16}:\s/u, '');
  return bareText.charAt(0).toUpperCase() + bareText.slice(1);
};

function faultsOfNoColumn({ faults, refusals }: JudgedRow, wording: Wording): string[] {
  const isColumn = (field: string) => batchFields.some((column) => column === field);
  const own = Object.entries(faults).flatMap(([field, fault]) =>
    fault && !isColumn(field) ? [parcels.faultText({ field: field as keyof typeof faults, fault }, wording)] : [],
  );
  const refused = refusals.flatMap((refusal) => {
    if (refusal.kind === 'other') return [wording.t('journey.refused')];
    return isColumn(refusal.field) ? [] : [parcels.faultText(refusal, wording)];
  });
  return [...new Set([...own, ...refused])];
}

/** How many are alike, how heavy each is, and how it is delivered. */
const parcelText = ({ quantity = 1, weight: grams, way }: PricedParcel, { t, weight }: Wording): string =>
  [
    ...(quantity > 1 ? [t('parcels.exact', { count: quantity })] : []),
    weight(grams),
    ...(way ? [t(`parcels.way.${way}`)] : []),
  ].join(', ');

export function readyRow({ judged, at }: Numbered, wording: Wording): ReadyRowView {
  const { t, paths } = wording;
  const { parcel, price } = judged;
  const number = numberOf({ judged, at });
  const name = nameOf(judged);
  return {
    at,
    number,
    to: name,
    parcel: parcel ? parcelText(parcel, wording) : '',
    price: price?.ttc ? wholePrice({ ttc: price.ttc, ht: price.ht }, wording) : '',
    change: {
      label: t('parcels.changeRow', { number, name }),
      href: `${paths.parcelBatch({ ligne: at + 1 })}#lignes`,
    },
    name: t('parcels.rowTitle', { number, name }),
  };
}
