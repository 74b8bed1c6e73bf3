import { parse } from 'content-disposition';
import { getResponse } from 'msw';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { buysConfigured } from '#tests/mocks/purchases.ts';
import { handlers } from '../handlers.ts';
import { fixedProducts } from '../records/known-products.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { registeredMailStates } from '../registered-mail/states.ts';
import { advanceClock, hours, parisInstant } from '../shared/calendar/clock.ts';
import { wholePath } from '../shared/operations.ts';
import { groupDigits } from '../shared/tracking-numbers.ts';
import { worldNamed } from '../shared/world.ts';

interface Label {
  trackingId: string;
  status: string;
  validUntil?: string;
  downloadedAt?: string;
}

function backend() {
  const name = crypto.randomUUID();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'x-mock-world': name, authorization: `Bearer test:${SHOPPER}` };
    const answer = await getResponse(
      handlers,
      new Request(`http://backend.test${wholePath(path)}`, { ...init, headers }),
    );
    if (!answer) throw new Error(path);
    return answer;
  };
  const labels = async (order: string): Promise<Label[]> =>
    (await (await ask(`/users/current/orders/${order}/labels`)).json()).labels;
  return { ask, labels, world: worldNamed(name) };
}

/** The pages of a PDF: their sizes in millimetres, and what they say. */
async function pagesOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const data = new Uint8Array(await answer.arrayBuffer());
  expect(String(data.byteLength)).toBe(answer.headers.get('content-length'));
  const document = await getDocumentProxy(data, { verbosity: 0 });
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    const text = texts.map(({ str }) => str).join(' ');
    /** Where a text begins, in millimetres from the upper left corner. */
    const placesOf = (words: string) =>
      texts
        .filter(({ str }) => str.includes(words))
        .map(({ transform: [, , , , x, y] }) => [(x * 25.4) / 72, height - (y * 25.4) / 72].map(Math.round));
    pages.push({ size: [Math.round(width * 10) / 10, Math.round(height * 10) / 10], text, placesOf });
  }
  return pages;
}

const three = 'CMD-26-COLIS-TROIS';
const file = `/users/current/orders/${three}/labels/file`;

