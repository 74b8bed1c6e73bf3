import { describe, expect, test } from 'vitest';
import { batchFields } from '#domain/parcels/batch-columns.ts';
import { draftOf } from '#domain/parcels/batch-draft.ts';
import { likelyColumns, readBatch, rowsOfTable } from '#domain/parcels/batch-table.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { tableRows } from '#tests/shared/table-rows.ts';
import { aVisit, columns, csv, head, paths, row, t } from '#tests/shared/visits/batch-visit.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import { parkDraft, parkedVersion } from '#ui/journey/drafts/parked-draft.server.ts';
import { aRequest, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { parcels } from '../parcels.journey.ts';
import type { BatchView } from './batch.view.ts';
import { templateFile } from './batch-file.server.ts';
import { columnChoices, columnLabel } from './batch-words.ts';

describe('a table', () => {
  test('a table is required, and an unreadable pasted text stays in its field', async () => {
    const { posts } = await aVisit();
    for (const [pasted, text] of [
      ['', t('parcels.batchRequired')],
      [' \n', t('parcels.batchRequired')],
      [head, t('parcels.batchEmpty')],
      [
        [head, ...Array.from({ length: 1001 }, () => row())].join('\n'),
        t('parcels.batchTooMany', { count: 1001, most: 1000 }),
      ],
    ] as const) {
      const { status, page } = await posts({ intent: 'read', pasted });
      expect([status, page.view?.errors.csv, page.view?.table.pasted]).toEqual([422, text, pasted]);
    }
  });

  test('a table shows its columns with their likely fields, and requires those of a parcel', async () => {
    const { posts, view } = await aVisit();
    // What is heard next is how many were read.
    expect(await ledTo(posts({ intent: 'read', pasted: `${head};Remarque\n${row()};x` }))).toMatch(/#lignes$/);
    const { columns: shown } = await view();
    expect(shown?.columns.map(({ value }) => value)).toEqual([...Object.values(columns), '']);
    const { status, page } = await posts({ intent: 'columns', 'column.0': 'weight' });
    expect([status, page.view?.errors['column.0']]).toEqual([422, expect.stringContaining('Code postal, Commune')]);
    expect(page.view?.columns?.columns[0]?.value, 'what was chosen stays').toBe('weight');
    await ledTo(posts({ intent: 'columns', ...columns }));
    expect(await ledTo(posts({ intent: 'columns', ...columns })), 'read by another tab').toBe(paths.parcelBatch());
    expect((await view()).rows?.count).toBe(1);
  });
});

describe('its rows', () => {
  test('the rows are shown where they are wrong, and priced in one call where they are valid', async () => {
    const { asked, reads, view } = await aVisit();
    await reads(row(), row('lourd'), row('1,5'));
    const { rows } = await view();
    expect(rows?.wrong.map(({ at }) => at)).toEqual([1]);
    expect(rows?.wrong[0]?.fields).toMatchObject([
      { name: 'row.1.weight', value: 'lourd', error: t('parcels.fault.weight') },
    ]);
    expect(rows?.ready.rows).toMatchObject([{ number: 2, price: '10,10\u00a0€ (exonéré de\u00a0TVA)' }, { number: 4 }]);
    expect([rows?.buy, asked.quoted]).toEqual([t('parcels.buyBatch', { count: 2 }), 1]);
  });

  test('the rows are corrected in place, copied and removed', async () => {
    const { posts, reads, view } = await aVisit();
    await reads(row('lourd'));
    const { rows } = await view();
    const fieldsOfRow = [...(rows?.wrong[0]?.fields ?? []), ...(rows?.wrong[0]?.others ?? [])];
    const typed = Object.fromEntries(fieldsOfRow.map(({ name, value }) => [name, value]));
    await ledTo(posts({ ...typed, 'row.0.weight': '1,5' }));
    expect((await view()).rows?.wrong).toEqual([]);
    expect((await view()).rows?.ready.isOpen).toBe(false);
    expect(await ledTo(posts({ twice: '0', page: '1' })), 'back into the list').toContain('?page=1#prets');
    expect((await view('page=1')).rows?.ready.isOpen).toBe(true);
    expect((await view()).rows?.ready.rows).toHaveLength(2);
    await ledTo(posts({ remove: '0' }));
    expect((await view('ligne=1')).rows?.wrong).toMatchObject([{ at: 0, others: [] }]);
  });

  test('the rows preserve their typed values, also with a button that cannot be answered now', async () => {
    let isAway = false;
    const { posts, reads, request } = await aVisit({
      options: async () => {
        if (isAway) throw new Fault('timeout', 'getParcelOptions');
        return theParcelOptions();
      },
    });
    await reads(row('lourd'), row());
    isAway = true;
    for (const button of ['save', 'remove', 'twice'])
      await ledTo(posts({ 'row.0.weight': `1,${button.length}`, [button]: button === 'twice' ? '0' : '1' }));
    const { answers } = await request().journeyDrafts.of('parcelBatch');
    expect(draftOf(answers).rows).toEqual([{ weight: '1,5', line: '2' }]);
  });

  test('the rows show their typed values where another tab was faster, and no row number names another parcel', async () => {
    const { posts, reads, view } = await aVisit();
    await reads(row('lourd'), row('léger'));
    const { version, rows } = await view();
    const shown = (rows?.wrong ?? []).flatMap(({ fields: own, others }) => [...own, ...others]);
    const asShown = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
    await ledTo(posts({ ...asShown, 'row.1.weight': '2', version }));
    const weightsIn = ({ page }: Awaited<ReturnType<typeof posts>>) =>
      page.view?.rows?.wrong.map(({ fields: own }) => own[0]?.value);
    const typed = { ...asShown, 'row.0.weight': 'trop', 'row.1.weight': '2', version };
    for (const intent of ['save', 'buy']) {
      const stale = await posts({ ...typed, count: '2', intent });
      expect([stale.status, weightsIn(stale)]).toEqual([422, ['trop']]);
      expect(stale.page.notices.map(({ text }) => text)).toEqual([t('journey.stale')]);
    }
    await ledTo(posts({ remove: '0' }));
    const gone = await posts({ ...typed, count: '2' });
    expect([weightsIn(gone), gone.page.notices.map(({ text }) => text)]).toEqual([[], [t('parcels.batchStale')]]);
  });

  test('a row’s button preserves the rows and the text pasted below', async () => {
    const { posts, reads, view } = await aVisit();
    await reads(row('lourd'), row());
    const pasted = [head, row('3')].join('\n');
    const { fields: own = [], others = [] } = (await view()).rows?.wrong[0] ?? {};
    const asShown = Object.fromEntries([...own, ...others].map(({ name, value }) => [name, value]));
    const withWeight = (weight: string) => ({ ...asShown, 'row.0.weight': weight });
    const stands = (shown: BatchView | null) => [shown?.table.pasted, shown?.rows?.wrong[0]?.fields[0]?.value];
    await ledTo(posts({ ...withWeight('trop'), remove: '1', pasted }));
    expect(stands(await view())).toEqual([pasted, 'trop']);
    const refused = await posts({ ...withWeight('-3'), intent: 'read', pasted: head });
    expect(stands(refused.page.view)).toEqual([head, '-3']);
    await ledTo(posts({ ...withWeight('0'), intent: 'read', pasted }));
    await ledTo(posts({ intent: 'columns', ...columns }));
    const read = await view();
    expect([...stands(read), read.rows?.count]).toEqual(['', '0', 2]);
  });

  test('a row’s button reads the file chosen below: its rows wait among the pasted ones', async () => {
    const { posts, reads, view } = await aVisit();
    await reads(row('lourd'), row());
    const to = await ledTo(posts({ remove: '1', pasted: row('2'), csv: csv(row('3')) }));
    expect(to).toBe(`${paths.parcelBatch({ page: 1, note: 'fichier' })}#prets`);
    const shown = await view('note=fichier');
    expect([shown.table.pasted, shown.rows?.count]).toEqual([`${row('2')}\n${row('3')}`, 1]);
    expect(shown.notices.map(({ text }) => text)).toEqual([t('parcels.fileKept')]);
    for (const intent of ['save', 'buy']) {
      const { status, page } = await posts({ intent, pasted: row('2'), csv: csv('x'.repeat(3_000_000)) });
      expect([status, page.view?.errors.csv]).toEqual([422, t('parcels.batchTooLarge')]);
      expect(page.view?.table.pasted, 'what was pasted stays').toBe(row('2'));
    }
  });

  test.each([
    ['fails', 503, { version: '99' }],
    ['comes after that of another tab', 422, { version: '0' }],
  ])(
    'the rows show their typed values where reading a file %s, and the file is named: its page has lost it',
    async (_, status, on) => {
      let isAway = false;
      const { posts, reads, view } = await aVisit({
        options: async () => {
          const isNow = isAway;
          isAway = false;
          if (isNow) throw new Fault('timeout', 'getParcelOptions');
          return theParcelOptions();
        },
      });
      await reads(row('lourd'));
      const { fields: own = [], others = [] } = (await view()).rows?.wrong[0] ?? {};
      const asShown = Object.fromEntries([...own, ...others].map(({ name, value }) => [name, value]));
      isAway = status === 503;
      const csv = new File([[head, row()].join('\n')], 'lot.csv', { type: 'text/csv' });
      const sent = { ...asShown, ...on, count: '1', 'row.0.weight': 'trop', pasted: row('2'), csv, intent: 'read' };
      const answer = await posts(sent);
      const { table, rows } = answer.page.view ?? {};
      expect([answer.status, table?.lost]).toEqual([status, t('forms.fileLost', { name: 'lot.csv' })]);
      expect([table?.pasted, rows?.wrong[0]?.fields[0]?.value]).toEqual([row('2'), 'trop']);
    },
  );

  test('the rows are never shown without prices because of our own mistake', async () => {
    const { reads, view } = await aVisit({ quoteBatch: () => Promise.reject(new Error('away')) });
    await reads(row());
    await expect(view()).rejects.toThrow('away');
  });
});

test('a batch that was begun is not replaced by one of the cart', async () => {
  const { edits, reads, view } = await aVisit();
  await reads(row(), row('1,5'));
  expect(await ledTo(edits('lot-1'))).toBe(paths.parcelBatch({ note: 'en-cours' }));
  expect((await view()).rows?.ready.rows).toHaveLength(2);
});

test('a parked batch is restored, and the present one is parked with the values of its page', async () => {
  const { posts, reads, view, request } = await aVisit();
  await reads(row('lourd'));
  await parkDraft(request().journeyDrafts, 'parcelBatch');
  await request().journeyDrafts.forget('parcelBatch');
  await reads(row('léger'), row('trop'));
  const weights = async () => (await view()).rows?.wrong.map(({ fields: own }) => own[0]?.value);
  expect((await view()).parked?.resume).toBe(t('journey.asideResume'));
  const shown = ((await view()).rows?.wrong ?? []).flatMap(({ fields: own, others }) => [...own, ...others]);
  const asShown = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
  const aside = async () => String(await parkedVersion(request().journeyDrafts, 'parcelBatch'));
  await ledTo(posts({ ...asShown, intent: 'back', aside: await aside(), count: '2', 'row.1.weight': 'énorme' }));
  expect(await weights()).toEqual(['lourd']);
  await ledTo(posts({ intent: 'back', aside: await aside() }));
  expect(await weights()).toEqual(['léger', 'énorme']);
  await ledTo(posts({ intent: 'restart' }));
  await ledTo(posts({ intent: 'back', aside: await aside() }));
  expect([await weights(), (await view()).parked]).toEqual([['lourd'], undefined]);
});

test('the typed values of one batch never enter the other one that another tab restored', async () => {
  const { posts, reads, request, view } = await aVisit();
  await reads(row('lourd'));
  await parkDraft(request().journeyDrafts, 'parcelBatch');
  await request().journeyDrafts.forget('parcelBatch');
  await reads(row('trop'));
  const { version } = await request().journeyDrafts.of('parcelBatch');
  const aside = String(await parkedVersion(request().journeyDrafts, 'parcelBatch'));
  await ledTo(posts({ intent: 'back', aside }));
  const sent = { intent: 'save', version: String(version), count: '1', 'row.0.weight': 'énorme' };
  const { status, page } = await posts(sent);
  const weights = (shown: typeof page.view) => shown?.rows?.wrong.map(({ fields: own }) => own[0]?.value);
  expect([status, weights(page.view), page.notices.map(({ text }) => text)]).toEqual([
    422,
    ['lourd'],
    [t('parcels.batchStale')],
  ]);
  expect(weights(await view())).toEqual(['lourd']);
});

describe.each(['fr', 'en'] as const)('in the words of %s', (lang) => {
  const wording = wordingOf({ lang, mode: 'pro' });
  const options = theParcelOptions();

  test('the template says what people say, and is read as what they mean', async () => {
    const file = templateFile(aRequest({ lang, mode: 'pro' }));
    expect(file).not.toMatch(/;(mrs|mr|home|signature|sale|FR|CH);/);
    const read = readBatch(await tableRows(file), options);
    const rows = read.kind === 'table' ? rowsOfTable(read.table, { columns: likelyColumns(read.table), options }) : [];
    expect(rows).toMatchObject([
      { 'recipient.civility': 'mrs', destination: 'FR', way: 'home' },
      { 'recipient.civility': 'mr', destination: 'CH', way: 'signature', category: 'sale', 'article.1.origin': 'FR' },
    ]);
  });

  test.each(batchFields)('a column called as a form calls %s is known', (column) => {
    const [, name] = column.split('.');
    const asked = column.startsWith('recipient.')
      ? wording.t(partyLabels[name as PartyLabel])
      : parcels.fieldLabel(column, wording);
    const head = [asked, columnLabel(column, wording)];
    expect(head.map((cell) => likelyColumns({ head: [cell], rows: [] }))).toEqual([[column], [column]]);
  });

  test('whatever may be chosen at a row may be written in a file, too', () => {
    for (const column of batchFields)
      for (const { code, name } of columnChoices(column, { options, wording }) ?? []) {
        // Several covers have one name: their code stands beside it.
        const cell = column === 'cover' && code !== 'INCLUDED' ? code : name.replace(` (${code})`, '');
        const table = { head: null, rows: [[cell]] };
        expect(rowsOfTable(table, { columns: [column], options }), name).toEqual([{ [column]: code }]);
      }
  });
});
