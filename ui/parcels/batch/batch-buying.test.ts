import { describe, expect, test } from 'vitest';
import type { AddOutcome } from '#domain/cart/cart.ts';
import { aCart } from '#domain/cart/examples.ts';
import type { BatchResult, NewBatch } from '#domain/parcels/parcels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { aVisit, batch, common, paths, row, t, total } from '#tests/shared/visits/batch-visit.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';

interface Faulty {
  given?: Parameters<typeof aVisit>;
  form?: Record<string, string>;
  weight?: string;
}

describe('buying', () => {
  const buy = { intent: 'buy', quote: total.id, ...common };

  test('buying a batch adds the valid rows to the cart as one line, once; the wrong ones stay', async () => {
    const { asked, posts, reads, view } = await aVisit();
    await reads(row(), row(), row('lourd'));
    expect(await ledTo(posts(buy))).toBe(paths.parcelBatch({ note: 'gardees' }));
    expect(asked.kept).toMatchObject([{ quoteId: 'devis-1', parcels: [{ weight: 920 }, { weight: 920 }] }]);
    expect(asked.added).toEqual([{ code: 'colissimo-en-ligne', offerId: null, configurationId: 'lot-1', quantity: 2 }]);
    expect((await view()).rows?.wrong).toMatchObject([{ at: 0, title: expect.stringMatching(/^Ligne 4\b/) }]);
  });

  test('buying a batch points to the pasted text that is not yet read', async () => {
    const { posts, reads, view } = await aVisit();
    await reads(row());
    expect(await ledTo(posts({ ...buy, pasted: row() }))).toBe(paths.parcelBatch({ note: 'a-lire' }));
    expect(await view()).toMatchObject({ rows: null, table: { pasted: row(), hasRows: false } });
  });

  test('buying a batch leads to the cart when every row was valid, also when pressed twice', async () => {
    const { asked, posts, reads, view } = await aVisit();
    await reads(row());
    const { version } = await view();
    const press = () => ledTo(posts({ ...buy, version }));
    expect(await Promise.all([press(), press()])).toEqual([paths.cart(), paths.cart()]);
    expect(asked.kept).toHaveLength(1);
  });

  test('buying a batch requires the common fields first, and says that an expired price is no longer guaranteed', async () => {
    const { posts, reads, view } = await aVisit({ keepBatch: async () => ({ kind: 'quote-expired' }) });
    await reads(row());
    const { page } = await posts({ intent: 'buy', 'sender.lastName': '' });
    expect(page.view?.errors).toHaveProperty('hazmat');
    await view();
    const { status, page: again } = await posts(buy);
    expect([status, again.notices[0]?.text]).toEqual([422, t('journey.priceOutdated')]);
  });

  test('a quote that is over is renewed without a second press at the price that was shown, and both prices are said where they differ', async () => {
    const quotes: string[] = [];
    const keepBatch = async ({ quoteId }: NewBatch): Promise<BatchResult> => {
      quotes.push(quoteId);
      return quoteId === total.id ? { kind: 'kept', batch } : { kind: 'quote-expired' };
    };
    const { request, posts, reads } = await aVisit({ keepBatch });
    await reads(row());
    await request().journeyDrafts.notePrice(parcelBatch.name, { id: 'over', ttc: total.ttc });
    await request().journeyDrafts.notePrice(parcelBatch.name, { id: 'cheaper', ttc: euros(20.19) });
    const { status, page } = await posts({ ...buy, quote: 'cheaper' });
    expect([status, page.notices[0]?.text]).toEqual([422, expect.stringMatching(/20,20.* au lieu de 20,19/)]);
    expect(await ledTo(posts({ ...buy, quote: 'over' }))).toBe(paths.cart());
    expect(quotes).toEqual(['cheaper', 'over', total.id]);
  });

  test('a cart’s batch opens again with « Modifier » and changes its line', async () => {
    const { asked, posts, edits, view } = await aVisit();
    expect(await ledTo(edits('lot-1'))).toBe(paths.parcelBatch());
    expect((await view()).rows?.ready.rows).toHaveLength(1);
    expect(await ledTo(posts(buy))).toBe(paths.cart());
    expect([asked.replaced, asked.added]).toEqual([['lot-1'], []]);
    expect(await ledTo(edits('another'))).toBe(paths.cart());
  });

  test('buying a batch makes a new line of the rows corrected since its line was changed', async () => {
    const { asked, posts, edits, reads, typed } = await aVisit();
    await ledTo(edits('lot-1'));
    await reads(row('lourd'));
    expect(await ledTo(posts(buy))).toBe(paths.parcelBatch({ note: 'gardees' }));
    expect([asked.replaced, asked.kept, asked.added]).toEqual([['lot-1'], [], []]);
    expect(await ledTo(posts({ ...(await typed()), ...buy, 'row.0.weight': '2' }))).toBe(paths.cart());
    expect(asked.replaced).toEqual(['lot-1']);
    expect(asked.kept).toMatchObject([{ parcels: [{ weight: 2000 }] }]);
    expect(asked.added).toHaveLength(1);
  });

  const noneAdded = (added: Extract<AddOutcome, { kind: 'none' }>) =>
    [{}, { carts: { add: async () => added } }] satisfies Faulty['given'];
  const keeps = (answer: BatchResult) => ({ keepBatch: async () => answer });
  test.each<[string, string, Faulty]>([
    ['no row is ready', t('parcels.noneReady'), { weight: 'lourd' }],
    ['no price was shown', t('journey.withoutPrice'), { form: { quote: '' } }],
    ['the backend refuses the batch', t('parcels.batchRefused'), { given: [keeps({ kind: 'refused' })] }],
    [
      'an order may not cost as much',
      t('journey.cartTooMuchOf', { most: '1\u202f500,00\u00a0€\u00a0TTC' }),
      { given: noneAdded({ kind: 'none', reason: 'too-much', most: euros(1500) }) },
    ],
    [
      'nobody says how much an order may cost',
      t('journey.cartTooMuch'),
      { given: noneAdded({ kind: 'none', reason: 'too-much', most: null }) },
    ],
    ['the cart takes none', t('journey.cartMaximum'), { given: noneAdded({ kind: 'none', reason: 'maximum' }) }],
  ])(
    'buying a batch is refused with its reason where %s, and preserves the parcels',
    async (_, text, { given = [], form, weight }) => {
      const { asked, posts, reads, view } = await aVisit(...given);
      await reads(row(weight));
      const { status, page } = await posts({ ...buy, ...form });
      expect([status, page.notices]).toEqual([422, [{ tone: 'error', text }]]);
      expect(asked.added).toEqual([]);
      expect((await view()).rows?.count).toBe(1);
    },
  );

  test('buying a batch from a stale tab is refused, also after a press that bought nothing', async () => {
    const { asked, posts, reads, view } = await aVisit();
    await reads(row());
    const { version } = await view();
    await posts({ ...buy, quote: '', version });
    const { status, page } = await posts({ ...buy, version });
    expect([status, page.notices.map(({ text }) => text), asked.kept]).toEqual([422, [t('journey.stale')], []]);
  });

  test('buying a batch without an answer of the backend says that its outcome is unknown', async () => {
    const { posts, reads, view } = await aVisit({ keepBatch: fails(new Fault('timeout', 'createParcelBatch')) });
    await reads(row());
    const { status, page } = await posts(buy);
    expect([status, page.notices]).toEqual([503, [{ tone: 'error', text: t('journey.unconfirmed') }]]);
    expect((await view()).rows?.count).toBe(1);
  });

  describe('a batch of the cart', () => {
    test('a cart’s batch is saved in its line, and added again once its line is gone, as its page says', async () => {
      let isThere = true;
      const line = aCart({ lines: [{ ...aCart().lines[0]!, configurationId: batch.id }] });
      const carts = { current: async () => (isThere ? line : null) };
      const { asked, posts, edits, view } = await aVisit({}, { carts });
      await ledTo(edits('lot-1'));
      expect((await view()).rows?.buy).toBe(t('parcels.saveBatch', { count: 1 }));
      isThere = false;
      const { rows, notices } = await view();
      expect([rows?.buy, notices.map(({ text }) => text)]).toEqual([
        t('parcels.buyBatch', { count: 1 }),
        [t('journey.lineGone')],
      ]);
      expect(await ledTo(posts(buy))).toBe(paths.cart());
      expect([asked.replaced, asked.kept.length, asked.added.length]).toEqual([[], 1, 1]);
    });

    test.each([
      ['is added anew where the backend has it no more', 'gone', 302, 1],
      ['is not added as another where the backend refuses it', 'refused', 422, 0],
    ] as const)('a cart’s batch %s', async (_, kind, status, added) => {
      const { asked, posts, edits } = await aVisit({ replaceBatch: async () => ({ kind }) });
      await ledTo(edits('lot-1'));
      const answer = await posts(buy).catch((led: Response) => led);
      expect([answer.status, asked.kept.length, asked.added.length]).toEqual([status, added, added]);
    });
  });
});