test.each([
  ['COLIS-TROIS/labels/file', 'étiquettes-CMD-26-COLIS-TROIS.pdf', 'labels-CMD-26-COLIS-TROIS.pdf'],
  ['COLIS-TROIS/labels/6A04043954320/file', 'étiquette-6A04043954320.pdf', 'label-6A04043954320.pdf'],
  [
    'TIMBRE-A-TELECHARGER/stamps/file',
    'timbres-CMD-26-TIMBRE-A-TELECHARGER.pdf',
    'stamps-CMD-26-TIMBRE-A-TELECHARGER.pdf',
  ],
  [
    'LOGO-A-TELECHARGER/entries/0/plank',
    'planche-CMD-26-LOGO-A-TELECHARGER-0.pdf',
    'sheet-CMD-26-LOGO-A-TELECHARGER-0.pdf',
  ],
  [
    'LETTRE-A-EXPEDIER/entries/0/letter',
    'lettre-CMD-26-LETTRE-A-EXPEDIER-0.pdf',
    'letter-CMD-26-LETTRE-A-EXPEDIER-0.pdf',
  ],
  [
    'LETTRE-A-EXPEDIER/entries/0/letter/proof?envelope=0',
    'preuve-CMD-26-LETTRE-A-EXPEDIER-0-1.pdf',
    'proof-CMD-26-LETTRE-A-EXPEDIER-0-1.pdf',
  ],
  [
    'COLIS-SANS-IMPRIMANTE/labels/6A38016133640/code',
    'code-de-dépôt-6A38016133640.pdf',
    'drop-off-code-6A38016133640.pdf',
  ],
  [
    'TROIS-VENDEURS/invoices/F-CMD-26-TROIS-VENDEURS-1/download',
    'facture-F-CMD-26-TROIS-VENDEURS-1.pdf',
    'invoice-F-CMD-26-TROIS-VENDEURS-1.pdf',
  ],
])('the file at %s is called what it is, with its number, in the reader’s language', async (path, ...names) => {
  const { ask } = backend();
  const read = ['fr', 'en'].map(async (lang) => {
    const { headers } = await ask(`/users/current/orders/CMD-26-${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    return parse(headers.get('content-disposition') ?? '').parameters.filename;
  });
  expect(await Promise.all(read)).toEqual(names);
});

test('the file of a registered vignette is called a vignette', async () => {
  const { ask, labels } = backend();
  const [vignette] = await labels('CMD-26-RECO-A-TELECHARGER');
  const { headers } = await ask(`/users/current/orders/CMD-26-RECO-A-TELECHARGER/labels/${vignette?.trackingId}/file`);
  expect(headers.get('content-disposition')).toContain(`vignette-${vignette?.trackingId}.pdf`);
});

test('no two files of one order have the same name', async () => {
  const { ask } = backend();
  const orders = '/users/current/orders/CMD-26';
  const addresses = [
    `${orders}-LETTRE-A-EXPEDIER/entries/0/letter/proof`,
    `${orders}-LETTRE-A-EXPEDIER/entries/0/letter/proof?envelope=0`,
    ...[1, 2].map((place) => `${orders}-TROIS-VENDEURS/invoices/F-CMD-26-TROIS-VENDEURS-${place}/download`),
  ];
  const files = await Promise.all(addresses.map((address) => ask(address)));
  const names = files.map(({ headers }) => headers.get('content-disposition'));
  expect(new Set(names).size).toBe(addresses.length);
});

test('the file of a letter that was sent has the hash that its proof gives', async () => {
  const { ask } = backend();
  const order = '/users/current/orders/CMD-26-LETTRE-A-EXPEDIER';
  const { letters } = await (await ask(`${order}/letters`)).json();
  const bytes = await (await ask(`${order}/entries/0/letter`)).arrayBuffer();
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect(letters).toMatchObject([{ entryNumber: 0, sha256: digest, pages: 1 }]);
});

describe('labels in one file', () => {
  test.each([
    ['A4', 3, [210, 297]],
    ['10X15', 3, [100, 150]],
    ['DYMO', 3, [104, 159]],
    ['A4_4', 1, [210, 297]],
  ])(
    'labels in one file are printed on %s: %i pages of its true size, with number and order code',
    async (format, count, size) => {
      const { ask, labels } = backend();
      const numbers = (await labels(three)).map(({ trackingId }) => trackingId);
      expect(new Set(numbers).size).toBe(3);
      const pages = await pagesOf(await ask(`${file}?format=${format}`));
      expect(pages.map((page) => page.size)).toEqual(Array.from({ length: count }, () => size));
      const text = pages.map((page) => page.text).join(' ');
      for (const number of numbers) expect(text).toContain(groupDigits(number));
      expect(text).toContain(three);
      expect(text).toContain('Toulouse');
    },
  );

  test('labels begin at the first free cell of a sheet of four, and continue on the next sheet', async () => {
    const { ask } = backend();
    for (const [startCell, pages] of [
      [2, 1],
      [3, 2],
      [4, 2],
    ])
      expect(await pagesOf(await ask(`${file}?format=A4_4&startCell=${startCell}`))).toHaveLength(pages ?? 0);
  });

  test('labels are each in a quarter of the sheet, the first in the chosen free cell', async () => {
    const { ask } = backend();
    const cellsOf = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
      pages.map(({ placesOf }) =>
        placesOf('N° de suivi').map(([x = 0, y = 0]) => 1 + Math.floor(x / 105) + 2 * Math.floor(y / 148.5)),
      );
    for (const [startCell, cells] of [
      [1, [[1, 2, 3]]],
      [2, [[2, 3, 4]]],
      [3, [[3, 4], [1]]],
      [4, [[4], [1, 2]]],
    ] as const)
      expect(cellsOf(await pagesOf(await ask(`${file}?format=A4_4&startCell=${startCell}`)))).toEqual(cells);
  });

  test('labels in one file are the requested ones alone, and a single label has its number in its name', async () => {
    const { ask, labels } = backend();
    const [one, two, other] = (await labels(three)).map(({ trackingId }) => trackingId);
    const [page, ...more] = await pagesOf(await ask(`${file}?trackingId=${two}`));
    expect(page?.text).toContain(groupDigits(two ?? ''));
    expect(page?.text).not.toContain(groupDigits(one ?? ''));
    expect(more).toEqual([]);
    const single = await ask(`/users/current/orders/${three}/labels/${other}/file`);
    expect(single.headers.get('content-disposition')).toContain(`filename*=UTF-8''%C3%A9tiquette-${other}.pdf`);
    expect(await pagesOf(single)).toHaveLength(1);
  });

  test('labels become « to send » once they are downloaded, and may be downloaded again', async () => {
    const { ask, labels } = backend();
    const before = await labels(three);
    expect(before.map(({ status }) => status)).toEqual(Array(3).fill('READY_FOR_PICKUP'));
    await ask(file);
    const after = await labels(three);
    expect(after.map(({ status }) => status)).toEqual(Array(3).fill('READY_FOR_SHIPMENT'));
    expect(after.every(({ downloadedAt }) => downloadedAt)).toBe(true);
    expect(after.map(({ validUntil }) => validUntil)).toEqual(before.map(({ validUntil }) => validUntil));
    expect(before.every(({ validUntil }) => validUntil)).toBe(true);
    expect((await ask(file)).status).toBe(200);
  });
});

test('a vignette is taken until the day that it prints, and expires on the next', async () => {
  const shop = newBackend();
  const { world, call } = shop;
  await registeredMailStates['a registered letter']?.(world, { owner: PRO, today: '2026-11-23' });
  const bought = { code: fixedProducts.registeredVignette, configurationId: 'recommande-1' };
  const path = `/users/current/orders/${await buysConfigured(shop, bought)}/labels`;
  const labelOf = async () => (await call<{ labels: Label[] }>('GET', path, { as: PRO })).body.labels[0];
  advanceClock(world, 10_000);
  expect(await labelOf()).toMatchObject({ status: 'READY_TO_DOWNLOAD', validUntil: '2026-12-08' });
  await shop.download(`${path}/file`, PRO);
  expect(await labelOf()).toMatchObject({ status: 'READY_FOR_SHIPMENT', validUntil: '2026-12-08' });
  const unused = newBackend();
  await registeredMailStates['a registered letter']?.(unused.world, { owner: PRO, today: '2026-11-23' });
  const other = `/users/current/orders/${await buysConfigured(unused, bought)}/labels`;
  const statuses: (string | undefined)[] = [];
  for (const passed of [hours(24 * 15), hours(24)]) {
    advanceClock(unused.world, passed);
    statuses.push((await unused.call<{ labels: Label[] }>('GET', other, { as: PRO })).body.labels[0]?.status);
  }
  expect(statuses).toEqual(['READY_TO_DOWNLOAD', 'LABEL_EXPIRED']);
});

test('a vignette of the order book names no carrier of parcels, a label does', async () => {
  const { ask } = backend();
  const textOf = async (name: string) => {
    const [page] = await pagesOf(await ask(`/users/current/orders/CMD-26-${name}/labels/file`));
    return page?.text;
  };
  expect(await textOf('COLIS-A-TELECHARGER')).toContain('Colissimo');
  expect(await textOf('RECO-A-TELECHARGER')).not.toContain('Colissimo');
});

describe('other files', () => {
  test('stamps, the sheet of a logo and an invoice are on A4, with the order code', async () => {
    const { ask } = backend();
    const order = (name: string) => `/users/current/orders/CMD-26-${name}`;
    const asked = [
      [`${order('TIMBRE-A-TELECHARGER')}/stamps/file`, 'CMD-26-TIMBRE-A-TELECHARGER', 'Coquelicot'],
      [`${order('LOGO-A-TELECHARGER')}/entries/0/plank`, 'CMD-26-LOGO-A-TELECHARGER', 'Planche du logo « Catalogue »'],
      [`${order('TROIS-VENDEURS')}/invoices/F-CMD-26-TROIS-VENDEURS-2/download`, 'CMD-26-TROIS-VENDEURS', 'Total TTC'],
    ] as const;
    for (const [path, code, words] of asked) {
      const [page, ...more] = await pagesOf(await ask(path));
      expect(page?.size).toEqual([210, 297]);
      expect(page?.text).toContain(code);
      expect(page?.text).toContain(words);
      expect(more).toEqual([]);
    }
  });

  test.each([
    ['A4', [210, 297]],
    ['A4_4', [210, 297]],
    ['10X15', [100, 150]],
    ['DYMO', [104, 159]],
  ])('the test page of %s has a rule of 100 mm', async (format, size) => {
    const [page] = await pagesOf(await backend().ask(`/labels/test-page?format=${format}&startCell=3`));
    expect(page?.size).toEqual(size);
    expect(page?.text).toContain('100 mm');
    expect(page?.text.includes('Case 3 - première étiquette')).toBe(format === 'A4_4');
  });
});

describe('a refund', () => {
  test('a refund is requested once, is pending, and is paid an hour later', async () => {
    const { ask, labels, world } = backend();
    const order = '/users/current/orders/CMD-26-COLIS-PERIME';
    const [first] = await labels('CMD-26-COLIS-PERIME');
    const body = JSON.stringify({ trackingIds: [first?.trackingId] });
    const asks = async () => (await ask(`${order}/refunds?isSmt=true`, { method: 'POST', body })).json();
    const [asked] = (await asks()).parcels;
    expect(asked).toMatchObject({ reason: 'PENDING', requestedAt: expect.any(String) });
    const statusOf = async () => (await labels('CMD-26-COLIS-PERIME'))[0]?.status;
    expect(await statusOf()).toBe('REFUND_PENDING');
    advanceClock(world, hours(2));
    expect(await asks()).toMatchObject({ parcels: [{ reason: 'REFUNDED', requestedAt: asked.requestedAt }] });
    expect(await statusOf()).toBe('REFUNDED');
    const { entries } = await (await ask(order)).json();
    expect(entries[0].serviceState.status).toBe('PARTIALLY_REFUNDED');
  });

  test('a refund is of one label, at its price, and of no other of the same order', async () => {
    const { ask } = backend();
    const order = '/users/current/orders/CMD-26-COLIS-PERIME';
    const parcelsOf = async () => (await (await ask(`${order}/refundable-parcels?isSmt=true`)).json()).parcels;
    const [first] = await parcelsOf();
    const body = JSON.stringify({ trackingIds: [first.trackingId] });
    await ask(`${order}/refunds?isSmt=true`, { method: 'POST', body });
    const parcels = await parcelsOf();
    expect(parcels.map(({ requestedAt }: { requestedAt?: string }) => requestedAt !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    const [{ totalPrice }] = (await (await ask(order)).json()).entries;
    const cents = parcels.map(({ amount }: { amount: { value: number } }) => Math.round(amount.value * 100));
    expect(3 * cents[0]).toBe(Math.round(totalPrice.value * 100));
    expect(new Set(cents).size).toBe(1);
  });

  test('a refund may be asked for to the evening of its last day in Paris', async () => {
    const { ask, world } = backend();
    const path = '/users/current/orders/CMD-26-COLIS-PERIME/refundable-parcels?isSmt=true';
    const firstOf = async () => (await (await ask(path)).json()).parcels[0];
    const { refundableUntil } = await firstOf();
    const evening = parisInstant(refundableUntil, '23:00');
    for (const [passed, refundable] of [
      [0, true],
      [hours(2), false],
    ] as const) {
      world.clockOffsetMs = evening + passed - Date.now();
      expect(await firstOf()).toMatchObject({ refundableUntil, refundable });
    }
  });

  test.each<[string, (string | null)[]]>([
    ['COLIS-PERIME', [null, null, null]],
    ['COLIS-REMB-MELANGE', [null, 'SCANNED', 'REFUNDED']],
    ['COLIS-TROP-VIEUX', ['TOO_OLD']],
    ['COLIS-AVANT-DATE', ['NOT_EXPIRED']],
    ['COLIS-REMB-EN-COURS', ['PENDING']],
    ['COLIS-REMB-REFUSE', ['REFUSED']],
    ['COLIS-REMB-EXPIRE', ['TOO_OLD']],
    ['COLIS-ANNULE', ['CANCELLED']],
  ])('a refund of %s is possible or has its reason', async (name, wanted) => {
    const { ask } = backend();
    const { parcels } = await (await ask(`/users/current/orders/CMD-26-${name}/refundable-parcels?isSmt=true`)).json();
    expect(
      parcels.map(({ refundable, reason }: { refundable: boolean; reason?: string }) => (refundable ? null : reason)),
    ).toEqual(wanted);
  });
});
