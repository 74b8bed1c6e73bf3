import { describe, expect, test } from 'vitest';
import { type DepositLists, mostLabels } from '#domain/labels/deposit-lists.ts';
import { aDepositList, aScannedList, someDepositable } from '#domain/labels/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, fails, ledTo, locationOf } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { loader as fileLoader } from './list/deposit-list-file.route.ts';
import { depositListPage } from './list/list.server.ts';
import { depositListsPage } from './lists/lists.server.ts';

const { t, paths } = wordingOf({ lang: 'fr', mode: 'part' });
const at = (path: string) => new URL(path, 'https://boutique.example');
const [first, second] = ['6A04043954320', '6A37590596021'];

function aShopper(over: Partial<DepositLists> = {}, params: Record<string, string> = { number: 'BD-26-000001' }) {
  const asked: unknown[] = [];
  const depositLists: Partial<DepositLists> = {
    depositable: async () => someDepositable(),
    all: async () => [],
    ofNumber: async () => aDepositList(),
    create: async (wanted) => {
      asked.push(wanted);
      return { kind: 'created', list: aDepositList() };
    },
    cancel: async (number) => {
      asked.push(number);
      return aDepositList({ status: 'cancelled' });
    },
    ...over,
  };
  return { context: aRequest({ params, ports: { depositLists } }), asked };
}

function aForm(intent: string, { ids = [], day = '' }: { ids?: readonly string[]; day?: string } = {}): FormData {
  const form = new FormData();
  form.set('intent', intent);
  for (const id of ids) form.append('etiquette', id);
  form.set('jour', day);
  return form;
}

const lists = at(paths.depositLists());
const chosen = { ids: [first, second], day: '2026-12-01' };
const creates = (context: ReturnType<typeof aShopper>['context'], over: Partial<typeof chosen> = {}) =>
  depositListsPage.post(context, { url: lists, form: aForm('create', { ...chosen, ...over }) });

describe('the page of deposit lists', () => {
  test('the page of deposit lists chooses all labels, or first those of the order that it is reached from', async () => {
    const selected = async (query: string) => {
      const { view, head } = await depositListsPage.show(aShopper().context, at(`${paths.depositLists()}${query}`));
      expect(head.title.includes('–')).toBe(query !== '');
      return [view.form?.labels.map((label) => label.selected), view.notices.map(({ text }) => text)];
    };
    expect(await selected('')).toEqual([[true, true, true], []]);
    expect(await selected('?commande=CMD-26-2')).toEqual([[true, false, false], []]);
    expect(await selected('?commande=CMD-26-9')).toEqual([[true, true, true], [t('deposit-lists.nothingOfOrder')]]);
  });

  test('the page of deposit lists chooses no more labels than one list holds', async () => {
    const [label] = someDepositable().labels;
    if (!label) throw new Error('There is no label.');
    const labels = Array.from({ length: mostLabels + 1 }, (_, place) => ({ ...label, trackingId: `6A${place}` }));
    const { context } = aShopper({ depositable: async () => someDepositable({ labels }) });
    const { view } = await depositListsPage.show(context, lists);
    expect(view.form?.labels.filter(({ selected }) => selected)).toHaveLength(mostLabels);
  });

  test('the page of deposit lists says why nothing can be handed in', async () => {
    const none = { labels: [], dates: [] };
    for (const [depositable, text] of [
      [none, t('deposit-lists.nothing')],
      [someDepositable({ dates: [] }), t('deposit-lists.noDay')],
    ] as const) {
      const { context } = aShopper({ depositable: async () => depositable });
      expect((await depositListsPage.show(context, lists)).view).toMatchObject({ nothing: { text } });
    }
  });

  test('the page of deposit lists leads to where a label is printed that was not, by the mode', async () => {
    const { view } = await depositListsPage.show(aShopper().context, lists);
    expect(view.form?.labels.map(({ print }) => print?.href)).toEqual([
      undefined,
      paths.labels({ code: 'CMD-26-1' }),
      undefined,
    ]);
    // Its name is « Imprimer l’étiquette 6A 1234… », not « Imprimer l’étiquette Étiquette… ».
    expect(view.form?.labels[1]?.print?.number).toMatch(/^\d/);
  });

  test('a deposit list is made of what was chosen, and the page leads to it', async () => {
    const { context, asked } = aShopper();
    const made = creates(context, { ids: [first, first, second, '../x', ''] });
    expect(await ledTo(made)).toBe(paths.depositList({ number: 'BD-26-000001' }, { note: 'creee' }));
    expect(asked).toEqual([{ trackingIds: [first, second], date: '2026-12-01' }]);
  });

  test.each([
    ['no label', { ids: [] }, { etiquette: t('deposit-lists.chooseOne') }],
    ['no day', { day: '' }, { jour: t('deposit-lists.chooseDay') }],
    [
      'more labels than one holds',
      { ids: Array.from({ length: mostLabels + 2 }, (_, place) => `6A${place}`) },
      { etiquette: t('deposit-lists.tooMany', { most: mostLabels, extra: 2 }) },
    ],
  ])('nobody is asked for a deposit list with %s', async (_, over, errors) => {
    const { context, asked } = aShopper();
    const { status, page } = await creates(context, over);
    expect([status, page.view?.form?.errors, asked]).toEqual([422, errors, []]);
  });

  test.each([
    ['a label is on another list', { ids: [first, '6A9'] }, { etiquette: t('deposit-lists.notDepositable') }],
    ['no counter is open', { day: '2026-11-29' }, { jour: t('deposit-lists.notOpenThen') }],
    [
      'a label has expired by then',
      { day: '2026-12-03' },
      { jour: t('deposit-lists.notTakenThen', { until: '02/12/2026' }) },
    ],
  ])('the page of deposit lists says what the backend refused where %s', async (_, over, errors) => {
    const { context } = aShopper({ create: async () => ({ kind: 'refused', reason: 'not-depositable' }) });
    const { status, page } = await creates(context, over);
    expect([status, page.view?.form?.errors]).toEqual([422, errors]);
  });

  test('the page of deposit lists says a refusal that nothing on it explains', async () => {
    const { context } = aShopper({ create: async () => ({ kind: 'refused', reason: 'other' }) });
    const { status, page } = await creates(context);
    expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('deposit-lists.refused')]]);
  });

  test('the page of deposit lists keeps the choice where the backend fails, and says it', async () => {
    const { context } = aShopper({ create: fails(new Fault('unavailable', 'createDepositList')) });
    const { status, page } = await creates(context, { ids: [second] });
    expect(status).toBe(503);
    expect(page.view?.form?.labels.map(({ selected }) => selected)).toEqual([false, true, false]);
    expect(page.notices.map(({ text }) => text)).toEqual([t('error.depositListChange')]);
    expect(page.failure).toMatchObject({ failure: 'maj_liste_depot' });
  });
});

