import { expect, test } from 'vitest';
import { takeBack } from './set-aside.server.ts';

test('what waits stays where another tab was faster', async () => {
  const written: string[] = [];
  const drafts = {
    of: async () => ({ answers: { weight: '7' }, version: 1 }),
    save: async (name: string) => {
      written.push(name);
      return { kind: 'stale' as const, draft: { answers: {}, version: 2 } };
    },
    forget: async (name: string) => void written.push(name),
  };
  await takeBack(drafts, 'parcels');
  expect(written).toEqual(['parcels']);
});
