import { expect, test } from 'vitest';
import { eventOf } from '#domain/analytics/catalogue.ts';
import { Fault } from '#domain/shared/fault.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aForm, aRequest, fails } from '#ui/request/request.examples.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { journeyPages, journeyPorts, type WholeAnswers, wholeAnswers } from './every-step.examples.ts';

const away = new Fault('unavailable', 'journeys');
const rows = Object.entries(journeyPages);

async function visit(journey: string): Promise<RequestContext> {
  const journeyDrafts = storedDrafts();
  const request = aRequest({ ports: journeyPorts, journeyDrafts });
  await request.journeyDrafts.save(journey, { answers: wholeAnswers[journey] ?? {}, version: 0 });
  return request;
}

const at = (query = '') => new URL(`https://boutique.example/${query}`);

test('every page of a journey has a row in every-step.examples.ts', () => {
  const ofJourneys = routeTable.filter((entry) => 'journey' in entry && entry.journey).map(({ name }) => name);
  expect(Object.keys(journeyPages).toSorted()).toEqual(ofJourneys.toSorted());
});

test.each(rows)(
  '%s is counted as a page of its journey, by names of the catalogue',
  async (_name, [page, journey, step]) => {
    const { track } = await page.show(await visit(journey), at());
    expect(track).toEqual({ page: 'journey step', journey, step });
    expect(eventOf({ ...track })).toEqual(track);
  },
);

test('the tab of each step says its name, its place among the steps and its service', async () => {
  const titles = await Promise.all(
    rows.map(async ([, [page, journey]]) => (await page.show(await visit(journey), at())).head.title),
  );
  expect(titles).toContain('Livraison (étape 2 sur 5) – Colissimo en ligne');
  expect(new Set(titles).size).toBe(titles.length);
  const unnumbered = rows.filter((_, at) => !/^.+ \(étape \d sur \d\) – .+$/.test(titles[at] ?? ''));
  expect(unnumbered.map(([, [, , step]]) => step)).toEqual(Array.from(unnumbered, () => 'entry'));
});

test.each(rows)(
  '%s is counted with a note about the way here, and not for a part of itself',
  async (_name, [page, journey, step]) => {
    const led = await page.show(await visit(journey), at('?note=incomplet'));
    expect(led.track).toEqual({ page: 'journey step', journey, step });
    expect((await page.show(await visit(journey), at('?apercu=1'))).track).toBeUndefined();
  },
);

test.each(rows)(
  'a post that %s does not take counts as no page, and a fault counts as one of it',
  async (_name, row) => {
    const [page, journey, step] = row;
    const request = await visit(journey);
    const failing = {
      ...request.journeyDrafts,
      of: request.journeyDrafts.of,
      save: fails(away),
      claim: fails(away),
      forget: fails(away),
    };
    const intent: WholeAnswers = step === 'entry' ? { intent: 'restart' } : {};
    const { status, page: answered } = await page.post(
      { ...request, journeyDrafts: failing },
      { url: at(), form: aForm({ ...wholeAnswers[journey], ...intent }) },
    );
    expect(status).toBe(503);
    expect(answered).not.toHaveProperty('track.page');
    // An offer is chosen, not typed.
    const [word, kind] = step === 'offres' ? ['choix_offre', 'offer-choice'] : ['parcours', 'journey-save'];
    expect(answered).toMatchObject({ failure: { failure: word, details: `${kind}_${journey}_${step}` } });
    const { failure } = answered as { failure: Record<string, unknown> };
    expect(eventOf({ ...failure })).toEqual(failure);
  },
);
