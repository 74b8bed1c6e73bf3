import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOf, pageViews } from './catalogue.ts';

const failure = { failure: 'choix_paiement', text: 'Votre paiement a été refusé.', attempts: 2, details: 'refused' };

test('the sixteen page views of the specification are there', () => {
  expect(Object.keys(pageViews)).toHaveLength(16);
});

describe('what is counted', () => {
  test.each([
    { page: 'cart', empty: true, lines: 0, firstPurchase: true },
    { page: 'product page', code: '1126001', type: 'product', marketplace: false, inStock: true },
    { page: 'listing', kind: 'seller detail', code: 'canal', number: 2, filters: 1, results: 97 },
    { page: 'sellers list' },
    { page: 'user timeout' },
    { page: 'account', method: 'digital-identity', secondFactor: true },
    { page: 'journey step', journey: 'registered-mail', step: 'votre-recommande' },
    { page: 'error', status: 403, message: 'Cette page n’est pas accessible avec votre compte' },
    failure,
  ])('$page $failure is an event as it stands', (event) => {
    expect(eventOf(event)).toEqual(event);
  });

  test('an event loses the fields that are not in the catalogue', () => {
    expect(
      eventOf({
        page: 'cart',
        empty: false,
        lines: 2,
        firstPurchase: false,
        email: 'canari@exemple.fr',
        page_title_html: 'Canari',
      }),
    ).toEqual({ page: 'cart', empty: false, lines: 2, firstPurchase: false });
  });

  test.each([
    ['an unknown page', { page: 'compte' }],
    ['a page named like an object’s own words', { page: 'toString' }],
    ['a property left out', { page: 'cart', empty: true }],
    ['a text for a number', { page: 'cart', empty: true, lines: '2', firstPurchase: true }],
    ['a fraction', { page: 'cart', empty: true, lines: 0.5, firstPurchase: true }],
    ['how somebody signed in, in a word of a backend', { page: 'account', method: 'SMS', secondFactor: true }],
    ['a word that is not listed', { page: 'listing', kind: 'canari', code: 'a', number: 1, filters: 0, results: 1 }],
    ['an address in a code', { page: 'universe', code: 'canari@exemple.fr' }],
    ['an error without its message', { page: 'error', status: 500 }],
    ['an address in the message of an error', { page: 'error', status: 500, message: 'canari@exemple.fr' }],
    ['a phone number in a failure', { ...failure, text: 'Appelez le 0612345678.' }],
    ['an address in a failure', { ...failure, text: 'canari@exemple.fr' }],
    ['a failure without its text', { ...failure, text: '' }],
    ['nothing', {}],
  ])('%s is no event', (_, values) => {
    expect(eventOf(values)).toBeNull();
  });

  test('whatever is typed, no property but the message of an error takes a text with a space or a sign', () => {
    const typed = fc.string({ minLength: 1 }).filter((text) => !/^[A-Za-z0-9_-]{1,64}$/.test(text));
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(pageViews).filter((page) => page !== 'error')),
        typed,
        (page, canary) => {
          const names = Object.keys(pageViews[page as keyof typeof pageViews]);
          const event = eventOf({ page, ...Object.fromEntries(names.map((name) => [name, canary])) });
          expect(event === null || names.length === 0).toBe(true);
        },
      ),
    );
  });
});
