import { expect, test } from 'vitest';
import type { Answers } from '#domain/journey/journey.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type BoxField, type BoxStep, boxes } from './journey.examples.ts';
import { journeyView, type PriceView } from './journey.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t } = wording;
const price: PriceView = {
  totals: [],
  quote: { id: 'devis-1', ttc: { cents: 940 }, ht: null },
  validUntil: '2026-11-23T10:30:00Z',
  rows: [
    { step: 'what', label: 'Volume', value: '80 l' },
    { step: 'where', label: 'Allée', value: 'B' },
  ],
};

const shown = (step: BoxStep, answers: Answers<BoxField>, summary = boxes.summary, found: PriceView | null = price) =>
  journeyView(
    {
      declaration: { ...boxes, summary },
      journey: boxes.journey(null),
      options: null,
      step,
      answers,
      begun: {},
      version: 7,
      faults: {},
      notices: [],
    },
    { price: found, wording },
  );

test.each<[BoxStep, Answers<BoxField>, string, string]>([
  ['what', { size: 'M', shelf: '3' }, t('journey.backToEntry'), '/boites'],
  ['where', { size: 'M', shelf: '3' }, t('journey.backTo', { step: 'Quoi' }), '/boites/what'],
  ['check', { size: 'M', shelf: '3' }, t('journey.backTo', { step: 'Où' }), '/boites/where'],
  ['check', { size: 'XXL' }, t('journey.backTo', { step: 'Quoi' }), '/boites/what'],
])('the way back from « %s » of %j is the step before that is needed', (step, answers, label, href) => {
  expect(shown(step, answers).back).toEqual({ label, href });
});

test('the last step shows each step before it that was answered, and not itself', () => {
  const partsOf = (answers: Answers<BoxField>) => shown('check', answers).parts.map(({ title }) => title);
  expect(partsOf({ size: 'M', shelf: '3', note: 'Fragile' })).toEqual(['Quoi', 'Où']);
  expect(partsOf({ size: 'XXL', note: 'Fragile' })).toEqual(['Quoi']);
});

test('the backend’s details of an answer stand below the answers of its step', () => {
  const { summary } = shown('where', { size: 'M', shelf: '3' }, () => [
    { step: 'what', label: 'Taille', value: 'M' },
    { step: 'what', label: 'Couleur', value: 'bleue' },
    { step: 'where', label: 'Étagère', value: '3' },
  ]);
  expect(summary.rows.map(({ label }) => label)).toEqual(['Taille', 'Couleur', 'Volume', 'Étagère', 'Allée']);
});

test('before anything is chosen the service’s facts take the place of the summary', () => {
  const priceOf = (answers: Answers<BoxField>, found: PriceView | null) =>
    shown('what', answers, boxes.summary, found).facts?.price;
  expect(priceOf({}, null)).toBe('Dès 2,00 € la boîte');
  expect(priceOf({ size: 'M' }, null), 'something is chosen').toBeUndefined();
  expect(shown('check', {}, boxes.summary, null).facts, 'a missing price is said').toBeNull();
});
