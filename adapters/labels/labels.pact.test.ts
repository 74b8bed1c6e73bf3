import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoDay, isoMoment, type Promised, pactWith, price, refusal, SHOPPER } from '#adapters/testing/pact.ts';
import type { DownloadAnswer } from '#domain/labels/labels.ts';
import { noOffset } from '#domain/stamps/offset.ts';

const { string } = Matchers;
const pact = pactWith('labels');
const own = true;
const usual = { format: null, startCell: null };
const moment = isoMoment('2026-01-15T10:00:00.000Z');

const book = (order: string, label?: string) => ({
  'an order of the book': { order: `CMD-26-${order}`, owner: SHOPPER, ...(label && { label }) },
});
const nobody = { 'a signed-in shopper': { owner: SHOPPER } };
const at = (order: string): `/${string}` => `/users/current/orders/${order}`;
const unknownResource = { own, status: 404, answers: refusal('UnknownResourceError', 'notFound') };

/** The beginning of a file, or the refusal. */
const begun = async (answer: DownloadAnswer) =>
  typeof answer === 'string' ? answer : (await new Response(answer.bytes).text()).slice(0, 4);

describe('the labels of an order', () => {
  test('the labels of an order are listed with their formats', async () => {
    const promised: Promised = {
      to: 'the labels of an order',
      given: book('COLIS-AVANT-DATE', '6A11472184390'),
      call: `GET ${at('CMD-26-COLIS-AVANT-DATE')}/labels`,
      own,
      answers: {
        formats: ['A4', 'A4_4', '10X15', 'DYMO'],
        labels: [
          {
            trackingId: '6A11472184390',
            entryNumber: 0,
            service: 'smt',
            status: 'READY_FOR_PICKUP',
            statusDate: moment,
            availableUntil: isoDay('2026-02-01'),
            validUntil: isoDay('2026-02-01'),
            carrierCode: string('POFR'),
            recipient: string('69002 Lyon'),
          },
        ],
      },
    };
    expect(await pact([promised], ({ labels }) => labels.ofOrder('CMD-26-COLIS-AVANT-DATE'))).toMatchObject({
      formats: ['a4', 'a4-4', '10x15', 'dymo'],
      labels: [
        {
          trackingId: '6A11472184390',
          state: { isDownloadable: true },
          availableUntil: '2026-02-01',
          validUntil: '2026-02-01',
        },
      ],
    });
  });

  test('the labels of an unknown order are unknown', async () => {
    const promised: Promised = {
      to: 'the labels of an unknown order',
      given: nobody,
      call: `GET ${at('CMD-00-000000')}/labels`,
      ...unknownResource,
    };
    expect(await pact([promised], ({ labels }) => labels.ofOrder('CMD-00-000000'))).toBe('unknown');
  });
});

