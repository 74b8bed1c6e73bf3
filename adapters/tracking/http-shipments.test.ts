import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { parcelNumberOf } from '#domain/tracking/parcel-number.ts';

const server = playServerForTests();
const shop = whileTestsRun(() => shopOn(server.url, { SSU_BASE_URL: `${server.url}/ssu` }));
const number = parcelNumberOf('6A21533115380') ?? none();

const shipment = () =>
  shop()
    .portsFor(signedIn('pro-certifie@exemple.fr', { mode: 'pro' }))
    .shipments.of(number);

function none(): never {
  throw new Error('That is no number of a parcel.');
}

test('a shipment’s place is that of its latest event, in whatever order the events come', async () => {
  const events = [
    { code: 'PC1', label: 'Pris en charge', date: '2026-01-13T10:00:00.000Z' },
    { code: 'DI1', label: 'Distribué', date: '2026-01-15T09:00:00.000+01:00' },
    { code: 'ET1', label: 'En cours d’acheminement', date: '2026-01-14T10:00:00.000Z' },
  ];
  for (const event of [events, events.toReversed()]) {
    server.play(json({ shipment: { idShip: number, isFinal: true, event } }));
    expect(await shipment()).toMatchObject({ stage: 'delivered', last: { label: 'Distribué' } });
  }
});

test('a shipment with an unknown number is none: another refusal is a fault', async () => {
  const refusing = (status: number) => server.play(json({ errors: [{ type: 'UnknownResourceError' }] }, status));
  refusing(404);
  expect(await shipment()).toBeNull();
  refusing(400);
  await expect(shipment()).rejects.toMatchObject({ name: 'Fault', kind: 'contract' });
});
