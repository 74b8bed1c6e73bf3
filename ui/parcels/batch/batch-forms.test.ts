import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { someUser } from '#domain/session/examples.ts';
import { aVisit, columns, common, csv, head, paths, row, t } from '#tests/shared/visits/batch-visit.ts';
import { parkDraft } from '#ui/journey/drafts/parked-draft.server.ts';
import { ledTo } from '#ui/request/request.examples.ts';

describe('a file', () => {
  test('a file is read, and the text pasted beside it waits', async () => {
    const { posts, view } = await aVisit();
    const file = csv([head, row('3')].join('\n'));
    await ledTo(posts({ intent: 'read', pasted: row('2'), csv: file }));
    await ledTo(posts({ intent: 'columns', ...columns }));
    const { rows, table } = await view('ligne=1');
    expect(rows?.wrong[0]?.fields.find(({ name }) => name === 'row.0.weight')?.value).toBe('3');
    expect([rows?.count, table.pasted]).toEqual([1, row('2')]);
  });

  test('an empty file is refused as empty, and left out beside a pasted text, which is read', async () => {
    const { posts, view } = await aVisit();
    const { page } = await posts({ intent: 'read', pasted: '', csv: csv('') });
    expect(page.view?.errors.csv).toBe(t('parcels.batchEmpty'));
    await ledTo(posts({ intent: 'read', pasted: [head, row()].join('\n'), csv: csv('') }));
    expect((await view()).columns?.columns).toHaveLength(7);
  });

  test('a file that was too large to be read is refused at any button, and the parcels stay', async () => {
    const visit = await aVisit();
    await visit.reads(row('lourd'));
    const { posts } = await aVisit({}, { journeyDrafts: visit.journeyDrafts, unreadFiles: ['size'] });
    for (const intent of ['read', 'save', 'buy']) {
      const { status, page } = await posts({ ...(await visit.typed()), intent, 'row.0.weight': 'trop', pasted: row() });
      const fault = intent === 'read' ? t('forms.tableTooLarge', { most: 2 }) : t('parcels.batchTooLarge');
      expect([status, page.view?.errors.csv]).toEqual([422, fault]);
      expect([page.view?.table.pasted, page.view?.rows?.wrong[0]?.fields[0]?.value]).toEqual([row(), 'trop']);
    }
    expect((await visit.view()).rows?.wrong[0]?.fields[0]?.value, 'nothing is kept').toBe('lourd');
  });
});

describe('what is longer than a draft may be', () => {
  const cells = Array.from({ length: 60 }, () => 'x'.repeat(200)).join(';');
  const long = Array.from({ length: 46 }, () => cells).join('\n');

  const pasted = row();

  test.each([
    ['a table', { intent: 'read', csv: csv(long), pasted }],
    ['a table beside the parcels that are kept', { intent: 'read', csv: csv(long.slice(0, 520_000)), pasted }],
    ['what waits to be read', { intent: 'save', csv: csv(long), pasted }],
    ['what waits to be read beside what is bought', { intent: 'buy', csv: csv(long), pasted }],
    ['a list that is longer than a page takes', { intent: 'save', pasted: long.slice(0, 300_001) }],
    ['such a list that is to be read', { intent: 'read', pasted: long.slice(0, 300_001) }],
  ])('a batch that exceeds the draft’s limit is refused, and replaces nothing: %s', async (_, sent) => {
    const { posts, reads, view } = await aVisit();
    await reads(...Array.from({ length: 900 }, () => row()));
    const { status, page } = await posts(sent);
    expect([status, page.view?.errors.csv]).toEqual([422, t('parcels.batchTooLarge')]);
    expect(page.view?.table.pasted === sent.pasted.slice(0, 300_000), 'it stays in the page').toBe(true);
    const { rows, table } = await view();
    expect([rows?.count, table.pasted]).toEqual([900, '']);
  });
});

