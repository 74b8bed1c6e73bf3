import { editedField } from '#domain/journey/drafts.ts';
import { draftOf } from '#domain/parcels/batch-draft.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { missingLine } from '#ui/journey/composed-line.server.ts';
import { parkedVersion } from '#ui/journey/drafts/parked-draft.server.ts';
import { parkedDraftView } from '#ui/journey/entry/draft.view.ts';
import { optionsFailure } from '#ui/journey/journey-form.server.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { batchView } from './batch.view.ts';
import { buyForm } from './batch-buying.server.ts';
import { backForm, displayedDraft, restartForm, saveForm } from './batch-forms.server.ts';
import { columnsForm, readForm } from './batch-reading.server.ts';
import { batchOptions, pricedRows, withSenderAddress } from './batch-rows.server.ts';
import { pointsOfRows } from './row-points.server.ts';

/** Many parcels by a file or a pasted table (journeys §1), for professionals. */
export const batchPage = formPage({
  forms: { read: readForm, columns: columnsForm, save: saveForm, buy: buyForm, restart: restartForm, back: backForm },
  fallback: 'save',
  notes: {
    gardees: ['info', 'parcels.rowsKept'],
    'a-lire': ['info', 'parcels.pasteKept'],
    fichier: ['info', 'parcels.fileKept'],
    'en-cours': ['warning', 'parcels.batchInTheWay'],
  },
  needs: optionsFailure,
  async load(context, { query, notices, stateOf }) {
    const options = await orErrorPage({ context, failure: optionsFailure }, batchOptions(context));
    const { answers, version } = await context.journeyDrafts.of(parcelBatch.name);
    const state = stateOf('buy') ?? stateOf('save') ?? stateOf('back') ?? stateOf('read') ?? stateOf('columns');
    const begun = await withSenderAddress(displayedDraft(draftOf(answers), state?.typed ?? {}), context);
    const priced = await pricedRows(begun, { context, options });
    const total = priced.quote?.total;
    if (total) await context.journeyDrafts.notePrice(parcelBatch.name, { id: total.id, ttc: total.ttc });
    const [lineNotices, points] = await Promise.all([
      missingLine(answers, context),
      pointsOfRows(priced.rows, context),
    ]);
    const view = batchView(
      {
        options,
        draft: begun,
        version,
        isEdited: Boolean(answers[editedField]) && lineNotices.length === 0,
        ...priced,
        points,
        faults: state?.faults ?? {},
        typed: state?.typed ?? {},
        lost: state?.lost ?? null,
        query: queryOf('parcelBatch', query),
        notices: [...notices, ...lineNotices],
      },
      context.wording,
    );
    const waits = await parkedVersion(context.journeyDrafts, parcelBatch.name);
    const parked = waits !== null && { parked: parkedDraftView(context.wording, waits) };
    return { view: { ...view, ...parked }, description: context.wording.t('parcels.batchText') };
  },
});

export const { action, loader } = batchPage;
