import { describe, expect, test } from 'vitest';
import { Fault } from '../shared/fault.ts';
import { euros } from '../shared/money.ts';
import type { CarrierAnswer } from './carriers.ts';
import { compare, leaderOf, offersFulfilling, sortOffers } from './compare-offers.ts';
import { aCarrierOffer, aComparison, aShipment } from './examples.ts';

const said: Record<string, CarrierAnswer | Fault> = {
  POFR: { offers: [aCarrierOffer()], exclusions: [] },
  CHRP: new Fault('timeout', 'findCarrierOffers'),
  DLVG: new Fault('unavailable', 'findCarrierOffers'),
  LPFR: { offers: [], exclusions: [{ rule: 'too-thick', limit: 30, excess: 20 }] },
};

const carriersSaying = (answers: Record<string, CarrierAnswer | Fault>) => {
  const heard: [string, boolean][] = [];
  const offersOf = async (carrier: string, _shipment: unknown, isPatient: boolean) => {
    heard.push([carrier, isPatient]);
    const answer = answers[carrier];
    if (!answer || answer instanceof Fault) throw answer;
    return answer;
  };
  return { heard, carriers: { offersOf } };
};

const asked = Object.keys(said);

describe('a comparison', () => {
  test('a comparison lists carriers with offers, excluded carriers, late ones and failed ones', async () => {
    const { carriers, heard } = carriersSaying(said);
    expect(await compare({ carriers }, { codes: asked, shipment: aShipment(), isPatient: false })).toEqual({
      offers: [aCarrierOffer()],
      excluded: [{ carrier: 'LPFR', exclusions: [{ rule: 'too-thick', limit: 30, excess: 20 }] }],
      late: ['CHRP'],
      failed: ['DLVG'],
    });
    expect(heard).toEqual(asked.map((carrier) => [carrier, false]));
  });

  test('a comparison ends when the session has ended', async () => {
    const { carriers } = carriersSaying({ ...said, LPFR: new Fault('signed-out', 'findCarrierOffers') });
    const comparing = compare({ carriers }, { codes: asked, shipment: aShipment(), isPatient: true });
    await expect(comparing).rejects.toMatchObject({ kind: 'signed-out' });
  });
});

const { offers } = aComparison();
const codes = (some: typeof offers) => some.map(({ carrier, way }) => `${carrier} ${way}`);

describe('the first by one fact', () => {
  test('the first by one fact is the first of that order', () => {
    expect([leaderOf(offers, 'price')?.id, leaderOf(offers, 'arrival')?.id]).toEqual(['offre-2', 'offre-3']);
  });

  test('of two that arrive alike the cheaper one is the first, and of two that cost alike the earlier one', () => {
    const offer = aCarrierOffer();
    const cheaper = aCarrierOffer({ id: 'cheaper', ttc: euros(5) });
    const earlier = aCarrierOffer({ id: 'earlier', latest: '2026-11-24' });
    expect(leaderOf([offer, cheaper], 'arrival')).toBe(cheaper);
    expect(leaderOf([offer, earlier], 'price')).toBe(earlier);
  });

  test('none is the first where it is alone, or where another costs and arrives the same', () => {
    expect(leaderOf([], 'price')).toBeNull();
    expect(leaderOf([aCarrierOffer()], 'price')).toBeNull();
    expect(leaderOf([aCarrierOffer(), aCarrierOffer({ carrier: 'CHRP' })], 'price')).toBeNull();
  });
});

describe('the order', () => {
  test.each([
    ['price', ['POFR point', 'LPFR home', 'POFR home', 'CHRP home']],
    ['arrival', ['CHRP home', 'POFR home', 'POFR point', 'LPFR home']],
    ['carbon', ['LPFR home', 'POFR point', 'POFR home', 'CHRP home']],
    ['distance', ['LPFR home', 'POFR point', 'POFR home', 'CHRP home']],
  ] as const)('the order by %s ranks by that alone, then by the price', (order, expected) => {
    expect(codes(sortOffers(offers, order))).toEqual(expected);
    expect(codes(sortOffers(offers.toReversed(), order))).toEqual(expected);
  });

  test('an offer of an unknown distance comes last by distance', () => {
    const nowhere = aCarrierOffer({ id: 'x', ttc: euros(1), dropOff: { kind: 'other', name: null, metres: null } });
    expect(sortOffers([nowhere, ...offers], 'distance').at(-1)).toBe(nowhere);
    expect(sortOffers([nowhere, ...offers], 'price')[0]).toBe(nowhere);
  });
});

test.each([
  [[], 4],
  [['no-printer'], 1],
  [['tracked'], 4],
  [['signature'], 1],
  [['fetched'], 3],
  [['fetched', 'signature'], 1],
  [['no-printer', 'fetched'], 0],
] as const)('the wishes %o are all fulfilled', (some, count) => {
  expect(offersFulfilling(offers, some)).toHaveLength(count);
});

test('an offer with both ways of hand-in is not fetched without a printer: its label is printed at the drop-off', () => {
  const both = [aCarrierOffer({ needsPrinter: false, isFetched: true })];
  expect(offersFulfilling(both, ['no-printer', 'fetched'])).toEqual([]);
  expect(offersFulfilling(both, ['fetched', 'no-printer'])).toEqual([]);
  expect(offersFulfilling(both, ['no-printer'])).toMatchObject([{ needsPrinter: false, isFetched: false }]);
  expect(offersFulfilling(both, ['fetched'])).toMatchObject([{ needsPrinter: true, isFetched: true }]);
});
