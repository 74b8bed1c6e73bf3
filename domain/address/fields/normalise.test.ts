import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestRead, normalise, normaliseAndTell } from './normalise.ts';

test.each(Array.from('\u2018\u2019\u201b\u02bc\u00b4\u0060\uff07'))('%j is an apostrophe', (sign) => {
  expect(normalise(`rue de l${sign}Église`)).toBe("rue de l'Église");
});

test.each(Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212'))('%j is a hyphen', (sign) => {
  expect(normalise(`Anne${sign}Marie`)).toBe('Anne-Marie');
});

test('invisible signs are dropped, and full-width digits become digits', () => {
  expect(normalise('\u202a１２\u00ad rue\ufe0f du\u200b Port\u202c')).toBe('12 rue du Port');
});

test.each(Array.from('\u00a0\u202f\t\u2003\u3000'))('%j is a space', (sign) => {
  expect(normalise(`12${sign}rue`)).toBe('12 rue');
});

test('every sign is folded, not only the first', () => {
  expect(normalise('’a’–b–\u00a0c\u00a0d')).toBe("'a'-b- c d");
});

test('an accent typed apart is composed with its letter', () => {
  expect(normalise('E\u0301glise')).toBe('\u00c9glise');
});

test('outer spaces go, inner double spaces stay: they are an error of their own', () => {
  expect(normalise('\u00a0 Jean  Paul\t')).toBe('Jean  Paul');
});

describe('what was folded is told', () => {
  test.each([
    ['D’Artagnan', ['apostrophes']],
    ['Anne–Marie', ['dashes']],
    [' Anne', ['outer-spaces']],
    ['Anne\u00a0', ['outer-spaces']],
    [' l’Anne—Marie', ['apostrophes', 'dashes', 'outer-spaces']],
    ["L'Anne-Marie Paul", []],
    ['Anne\u00a0Paul', []],
  ])('the normalisation reports what it changed in %j', (typed, folded) => {
    expect(normaliseAndTell(typed).folded).toEqual(folded);
  });
});

test('a normalised text is normalised, and nothing is left to tell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const value = normalise(typed);
      expect(normaliseAndTell(value)).toEqual({ value, folded: [] });
    }),
  );
});

test('a text that no field may hold is left as it is', () => {
  const longest = ' '.repeat(longestRead);
  expect(normalise(longest)).toBe('');
  expect(normaliseAndTell(`${longest} `)).toEqual({ value: `${longest} `, folded: [] });
});
