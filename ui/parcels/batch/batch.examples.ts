import { judgedRows, withAnswers } from '#domain/parcels/batch.ts';
import type { BatchRow, BatchTable } from '#domain/parcels/batch-table.ts';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { ParcelRefusal } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { batchView } from './batch.view.ts';
import type { BatchState } from './batch-forms.server.ts';

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

interface Shown {
  lang?: 'fr' | 'en';
  rows?: BatchRow[];
  table?: BatchTable;
  refusals?: ParcelRefusal[][];
  faults?: BatchState['faults'];
  lost?: string;
  ligne?: number;
}

export function aBatch({ lang = 'fr', rows = [], table, refusals = [], faults = {}, lost, ligne }: Shown = {}) {
  const options = theParcelOptions();
  const common = theParcelAnswers();
  const judged = judgedRows(rows, { common, options });
  const priced = judged.flatMap(({ parcel }) => parcel ?? []);
  const total = { id: 'devis-1', ttc: euros(10.1 * priced.length), ht: euros(10.1 * priced.length) };
  const quote = {
    total,
    parcels: priced.map((_, at) => ({ ttc: euros(10.1), ht: euros(10.1), refusals: refusals[at] ?? [] })),
  };
  return batchView(
    {
      options,
      draft: { table: table ?? null, rows, common },
      version: 3,
      isEdited: false,
      rows: withAnswers(judged, quote.parcels),
      quote: priced.length > 0 ? quote : null,
      faults,
      typed: {},
      lost: lost ?? null,
      query: { ligne: ligne ?? null, page: null },
      notices: [],
    },
    wordingOf({ lang, mode: 'pro' }),
  );
}
