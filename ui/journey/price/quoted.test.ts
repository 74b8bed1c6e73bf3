import { expect, test } from 'vitest';
import {
  answers,
  aVisit,
  fieldsOf,
  pages,
  paths,
  posts,
  quote,
  url,
  type Visit,
} from '#tests/shared/visits/parcels-visit.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { ledTo } from '#ui/request/request.examples.ts';
import { recalculateIntent } from './recalculate.ts';

const item = {
  ...fieldsOf('origin', 'destination', 'postalCode', 'weight', 'format'),
  quantity: '1',
};

/** A shopper who has answered this step, and how often the backend was asked for a price. */
async function aQuotedVisit(kept: Record<string, string> = {}) {
  const asked = { quotes: 0 };
  const visit = await aVisit(kept, {
    parcels: {
      quote: async () => {
        asked.quotes += 1;
        return { kind: 'quoted', quote };
      },
    },
  });
  return { visit, asked };
}

const sends = async (visit: Visit) => expect(await ledTo(posts(visit, 'item', item))).toBe(paths.parcelsDelivery());

const shows = async (visit: Visit, page: keyof typeof pages) => {
  const { view } = await pages[page].show(visit.request(), url);
  return 'summary' in view ? view.summary.totals.length : 0;
};

test('the price that a step was judged by is that of the page that follows, which asks the backend for none', async () => {
  const { visit, asked } = await aQuotedVisit();
  await sends(visit);
  expect(asked.quotes, 'the step was judged').toBe(1);
  expect(await shows(visit, 'delivery')).toBeGreaterThan(0);
  expect(asked.quotes, 'the page that follows').toBe(1);
});

test('a page that is shown again asks the backend for its price', async () => {
  const { visit, asked } = await aQuotedVisit();
  await sends(visit);
  await shows(visit, 'delivery');
  await shows(visit, 'delivery');
  expect(asked.quotes).toBe(2);
});

test('another composition than that of the step that was sent has a price of its own', async () => {
  const { visit, asked } = await aQuotedVisit();
  await sends(visit);
  const { version } = await visit.request().journeyDrafts.of(parcels.name);
  await visit.request().journeyDrafts.save(parcels.name, { answers: { ...answers, weight: '2' }, version });
  await shows(visit, 'delivery');
  expect(asked.quotes).toBe(2);
});

test('posted answers are priced anew', async () => {
  const { visit, asked } = await aQuotedVisit();
  await sends(visit);
  await posts(visit, 'item', { ...item, intent: recalculateIntent });
  expect(asked.quotes).toBe(2);
});

test('another page than the one that follows asks the backend for its price', async () => {
  const { visit, asked } = await aQuotedVisit();
  await sends(visit);
  await shows(visit, 'item');
  expect(asked.quotes).toBe(2);
});
