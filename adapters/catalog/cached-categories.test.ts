import { expect, test } from 'vitest';
import { cachedCategories } from './cached-categories.ts';

test('the departments are none where the backend fails, but a fault of our own is not taken for that', async () => {
  const ofNothing = cachedCategories({} as Parameters<typeof cachedCategories>[0], { listen: () => {} });
  await expect(ofNothing('part', 'fr')).rejects.toThrow(TypeError);
});
