import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Address } from '#domain/address/address.ts';
import { boundTo, placeOf } from '#domain/address/check/address-check.ts';
import { anAddress } from '#domain/address/examples.ts';
import { legalAddresses } from '#tests/shared/legal-addresses.ts';
import { aCheckView, fiveSuggestions, oneSuggestion } from '#ui/address/address.examples.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { MarkedLine } from './address-check.view.ts';

const markedIn = (lines: MarkedLine[] = []) =>
  lines.flat().flatMap(({ text, isDifferent }) => (isDifferent ? [text] : []));

test('the words that differ are marked on both sides', () => {
  const view = aCheckView(oneSuggestion);
  expect(markedIn(view.typed)).toEqual(['GARRE']);
  expect(markedIn(view.suggestions[0]?.lines)).toEqual(['GARE']);
  expect(view.typed[1]).toEqual([
    { text: '12 AVENUE DE LA', isDifferent: false },
    { text: 'GARRE', isDifferent: true },
  ]);
  expect(view.keep).toBe('keep');
});

test('whatever is marked, what was typed and each suggestion are shown whole', () => {
  const wording = wordingOf({ lang: 'fr', mode: 'part' });
  const wholeOf = (lines: MarkedLine[]) => lines.map((line) => line.map(({ text }) => text).join(' '));
  fc.assert(
    fc.property(legalAddresses, fc.array(legalAddresses, { maxLength: 3 }), (address, found) => {
      const suggestions = found.map((one) => placeOf(boundTo(one)));
      const view = aCheckView(
        suggestions.length > 0 ? { kind: 'suggestions', suggestions, mustChoose: false } : { kind: 'unknown' },
        { address },
      );
      const shown = (over: Partial<Address>) => printedLines({ ...address, ...over }, wording);
      expect(wholeOf(view.typed)).toEqual(shown({}));
      expect(view.suggestions.map(({ lines }) => wholeOf(lines))).toEqual(
        found.map(({ countryName }, at) => shown({ ...suggestions[at], countryName })),
      );
    }),
  );
});

test('the suggestions alone are marked when there are several', () => {
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

test('an address suggested in another country cannot be left unchanged, and the country is named', () => {
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

// A country without a name is shown by its code.
test.each<[string, Partial<Address>, string, string[]]>([
  ['another country is marked though a town has its name', {}, 'MIOS', ['1855', 'MIOS']],
  ['as a whole, though a town has a part of it', { city: 'Kong' }, 'HK', ['1855 MIOS', 'HONG KONG']],
  ['the same country is not', {}, 'FR', ['1855']],
  ['nor is the same one abroad', { country: 'BE', countryName: 'Belgique' }, 'BE', ['1855']],
  ['nor is France, which is not printed', { country: 'BE', countryName: 'Belgique' }, 'FR', ['1855']],
])('a suggestion marks its differences: %s', (_, over, country, expected) => {
  const address = anAddress({ streetName: '12 avenue de la Garre', ...over });
  const suggestion = {
    streetName: '12 Avenue de la Garre',
    additionalStreetName: '',
    codePostal: '1855',
    city: 'Mios',
    country,
  };
  const asked = { kind: 'suggestions' as const, suggestions: [suggestion], mustChoose: true };
  expect(markedIn(aCheckView(asked, { mayKeep: false, address }).suggestions[0]?.lines)).toEqual(expected);
});

test('an unknown address is said in the words of the specification, and confirmed from the second try', () => {
  const first = aCheckView({ kind: 'unknown' }, { mayKeep: false });
  expect(first.text).toMatch(/^Ces indications ne correspondent pas à une adresse postale connue\. Vérifiez/);
  expect([first.keep, first.suggestions]).toEqual([null, []]);
  const second = aCheckView({ kind: 'unknown' }, { tries: 2 });
  expect([second.keep, second.hidden.tries]).toEqual(['confirm', '2']);
  expect(aCheckView({ kind: 'unknown' }, { lang: 'en' }).text).toMatch(
    /^These details do not match any known postal address\./,
  );
});
