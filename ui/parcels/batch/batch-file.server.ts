import { batchFields, wordFor } from '#domain/parcels/batch-columns.ts';
import { type BatchDraft, draftOf } from '#domain/parcels/batch-draft.ts';
import type { BatchRow } from '#domain/parcels/batch-table.ts';
import { csvOf } from '#domain/shared/csv.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { Money } from '#domain/shared/money.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { batchOptions, pricedRows, withSenderAddress } from './batch-rows.server.ts';
import { columnLabel } from './batch-words.ts';

/** A table to fill in: two parcels, as an example of what each column holds. */
export const templateFile = ({ wording }: RequestContext): string => fileOf(templateRows(wording), null, wording);

/** The parcels that are kept as they were typed, with what each costs. */
export async function batchFileOf(context: RequestContext): Promise<string> {
  const draft = draftOf((await context.journeyDrafts.of(parcelBatch.name)).answers);
  return fileOf(draft.rows, await pricesOf(draft, context), context.wording);
}

/** It can be read again as it is. */
function fileOf(rows: readonly BatchRow[], prices: string[][] | null, wording: Wording): string {
  const named = prices ? [wording.t('parcels.columnHt'), wording.t('parcels.columnTtc')] : [];
  const head = [...batchFields.map((field) => columnLabel(field, wording)), ...named];
  const table = rows.map((row, at) => [
    ...batchFields.map((field) => wordFor(field, row[field] ?? '', wording.lang)),
    ...(prices?.[at] ?? []),
  ]);
  return csvOf([head, ...table]);
}

const templateRows = ({ t }: Pick<Wording, 't'>): BatchRow[] => [
  {
    'recipient.companyName': t('parcels.templateCompany'),
    'recipient.service': t('parcels.templateService'),
    'recipient.civility': 'mrs',
    'recipient.firstName': 'Contact',
    'recipient.lastName': 'Achats',
    'recipient.streetName': '4 rue du Port',
    postalCode: '71000',
    'recipient.city': 'Mâcon',
    destination: 'FR',
    weight: '0,92',
    quantity: '1',
    way: 'home',
    reference: 'CC-2026',
  },
  {
    'recipient.civility': 'mr',
    'recipient.firstName': 'Client',
    'recipient.lastName': 'Suisse',
    'recipient.streetName': '1 rue du Lac',
    postalCode: '1200',
    'recipient.city': 'Genève',
    destination: 'CH',
    weight: '1,5',
    way: 'signature',
    category: 'sale',
    'article.1.description': t('parcels.templateItem'),
    'article.1.quantity': '2',
    'article.1.weight': '0,6',
    'article.1.value': '15',
    'article.1.hsCode': '490199',
    'article.1.origin': 'FR',
  },
];

/** What each row costs, without tax first; empty where a row has no price. `null`: none can be had now. */
async function pricesOf(draft: BatchDraft, context: RequestContext): Promise<string[][] | null> {
  const options = await orNull(batchOptions(context));
  if (!options) return null;
  // At the prices of the page, where nothing was said of the sender yet.
  const { rows, quote } = await pricedRows(await withSenderAddress(draft, context), { context, options });
  if (!quote) return null;
  return rows.map(({ price }) => [price?.ht, price?.ttc].map((money) => (money ? eurosIn(money) : '')));
}

const centsPerEuro = 100;

/** « 12,50 », as a spreadsheet reads it. */
const eurosIn = ({ cents }: Money): string => (cents / centsPerEuro).toFixed(2).replace('.', ',');