describe('a label that is printed where its parcel is handed in', () => {
  const at26 = at('CMD-26-COLIS-SANS-IMPRIMANTE');
  const given = book('COLIS-SANS-IMPRIMANTE', '6A38016133640');

  test('a label that is printed at the drop-off has a code, and says where it is taken', async () => {
    const promised: Promised = {
      to: 'a label that is printed at the drop-off',
      given,
      call: `GET ${at26}/labels`,
      own,
      answers: {
        formats: ['A4', 'A4_4', '10X15', 'DYMO'],
        labels: [
          {
            trackingId: '6A38016133640',
            entryNumber: 0,
            service: 'smt',
            status: 'AWAITING_DROP_OFF',
            statusDate: moment,
            validUntil: isoDay('2026-02-01'),
            dropOffCode: string('VP62FV3BHPQT'),
            dropOffPlaces: ['POST_OFFICE', 'PICKUP_POINT'],
          },
        ],
      },
    };
    expect(await pact([promised], ({ labels }) => labels.ofOrder('CMD-26-COLIS-SANS-IMPRIMANTE'))).toMatchObject({
      labels: [
        {
          state: { label: 'to-drop-off', isDownloadable: false, isRefundable: true },
          dropOff: { code: 'VP62FV3BHPQT', places: ['post-office', 'pickup-point'] },
        },
      ],
    });
  });

  test('a label that is printed at the drop-off has its code as a file', async () => {
    const promised: Promised = {
      to: 'the code of a label that is printed at the drop-off',
      given,
      call: `GET ${at26}/labels/6A38016133640/code`,
      own,
      isFile: true,
    };
    const asked = pact([promised], async ({ labels }) =>
      begun(await labels.dropOffCode('CMD-26-COLIS-SANS-IMPRIMANTE', '6A38016133640')),
    );
    expect(await asked).toBe('%PDF');
  });

  test('a drop-off code has no file once its parcel was accepted', async () => {
    const promised: Promised = {
      to: 'the code of a parcel that was accepted',
      given: book('COLIS-PRIS-EN-CHARGE', '6A24220380820'),
      call: `GET ${at('CMD-26-COLIS-PRIS-EN-CHARGE')}/labels/6A24220380820/code`,
      own,
      status: 400,
      answers: refusal('LabelError', 'notUsable'),
    };
    const asked = pact([promised], ({ labels }) => labels.dropOffCode('CMD-26-COLIS-PRIS-EN-CHARGE', '6A24220380820'));
    expect(await asked).toBe('not-ready');
  });
});

