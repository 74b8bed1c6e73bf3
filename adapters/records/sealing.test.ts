import { expect, test } from 'vitest';
import { SqliteDraftRecords } from './draft-records.ts';
import { sealedDraftRecords, sealedSessionStore } from './sealed-records.ts';
import { sealing } from './sealing.ts';
import { SqliteSessionStore } from './session-store.ts';

/** As the release of 28 November 2026 wrote them, by this secret. */
const secret = 'a'.repeat(32);
const session =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoiSEl2cHBDNUIiLCJvZiI6InNlc3Npb246MSJ9..iIWgVPP_jI10GvWo.wAF0LsA3rgrqFTdbYyBeAA8cjWJzwbIuM2xhHUY0NAXgxJ5e6IbgIAX4ItIzlkfZYF4eun9BGjcFgdDr69GRr8p40vg.BrengMWGHFM5Cs4Ejokh1Q';
const draft =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIiwia2lkIjoiSEl2cHBDNUIiLCJvZiI6ImpvdXJuZXktZHJhZnQ6aG9sZGVyOnBhcnQ6bGV0dGVyIn0..OYnrJdWJc8nDXvs4.tfinVpla822wB1FTHh5L7pBEUtdZSvlJoFx4sOaO4I9zlY-oFz6zm_-KpC-OfS0z2Q.fPqSrSrdwh3Qf7UHAb1wCg';

test('a session that an earlier release sealed is read', async () => {
  const inner = new SqliteSessionStore(':memory:');
  await inner.set('session:1', session, 60);
  const value = await sealedSessionStore(inner, sealing([secret])).get('session:1');
  expect(JSON.parse(value ?? '')).toEqual({ accessToken: 'eyJ-canari', shopper: { email: 'compte@exemple.fr' } });
});

test('a draft that an earlier release sealed is read', async () => {
  const inner = new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 });
  await inner.replace('holder', {
    name: 'part:letter',
    version: 3,
    value: draft,
    over: 0,
    seconds: 60,
    isVisitors: true,
  });
  const [record] = await sealedDraftRecords(inner, sealing([secret])).all('holder');
  expect(JSON.parse(record?.value ?? '')).toEqual({ answers: { 'recipient.line1': '3 RUE DU CANARI' } });
});
