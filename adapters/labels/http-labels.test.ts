import { describe, expect, test } from 'vitest';
import { json, text } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import type { Download } from '#domain/shared/download.ts';
import { noOffset } from '#domain/stamps/offset.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const SHOPPER = 'particulier@exemple.fr';
const shop = shopOnMocks();
const ports = (email = SHOPPER) => shop.portsFor(signedIn(email, { testWorld: crypto.randomUUID() }));
const usual = { format: null, startCell: null };

const threeTimes = (value: unknown) => [value, value, value];

const beginning = async (file: Download | string) =>
  typeof file === 'string' ? file : (await new Response(file.bytes).text()).slice(0, 4);

describe('labels', () => {
  test('labels are listed, printed together, and then marked as downloaded', async () => {
    const { labels } = ports();
    const before = await labels.ofOrder('CMD-26-COLIS-TROIS');
    if (before === 'unknown') throw new Error(before);
    expect(before.formats).toEqual(['a4', 'a4-4', '10x15', 'dymo']);
    expect(await labels.ofOrder('CMD-26-RECO-A-TELECHARGER')).toMatchObject({ formats: ['a4'] });
    expect(before.labels.map(({ state, downloadedAt }) => [state.label, downloadedAt])).toEqual(
      threeTimes(['to-download-before', null]),
    );
    const file = await labels.file('CMD-26-COLIS-TROIS', [], { format: 'a4-4', startCell: 2 });
    if (typeof file === 'string') throw new Error(file);
    expect(file).toMatchObject({ name: 'étiquettes-CMD-26-COLIS-TROIS.pdf', type: 'application/pdf' });
    const bytes = await new Response(file.bytes).arrayBuffer();
    expect(bytes.byteLength).toBe(file.size);
    const after = await labels.ofOrder('CMD-26-COLIS-TROIS');
    expect(after).toMatchObject({ labels: threeTimes({ downloadedAt: expect.any(String) }) });
  });

  test('stamps, the sheet of a logo and a test page are files, and an invoice is one', async () => {
    const { labels, orders } = ports();
    expect(await beginning(await labels.stamps('CMD-26-TIMBRE-A-TELECHARGER', noOffset))).toBe('%PDF');
    expect(await beginning(await labels.plank('CMD-26-LOGO-A-TELECHARGER', 0))).toBe('%PDF');
    expect(await beginning(await labels.stampGrid('DYMO', { x: -5, y: 5 }))).toBe('%PDF');
    expect(await labels.stampGrid('A0', noOffset)).toBe('unknown');
    expect(await beginning(await labels.testPage({ format: 'dymo', startCell: null }))).toBe('%PDF');
    expect(await beginning(await orders.invoice('CMD-26-TROIS-VENDEURS', 'F-CMD-26-TROIS-VENDEURS-1'))).toBe('%PDF');
  });

  test('labels of somebody else are unknown', async () => {
    const { labels, orders } = ports('pro-certifie@exemple.fr');
    const code = 'CMD-26-COLIS-TROIS';
    const order = { orderCode: code, isShippingLabel: true };
    expect(
      await Promise.all([
        labels.ofOrder(code),
        labels.file(code, [], usual),
        labels.stamps(code, noOffset),
        labels.plank(code, 0),
        labels.refundable(order),
        labels.refund(order, { trackingIds: ['6A1'], reason: null }),
        orders.stateOf(code, 'parcel'),
        orders.invoices(code),
        orders.invoice(code, 'F-1'),
        orders.withdraw({
          orderCode: code,
          lines: [{ lineId: '0.a', quantity: 1 }],
          email: SHOPPER,
          comment: null,
          key: 'k',
        }),
      ]),
    ).toEqual(Array(10).fill('unknown'));
  });

  test.each(['..', '.', '', '../../orders?a=b#c'])('labels of an order called « %s » are unknown', async (code) => {
    expect(await ports().labels.file(code, [], usual)).toBe('unknown');
  });
});

describe('a refund', () => {
  const order = { orderCode: 'CMD-26-COLIS-PERIME', isShippingLabel: true };

  test('a refund is requested once for several labels, and for all or none of them', async () => {
    const { labels } = ports();
    const parcels = await labels.refundable(order);
    if (parcels === 'unknown') throw new Error(parcels);
    const [first, second] = parcels.map(({ trackingId }) => trackingId);
    const request = { trackingIds: [first ?? '', second ?? ''], reason: 'Non utilisées' };
    const pending = { isRefundable: false, reason: 'pending', requestedAt: expect.any(String) };
    const asked = await labels.refund(order, request);
    expect(asked).toMatchObject([pending, pending]);
    expect(await labels.refund(order, request)).toEqual(asked);
    const mixed = { orderCode: 'CMD-26-COLIS-REMB-MELANGE', isShippingLabel: true };
    const others = await labels.refundable(mixed);
    if (others === 'unknown') throw new Error(others);
    const all = others.map(({ trackingId }) => trackingId);
    expect(await labels.refund(mixed, { trackingIds: all, reason: null })).toBe('refused');
    expect(await labels.refundable(mixed)).toEqual(others);
  });
});

