import { expect, test } from 'vitest';
import { aCheckView, fiveSuggestions, oneSuggestion } from '#ui/address/address.examples.ts';

const markedIn = (lines: { text: string; isDifferent: boolean }[][] = []) =>
  lines.flat().flatMap(({ text, isDifferent }) => (isDifferent ? [text] : []));

test('the words that differ are marked on both sides', () => {
  const view = aCheckView(oneSuggestion);
  expect(markedIn(view.typed)).toEqual(['GARRE']);
  expect(markedIn(view.suggestions[0]?.lines)).toEqual(['GARE']);
  expect(view.keep).toBe('keep');
});

test('among several, only the suggestions are marked', () => {
  const view = aCheckView({ ...oneSuggestion, suggestions: fiveSuggestions });
  expect(markedIn(view.typed)).toEqual([]);
  expect(view.suggestions.map(({ lines }) => markedIn(lines))).toEqual([
    ['GARE'],
    ['14', 'GARE'],
    ['16', 'GARE'],
    ['18', 'GARE'],
    ['20', 'GARE'],
  ]);
});

test('in another country the address cannot be kept, and the country is named', () => {
  const suggestion = {
    streetName: '12 Avenue de la Gare',
    additionalStreetName: '',
    codePostal: '1000',
    city: 'Bruxelles',
    country: 'BE',
  };
  const view = aCheckView({ kind: 'suggestions', suggestions: [suggestion], mustChoose: true }, { mayKeep: false });
  expect([view.title, view.keep]).toEqual(['Confirmez le pays de livraison', null]);
  expect(view.suggestions[0]?.lines.at(-1)).toEqual([{ text: 'BELGIQUE', isDifferent: true }]);
});

test('another country is marked though a town has its name', () => {
  // A country without a name is shown by its code.
  const suggestion = {
    streetName: '12 Avenue de la Garre',
    additionalStreetName: '',
    codePostal: '1855',
    city: 'Mios',
    country: 'MIOS',
  };
  const linesOf = (country: string) => {
    const asked = { kind: 'suggestions' as const, suggestions: [{ ...suggestion, country }], mustChoose: true };
    return markedIn(aCheckView(asked, { mayKeep: false }).suggestions[0]?.lines);
  };
  expect(linesOf('MIOS')).toEqual(['1855', 'MIOS']);
  expect(linesOf('FR')).toEqual(['1855']);
});

test('an unknown address is said in the words of the specification, and confirmed from the second try', () => {
  const first = aCheckView({ kind: 'unknown' }, { mayKeep: false });
  expect(first.text).toMatch(/^Ces indications ne correspondent pas à une adresse postale connue\. Vérifiez/);
  expect(first.keep).toBeNull();
  const second = aCheckView({ kind: 'unknown' }, { tries: 2 });
  expect([second.keep, second.hidden.tries]).toEqual(['confirm', '2']);
  expect(aCheckView({ kind: 'unknown' }, { lang: 'en' }).text).toMatch(
    /^These details do not match any known postal address\./,
  );
});
