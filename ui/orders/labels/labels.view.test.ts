import { describe, expect, test } from 'vitest';
import { lineStatuses } from '#domain/orders/line-status.ts';
import { aLabel, threeLabels } from '#ui/labels/labels.examples.ts';
import { aLabelsView } from './labels-page.examples.ts';

const made = threeLabels();
const [unmade] = threeLabels({ status: 'created', trackingId: '6A9' });

describe('the page says what can be done', () => {
  test.each([
    ['all labels are ready', made, 'Vos 3 étiquettes sont prêtes\u202f: à télécharger au plus tard le 03/12/2026.'],
    ['one is, without a day', [aLabel({ availableUntil: null })], 'Votre étiquette est prête.'],
    ['some are', [...made, aLabel({ status: 'cancelled' })], '3 étiquettes sur 4 peuvent être téléchargées.'],
    ['none is', threeLabels({ status: 'label-expired' }), 'Aucune étiquette ne peut être téléchargée.'],
    ['there is none', [], 'Cette commande ne contient pas d’étiquette à imprimer.'],
  ])('the labels’ page names the present task where %s', (_what, labels, now) => {
    expect(aLabelsView({ order: { labels } }).now).toBe(now);
  });

  test('the labels’ page names the soonest last day', () => {
    const labels = ['2026-12-09', '2026-12-03', null].map((availableUntil) => aLabel({ availableUntil }));
    expect(aLabelsView({ order: { labels } }).now).toContain('03/12/2026');
  });

  test('the labels’ page shows the state of unfinished labels alone, with a link to reload', () => {
    const states = [{ service: 'parcel' as const, state: null }];
    const view = aLabelsView({ order: { labels: unmade ? [unmade] : [] }, states });
    expect(view).not.toHaveProperty('now');
    expect(view.states).toMatchObject([{ status: 'error', again: { href: '/ecom/e-service/colis/CMD-26-1/labels' } }]);
  });
});

test('the page leads to the order and, where there are parcels, to their refund', () => {
  const ways = (labels: typeof made) => aLabelsView({ order: { labels } }).ways.map(({ href }) => href);
  expect(ways(made)).toEqual(['/mes-commandes/detail/CMD-26-1', '/mes-commandes/detail/CMD-26-1/remboursement']);
  expect(ways(threeLabels({ service: 'registered-mail' }))).toEqual(['/mes-commandes/detail/CMD-26-1']);
});

test('an order without labels has no panel', () => {
  expect(aLabelsView({ order: { labels: [] } })).not.toHaveProperty('panel');
});

const ofLetters = lineStatuses.filter((status) => status !== 'awaiting-drop-off');
test.each(ofLetters.flatMap((status) => (['fr', 'en'] as const).map((lang) => [status, lang] as const)))(
  'the page of registered letters that are %s speaks of vignettes and letters, and offers no other format: %s',
  (status, lang) => {
    const labels = threeLabels({ status, service: 'registered-mail' });
    const { panel, ...page } = aLabelsView({ lang, order: { labels, formats: ['a4'] } });
    expect(panel).toMatchObject({ formats: [], cells: [] });
    const texts = JSON.stringify([page, panel], (key, value) => (/^(href|file|testPage)$/.test(key) ? '' : value));
    expect(texts.replaceAll('registered mail label', '')).not.toMatch(/étiquette|colis|parcel/i);
  },
);
