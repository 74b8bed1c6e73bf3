import { describe, expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { buysConfigured } from '#tests/mocks/purchases.ts';
import { counter } from '../host/counter.ts';
import { parcelStates } from '../parcels/states.ts';
import { fixedProducts } from '../records/known-products.ts';
import type { WireOrder } from '../records/orders.ts';
import { PRO } from '../records/shoppers.ts';
import { advanceClock, hours } from '../shared/calendar/clock.ts';

interface Label {
  trackingId: string;
  status: string;
  dropOffCode: string;
  validUntil?: string;
}
interface Refundable {
  parcels: { refundable: boolean; reason?: string; refundableFrom?: string }[];
}

/** A professional has bought a parcel without a printer; what the shop sees, and the counter. */
async function bought() {
  const backend = newBackend();
  const { world, call } = backend;
  await parcelStates['a parcel']?.(world, { owner: PRO, printing: 'DROP_OFF', today: '2026-11-23' });
  const order = await buysConfigured(backend, { code: fixedProducts.shippingLabel, configurationId: 'colis-1' });
  const path = `/users/current/orders/${order}`;
  const get = async <Body>(of: string) => (await call<Body>('GET', `${path}${of}`, { as: PRO })).body;
  const label = async () => (await get<{ labels: Label[] }>('/labels')).labels[0]!;
  const post = async (code: string) => {
    const body = new URLSearchParams({ code, world: world.name });
    return (await counter().request('/', { method: 'POST', body })).text();
  };
  const refund = async () =>
    call('POST', `${path}/refunds?isSmt=true`, { as: PRO, body: { trackingIds: [(await label()).trackingId] } });
  const refundable = async () => (await get<Refundable>('/refundable-parcels?isSmt=true')).parcels[0]!;
  return { ...backend, get, label, post, path, refund, refundable };
}

describe('a label that is printed where its parcel is handed in', () => {
  test('a drop-off code is taken once, and then its label is printed, accepted and paid back to nobody', async () => {
    const { world, get, label, post, path, call, refund, refundable } = await bought();
    expect(await label()).toMatchObject({ status: 'CREATED' });
    expect(await post((await label()).dropOffCode)).toContain('pas encore actif');
    advanceClock(world, 5000);
    const { trackingId, dropOffCode, validUntil, status } = await label();
    expect({ status, validUntil }).toEqual({ status: 'AWAITING_DROP_OFF', validUntil: '2026-11-29' });
    expect(await refundable()).toMatchObject({ refundable: true });
    expect(await refundable()).not.toHaveProperty('refundableFrom');
    expect((await call('GET', `${path}/labels/file`, { as: PRO })).status, 'it has no file').toBe(400);
    expect(await post(dropOffCode.toLowerCase().replace(/(.{4})/g, '$1 '))).toContain('pris en charge');
    expect(await label()).toMatchObject({ status: 'DEPOSITED' });
    expect((await get<WireOrder>('')).entries[0]?.serviceState).toMatchObject({ status: 'DEPOSITED', trackingId });
    expect(await post(dropOffCode)).toContain('déjà servi');
    expect(await refundable()).toMatchObject({ refundable: false, reason: 'SCANNED' });
    expect((await refund()).status).toBe(400);
    expect((await call('GET', `${path}/labels/${trackingId}/code`, { as: PRO })).status).toBe(400);
    const query = new URLSearchParams({ code: dropOffCode, world: world.name });
    const printed = await counter().request(`/etiquette?${query}`);
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('a drop-off code is no longer taken once the refund of its label was asked for', async () => {
    const { world, label, post, refund } = await bought();
    advanceClock(world, 5000);
    expect((await refund()).status).toBe(200);
    expect(await label()).toMatchObject({ status: 'REFUND_PENDING' });
    expect(await post((await label()).dropOffCode)).toContain('annulé');
    expect(await label()).toMatchObject({ status: 'REFUND_PENDING' });
  });

  test('a drop-off code is taken until its last day, and its label may be paid back afterwards', async () => {
    const { world, label, post, refundable } = await bought();
    advanceClock(world, hours(24 * 8));
    expect(await post((await label()).dropOffCode)).toContain('n’est plus valable');
    expect(await label()).toMatchObject({ status: 'LABEL_EXPIRED' });
    expect(await refundable()).toMatchObject({ refundable: true });
  });

  test('an unknown drop-off code has no label', async () => {
    const { post } = await bought();
    expect(await post('ABCD EFGH JKLM')).toContain('n’existe pas');
  });
});

const letterbox = { place: 'LETTERBOX', depositDate: '2026-11-25' };
test.each([
  ['within France', {}, []],
  ['of Chronopost', { carrierCode: 'CHRP' }, []],
  ['of the tracked letter', { carrierCode: 'LPFR' }, ['labelPrinting']],
  ['of which customs are told', { destination: 'CH', postalCode: '1200' }, ['labelPrinting']],
  ['into a letterbox', { deposit: letterbox }, ['deposit.place']],
  ['by somebody unknown', { labelPrinting: 'PARROT' }, ['labelPrinting']],
])('a parcel without a printer %s: what is refused', async (_, over, subjects) => {
  const { call, world } = newBackend();
  await parcelStates['a parcel']?.(world, { today: '2026-11-23' });
  const parcel = { origin: 'FR', destination: 'FR', postalCode: '69002', weight: 1200, format: 'STANDARD' };
  const body = { ...parcel, labelPrinting: 'DROP_OFF', ...over };
  const { refusals } = (
    await call<{ refusals: { reason: string; subject: string }[] }>('POST', '/users/anonymous/parcel/quotes', { body })
  ).body;
  const about = refusals.filter(({ reason }) => reason === 'printingNotOffered');
  expect(about.map(({ subject }) => subject)).toEqual(subjects);
});

test('each offer that needs no printer is a parcel whose label may be printed at the drop-off, and no other is', async () => {
  const { call } = newBackend();
  const places = [
    ['FR', '29200'],
    ['CH', '1200'],
    ['RE', '97400'],
  ] as const;
  const seen = new Set<boolean>();
  for (const [destination, destinationPostalCode] of places)
    for (const carrier of ['POFR', 'CHRP', 'LPFR']) {
      const shipment = {
        type: 'LETTER',
        origin: 'FR',
        originPostalCode: '69002',
        destination,
        destinationPostalCode,
        weight: 200,
      };
      const { offers = [] } = (
        await call<{ offers?: { quoteId: string; printerRequired: boolean }[] }>(
          'POST',
          `/users/anonymous/carriers/${carrier}/offers`,
          { body: shipment },
        )
      ).body;
      for (const { quoteId, printerRequired } of offers) {
        const chosen = `/users/anonymous/carriers/quotes/${quoteId}/choices`;
        const { parcel } = (await call<{ parcel: object }>('POST', chosen)).body;
        const body = { ...parcel, labelPrinting: 'DROP_OFF' };
        const { refusals } = (
          await call<{ refusals: { reason: string }[] }>('POST', '/users/anonymous/parcel/quotes', { body })
        ).body;
        expect(refusals.some(({ reason }) => reason === 'printingNotOffered')).toBe(printerRequired);
        seen.add(printerRequired);
      }
    }
  expect(seen.size).toBe(2);
});
