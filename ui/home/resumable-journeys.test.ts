import { expect, test } from 'vitest';
import { type DraftEntry, editedField } from '#domain/journey/drafts.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { parkDraft, parkedVersion, restoreParked } from '#ui/journey/drafts/parked-draft.server.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { routeTable } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { resumableJourneys } from './resumable-journeys.server.ts';
import { journeys, resumableJourneysView, resumableJourneyViews } from './resumable-journeys.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const aDraft = (over: Partial<DraftEntry> = {}): DraftEntry => ({
  mode: 'part',
  journey: 'registered-mail',
  answers: { 'recipient.city': 'Lyon' },
  version: 1,
  savedAt: 0,
  ...over,
});
const card = {
  icon: 'letter',
  saved: expect.any(String),
  title: 'Votre recommandé en cours',
  resume: { label: 'Reprendre', href: '/vignette-recommandee-en-ligne/parcours/recapitulatif' },
};

const viewsOf = (drafts: DraftEntry[]) => resumableJourneyViews({ drafts, now: 300_000 }, wording);

test('a journey’s draft is named with its link, and none of its answers', () => {
  expect(viewsOf([aDraft(), aDraft({ journey: 'of-another-program' })])).toEqual([card]);
  for (const answers of [{}, { [editedField]: 'configuration-1' }]) expect(viewsOf([aDraft({ answers })])).toEqual([]);
});

test('a parked draft is named beside the draft in its place, with the link that restores it', async () => {
  const journeyDrafts = storedDrafts();
  const asked = () => aRequest({ journeyDrafts });
  const drafts = asked().journeyDrafts;
  await drafts.save('registered-mail', { answers: { weight: '20' }, version: 0 });
  await parkDraft(drafts, 'registered-mail');
  await drafts.save('registered-mail', { answers: { weight: '90' }, version: 1 });
  const aside = {
    icon: 'letter',
    saved: expect.any(String),
    title: 'Votre recommandé en cours (saisie mise de côté)',
    resume: { label: 'Retrouver', href: '/vignette-recommandee-en-ligne' },
  };
  expect((await resumableJourneys(asked())).drafts?.views).toHaveLength(2);
  expect((await resumableJourneys(asked())).drafts?.views).toEqual(expect.arrayContaining([card, aside]));
  await restoreParked(drafts, 'registered-mail', await parkedVersion(drafts, 'registered-mail'));
  expect((await drafts.of('registered-mail')).answers, 'they have changed places').toEqual({ weight: '20' });
  await asked().journeyDrafts.forget('registered-mail');
  expect((await resumableJourneys(asked())).drafts?.views).toEqual([aside]);
});

test('the two drafts answered last are shown with their age, and the others are told by their number', () => {
  const views = viewsOf(['parcels', 'letters', 'logo', 'stamps'].map((journey) => aDraft({ journey })));
  const { drafts } = resumableJourneysView(views, wording);
  expect(drafts?.views.map(({ icon, saved }) => [icon, saved])).toEqual([
    ['parcel', 'il y a 5 minutes'],
    ['letter', 'il y a 5 minutes'],
  ]);
  expect([drafts?.more?.label, drafts?.more?.views.length]).toEqual(['Voir les 2 autres', 2]);
});

test('every journey of the shop can be gone on with', () => {
  const declared = new Set(routeTable.flatMap(({ journey }) => journey?.name ?? []));
  // A batch of parcels has one page, and no steps.
  expect(journeys).toHaveLength(declared.size + 1);
});

test('a home page shows what its visitor has begun in its mode, never in a preview, and never fails for it', async () => {
  const journeyDrafts = storedDrafts();
  const asked = (over = {}) => ({ ...aRequest({ journeyDrafts }), ...over });
  expect(await resumableJourneys(asked())).toEqual({});
  await asked().journeyDrafts.save('registered-mail', { answers: { weight: '20' }, version: 0 });
  expect(await resumableJourneys(asked())).toEqual({ drafts: { views: [card] } });
  expect(await resumableJourneys(asked({ preview: true }))).toEqual({});
  expect(await resumableJourneys(aRequest({ journeyDrafts, mode: 'pro' }))).toEqual({});
  const away = aRequest({
    journeyDrafts: Object.assign(Object.create(journeyDrafts), { all: () => Promise.reject(new Error('away')) }),
  });
  expect(await resumableJourneys(away)).toEqual({});
  expect(away.effects.logged).toHaveLength(1);
});