describe('a file', () => {
  const three = at('CMD-26-COLIS-TROIS');

  test('a file contains all labels of an order, four to a sheet', async () => {
    const promised: Promised = {
      to: 'all labels of an order, four to a sheet',
      given: book('COLIS-TROIS'),
      call: `GET ${three}/labels/file`,
      query: { format: 'A4_4', startCell: '2' },
      own,
      isFile: true,
    };
    const printing = { format: 'a4-4', startCell: 2 } as const;
    expect(
      await pact([promised], async ({ labels }) => begun(await labels.file('CMD-26-COLIS-TROIS', [], printing))),
    ).toBe('%PDF');
  });

  test('a file contains one label of an order', async () => {
    const promised: Promised = {
      to: 'one label of an order',
      given: book('COLIS-TROIS', '6A04043954320'),
      call: `GET ${three}/labels/6A04043954320/file`,
      own,
      isFile: true,
    };
    const asked = pact([promised], async ({ labels }) =>
      begun(await labels.file('CMD-26-COLIS-TROIS', ['6A04043954320'], usual)),
    );
    expect(await asked).toBe('%PDF');
  });

  test.each([
    ['the stamps of an order', 'TIMBRE-A-TELECHARGER', 'stamps/file'],
    ['the sheet of a stamp logo', 'LOGO-A-TELECHARGER', 'entries/0/plank'],
  ])('a file contains %s', async (to, name, path) => {
    const promised: Promised = {
      to,
      given: book(name),
      call: `GET ${at(`CMD-26-${name}`)}/${path}`,
      own,
      isFile: true,
    };
    const asked = pact([promised], async ({ labels }) =>
      begun(
        await (path === 'stamps/file' ? labels.stamps(`CMD-26-${name}`, noOffset) : labels.plank(`CMD-26-${name}`, 0)),
      ),
    );
    expect(await asked).toBe('%PDF');
  });

  test('a file of stamps is moved for the printer, and so is its grid', async () => {
    const query = { offsetX: '1.5', offsetY: '-2' };
    const stamps: Promised = {
      to: 'the stamps of an order, moved',
      given: book('TIMBRE-A-TELECHARGER'),
      call: `GET ${at('CMD-26-TIMBRE-A-TELECHARGER')}/stamps/file`,
      query,
      own,
      isFile: true,
    };
    const grid: Promised = {
      to: 'the grid of a support',
      given: nobody,
      call: 'GET /labels/stamp-grid',
      query: { support: 'A4_24', ...query },
      own,
      isFile: true,
    };
    const offset = { x: 1.5, y: -2 };
    const both = await pact([stamps, grid], async ({ labels }) => [
      await begun(await labels.stamps('CMD-26-TIMBRE-A-TELECHARGER', offset)),
      await begun(await labels.stampGrid('A4_24', offset)),
    ]);
    expect(both).toEqual(['%PDF', '%PDF']);
  });

  test('a file contains the test page', async () => {
    const promised: Promised = {
      to: 'the test page',
      given: nobody,
      call: 'GET /labels/test-page',
      query: { format: '10X15' },
      own,
      isFile: true,
    };
    const asked = pact([promised], async ({ labels }) =>
      begun(await labels.testPage({ format: '10x15', startCell: null })),
    );
    expect(await asked).toBe('%PDF');
  });

  test.each([
    ['labels that are not made', 'COLIS-CREE', 'labels/file'],
    ['a label that is not made', 'COLIS-CREE', 'labels/6A04843437820/file'],
    ['stamps that are not made', 'SUIVI-TIMBRE-TROISIEME', 'stamps/file'],
    ['the sheet of a logo that is not approved', 'LOGO-EN-ATTENTE', 'entries/0/plank'],
  ])('the file of %s is not ready', async (to, name, path) => {
    const promised: Promised = {
      to,
      given: book(name),
      call: `GET ${at(`CMD-26-${name}`)}/${path}`,
      own,
      status: 400,
      answers: refusal('LabelError', 'notDownloadable'),
    };
    const code = `CMD-26-${name}`;
    const asked = await pact([promised], ({ labels }) => {
      if (path === 'stamps/file') return labels.stamps(code, noOffset);
      if (path.startsWith('entries')) return labels.plank(code, 0);
      return labels.file(code, path === 'labels/file' ? [] : ['6A04843437820'], usual);
    });
    expect(asked).toBe('not-ready');
  });

  test.each([
    ['labels', 'labels/file'],
    ['a label', 'labels/6A1/file'],
    ['stamps', 'stamps/file'],
    ['the sheet of a logo', 'entries/0/plank'],
  ])('the file of %s of an unknown order is unknown', async (what, path) => {
    const code = 'CMD-00-000000';
    const promised: Promised = {
      to: `${what} of an unknown order`,
      given: nobody,
      call: `GET ${at(code)}/${path}`,
      ...unknownResource,
    };
    const asked = await pact([promised], ({ labels }) => {
      if (path === 'stamps/file') return labels.stamps(code, noOffset);
      if (path.startsWith('entries')) return labels.plank(code, 0);
      return labels.file(code, path === 'labels/file' ? [] : ['6A1'], usual);
    });
    expect(asked).toBe('unknown');
  });
});

