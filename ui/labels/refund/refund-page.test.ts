import { describe, expect, test } from 'vitest';
import type { Labels, RefundableParcel } from '#domain/labels/labels.ts';
import { anOrder } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { aParcel } from '#ui/labels/labels.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, fails, ledTo, locationOf } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { refundPage } from './refund-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const code = 'CMD-26-1';
const at = `/mes-commandes/detail/${code}/remboursement`;
const url = new URL(at, 'https://boutique.example');
const withGroup = (kind: string) => anOrder({ groups: [{ kind, lineIds: [] } as unknown as Order['groups'][number]] });
const sold = withGroup('shipping-labels');

/** A request for the page, and the refunds that were asked for. */
function aShopper({
  refund = async () => [],
  parcels = [aParcel(), aParcel({ trackingId: '6A2' })],
  order = sold,
  labels = {},
  mode = 'part',
}: {
  refund?: Labels['refund'];
  parcels?: RefundableParcel[];
  order?: Order | 'unknown';
  labels?: GivenPorts['labels'];
  mode?: Mode;
} = {}) {
  const asked: Parameters<Labels['refund']>[] = [];
  const context = aRequest({
    mode,
    params: { code },
    ports: {
      orders: { ofCode: async () => order },
      labels: {
        refundable: async () => parcels,
        refund: async (...call) => {
          asked.push(call);
          return refund(...call);
        },
        ...labels,
      },
    },
  });
  return { context, asked };
}

function aPost({ ids = ['6A2'], reason = '' }: { ids?: string[]; reason?: string } = {}): FormData {
  const form = new FormData();
  form.set('intent', 'refund');
  for (const id of ids) form.append('etiquette', id);
  form.set('motif', reason);
  return form;
}

