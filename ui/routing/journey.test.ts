import { expect, expectTypeOf, test } from 'vitest';
import { journey } from './route-entry.ts';

const entries = journey('registeredMail', {
  entry: '/vignette-recommandee-en-ligne',
  steps: {
    service: '/parcours/votre-recommande',
    postingPlace: '/parcours/adresses-depot',
    summary: '/parcours/recapitulatif',
  },
});

test('a journey is one line of the table: its entry, and its steps in their order below it', () => {
  expect(entries.map(({ name, path, file }) => [name, path, file])).toEqual([
    ['registeredMail', '/vignette-recommandee-en-ligne', 'registered-mail/entry/entry.route.tsx'],
    [
      'registeredMailService',
      '/vignette-recommandee-en-ligne/parcours/votre-recommande',
      'registered-mail/service/service.route.tsx',
    ],
    [
      'registeredMailPostingPlace',
      '/vignette-recommandee-en-ligne/parcours/adresses-depot',
      'registered-mail/posting-place/posting-place.route.tsx',
    ],
    [
      'registeredMailSummary',
      '/vignette-recommandee-en-ligne/parcours/recapitulatif',
      'registered-mail/summary/summary.route.tsx',
    ],
  ]);
});

test('a page of a journey knows its journey and its step, and is private to its visitor', () => {
  expect(entries.map(({ journey: of }) => of?.step)).toEqual([null, 'service', 'postingPlace', 'summary']);
  expect(entries.every(({ kind, journey: of }) => kind === 'private' && of?.name === 'registeredMail')).toBe(true);
});

test('every page of a journey is open and has a professional variant unless its row says otherwise', () => {
  expect(entries.every(({ guard, proVariant }) => guard === 'open' && proVariant)).toBe(true);
  const logo = journey('logo', { entry: '/logo', steps: { choice: '/parcours/choix' } }, { proVariant: false });
  expect(logo.map(({ proVariant }) => proVariant)).toEqual([false, false]);
});

test('search engines may index the entry of a journey, never a step', () => {
  expect(entries.map(({ indexable }) => indexable)).toEqual([true, false, false, false]);
});

test('the names and paths of a journey are known to the compiler', () => {
  expectTypeOf<(typeof entries)[number]['name']>().toEqualTypeOf<
    'registeredMail' | 'registeredMailService' | 'registeredMailPostingPlace' | 'registeredMailSummary'
  >();
  expectTypeOf<
    Extract<(typeof entries)[number], { name: 'registeredMailSummary' }>['path']
  >().toEqualTypeOf<'/vignette-recommandee-en-ligne/parcours/recapitulatif'>();
});