describe('the refund of a label', () => {
  const order = { orderCode: 'CMD-26-COLIS-PERIME', isShippingLabel: true };
  const young = { orderCode: 'CMD-26-COLIS-AVANT-DATE', isShippingLabel: true };
  const old = book('COLIS-PERIME', '6A01797431740');
  const isSmt = { query: { isSmt: 'true' }, own };
  const request = { trackingIds: ['6A01797431740'], reason: 'Non utilisée' };
  const sends = { trackingIds: ['6A01797431740'], reason: 'Non utilisée' };

  test('the refund of a label can be requested, or names its first day', async () => {
    const parcel = { trackingId: string('6A1'), amount: price(5.39), recipient: string('31000 Toulouse') };
    const promised: Promised = {
      to: 'the refundable labels of an order',
      given: old,
      call: `GET ${at(order.orderCode)}/refundable-parcels`,
      ...isSmt,
      answers: {
        parcels: Matchers.eachLike({
          ...parcel,
          refundable: true,
          refundableUntil: isoDay('2027-02-01'),
          status: 'LABEL_EXPIRED',
        }),
      },
    };
    expect(await pact([promised], ({ labels }) => labels.refundable(order))).toEqual([
      {
        trackingId: '6A1',
        isRefundable: true,
        reason: null,
        refundableFrom: null,
        refundableUntil: '2027-02-01',
        requestedAt: null,
        amount: { cents: 539 },
        recipient: '31000 Toulouse',
        state: expect.objectContaining({ label: 'label-no-longer-valid' }),
      },
    ]);
    const tooEarly: Promised = {
      to: 'the refundable labels of a young order',
      given: book('COLIS-AVANT-DATE'),
      call: `GET ${at(young.orderCode)}/refundable-parcels`,
      ...isSmt,
      answers: {
        parcels: [{ ...parcel, refundable: false, reason: 'NOT_EXPIRED', refundableFrom: isoDay('2026-03-01') }],
      },
    };
    expect(await pact([tooEarly], ({ labels }) => labels.refundable(young))).toMatchObject([
      { isRefundable: false, reason: 'not-expired', refundableFrom: '2026-03-01' },
    ]);
  });

  test('the refund of a label is requested', async () => {
    const promised: Promised = {
      to: 'the refund of a label',
      given: old,
      call: `POST ${at(order.orderCode)}/refunds`,
      ...isSmt,
      sends,
      answers: {
        parcels: [
          {
            trackingId: '6A01797431740',
            refundable: false,
            reason: 'PENDING',
            requestedAt: moment,
            status: 'REFUND_PENDING',
          },
        ],
      },
    };
    expect(await pact([promised], ({ labels }) => labels.refund(order, request))).toMatchObject([
      { reason: 'pending', requestedAt: '2026-01-15T10:00:00.000Z', state: { label: 'refund-pending' } },
    ]);
  });

  test('the refund of a label that is still valid is refused', async () => {
    const trackingIds = ['6A11472184390'];
    const promised: Promised = {
      to: 'the refund of a label that is still valid',
      given: book('COLIS-AVANT-DATE', '6A11472184390'),
      call: `POST ${at(young.orderCode)}/refunds`,
      ...isSmt,
      sends: { trackingIds },
      status: 400,
      answers: refusal('LabelError', 'NOT_EXPIRED'),
    };
    expect(await pact([promised], ({ labels }) => labels.refund(young, { trackingIds, reason: null }))).toBe('refused');
  });

  test('the refund of unused labels may be chosen beforehand, while a label is valid', async () => {
    const chosen = (name: string, rest: Partial<Promised> = {}): Promised => ({
      to: `the refund of what will not have been used of ${name}`,
      given: book(name),
      call: `PUT ${at(`CMD-26-${name}`)}/automatic-refund`,
      own,
      sends: { enabled: true },
      answers: { enabled: true },
      ...rest,
    });
    const may = await pact([chosen('COLIS-AVANT-DATE')], ({ labels }) =>
      labels.refundAutomatically('CMD-26-COLIS-AVANT-DATE', true),
    );
    expect(may).toBe('done');
    const tooLate = chosen('COLIS-PERIME', { status: 400, answers: refusal('LabelError', 'nothingValid') });
    const mayNot = await pact([tooLate], ({ labels }) => labels.refundAutomatically('CMD-26-COLIS-PERIME', true));
    expect(mayNot).toBe('refused');
  });

  test('the refund of a label of an unknown order is unknown', async () => {
    const unknown = { orderCode: 'CMD-00-000000', isShippingLabel: true };
    const read: Promised = {
      to: 'the refundable labels of an unknown order',
      given: nobody,
      call: `GET ${at('CMD-00-000000')}/refundable-parcels`,
      ...unknownResource,
      query: { isSmt: 'true' },
    };
    const asked: Promised = {
      to: 'the refund of a label of an unknown order',
      given: nobody,
      call: `POST ${at('CMD-00-000000')}/refunds`,
      ...unknownResource,
      query: { isSmt: 'true' },
      sends,
    };
    expect(await pact([read], ({ labels }) => labels.refundable(unknown))).toBe('unknown');
    expect(await pact([asked], ({ labels }) => labels.refund(unknown, request))).toBe('unknown');
  });
});
