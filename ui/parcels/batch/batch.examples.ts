import { judgeRows, withAnswers } from '#domain/parcels/batch.ts';
import type { BatchDraft } from '#domain/parcels/batch-draft.ts';
import type { BatchRow, BatchTable } from '#domain/parcels/batch-table.ts';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { ParcelRefusal } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { batchView } from './batch.view.ts';
import type { BatchState } from './batch-forms.server.ts';
import type { RowPoints } from './batch-row.view.ts';

export const aBatchRow = (over: BatchRow = {}): BatchRow => ({
  'recipient.companyName': 'Atelier 3M & Fils',
  'recipient.firstName': 'Contact',
  'recipient.lastName': 'Achats',
  'recipient.streetName': '4 rue du Port',
  postalCode: '71000',
  'recipient.city': 'Mâcon',
  weight: '0,92',
  ...over,
});

interface BatchExample {
  lang?: 'fr' | 'en';
  rows?: BatchRow[];
  table?: BatchTable;
  refusals?: ParcelRefusal[][];
  common?: BatchDraft['common'];
  pasted?: string;
  faults?: BatchState['faults'];
  typed?: BatchState['typed'];
  lost?: string;
  ligne?: number;
  page?: number;
  /** Near the row at each place. */
  points?: RowPoints;
  /** It is one of the cart. */
  isEdited?: true;
  /** The backend cannot be asked for prices. */
  isAway?: true;
}

export function aBatch({ lang = 'fr', rows = [], table, refusals = [], ...input }: BatchExample = {}) {
  const { common = theParcelAnswers(), pasted, faults = {}, typed = {}, lost, ligne, page, points } = input;
  const options = theParcelOptions();
  const judged = judgeRows(rows, { common, options });
  const priced = judged.flatMap(({ parcel }) => parcel ?? []);
  const total = { id: 'devis-1', ttc: euros(12 * priced.length), ht: euros(10 * priced.length) };
  const quote = {
    total,
    parcels: priced.map((_, at) => ({ ttc: euros(12), ht: euros(10), refusals: refusals[at] ?? [] })),
  };
  const isPriced = priced.length > 0 && !input.isAway;
  return batchView(
    {
      options,
      draft: { table: table ?? null, rows, common, ...(pasted !== undefined && { pasted }) },
      version: 3,
      isEdited: input.isEdited ?? false,
      rows: isPriced ? withAnswers(judged, quote.parcels) : judged,
      quote: isPriced ? quote : null,
      ...(points && { points }),
      faults,
      typed,
      lost: lost ?? null,
      query: { ligne: ligne ?? null, page: page ?? null },
      notices: [],
    },
    wordingOf({ lang, mode: 'pro' }),
  );
}
