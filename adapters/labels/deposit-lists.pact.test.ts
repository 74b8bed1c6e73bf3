import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { isoDay, isoMoment, type Promised, pactWith, refusal, SHOPPER } from '#adapters/testing/pact.ts';

const { eachLike, regex, string } = Matchers;
const pact = pactWith('labels');
const own = true;
const lists = '/users/current/deposit-lists';
const one = `${lists}/BD-26-000007` as const;
const today = '2026-01-15';
const date = '2026-01-16';
const trackingId = '6A11472184390';
const order = 'CMD-26-COLIS-AVANT-DATE';
const free = { 'labels to hand in': { owner: SHOPPER, order, label: trackingId, today } };
const listed = (status?: string) => ({
  'a deposit list': { owner: SHOPPER, order, number: 'BD-26-000007', date, today, ...(status && { status }) },
});
const moment = isoMoment('2026-01-15T09:00:00.000Z');

const label = {
  trackingId: string(trackingId),
  orderCode: string(order),
  service: string('smt'),
  carrierCode: string('POFR'),
  destination: string('69002 Lyon'),
};
const list = {
  number: 'BD-26-000007',
  status: 'OPEN',
  depositDate: date,
  createdAt: moment,
  labels: eachLike({ ...label, trackingId, validUntil: isoDay('2026-01-19') }),
  removedLabels: [],
  barcode: { text: string('BD-26-000007'), rows: eachLike(regex('^[01]+$', '101010')) },
};
const unknownResource = { own, status: 404, answers: refusal('UnknownResourceError', 'notFound') };

describe('deposit lists', () => {
  test('deposit lists hold what is free, on the days on which a counter takes it', async () => {
    const read: Promised = {
      to: 'the labels that a new deposit list may hold',
      given: free,
      call: 'GET /users/current/depositable-labels',
      own,
      answers: { labels: eachLike(label), depositDates: eachLike(isoDay(date)) },
    };
    expect(await pact([read], ({ depositLists }) => depositLists.depositable())).toEqual({
      labels: [
        {
          trackingId,
          orderCode: order,
          service: 'parcel',
          carrier: 'POFR',
          recipient: null,
          destination: '69002 Lyon',
          weight: null,
          validUntil: null,
          downloadedAt: null,
        },
      ],
      dates: [date],
    });
  });

  test('deposit lists are made of labels, and read again by their number', async () => {
    const made: Promised = {
      to: 'a deposit list of a label',
      given: free,
      call: `POST ${lists}`,
      sends: { depositDate: date, trackingIds: [trackingId] },
      status: 201,
      own,
      answers: { ...list, number: string('BD-26-000001') },
    };
    const read: Promised = { to: 'a deposit list', given: listed(), call: `GET ${one}`, own, answers: list };
    const all: Promised = {
      to: 'the deposit lists of an account',
      given: listed('SCANNED'),
      call: `GET ${lists}`,
      own,
      answers: {
        depositLists: eachLike({
          ...list,
          number: string('BD-26-000007'),
          depositDate: isoDay(date),
          status: 'SCANNED',
          scannedAt: moment,
          labels: eachLike({ trackingId, orderCode: string(order) }),
        }),
      },
    };
    const wanted = { date, trackingIds: [trackingId] };
    expect(await pact([made], ({ depositLists }) => depositLists.create(wanted))).toMatchObject({
      kind: 'created',
      list: { number: 'BD-26-000001', status: 'open', barcode: { rows: ['101010'] } },
    });
    expect(await pact([read], ({ depositLists }) => depositLists.ofNumber('BD-26-000007'))).toMatchObject({
      date,
      labels: [{ trackingId, validUntil: '2026-01-19' }],
      removed: [],
      totalWeight: null,
    });
    expect(await pact([all], ({ depositLists }) => depositLists.all())).toMatchObject([
      { status: 'scanned', scannedAt: '2026-01-15T09:00:00.000Z' },
    ]);
  });

  test.each([
    ['a label that another list holds', listed(), '2026-01-17', 'notDepositable', 'not-depositable'],
    ['a label that is no longer taken then', free, '2026-01-23', 'notTakenThen', 'not-taken-then'],
    ['a Sunday', free, '2026-01-18', 'notOpenThen', 'not-open-then'],
  ] as const)('a deposit list is refused for %s', async (...[what, given, day, word, reason]) => {
    const wanted = { date: day, trackingIds: [trackingId] };
    const refused: Promised = {
      to: `a deposit list for ${what}`,
      given,
      call: `POST ${lists}`,
      sends: { depositDate: day, trackingIds: [trackingId] },
      status: 400,
      own,
      answers: refusal('DepositListError', word),
    };
    expect(await pact([refused], ({ depositLists }) => depositLists.create(wanted))).toEqual({
      kind: 'refused',
      reason,
    });
  });

  test('deposit lists are cancelled until a counter has scanned them', async () => {
    const body = { status: 'CANCELLED' };
    const cancelled: Promised = {
      to: 'a deposit list that is cancelled',
      given: listed(),
      call: `PATCH ${one}`,
      sends: body,
      own,
      answers: { ...list, status: 'CANCELLED' },
    };
    const late: Promised = {
      to: 'a deposit list that is cancelled after it was scanned',
      given: listed('SCANNED'),
      call: `PATCH ${one}`,
      sends: body,
      status: 409,
      own,
      answers: refusal('DepositListError', 'notCancellable'),
    };
    expect(await pact([cancelled], ({ depositLists }) => depositLists.cancel('BD-26-000007'))).toMatchObject({
      status: 'cancelled',
    });
    expect(await pact([late], ({ depositLists }) => depositLists.cancel('BD-26-000007'))).toBe('not-cancellable');
  });

  test('deposit lists are files to print, and no longer once they are cancelled', async () => {
    const file: Promised = {
      to: 'the file of a deposit list',
      given: listed(),
      call: `GET ${one}/file`,
      own,
      isFile: true,
    };
    const none: Promised = {
      to: 'the file of a deposit list that is cancelled',
      given: listed('CANCELLED'),
      call: `GET ${one}/file`,
      own,
      status: 400,
      answers: refusal('LabelError', 'notDownloadable'),
    };
    const begun = await pact([file], async ({ depositLists }) => {
      const answer = await depositLists.file('BD-26-000007');
      return typeof answer === 'string' ? answer : (await new Response(answer.bytes).text()).slice(0, 4);
    });
    expect(begun).toBe('%PDF');
    expect(await pact([none], ({ depositLists }) => depositLists.file('BD-26-000007'))).toBe('not-ready');
  });

  test('deposit lists that do not exist are unknown', async () => {
    const given = { 'a signed-in shopper': { owner: SHOPPER } };
    const at = `${lists}/BD-00-000000` as const;
    const read: Promised = { to: 'an unknown deposit list', given, call: `GET ${at}`, ...unknownResource };
    const cancelled: Promised = {
      to: 'an unknown deposit list to cancel',
      given,
      call: `PATCH ${at}`,
      sends: { status: 'CANCELLED' },
      ...unknownResource,
    };
    const file: Promised = {
      to: 'the file of an unknown deposit list',
      given,
      call: `GET ${at}/file`,
      ...unknownResource,
    };
    expect(await pact([read], ({ depositLists }) => depositLists.ofNumber('BD-00-000000'))).toBe('unknown');
    expect(await pact([cancelled], ({ depositLists }) => depositLists.cancel('BD-00-000000'))).toBe('unknown');
    expect(await pact([file], ({ depositLists }) => depositLists.file('BD-00-000000'))).toBe('unknown');
  });
});