test('a batch has no more parcels than it may have, whether they are read or copied', async () => {
  const { posts, reads, view } = await aVisit({ options: async () => theParcelOptions({ maxBatch: 3 }) });
  await reads(row());
  const { page } = await posts({ intent: 'read', pasted: [head, row(), row(), row()].join('\n') });
  expect(page.view?.errors.csv).toBe(t('parcels.batchTooMany', { count: 4, most: 3 }));
  await reads(row('2'));
  await ledTo(posts({ twice: '1' }));
  expect((await view()).rows?.ready.rows).toHaveLength(3);
  const full = await posts({ twice: '1' });
  expect([full.status, full.page.view?.errors.csv]).toEqual([422, t('parcels.batchTooMany', { count: 4, most: 3 })]);
  expect((await view()).rows?.ready.rows).toHaveLength(3);
});

test('each press leads to where it was made, and Back not to what it has changed', async () => {
  const { posts, reads, typed, asked } = await aVisit();
  await reads(row('lourd'), row(), row());
  expect(asked.quoted, 'what is read is not priced yet').toBe(0);
  const there = { ...(await typed()), page: '2', csv: csv('') };
  const saved = await posts(there).catch((led: Response) => led.headers);
  expect(saved).toBeInstanceOf(Headers);
  expect(Object.fromEntries(saved as Headers)).toMatchObject({
    location: `${paths.parcelBatch()}#lignes`,
    'x-remix-replace': 'true',
  });
  expect(await ledTo(posts({ ...there, twice: '0' }))).toBe(`${paths.parcelBatch()}#lignes`);
  expect(await ledTo(posts({ ...there, remove: '1' }))).toBe(`${paths.parcelBatch({ page: 2 })}#prets`);
});

test('nobody is asked for the price of parcels that are all to be mended', async () => {
  const { reads, view, asked } = await aVisit();
  await reads(row('lourd'));
  expect([(await view()).rows?.count, asked.quoted]).toEqual([1, 0]);
});

test('a typed value is stored without surrounding spaces, and a field of spaces is empty', async () => {
  const { posts, reads, typed, view } = await aVisit();
  await reads(row('lourd'));
  const sent = {
    'row.0.weight': ' trop ',
    'row.0.reference': '  ',
    'sender.lastName': ' Achats ',
    'sender.city': ' ',
    eori: ' FR732829320 ',
  };
  await ledTo(posts({ ...(await typed()), ...common, ...sent }));
  expect(await typed()).toMatchObject({ 'row.0.weight': 'trop', 'row.0.reference': '' });
  const { common: shared } = (await view()).rows ?? {};
  expect(shared?.values).toMatchObject({ 'sender.lastName': 'Achats', eori: 'FR732829320' });
  expect(shared?.values).not.toHaveProperty(['sender.city']);
});

test('a parked batch stays parked where another tab has changed the present one', async () => {
  const { posts, reads, request, typed, view } = await aVisit();
  await reads(row('lourd'));
  await parkDraft(request().journeyDrafts, 'parcelBatch');
  await request().journeyDrafts.forget('parcelBatch');
  await reads(row('trop'));
  const aside = (await view()).parked?.version;
  const { status } = await posts({
    ...(await typed()),
    intent: 'back',
    aside: String(aside),
    count: '1',
    version: '0',
  });
  expect([status, await typed(), (await view()).parked?.version]).toMatchObject([
    422,
    { 'row.0.weight': 'trop' },
    aside,
  ]);
});

describe('the sender', () => {
  const holder = async () => someUser({ civility: 'mr', lastName: 'Gérante', address: anAddress({ city: 'Bron' }) });
  const shownIn = async ({ view }: Awaited<ReturnType<typeof aVisit>>) => (await view()).rows?.common.values;

  test('the sender is the account’s holder, until another is typed', async () => {
    const visit = await aVisit({}, { accounts: { holder } });
    await visit.reads(row());
    expect(await shownIn(visit)).toMatchObject({
      origin: 'FR',
      'sender.city': 'Bron',
      'sender.email': 'compte@exemple.fr',
    });
    await ledTo(visit.posts(common));
    const { 'sender.civility': _, ...typed } = common;
    expect(await shownIn(visit)).toMatchObject(typed);
  });

  test('the sender is loaded once there are parcels', async () => {
    let asked = 0;
    const counted = async () => {
      asked += 1;
      return holder();
    };
    const { reads, view } = await aVisit({}, { accounts: { holder: counted } });
    await view();
    expect(asked).toBe(0);
    await reads(row());
    await view();
    expect(asked).toBe(1);
  });
});