describe('a refund', () => {
  test('a refund is requested for several labels at once, with a reason or without', async () => {
    const { context, asked } = aShopper();
    // What is no number of a label is none.
    const ids = ['6A23609038630', '6A2', '6A2', 'LP-2026_1', '6A2/x', '../6A2', ''];
    const answered: unknown = await refundPage
      .post(context, { url, form: aPost({ ids, reason: ' Non envoyé\r\nMerci ' }) })
      .catch((thrown: unknown) => thrown);
    const answer = answered as Response;
    expect([locationOf(answer), answer.headers.get('X-Remix-Replace')]).toEqual([`${at}?note=demande`, 'true']);
    await ledTo(refundPage.post(context, { url, form: aPost() }));
    const order = { orderCode: code, isShippingLabel: true };
    expect(asked).toEqual([
      [order, { trackingIds: ['6A23609038630', '6A2', 'LP-2026_1'], reason: 'Non envoyé\nMerci' }],
      [order, { trackingIds: ['6A2'], reason: null }],
    ]);
  });

  test('a refund of labels that are no shipping labels is requested with that fact', async () => {
    const { context, asked } = aShopper({ order: withGroup('services') });
    await ledTo(refundPage.post(context, { url, form: aPost({ reason: 'a'.repeat(500) }) }));
    expect(asked).toMatchObject([[{ isShippingLabel: false }, { reason: 'a'.repeat(500) }]]);
  });

  test('a refund that was made although the answer was lost is confirmed', async () => {
    const refund = fails(new Fault('timeout', 'refundParcels'));
    const parcels = [aParcel(), aParcel({ trackingId: '6A2', reason: 'pending' })];
    const { context } = aShopper({ refund, parcels });
    expect(await ledTo(refundPage.post(context, { url, form: aPost() }))).toBe(`${at}?note=demande`);
  });

  test('a refund without a label, or with too long a reason, is refused and preserves the values', async () => {
    const { context, asked } = aShopper();
    const reason = 'a'.repeat(501);
    const { status, page } = await refundPage.post(context, { url, form: aPost({ ids: [], reason }) });
    expect(status).toBe(422);
    expect(page.view?.form).toMatchObject({
      reason: { value: reason },
      errors: {
        etiquette: t('labels.refundChoose'),
        motif: t('labels.refundReasonLong', { count: '501', most: '500' }),
      },
    });
    expect(asked).toEqual([]);
  });

  test('a refund that the backend refuses has its message above the present labels', async () => {
    const { context } = aShopper({ refund: async () => 'refused', parcels: [aParcel({ reason: 'scanned' })] });
    const { status, page } = await refundPage.post(context, { url, form: aPost() });
    expect(status).toBe(422);
    expect(page.notices).toEqual([{ tone: 'error', text: t('labels.refundRefused') }]);
    expect(page.view?.others).toHaveLength(1);
  });

  test('a refund that ends in a fault preserves the values, and is measured', async () => {
    const refund = fails(new Fault('timeout', 'refundParcels'));
    const { context } = aShopper({ refund });
    const { status, page } = await refundPage.post(context, { url, form: aPost({ reason: 'Non envoyé' }) });
    expect(status).toBe(503);
    expect(page.view?.form).toMatchObject({
      parcels: [{ selected: false }, { selected: true }],
      reason: { value: 'Non envoyé' },
    });
    expect(page.notices).toEqual([{ tone: 'error', text: t('error.refundRequest') }]);
    expect(page.failure).toMatchObject({ failure: 'demande_remboursement' });
  });

  test.each([
    ['order', { order: 'unknown' as const }],
    ['label', { refund: async () => 'unknown' as const }],
  ])('a refund of an unknown %s is not found', async (_what, given) => {
    const { context } = aShopper(given);
    await expect(refundPage.post(context, { url, form: aPost() })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('after the request the page says', () => {
  const noted = new URL('?note=demande', url);
  const pending = (requestedAt: string | null) => aParcel({ reason: 'pending', requestedAt });

  test('a refund’s confirmation has the moment of the latest request', async () => {
    const days = ['2026-11-20T09:00:00Z', '2026-11-23T05:10:00Z', '2026-11-21T09:00:00Z'];
    const { context } = aShopper({ parcels: [...days.map(pending), aParcel()] });
    const { view } = await refundPage.show(context, noted);
    expect(view.notices).toEqual([{ tone: 'success', text: t('labels.refundAsked', { day: '23/11/2026' }) }]);
    expect((await refundPage.show(context, url)).view.notices).toEqual([]);
  });

  test('nothing of a request that the backend does not know', async () => {
    for (const parcels of [[aParcel()], [pending(null)]])
      expect((await refundPage.show(aShopper({ parcels }).context, noted)).view.notices).toEqual([]);
  });
});

test.each([
  ['part', /Appelez le 36 31 /],
  ['pro', /Appelez le 36 34 /],
] as const)('a refund that was refused is explained by the customer service of the mode: %s', async (mode, why) => {
  const { view } = await refundPage.show(aShopper({ mode, parcels: [aParcel({ reason: 'refused' })] }).context, url);
  expect(view.others[0]?.why).toMatch(why);
});

describe('a refund without a request', () => {
  const choose = async (answer: 'done' | 'unknown' | 'refused' | Fault, wanted = 'oui') => {
    const asked: unknown[] = [];
    const labels = {
      refundAutomatically: async (...call: unknown[]) => {
        asked.push(call);
        if (answer instanceof Fault) throw answer;
        return answer;
      },
    };
    const form = new FormData();
    form.set('intent', 'automatic');
    form.set('voulu', wanted);
    const { context } = aShopper({ labels });
    const answered: unknown = await refundPage.post(context, { url, form }).catch((thrown: unknown) => thrown);
    return { answered, asked };
  };

  test.each([
    ['oui', true],
    ['non', false],
  ])('a refund of unused labels is chosen (%s), and leads back to the order', async (wanted, isWanted) => {
    const { answered, asked } = await choose('done', wanted);
    expect((answered as Response).headers.get('Location')).toBe(`/mes-commandes/detail/${code}`);
    expect(asked).toEqual([[code, isWanted]]);
  });

  test('a choice of refund that comes too late leads to the labels that may be refunded', async () => {
    const { answered } = await choose('refused');
    expect(JSON.stringify(answered)).toContain(t('labels.automaticRefused'));
  });

  test('a choice of refund that meets a fault says that the choice was not saved, not that a request was not sent', async () => {
    const { answered } = await choose(new Fault('timeout', 'setAutomaticRefund'));
    const { status, page } = answered as Awaited<ReturnType<typeof refundPage.post>>;
    expect(status).toBe(503);
    expect(page.notices).toEqual([{ tone: 'error', text: t('labels.automaticFailed') }]);
  });

  test('the choice of refund of an unknown order is not found', async () => {
    expect((await choose('unknown')).answered).toMatchObject({ init: { status: 404 } });
  });
});

test('the page of an unknown order, or of one without refunds, is not there', async () => {
  for (const given of [{ order: 'unknown' as const }, { labels: { refundable: async () => 'unknown' as const } }])
    await expect(refundPage.show(aShopper(given).context, url)).rejects.toMatchObject({ init: { status: 404 } });
});
