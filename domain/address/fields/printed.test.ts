import { expect, test } from 'vitest';
import { longestRead } from './normalise.ts';
import { plain, removeAccents } from './printed.ts';

test.each([
  ['Jean-Noël d’Œuvrard', 'JEAN-NOEL D’OEUVRARD'],
  ['Łukasz Ærø & Straße', 'LUKASZ AERO & STRASSE'],
  ['ẞ Đorđe Ðð Ħħ Þþ Ŋŋ Əə', 'SS DORDE DD HH THTH NGNG EE'],
  ['Ａtelier n\u00ba 3, ﬁls', 'ATELIER NO 3, FILS'],
  ['S.A. 3M @ Parc', 'S.A. 3M @ PARC'],
])('%s is printed %s', (text, printed) => {
  expect(removeAccents(text)).toBe(printed);
});

test.each([
  ["12, rue de l'Église", '12 RUE DE L EGLISE'],
  ['Sarroux - Saint Julien', 'SARROUX SAINT JULIEN'],
  [' (Château-Chinon) ', 'CHATEAU CHINON'],
  ['--', ''],
])('an address line « %s » is printed as « %s »', (text, printed) => {
  expect(plain(text)).toBe(printed);
});

test('a letter without a capital of its own is kept rather than lost', () => {
  expect(plain('ꞌAitutaki Ɓa')).toBe('ꞋAITUTAKI ƁA');
});

test('a text that no line may hold is not read', () => {
  expect(removeAccents('é'.repeat(longestRead))).toBe('E'.repeat(longestRead));
  expect(removeAccents('é'.repeat(longestRead + 1))).toBe('é'.repeat(longestRead + 1));
});