describe('a refund of what is no shipping label', () => {
  const server = playServerForTests();

  test('a refund of something other than a shipping label is requested with that fact', async () => {
    server.play(json({ parcels: [] }));
    const { labels } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    const order = { orderCode: '1', isShippingLabel: false };
    await labels.refundable(order);
    await labels.refund(order, { trackingIds: ['6A1'], reason: null });
    const said = server.seen.map(({ url }) => new URL(url ?? '', server.url).searchParams.get('isSmt'));
    expect(said).toEqual(['false', 'false']);
  });
});

describe('a file that the backend refuses', () => {
  const server = playServerForTests();

  test.each([
    [400, 'not-ready'],
    [409, 'not-ready'],
    [403, 'unknown'],
    [404, 'unknown'],
  ] as const)('a file that the backend refuses with %i is « %s »', async (status, answer) => {
    server.play(json({ errors: [{ type: 'IllegalStateError' }] }, status));
    const { labels } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    expect(await labels.plank('1', 0)).toBe(answer);
  });
});

describe('the name of a file', () => {
  const server = playServerForTests();

  test.each([
    ['fr', 'liste-de-dépôt-BD-1.pdf', 'code-de-dépôt-CMD-1-6A1.pdf', 'preuve-CMD-1-0-2.pdf', 'facture-F-1.pdf'],
    ['en', 'deposit-list-BD-1.pdf', 'drop-off-code-CMD-1-6A1.pdf', 'proof-CMD-1-0-2.pdf', 'invoice-F-1.pdf'],
  ] as const)(
    'a file that the backend does not name is named in the reader’s language (%s)',
    async (lang, ...names) => {
      server.play(text('%PDF', { type: 'application/pdf' }));
      const { depositLists, labels, orders } = shopOn(server.url).portsFor(signedIn(SHOPPER, { lang }));
      const files = [
        await depositLists.file('BD-1'),
        await labels.dropOffCode('CMD-1', '6A1'),
        await labels.letterProof('CMD-1', 0, 1),
        await orders.invoice('CMD-1', 'F-1'),
      ];
      expect(files).toMatchObject(names.map((name) => ({ name })));
    },
  );
});

describe('words that the shop does not know', () => {
  const server = playServerForTests();

  test('offer no format that has no name, and nothing of a state that has none', async () => {
    server.play(
      json({
        formats: ['A0', 'DYMO', 'DYMO', 'toString', 'A4'],
        labels: [{ trackingId: '6A1', entryNumber: 0, status: 'toString' }],
      }),
    );
    const { labels } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    expect(await labels.ofOrder('1')).toEqual({
      formats: ['dymo', 'a4'],
      labels: [
        expect.objectContaining({
          state: { status: null, label: 'expired', isDownloadable: false, isRefundable: false },
        }),
      ],
    });
  });

  test('unknown words of a refusal, an order, a consignment, a refund and a group have a meaning', async () => {
    const price = { currencyIso: 'EUR', value: 1 };
    const totals = ['totalPriceWithTax', 'totalTax', 'subTotal'];
    const product = { code: '1126001', name: 'Carnet', url: '/p/1126001' };
    const unknownEntry = { entryNumber: 9, quantity: 1, product, basePrice: price, totalPrice: price };
    server.play(
      json({
        code: '1',
        created: '2026-01-15T10:00:00.000Z',
        status: 'constructor',
        entries: [],
        entryGroups: [{ type: 'toString' }],
        consignments: [
          {
            code: 'A',
            status: '__proto__',
            trackingUrl: 'javascript:alert(1)',
            entries: [{ orderEntry: unknownEntry, quantity: 1 }],
          },
        ],
        refunds: [{ amount: price, status: 'valueOf' }],
        ...Object.fromEntries(totals.map((name) => [name, price])),
      }),
    );
    const { orders, labels } = shopOn(server.url).portsFor(signedIn(SHOPPER));
    expect(await orders.ofCode('1')).toMatchObject({
      status: 'other',
      groups: [{ kind: 'other', lineIds: [] }],
      consignments: [{ status: 'other', trackingUrl: null, lines: [{ lineId: null }] }],
      refunds: [{ status: 'other' }],
    });
    server.play(json({ parcels: [{ trackingId: '6A1', refundable: false, reason: 'toString' }] }));
    expect(await labels.refundable({ orderCode: '1', isShippingLabel: true })).toMatchObject([
      { reason: 'other', state: null },
    ]);
  });
});
