import { expect, test } from 'vitest';
import { editedField, emptyDraft, type JourneyDraft, parkedName, type SavedDraft } from '#domain/journey/drafts.ts';
import { parkDraft, parkedVersion, restoreParked } from './parked-draft.server.ts';

const name = 'parcels';
const weighs = (weight: string, version = 1): JourneyDraft => ({ answers: { weight }, version });

/** Drafts in memory; `fails` is asked before each write of a name, and the n-th write of it. */
function kept(
  drafts: Record<string, JourneyDraft>,
  fails: (name: string, time: number) => 'no' | 'stale' | 'away' = () => 'no',
) {
  const times: Record<string, number> = {};
  const of = async (which: string) => drafts[which] ?? emptyDraft;
  return {
    drafts,
    of,
    async save(which: string, { answers, version }: JourneyDraft): Promise<SavedDraft> {
      times[which] = (times[which] ?? 0) + 1;
      const how = fails(which, times[which]);
      if (how === 'away') throw new Error('the records are away');
      const before = await of(which);
      if (how === 'stale' || before.version !== version) return { kind: 'stale', draft: before };
      const draft = { answers, version: version + 1 };
      drafts[which] = draft;
      return { kind: 'saved', draft };
    },
    async forget(which: string) {
      delete drafts[which];
    },
    weights: () => [drafts[name]?.answers['weight'], drafts[parkedName(name)]?.answers['weight']],
  };
}

test('a parked draft stays where another tab was faster', async () => {
  const shop = kept({ [name]: weighs('8'), [parkedName(name)]: weighs('7') }, (which) =>
    which === name ? 'stale' : 'no',
  );
  await restoreParked(shop, name, 1);
  expect(shop.weights()).toEqual(['8', '7']);
});

test('the same press once more does not change the two places back', async () => {
  const shop = kept({ [name]: weighs('8'), [parkedName(name)]: weighs('7') });
  const shown = await parkedVersion(shop, name);
  await restoreParked(shop, name, shown);
  await restoreParked(shop, name, shown);
  expect(shop.weights()).toEqual(['7', '8']);
  await restoreParked(shop, name, await parkedVersion(shop, name));
  expect(shop.weights(), 'a press on the next page does').toEqual(['8', '7']);
});

test('a draft that changes a line of the cart is not parked: it stands in the cart', async () => {
  const edits = { answers: { weight: '8', [editedField]: 'configuration-1' }, version: 1 };
  const shop = kept({ [name]: edits, [parkedName(name)]: weighs('7') });
  await restoreParked(shop, name, 1);
  expect([shop.weights(), Object.keys(shop.drafts)]).toEqual([['7', undefined], [name]]);
});

test.each([
  ['away', true],
  ['stale', false],
] as const)('what was begun goes on where it cannot wait: %s', async (how, isTold) => {
  const shop = kept({ [name]: weighs('8'), [parkedName(name)]: weighs('7') }, (which) =>
    which === parkedName(name) ? how : 'no',
  );
  const told = await restoreParked(shop, name, 1).then(
    () => false,
    () => true,
  );
  expect([told, shop.weights()]).toEqual([isTold, ['8', '7']]);
});

test('a draft that replaces a parked one says so', async () => {
  const shop = kept({ [name]: weighs('8', 3) });
  expect([await parkedVersion(shop, name), await parkDraft(shop, name)]).toEqual([null, 'de-cote']);
  shop.drafts[name] = weighs('9', 4);
  expect(await parkDraft(shop, name)).toBe('de-cote-remplace');
  expect(shop.weights()).toEqual(['9', '9']);
  delete shop.drafts[name];
  expect(await parkDraft(shop, name), 'nothing is begun').toBeNull();
});