describe('the page of one list', () => {
  const url = at(paths.depositList({ number: 'BD-26-000001' }));
  const cancels = (over: Partial<DepositLists>) =>
    depositListPage.post(aShopper(over).context, { url, form: aForm('cancel') });

  test('a deposit list gives its code and its file until it is cancelled or over', async () => {
    const parts = async (list: ReturnType<typeof aDepositList>) => {
      const { view } = await depositListPage.show(aShopper({ ofNumber: async () => list }).context, url);
      return [view.code?.text ?? null, view.file !== null, view.mayCancel];
    };
    expect(await parts(aDepositList())).toEqual(['BD-26-000001', true, true]);
    expect(await parts(aScannedList())).toEqual(['BD-26-000001', true, false]);
    for (const status of ['cancelled', 'over', 'other'] as const)
      expect(await parts(aDepositList({ status }))).toEqual([null, false, false]);
  });

  test('a deposit list says that it is ready once it was made, and no longer once it was scanned', async () => {
    const made = at(paths.depositList({ number: 'BD-26-000001' }, { note: 'creee' }));
    for (const [list, texts] of [
      [aDepositList(), [t('deposit-lists.created')]],
      [aScannedList(), []],
    ] as const) {
      const { view } = await depositListPage.show(aShopper({ ofNumber: async () => list }).context, made);
      expect(view.notices.map(({ text }) => text)).toEqual(texts);
    }
  });

  test('a deposit list that was scanned says when in Paris, in its lead and among its facts', async () => {
    const scanned = aShopper({ ofNumber: async () => aScannedList() }).context;
    const { view } = await depositListPage.show(scanned, at(paths.depositList({ number: 'BD-26-000001' })));
    expect(view.lead).toContain('30/11/2026 à 11:05');
    expect(view.facts).toContainEqual({ label: t('deposit-lists.fact.scanned'), value: '30/11/2026 à 11:05' });
  });

  test('a deposit list that was scanned on a day that nobody tells says so without a day', async () => {
    const scanned = aShopper({ ofNumber: async () => ({ ...aScannedList(), scannedAt: null }) }).context;
    const { view } = await depositListPage.show(scanned, at(paths.depositList({ number: 'BD-26-000001' })));
    expect(view.lead).toBe('Cette liste a été scannée au guichet. Gardez-la comme preuve de dépôt.');
  });

  test('a deposit list is cancelled, once or again, and leads to the others', async () => {
    expect(await ledTo(cancels({}))).toBe(paths.depositLists({ note: 'annulee' }));
    const lost = { cancel: fails(new Fault('timeout', 'cancelDepositList')) };
    const made = cancels({ ...lost, ofNumber: async () => aDepositList({ status: 'cancelled' }) });
    expect(await ledTo(made)).toBe(paths.depositLists({ note: 'annulee' }));
  });

  test('a deposit list that was scanned meanwhile is not cancelled, and says so', async () => {
    const { status, page } = await cancels({
      cancel: async () => 'not-cancellable',
      ofNumber: async () => aScannedList(),
    });
    expect([status, page.notices.map(({ text }) => text), page.view?.state.text]).toEqual([
      422,
      [t('deposit-lists.notCancelled')],
      t('deposit-lists.status.scanned'),
    ]);
  });

  test('a deposit list that nobody knows is an error page with its own words, and so is its file', async () => {
    const unknown = { data: { text: t('error.textDepositList') }, init: { status: 404 } };
    const nobody = { ofNumber: async () => 'unknown' as const, cancel: async () => 'unknown' as const };
    await expect(depositListPage.show(aShopper(nobody).context, url)).rejects.toMatchObject(unknown);
    await expect(cancels(nobody)).rejects.toMatchObject(unknown);
    await expect(downloads('unknown')).rejects.toMatchObject(unknown);
  });

  test('a deposit list whose file failed says so, on the page that this leads back to', async () => {
    const failed = paths.depositList({ number: 'BD-26-000001' }, { failure: 'fichier' });
    expect(locationOf(await downloads('not-ready'))).toBe(failed);
    const { view, failure } = await depositListPage.show(aShopper().context, at(failed));
    expect(view.notices).toEqual([{ tone: 'error', text: t('deposit-lists.fileAway'), takesFocus: true }]);
    expect(failure).toMatchObject({ failure: 'telechargement_liste_depot' });
  });

  function downloads(answer: 'unknown' | 'not-ready') {
    const { context } = aShopper({ file: async () => answer });
    const params = { number: 'BD-26-000001' };
    return fileLoader({ ...argsOf(context, { path: '/ecom/listes-de-depot/BD-26-000001' }), params });
  }
});
