/** The shop asks for a page of each journey by its name, which only the contract says. */
import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { pages } from '#mocks/content/pages/index.ts';
import { journeys } from '#ui/home/resumable-journeys.view.ts';
import { parcelBatch } from '#ui/parcels/parcel-batch.journey.ts';

test('each journey with an entry has a presentation in the contract and in the mock backend, and nothing else has', () => {
  const names = journeys.flatMap(({ name }) => (name === parcelBatch.name ? [] : [name])).toSorted();
  const labels = pages.flatMap((page) => page.labels).filter((label) => label.startsWith('/presentation/'));
  expect(labels.toSorted()).toEqual(names.map((name) => `/presentation/${name}`));
  expect(JSON.stringify(documents.content)).toContain(`a service (${names.join(', ')})`);
});
